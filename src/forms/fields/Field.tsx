import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins, square } from '../../styles/mixins.ts';
import { color, leading, radius, size, space, target } from '../../styles/tokens.ts';

/**
 * Styles of an input, select or textarea with its label. A form can set `--tick`, the distance of the tick from top and
 * bottom. A field with colours of its own sets `--locked` and `--locked-ink`, its colours while the enquiry is being sent.
 */
const fieldStyles = css`
  position: relative;
  min-inline-size: 0;

  :where(label) {
    display: grid;
    gap: ${space.xxs};
    font-weight: 600;
  }

  :where(small) {
    font-weight: 400;
    color: ${color.inkSoft};
  }

  :where(input, select, textarea) {
    inline-size: 100%;
    min-block-size: ${target.control};
    padding: ${space.xs} ${space.s};
    border: 2px solid ${color.borderStrong};
    border-radius: ${radius};
    background-color: ${color.card};
    font-weight: 400;
    scroll-margin-block: 8rem;
  }

  :where(textarea) {
    min-block-size: 8.5rem;
    field-sizing: content;
    max-block-size: 24rem;
    resize: vertical;
  }

  /* While the enquiry is being sent. */
  :where(input, textarea):read-only,
  [data-locked] {
    border-style: dashed;
    background-color: var(--locked, ${color.backgroundDeep});
    color: var(--locked-ink, ${color.inkSoft});
    cursor: progress;
  }

  &[data-feedback='right'] :where(input, select, textarea) {
    border-color: ${color.valid};
  }

  &[data-feedback='wrong'] :where(input, select, textarea) {
    border-color: ${color.stop};
  }

  &[data-feedback='wrong'] :where(input, select, textarea):not(:focus-visible) {
    box-shadow: inset 0 0 0 1px ${color.stop};
  }

  /* The tick: on the corner of the box, clear of the text, the label's unit and the select's arrow. */
  [role='img'] {
    position: absolute;
    inset-block: var(--tick, 1.25rem auto);
    inset-inline-end: -0.5rem;
    ${square('1.3rem')}
    border-radius: 50%;
    background-color: ${color.valid};

    &::after {
      ${mixins.tick}
      inset: 0;
      margin: auto;
      color: ${color.background};
      scale: 0.72;
    }

    @media (forced-colors: active) {
      background-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/* Always takes up its line, so that nothing moves when a message appears or disappears. */
const message = css`
  display: flex;
  gap: 0.5em;
  min-block-size: 2rem;
  padding-block-start: ${space.xs};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.stop};

  [aria-hidden] {
    flex: none;
    ${square('1.35em')}
    border-radius: 50%;
    background-color: ${color.stopFill};
    color: ${color.onStopFill};
    font-weight: 700;
    line-height: ${leading.note};
    text-align: center;
  }
`;

/** The id of a field's error message. */
export function errorId(name: string): string {
  return `${name}-error`;
}

interface FieldProps {
  readonly label: string;
  /** A note in the label: a unit, or that the field is optional. */
  readonly note?: string | undefined;
  /** The field has a value; without an error it turns green and shows a tick (D37). */
  readonly filled?: boolean;
  /** Set for a field the form validates itself: its name and its error, if any. */
  readonly validation?: { readonly name: string; readonly error: string | undefined };
  readonly children: ReactNode;
}

/** A label that contains its field. */
export function Field({ label, note, filled = false, validation, children }: FieldProps) {
  const isValid = filled && !validation?.error;
  return (
    <div
      className={fieldStyles}
      data-feedback={validation?.error ? 'wrong' : isValid ? 'right' : undefined}
    >
      <label>
        <FieldLabel label={label} note={note} />
        {children}
      </label>
      {/* A picture, which is not read out: a screen reader has just said the value. */}
      {isValid ? <span role="img" aria-hidden="true" /> : null}
      {validation ? (
        <p id={errorId(validation.name)} className={message}>
          {validation.error ? (
            <>
              <span aria-hidden="true">!</span>
              <span>{validation.error}</span>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** The space before the note is part of the label's text: some browsers drop a text node that is only a space. */
function FieldLabel({ label, note }: Pick<FieldProps, 'label' | 'note'>) {
  if (!note) return <span>{label}</span>;
  return (
    <span>
      {`${label} `}
      <small>{note}</small>
    </span>
  );
}
