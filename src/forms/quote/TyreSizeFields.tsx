import { css } from 'linaria';
import { useState } from 'react';
import * as words from '../../content/quoteFormWords.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, radius, size, space, target, tracks } from '../../styles/tokens.ts';
import { Field } from '../fields/Field.tsx';
import { fieldGroupStyles } from './fieldGroupStyles.ts';
import { popularSizes } from './fields.ts';
import { Sidewall } from './Sidewall.tsx';
import { sizeLineOf } from './sizeLine.ts';
import type { TyreSizeActions } from './useTyreSize.ts';

/* Its two halves follow the form's columns; a page can let the drawing reach up by `--drawing-offset`. */
const group = css`
  display: contents;

  ${media.desktop} {
    > * {
      grid-column: 1;
    }

    > :where(figure) {
      grid-column: 2;
      grid-row: 1;
      align-self: end;
      margin-block-start: var(--drawing-offset);
    }

    /* While the page arrives: the drawing grows upwards, so it shows once it is whole. */
    &:not(:has(+ *)) > :where(figure) {
      visibility: hidden;
    }
  }
`;

const fields = css`
  display: grid;
  grid-template-columns: ${tracks.three};
  gap: ${space.s};
  /* Keeps the inputs aligned where a unit wraps onto a line of its own. */
  align-items: end;

  ${mixins.oneColumnAtLargeText}

  [list] {
    min-block-size: 3.75rem;
    padding-inline: ${space.xs};
    font: ${font.headline(size.cardHeading)};
    text-align: center;

    /* Clicking the drawing scrolls here; on a low screen the drawing stays in view above its field. */
    ${media.desktop} {
      scroll-margin-block: min(28rem, 55vh) 1rem;
    }
  }

  /* Measured from the bottom, so that the tick stays on its corner under a two-line label. */
  --tick: auto 3.1rem;

  /* The arrow of suggestions; Chromium's own style sheet shows it with the same weight. */
  [list]::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

const chips = css`
  display: grid;
  grid-template-columns: ${tracks.four};
  gap: ${space.xs};
  margin-block-start: ${space.s};

  /* Four in a row would wrap each size. */
  ${media.narrow} {
    grid-template-columns: ${tracks.two};
  }

  ${media.tablet} {
    display: flex;
  }

  ${mixins.needsScript}
`;

const chip = css`
  min-block-size: ${target.link};
  border: 2px solid ${color.borderStrong};
  border-radius: ${radius};
  background: none;
  font: ${font.headline(size.small)};
  cursor: pointer;

  ${media.tablet} {
    padding-inline: ${space.s};
    font-size: ${size.lead};
  }

  &:disabled {
    color: ${color.inkSoft};
    cursor: progress;
  }

  &:hover {
    background-color: ${color.backgroundDeep};
  }

  &[aria-pressed='true'] {
    border-color: ${color.ink};
    background-color: ${color.ink};
    color: ${color.background};

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background-color: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
`;

const splitNote = css`
  min-block-size: 2rem;
  margin-block-end: calc(-1 * ${space.l});
  padding-block-start: ${space.xs};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  color: ${color.inkSoft};

  :where(button) {
    ${mixins.linkButton}
  }
`;

/** The values that each field suggests. */
function renderSuggestions() {
  return words.sizeFields.map(({ name, values }) => (
    <datalist key={name} id={`${name}-values`}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  ));
}

interface TyreSizeFieldsProps {
  /** The size, and the comment, which may have it as given. */
  readonly size: TyreSize & { readonly comment: string };
  readonly actions: TyreSizeActions;
}

/** Whether two sizes are equal. */
function isSame(one: TyreSize, other: TyreSize): boolean {
  return words.sizeFields.every(({ name }) => one[name] === other[name]);
}

/**
 * Width, profile and rim, buttons for popular sizes, and the drawing of the tyre (specification, sections 2 and 4). A
 * whole size pasted or typed into one field is split over all three; Undo restores it.
 */
export function TyreSizeFields({ size: typed, actions }: TyreSizeFieldsProps) {
  const { filled } = actions;
  // Always the same elements: React does not render them again at each letter.
  const [suggestions] = useState(renderSuggestions);
  return (
    <div className={group} role="group" aria-labelledby="tyre-size">
      <div>
        <div className={fieldGroupStyles}>
          <h2 id="tyre-size">
            {`${words.sizeHeading} `}
            <small>{words.optionalNote}</small>
          </h2>
          <p>{words.sizeHint}</p>
        </div>
        <div className={fields}>
          {words.sizeFields.map(({ name, label, unit, inputMode }) => (
            <Field key={name} label={label} note={unit} filled={typed[name] !== ''}>
              <input
                id={name}
                type="text"
                name={name}
                inputMode={inputMode}
                list={`${name}-values`}
                autoComplete="off"
                enterKeyHint="send"
                aria-describedby={`${name}-means`}
                onInput={actions.clearSplit}
                onBlur={() => actions.splitAfterPress(name)}
                onPaste={(event) => {
                  if (actions.splitSize(name, event.clipboardData.getData('text')))
                    event.preventDefault();
                }}
              />
            </Field>
          ))}
        </div>
        {suggestions}
        <div className={chips} role="group" aria-label={words.popularSizesLabel}>
          {popularSizes.map((popular) => {
            const text = `${popular.width}/${popular.profile}R${popular.rim}`;
            return (
              <button
                key={text}
                className={chip}
                type="button"
                data-replay=""
                aria-pressed={isSame(typed, popular)}
                onClick={() => actions.choose(popular)}
              >
                {text}
              </button>
            );
          })}
        </div>
        <p className={splitNote} role="status">
          {filled?.kind === 'split' ? (
            <span key={filled.before[filled.field]}>
              <span>{words.splitFrom(filled.before[filled.field])}</span>
              {filled.line && filled.line === sizeLineOf(typed.comment) ? (
                <span>{words.inComment}</span>
              ) : null}
              <button type="button" onClick={() => actions.undo(filled)}>
                {words.undo}
              </button>
            </span>
          ) : filled?.kind === 'popular' && isSame(typed, filled.size) ? (
            <span key={filled.size.width}>{words.popularFilled}</span>
          ) : null}
        </p>
      </div>
      <Sidewall size={typed} onSelect={actions.focusField} />
    </div>
  );
}
