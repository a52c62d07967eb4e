import { css } from 'linaria';
import type { ReactNode } from 'react';
import { inRows } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, layout, media, size, space, tracks } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { rowsOf } from './fullRows.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const grid = css`
  display: grid;
  gap: ${space.l};

  li {
    display: grid;
    gap: ${space.m};
    align-content: start;
    padding: ${space.l};
    ${mixins.darkCard}
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  h3 {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  p {
    margin-block-start: ${space.xs};
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
  }
`;

const numbered = css`
  counter-reset: plate;

  li {
    counter-increment: plate;
  }

  /* A step's drawing may overflow: the head of a nail is not clipped. */
  svg {
    overflow: visible;
  }

  h3::before {
    content: counter(plate) ' ';
    margin-inline-end: 0.2em;
    color: ${color.signal};
  }
`;

/* A tall drawing is beside its text. */
const tallDrawings = css`
  li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding: ${space.m};

    ${mixins.oneColumnAtLargeText}
  }

  svg {
    inline-size: 6.75rem;
  }

  h3 {
    font-size: ${size.label};
  }

  ${media.tablet} {
    li {
      grid-template-columns: ${tracks.one};
    }

    svg {
      inline-size: 13rem;
    }
  }
`;

/* On a dark section the items need no background of their own, only dividers. */
const bareItems = css`
  gap: ${space.xxxl};

  li {
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.desktop} {
    column-gap: ${space.huge};

    li {
      position: relative;
    }

    li + li::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -2rem;
      border-inline-start: 1px solid ${color.surfaceDarkRule};
    }
  }
`;

/* An item without a drawing takes a whole row. */
const withoutDrawing = css`
  .${grid} > & {
    grid-column: 1 / -1;
    grid-template-columns: ${tracks.one};
  }
`;

/** A title and a text, mostly with a drawing. */
export interface IllustratedItem {
  readonly title: string;
  readonly text: string;
  readonly drawing?: ReactNode;
}

interface IllustratedListProps {
  /** Those with a drawing are side by side where there is room. */
  readonly items: readonly IllustratedItem[];
  /** Numbered, for steps. */
  readonly ordered?: boolean;
  /** The drawings are taller than wide: on a phone they are beside their text. */
  readonly tall?: boolean;
  /** The list is on a dark section already. */
  readonly bare?: boolean;
}

/** Drawings side by side, each on a dark surface, with text. */
export function IllustratedList({
  items,
  ordered = false,
  tall = false,
  bare = false,
}: IllustratedListProps) {
  const List = ordered ? 'ol' : 'ul';
  const drawings = items.filter(({ drawing }) => drawing !== undefined).length;
  return (
    <List
      className={classNames(
        inRows,
        grid,
        ordered && numbered,
        tall && tallDrawings,
        bare && bareItems,
      )}
      role="list"
      {...rowsOf(drawings, { tablet: [2, 3], desktop: [2, 3, 4] })}
    >
      {items.map(({ title, text, drawing }) => (
        <li key={title} className={drawing ? undefined : withoutDrawing}>
          {drawing}
          <div>
            <h3>{title}</h3>
            <p>{noBreakHyphens(text)}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
