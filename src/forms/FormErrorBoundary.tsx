import { Component, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormBroken } from './FormBroken.tsx';
import { restoreFields, type FieldValues } from './fieldValues.ts';

interface FormErrorBoundaryProps {
  /** The form as the server sent it: HTML that works without script. */
  readonly plain: string;
  /** What stood in the form last. */
  readonly lastTyped: () => FieldValues;
  readonly children: ReactNode;
}

/**
 * Keeps a form standing whatever throws in it: the plain form takes its place, which the browser posts by itself,
 * with what was typed, below a word of what happened and a number to call.
 */
export class FormErrorBoundary extends Component<
  FormErrorBoundaryProps,
  { readonly isBroken: boolean }
> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { plain, lastTyped, children } = this.props;
    return this.state.isBroken ? <PlainForm html={plain} lastTyped={lastTyped} /> : children;
  }
}

interface PlainFormProps {
  readonly html: string;
  readonly lastTyped: () => FieldValues;
}

function PlainForm({ html, lastTyped }: PlainFormProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) restoreFields(form, lastTyped());
  }, [lastTyped]);

  return (
    <>
      <FormBroken />
      {/* oxlint-disable-next-line react/no-danger -- the page's own HTML, as it was served */}
      <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
