import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { inRows } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, layout, media, size, space, tracks } from '../styles/tokens.ts';
import { Drawing, type DrawingFile } from './drawing/Drawing.tsx';
import { rowsOf } from './fullRows.ts';
import { TitledText } from './TitledText.tsx';

/* On a dark section the items need no background of their own, only dividers. */
const list = css`
  --title: ${size.itemHeading};

  display: grid;
  grid-template-columns: ${tracks.inRow};
  gap: ${space.xxxl};
  ${mixins.titledTexts}

  > * {
    position: relative;
    display: grid;
    gap: ${space.m};
    align-content: start;
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  ${media.desktop} {
    column-gap: ${space.huge};

    &:not([data-cards]) > * + *::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -2rem;
      border-inline-start: 1px solid ${color.surfaceDarkRule};
    }
  }

  &[data-cards] {
    gap: ${space.l};

    > * {
      --ink-soft: ${color.onSurfaceDarkSoft};

      ${mixins.cardPadding}
      ${mixins.darkCard}
    }
  }

  &[data-numbered] {
    > * {
      counter-increment: step;
    }

    :where(h3)::before {
      content: counter(step) ' ';
      margin-inline-end: 0.2em;
      color: ${color.signal};
    }

    /* A step's drawing may overflow: the head of a nail is not clipped. */
    > * > :where(svg) {
      overflow: visible;
    }
  }

  /* On a phone a tall drawing is beside its text. */
  &[data-tall] {
    --title: ${size.label};

    > * > :where(svg) {
      inline-size: 13rem;
    }

    ${media.phone} {
      > * {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;

        ${mixins.oneColumnAtLargeText}
      }

      > * > :where(svg) {
        inline-size: 6.5rem;
      }
    }
  }

  > [data-undrawn] {
    grid-column: 1 / -1;
    grid-template-columns: ${tracks.one};
  }
`;

interface IllustratedListProps {
  readonly points: readonly Point[];
  /** Those of the first points, in order, side by side where there is room; a point without one takes a whole row. */
  readonly drawings: readonly DrawingFile[];
  /** Numbered, for steps. */
  readonly ordered?: boolean;
  /** The drawings are taller than wide: on a phone they are beside their text. */
  readonly tall?: boolean;
  /** The list is on a dark section already. */
  readonly bare?: boolean;
}

/** Drawings side by side, each on a dark surface, with text. */
export function IllustratedList({ points, drawings, ordered, tall, bare }: IllustratedListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={`${inRows} ${list}`}
      role="list"
      data-numbered={ordered || undefined}
      data-tall={tall || undefined}
      data-cards={!bare || undefined}
      {...rowsOf(drawings.length, { tablet: [2, 3], desktop: [2, 3, 4] })}
    >
      {points.map(({ title, text }, index) => (
        <li key={title} data-undrawn={drawings[index] ? undefined : true}>
          {drawings[index] ? <Drawing svg={drawings[index]} /> : null}
          <div>
            <TitledText title={title} text={text} />
          </div>
        </li>
      ))}
    </List>
  );
}
