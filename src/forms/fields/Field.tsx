import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, leading, radius, size, space } from '../../styles/tokens.ts';

/** A box to fill in, whichever element it is. */
const fieldLook = css`
  position: relative;
  min-inline-size: 0;

  label {
    display: grid;
    gap: ${space.xxs};
    font-weight: 600;
  }

  small {
    font-size: ${size.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }

  input,
  select,
  textarea {
    inline-size: 100%;
    min-block-size: 3rem;
    padding: ${space.xs} ${space.s};
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius};
    background: ${color.background};
    font-weight: 400;
    scroll-margin-block: 8rem;
  }

  textarea {
    min-block-size: 8.5rem;
    field-sizing: content;
    max-block-size: 24rem;
    resize: vertical;
  }

  &[data-feedback='right'] :is(input, select, textarea) {
    border-color: ${color.valid};
  }

  &[data-feedback='wrong'] :is(input, select, textarea) {
    border-color: ${color.stop};
  }

  &[data-feedback='wrong'] :is(input, select, textarea):not(:focus-visible) {
    box-shadow: inset 0 0 0 1px ${color.stop};
  }
`;

/* On the corner of the box: clear of what is written, of the label's unit, and of a list's arrow. */
const tick = css`
  position: absolute;
  inset-block-start: 1.25rem;
  inset-inline-end: -0.5rem;
  inline-size: 1.3rem;
  block-size: 1.3rem;
  border-radius: 50%;
  background: ${color.valid};

  &::after {
    content: '';
    position: absolute;
    inset: 27% 22% 40%;
    border: solid ${color.background};
    border-width: 0 0 2.5px 2.5px;
    rotate: -48deg;
  }

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/* Its line is there before it is needed: nothing moves when a message comes or goes. */
const message = css`
  display: flex;
  gap: 0.4em;
  min-block-size: 2rem;
  padding-block-start: ${space.xs};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.stop};

  b {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
    border-radius: 50%;
    background: ${color.stopFill};
    color: ${color.onStopFill};
    line-height: ${leading.note};
    text-align: center;
  }
`;

/** The id of the element that says what is wrong with a field. */
export function errorId(name: string): string {
  return `${name}-error`;
}

interface FieldProps {
  readonly label: string;
  /** What else the label says: a unit, or that the field is optional. */
  readonly note?: string | undefined;
  /** The field holds something, and nothing is known against it: it is green, with a tick (D37). */
  readonly filled?: boolean;
  /** What it holds will not do as it stands: the tick is for the eye alone, and nothing is said of it. */
  readonly unfinished?: boolean;
  /** A field that is checked here has its name, and its message when it is wrong. */
  readonly checked?: { readonly name: string; readonly error: string | undefined };
  readonly children: ReactNode;
}

/** A label around its field: what is written can't come loose from what is filled in. */
export function Field({ label, note, filled = false, unfinished, checked, children }: FieldProps) {
  const right = filled && !checked?.error;
  return (
    <div
      className={fieldLook}
      data-feedback={checked?.error ? 'wrong' : right ? 'right' : undefined}
    >
      <label>
        <FieldLabel label={label} note={note} />
        {children}
      </label>
      {/* Not part of the label, and no live region: it can be found, and never interrupts typing. */}
      {right && !unfinished ? (
        <span className={tick} role="img" aria-label={`${label} is filled in`} />
      ) : null}
      {right && unfinished ? <span className={tick} role="img" aria-hidden="true" /> : null}
      {checked ? (
        <p id={errorId(checked.name)} className={message}>
          {checked.error ? (
            <>
              <b aria-hidden="true">!</b>
              <span>{checked.error}</span>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** A field's label. The space before its note is its own text: some browsers leave out one that stands alone. */
function FieldLabel({ label, note }: Pick<FieldProps, 'label' | 'note'>) {
  if (!note) return <span>{label}</span>;
  return (
    <span>
      {`${label} `}
      <small>{note}</small>
    </span>
  );
}
