import { css } from 'linaria';
import { color, size } from '../../styles/tokens.ts';
import { linkButtonStyles } from '../fields/linkButtonStyles.ts';

/* Stands in the space above the form, which is there anyway: nothing moves when it comes. */
const note = css`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 0;
  font-size: ${size.small};
  color: ${color.inkSoft};

  button {
    ${linkButtonStyles}
  }
`;

interface DraftRestoredNoteProps {
  readonly restored: boolean;
  /** The id of the form that Clear empties. */
  readonly form: string;
}

/** Says above a form that it holds what was typed before, and offers to empty it. */
export function DraftRestoredNote({ restored, form }: DraftRestoredNoteProps) {
  return (
    <p className={note} role="status">
      {restored ? (
        <span>
          We kept what you typed.{' '}
          <button type="reset" form={form}>
            Clear
          </button>
        </span>
      ) : null}
    </p>
  );
}
