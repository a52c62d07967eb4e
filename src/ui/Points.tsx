import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { Action, Point, Step } from '../content/summary.ts';
import { inRows, visuallyHidden } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import { breakpoint, color, font, layout, media, size, space, tracks } from '../styles/tokens.ts';
import { ArrowLink, arrowLinkStyles } from './ArrowLink.tsx';
import { classNames } from './classNames.ts';
import { rowsOf, type Room } from './fullRows.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { TitledText } from './TitledText.tsx';

/** Where a large figure is beside its words. */
const besideFigure = `@media (min-width: ${breakpoint.largeText}) and (width < ${breakpoint.tablet})`;

/* Each text is below its title, with a rule above. */
const list = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  border-block-end: 1px solid ${color.border};
  ${mixins.titledTexts}

  > * {
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.border};
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  /* A list below another continues it. */
  ${media.belowDesktop} {
    & + & > :first-child {
      border-block-start: 0;
    }
  }

  ${media.tablet} {
    /* The text is beside its title. */
    &[data-layout='rows'] > * {
      display: grid;
      grid-template-columns: ${tracks.narrowWide};
      column-gap: ${space.xxl};
      align-items: baseline;
      padding-block: ${space.l};
    }

    &[data-layout='rows'] .${arrowLinkStyles} {
      grid-column: 2;
    }
  }

  ${media.desktop} {
    &[data-roomy] > * {
      padding-block: ${space.xxl};
    }
  }

  /* Side by side, each below a heavy rule. */
  &[data-layout='grid'] {
    --title: ${size.itemHeading};

    grid-template-columns: ${tracks.inRow};
    border: 0;

    > * {
      border-block-start: 2px solid ${color.ink};
    }

    ${media.tablet} {
      gap: ${space.xxl};

      > * {
        padding-block: ${space.m} 0;
      }
    }
  }

  &[data-layout='columns'] {
    grid-template-columns: ${tracks.inRow};
    column-gap: ${space.xxxl};
    border: 0;
  }

  /* A number or a drawing is at the start of each. */
  &[data-mark] > * {
    counter-increment: step;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.m};
    align-items: start;
  }

  &[data-mark='drawing'] > * > :where(svg) {
    inline-size: 3rem;

    ${media.tablet} {
      inline-size: 4.5rem;
      margin-inline-end: ${space.xs};
    }
  }

  &[data-mark='numbers'] > *::before {
    content: counter(step);
    inline-size: 1.5rem;
    font: ${font.headline(size.cardHeading, 'single')};
    color: ${color.inkSoft};
  }

  /* The numbers of a drawing. */
  &[data-mark='badges'] > *::before {
    ${mixins.numberBadge}
    content: counter(step);
    ${square('1.75rem')}
    background-color: ${color.signal};
    font-size: ${size.lead};
  }

  /* Less room on a phone: for much to look up. */
  &[data-dense] {
    ${media.phone} {
      --title: ${size.lead};

      > * {
        padding-block: ${space.xs};
      }

      :where(p) {
        margin: 0;
        ${mixins.smallText}
      }
    }
  }

  /* On a phone the figure is beside its words. */
  &[data-figures] > * {
    ${besideFigure} {
      position: relative;
      min-block-size: 4.75rem;
      padding-inline-start: 6rem;
    }
  }
`;

const figure = css`
  display: block;
  font: ${font.headline(size.sectionHeading, 'single')};

  ${besideFigure} {
    position: absolute;
    inset-inline-start: 0;
  }

  ${media.tablet} {
    margin-block-end: ${space.xs};
    font-size: ${size.pageHeading};
  }
`;

/** The numbers to a row for which a layout has room; the other layouts have one. */
const room = {
  grid: { tablet: [2, 3], desktop: [2, 3, 4] },
  narrowGrid: { tablet: [2, 3], desktop: [2, 3] },
  columns: { tablet: [1], desktop: [3] },
  denseColumns: { tablet: [2], desktop: [3] },
} as const satisfies Readonly<Record<string, Room>>;

/** A title and a text, with what may go before and after them. */
interface PointItem extends Step, Pick<Point, 'id'> {
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
   * in columns for many: three on a desktop, and two on a tablet if they are dense.
   */
  readonly layout?: 'rows' | 'grid' | 'columns';
  /** Numbers, for steps and ranked signs: plain, or as in a drawing above. */
  readonly numbered?: 'numbers' | 'badges';
  /** For much to look up: smaller on a phone. */
  readonly dense?: boolean;
  /** More space between rows on wide screens, for a column that rows alone have to fill. */
  readonly roomy?: boolean;
  /** Shares the page's width with something else: a grid has up to three columns. */
  readonly narrow?: boolean;
  /** The accessible name of the list, if no heading above it names it. */
  readonly label?: string | undefined;
}

/** Points to make: each a title and a text. */
export function Points({
  points,
  layout: chosen,
  numbered,
  dense,
  roomy,
  narrow,
  label,
}: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  const drawn = points.some(({ drawing }) => drawing !== undefined);
  const inRow =
    chosen === 'columns'
      ? room[dense ? 'denseColumns' : 'columns']
      : chosen === 'grid' && room[narrow ? 'narrowGrid' : 'grid'];
  return (
    // An explicit role, because some browsers drop it together with the bullets.
    <List
      className={classNames(inRow && inRows, list)}
      role="list"
      aria-label={label}
      data-layout={chosen}
      data-mark={numbered ?? (drawn ? 'drawing' : undefined)}
      data-dense={dense || undefined}
      data-roomy={roomy || undefined}
      data-figures={points.some((point) => point.figure) || undefined}
      {...(inRow ? rowsOf(points.length, inRow) : undefined)}
    >
      {points.map(({ id, title, text, figure: value, aloud, drawing, link }) => {
        const words = (
          <>
            <TitledText
              title={
                <>
                  {value ? <span className={figure}>{value}</span> : null}
                  {value ? ' ' : null}
                  {noBreakHyphens(title)}
                  {aloud ? <span className={visuallyHidden}>: {aloud}</span> : null}
                </>
              }
              text={text}
            />
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
