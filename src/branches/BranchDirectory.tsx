import { css } from 'linaria';
import type { ReactNode } from 'react';
import { branches, type Branch } from '../content/branches.ts';
import { mixins } from '../styles/mixins.ts';
import { color, media, space, tracks } from '../styles/tokens.ts';
import { BranchCard } from './BranchCard.tsx';
import { BranchMap } from './BranchMap.tsx';

/* The map and the main branch share the first row; four cards and the last cell fill two more. */
const grid = css`
  display: grid;
  gap: ${space.m};

  > ul {
    display: contents;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    > div:first-child,
    > ul > li:first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
    gap: ${space.l};

    > div:first-child {
      grid-column: span 2;
    }

    > ul > li:first-child {
      grid-column: auto;
    }
  }

  /* The wide column for the map, which is as tall as the card beside it. */
  @media print {
    grid-template-columns: ${tracks.wideNarrow};

    > div:first-child,
    > ul > li:first-child {
      grid-column: auto;
    }
  }
`;

const map = css`
  display: grid;
  grid-template-rows: 1fr auto;
  ${mixins.darkCard}
  overflow: clip;

  @media print {
    svg {
      block-size: 100%;
    }

    break-inside: avoid;
  }
`;

/* In front of the map, which extends beyond its area. */
const belowMap = css`
  position: relative;
  border-block-start: 1px solid ${color.surfaceDarkRule};
`;

/** The grid of a directory: one element, which is the map or replaces it, the cards, and one element beside the last. */
export function BranchDirectory({ children }: { readonly children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}

/** The map of the branches, with more below it on its dark surface. */
export function DirectoryMap({ children }: { readonly children: ReactNode }) {
  return (
    <div className={map}>
      <BranchMap />
      <div className={belowMap}>{children}</div>
    </div>
  );
}

interface DirectoryCardsProps {
  /** Renders a branch's opening status; without it the cards are shorter. */
  readonly renderState?: (branch: Branch) => ReactNode;
}

/** The branches' cards, the main one first. Numbers link them to the pins of the map. */
export function DirectoryCards({ renderState }: DirectoryCardsProps) {
  return (
    <ul role="list">
      {branches.map((branch, index) => (
        <BranchCard
          key={branch.id}
          branch={branch}
          number={index + 1}
          state={renderState?.(branch)}
        />
      ))}
    </ul>
  );
}
