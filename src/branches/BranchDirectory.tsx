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

interface BranchDirectoryProps {
  /** Replaces the map: one element. */
  readonly first?: ReactNode;
  /** Renders a branch's opening status; without it the cards are shorter. */
  readonly renderState?: (branch: Branch) => ReactNode;
  /** Shown below the map, on its dark surface. */
  readonly below?: ReactNode;
  /** The last cell of the grid, beside the sixth card. */
  readonly children: ReactNode;
}

/**
 * The map of the branches, or its replacement, and their cards, with the main branch beside it. Numbers link pins and
 * cards.
 */
export function BranchDirectory({ first, renderState, below, children }: BranchDirectoryProps) {
  return (
    <div className={grid}>
      {first ?? (
        <div className={map}>
          <BranchMap />
          {below ? <div className={belowMap}>{below}</div> : null}
        </div>
      )}
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
      {children}
    </div>
  );
}
