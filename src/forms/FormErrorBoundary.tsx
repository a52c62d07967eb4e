import { css } from 'linaria';
import { Component, useLayoutEffect, useRef, type ReactNode } from 'react';
import { business } from '../content/business.ts';
import { broken } from '../content/formWords.ts';
import { mixins } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { restoreFields, type FieldValues } from './fields/fieldValues.ts';

const note = css`
  ${mixins.errorNote}
  margin-block-end: ${space.m};
`;

interface FormErrorBoundaryProps {
  /** The form's markup as the server rendered it; it works without script. */
  readonly fallbackNodes: readonly Node[];
  /** Reads the last known field values. */
  readonly lastTyped: () => FieldValues;
  readonly children: ReactNode;
}

/**
 * If anything in the form throws, shows the server-rendered form instead, with what was typed, a short apology and a
 * number to call. The browser submits that form itself.
 */
export class FormErrorBoundary extends Component<
  FormErrorBoundaryProps,
  { readonly isBroken: boolean }
> {
  // A class field would add the helpers that old browsers need to the script of every form.
  constructor(props: FormErrorBoundaryProps) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { fallbackNodes, lastTyped, children } = this.props;
    return this.state.isBroken ? (
      <FallbackForm fallbackNodes={fallbackNodes} lastTyped={lastTyped} />
    ) : (
      children
    );
  }
}

interface FallbackFormProps {
  readonly fallbackNodes: readonly Node[];
  readonly lastTyped: () => FieldValues;
}

function FallbackForm({ fallbackNodes, lastTyped }: FallbackFormProps) {
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    container.current?.replaceChildren(...fallbackNodes);
    const form = container.current?.querySelector('form');
    if (form) restoreFields(form, lastTyped());
  }, [fallbackNodes, lastTyped]);

  return (
    <>
      <BrokenNote />
      <div ref={container} />
    </>
  );
}

/** Shown above the fallback form after a script error: the form still works, and whom to call. */
export function BrokenNote() {
  return (
    <p role="alert" className={note}>
      {broken[0]}
      <TelephoneLink number={business.telephones.main} />
      {broken[1]}
    </p>
  );
}
