import { Component, useLayoutEffect, useRef, type ReactNode } from 'react';
import { restoreFields, type FieldValues } from './fields/fieldValues.ts';
import { BrokenNote } from './notes/BrokenNote.tsx';

interface FormErrorBoundaryProps {
  /** The form as the server sent it, which works without script. */
  readonly plain: readonly Node[];
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
    return this.state.isBroken ? <PlainForm plain={plain} lastTyped={lastTyped} /> : children;
  }
}

interface PlainFormProps {
  readonly plain: readonly Node[];
  readonly lastTyped: () => FieldValues;
}

function PlainForm({ plain, lastTyped }: PlainFormProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    place.current?.replaceChildren(...plain);
    const form = place.current?.querySelector('form');
    if (form) restoreFields(form, lastTyped());
  }, [plain, lastTyped]);

  return (
    <>
      <BrokenNote />
      <div ref={place} />
    </>
  );
}
