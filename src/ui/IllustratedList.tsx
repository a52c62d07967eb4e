import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins } from '../styles/mixins.ts';
import { color, font, layout, media, size, space, tracks } from '../styles/tokens.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const grid = css`
  display: grid;
  gap: ${space.l};
  counter-reset: plate;

  li {
    display: grid;
    gap: ${space.m};
    align-content: start;
    padding: ${space.l};
    ${mixins.darkCard}
    scroll-margin-block-start: ${layout.aboveAnchor};
    counter-increment: plate;
  }

  /* A step's drawing may overflow: the head of a nail is not clipped. */
  &[data-ordered='true'] svg {
    overflow: visible;
  }

  h3 {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  p {
    margin-block-start: ${space.xs};
    color: ${color.onSurfaceDarkSoft};
  }

  &[data-ordered='true'] h3::before {
    content: counter(plate) ' ';
    margin-inline-end: 0.2em;
    color: ${color.signal};
  }

  /* A tall drawing is beside its text. */
  &[data-tall='true'] li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding: ${space.m};

    ${mixins.oneColumnAtLargeText}
  }

  &[data-tall='true'] svg {
    inline-size: 6.75rem;
  }

  &[data-tall='true'] h3 {
    font-size: ${size.label};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    &[data-tall='true'] li {
      grid-template-columns: ${tracks.one};
    }

    &[data-tall='true'] svg {
      inline-size: 13rem;
    }

    &[data-columns='3'] {
      grid-template-columns: ${tracks.three};
    }
  }

  /* On a dark section the items need no background of their own, only dividers. */
  &[data-bare='true'] {
    gap: ${space.xxxl};
  }

  &[data-bare='true'] li {
    padding: 0;
    border: 0;
    background: none;
  }

  ${media.desktop} {
    &[data-columns='4'] {
      grid-template-columns: ${tracks.four};
    }

    &[data-bare='true'] {
      column-gap: ${space.huge};
    }

    &[data-bare='true'] li {
      position: relative;
    }

    &[data-bare='true'] li + li::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -2rem;
      border-inline-start: 1px solid ${color.surfaceDarkRule};
    }
  }

  /* An item without a drawing takes a whole row. */
  li[data-plain] {
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
  readonly items: readonly IllustratedItem[];
  /** The number of columns where there is room. */
  readonly columns: 3 | 4;
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
  columns,
  ordered = false,
  tall = false,
  bare = false,
}: IllustratedListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      className={grid}
      role="list"
      data-columns={columns}
      data-ordered={ordered || undefined}
      data-tall={tall || undefined}
      data-bare={bare || undefined}
    >
      {items.map(({ title, text, drawing }) => (
        <li key={title} data-plain={drawing ? undefined : ''}>
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
