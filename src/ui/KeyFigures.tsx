import { css } from 'linaria';
import { priceBasis } from '../content/prices.ts';
import type { Figure } from '../content/summary.ts';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, font, leading, media, size, space, tracks } from '../styles/tokens.ts';

const card = css`
  ${mixins.topCard}

  > :where(p) {
    ${mixins.partPadding}
    border-block-start: 1px solid ${color.border};
    ${mixins.quietText}
    text-wrap: balance;
  }
`;

const list = css`
  ${mixins.dividedGrid}

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    /* Three and more: their values are smaller. */
    &[data-many] {
      grid-template-columns: ${tracks.three};
    }
  }

  ${media.desktop} {
    container-type: inline-size;

    &[data-stacked] {
      grid-template-columns: ${tracks.one};
    }
  }
`;

const figure = css`
  position: relative;
  ${mixins.baselineRow}
  column-gap: ${space.m};
  ${mixins.partPadding}
  line-height: ${leading.note};

  /* While the page arrives, a value moves its label until the value is complete and its note begins. */
  &:not(:has(dd + dd)) {
    visibility: hidden;
  }

  /* The label stays on one line; a figure without room beside it wraps to the next. */
  :where(dt) {
    flex: auto;
    font: ${font.headline(size.label)};
  }

  :where(dd) {
    ${mixins.quietText}
    text-wrap: balance;
  }

  /* A long value is left-aligned, so that it doesn't move when the headline font loads. */
  :where(dd + dd),
  [data-long] {
    flex-basis: 100%;
  }

  ${media.tablet} {
    display: block;
    ${mixins.cardPadding}
  }
`;

const largeValue = css`
  display: inline-block;
  font: ${font.headline(size.partHeading, 'single')};
  color: ${color.ink};

  ${media.tablet} {
    margin-block-start: ${space.xxs};
    font-size: ${fitted.rowFigure};

    /* A long value is smaller, to share its neighbours' baseline. */
    [data-long] > & {
      padding-block: calc(${fitted.rowFigure} - ${size.cardHeading})
        calc(0.1 * (${fitted.rowFigure} - ${size.cardHeading}));
      font-size: ${size.cardHeading};
    }
  }

  /* Where three or more share the card, each unit stays beside its number at any card width. */
  ${media.desktop} {
    [data-many] & {
      padding-block: 0;
      ${mixins.containerHundredth}
      font-size: ${fitted.cardFigure};
    }

    [data-stacked] & {
      padding-block: 0;
    }
  }
`;

const badge = css`
  display: block;
  inline-size: fit-content;
  margin-block-start: ${space.xxs};
  padding: ${space.xxs} ${space.xs};
  ${mixins.dark}
  font-size: ${size.small};

  ${media.tablet} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    margin: 0;
  }

  ${mixins.forcedEdge}
`;

/** The most characters of a value that a narrow phone has room for beside its label, in the large size. */
const mostBesideLabel = 6;

/** A value that is a price. An estimate, such as a saving, is from one amount to another. */
const price = /^\$[\d.,]+$/;

interface KeyFiguresProps {
  readonly figures: readonly Figure[];
  /** Below each other where there is room, for a place beside a tall element. */
  readonly stacked?: boolean;
}

/**
 * The card at the top of a page with its prices, durations and counts in large type. Below prices it has the note about
 * currency and GST (D29).
 */
export function KeyFigures({ figures: shown, stacked = false }: KeyFiguresProps) {
  return (
    <div className={card}>
      <dl
        className={list}
        data-stacked={stacked || undefined}
        data-many={shown.length > 2 || undefined}
      >
        {shown.map(({ label, before, value, after, note, mark: flag }) => (
          <div className={figure} key={label}>
            <dt>
              {label}
              {flag ? <span className={badge}> {flag}</span> : null}
            </dt>
            <dd data-long={value.length > mostBesideLabel || undefined}>
              {before ? `${before} ` : null}
              <span className={largeValue}>{value}</span>
              {after ? ` ${after}` : null}
            </dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      {shown.some(({ value }) => price.test(value)) ? <p>{priceBasis}</p> : null}
    </div>
  );
}
