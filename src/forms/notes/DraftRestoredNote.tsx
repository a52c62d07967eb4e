import { css } from 'linaria';
import { restored as restoredWords } from '../../content/formWords.ts';
import { color, size } from '../../styles/tokens.ts';
import { linkButtonStyles } from '../fields/linkButtonStyles.ts';

/* Positioned in the existing gap above the form, so that nothing moves when it appears. */
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

/** Tells the visitor that a draft was restored, and offers to clear it. */
export function DraftRestoredNote({ restored, form }: DraftRestoredNoteProps) {
  return (
    <p className={note} role="status">
      {restored ? (
        <span>
          {`${restoredWords.said} `}
          <button type="reset" form={form}>
            {restoredWords.clear}
          </button>
        </span>
      ) : null}
    </p>
  );
}
