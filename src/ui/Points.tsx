import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { Action, Point } from '../content/summary.ts';
import { inRows, visuallyHidden } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import {
  breakpoint,
  color,
  font,
  layout,
  leading,
  media,
  size,
  space,
  tracks,
} from '../styles/tokens.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { classNames } from './classNames.ts';
import { rowsOf } from './fullRows.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

/* Each text is below its title, with a rule above. */
const list = css`
  display: grid;
  grid-template-columns: ${tracks.one};

  > li {
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  h3 {
    font: ${font.headline(size.label)};
  }

  p {
    margin-block-start: ${space.xxs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }
`;

const ruledBelow = css`
  > li:last-child {
    border-block-end: 1px solid ${color.border};
  }
`;

/* The text is beside its title where there is room. */
const rows = css`
  ${media.tablet} {
    > li {
      display: grid;
      grid-template-columns: ${tracks.narrowWide};
      column-gap: ${space.xxl};
      align-items: baseline;
      padding-block: ${space.l};
    }

    a {
      grid-column: 2;
    }
  }
`;

/* Side by side, each below a heavy rule. */
const grid = css`
  gap: 0 ${space.xxl};

  > li {
    border-block-start: 2px solid ${color.ink};
  }

  h3 {
    font-size: ${size.itemHeading};
  }

  ${media.tablet} {
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
    row-gap: ${space.xxl};

    > li {
      padding-block-end: 0;
    }
  }
`;

/* On a phone the text follows its title in the same line: for much to look up. */
const reference = css`
  ${media.phone} {
    > li {
      padding-block: ${space.xs};
      line-height: ${leading.note};
    }

    h3,
    p {
      display: inline;
      font-size: ${size.lead};
    }

    p {
      font-size: ${size.small};
    }
  }
`;

const inColumns = css`
  column-gap: ${space.xxxl};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    /* An item that would be alone takes a whole row. */
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.three};

    > li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

/* A number or a drawing is at the start of each. */
const marked = css`
  counter-reset: point;

  > li {
    counter-increment: point;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space.m};
    align-items: start;
  }

  > li > svg {
    inline-size: 3.25rem;

    ${media.tablet} {
      inline-size: 4.5rem;
      margin-inline-end: ${space.xs};
    }
  }
`;

const numbers = css`
  > li::before {
    content: counter(point);
    min-inline-size: 1.75rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.borderStrong};
  }
`;

/* The numbers of a drawing. */
const badges = css`
  > li::before {
    ${mixins.numberBadge}
    content: counter(point);
    ${square('1.75rem')}
    background-color: ${color.signal};
    font-size: ${size.lead};
  }
`;

/* On a phone the figure is beside its words. */
const withFigures = css`
  @media (min-width: ${breakpoint.largeText}) and (width < ${breakpoint.tablet}) {
    > li {
      position: relative;
      padding-inline-start: 6rem;
    }

    h3 > span {
      position: absolute;
      inset-block-start: ${space.m};
      inset-inline-start: 0;
    }
  }
`;

const figure = css`
  display: block;
  font: ${font.headline(size.sectionHeading, 'figure')};

  ${media.tablet} {
    margin-block-end: 0.1em;
    font-size: ${size.pageHeading};
  }
`;

const layouts = {
  stacked: ruledBelow,
  rows: classNames(ruledBelow, rows),
  grid,
  columns: inColumns,
} as const;

const marks = { numbers: classNames(marked, numbers), badges: classNames(marked, badges) } as const;

/** A title and a text, with what may go before and after them. */
interface PointItem extends Point {
  /** The large figure that the title begins with. */
  readonly figure?: string;
  /** What a screen reader says after the title, if the drawing says more. */
  readonly aloud?: string;
  /** A decorative drawing, or a mark, at the start. */
  readonly drawing?: ReactNode;
  /** Where to read on. */
  readonly link?: Action;
}

interface PointsProps {
  readonly points: readonly PointItem[];
  /**
   * Each text below its title (default), beside it where there is room, all side by side for points of equal weight, or
   * in two and three columns for many short ones.
   */
  readonly layout?: keyof typeof layouts;
  /** Numbers, for steps and ranked signs: plain, or as in a drawing above. */
  readonly numbered?: keyof typeof marks;
  /** For much to look up: on a phone each text is in the same line as its title. */
  readonly dense?: boolean;
  /** Shares the page's width with something else: a grid has up to three columns. */
  readonly narrow?: boolean;
  /** The accessible name of the list, if no heading above it names it. */
  readonly label?: string | undefined;
}

/** Points to make: each a title and a text. */
export function Points({
  points,
  layout: chosen = 'stacked',
  numbered,
  dense = false,
  narrow = false,
  label,
}: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  const inGrid = chosen === 'grid';
  const desktop = narrow ? [2, 3] : [2, 3, 4];
  const drawn = points.some(({ drawing }) => drawing !== undefined);
  return (
    // An explicit role, because some browsers drop it together with the bullets.
    <List
      className={classNames(
        list,
        layouts[chosen],
        numbered ? marks[numbered] : drawn && marked,
        dense && reference,
        inGrid && inRows,
        points.some(({ figure: large }) => large) && withFigures,
      )}
      role="list"
      aria-label={label}
      {...(inGrid ? rowsOf(points.length, { tablet: [2, 3], desktop }) : undefined)}
    >
      {points.map(({ id, title, text, figure: large, aloud, drawing, link }) => {
        const words = (
          <>
            <h3>
              {large ? <span className={figure}>{large}</span> : null}
              {large ? ' ' : null}
              {title}
              {aloud ? <span className={visuallyHidden}>: {aloud}</span> : null}
            </h3>{' '}
            <p>{noBreakHyphens(text)}</p>
            {link ? <ArrowLink {...link} /> : null}
          </>
        );
        return (
          <li key={title} id={id}>
            {drawing}
            {numbered || drawing ? <div>{words}</div> : words}
          </li>
        );
      })}
    </List>
  );
}
