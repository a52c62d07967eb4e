import { css } from 'linaria';
import type { ReactNode } from 'react';
import { branches } from '../content/branches.ts';
import { inRows } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { breakpoint, color, media, space, tracks } from '../styles/tokens.ts';
import { rowsOf } from '../ui/fullRows.ts';
import { BranchCard } from './BranchCard.tsx';
import { BranchMap } from './BranchMap.tsx';

const map = css`
  display: grid;
  grid-template-rows: 1fr auto;
  ${mixins.darkCard}
  overflow: clip;

  ${media.desktop} {
    grid-column: span 2;
  }

  @media print {
    > svg {
      block-size: 100%;
    }

    break-inside: avoid;
  }
`;

/* The map and the main branch share the first row; four cards and the last cell fill two more. */
const grid = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.m};

  > :where(ul) {
    display: contents;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
    gap: ${space.l};
  }

  /* The map and the main branch have rows of their own. */
  @media (min-width: ${breakpoint.tablet}) and (width < ${breakpoint.desktop}) {
    > .${map},
    [data-main] {
      grid-column: 1 / -1;
    }
  }

  /* The wide column for the map, which is as tall as the card beside it. */
  @media print {
    grid-template-columns: ${tracks.wideNarrow};

    > .${map},
    [data-main] {
      grid-column: auto;
    }
  }
`;

/* In front of the map, which extends beyond its area. */
const belowMap = css`
  position: relative;
  border-block-start: 1px solid ${color.surfaceDarkBorder};
`;

/* In rows of their own. */
const rows = css`
  display: grid;
  grid-template-columns: ${tracks.inRow};
  gap: ${space.m};
`;

/** The branches' cards, the main one first. */
function cards(withMap: boolean) {
  return branches.map((branch) => <BranchCard key={branch.id} branch={branch} withMap={withMap} />);
}

/** The branches' cards in full rows; without a map they do not say whether a branch is open now. */
export function BranchCards() {
  return (
    <ul
      className={`${inRows} ${rows}`}
      role="list"
      {...rowsOf(branches.length, { tablet: [2], desktop: [2, 3] })}
    >
      {cards(false)}
    </ul>
  );
}

interface BranchDirectoryProps {
  /** Shown below the map, on its dark surface. */
  readonly belowMap: ReactNode;
  /** One element beside the last card. */
  readonly last: ReactNode;
}

/** The map of the branches, whose pins have the numbers of the cards, and the branches' cards. */
export function BranchDirectory({ belowMap: search, last }: BranchDirectoryProps) {
  return (
    <div className={grid}>
      <div className={map}>
        <BranchMap />
        <div className={belowMap}>{search}</div>
      </div>
      <ul role="list">{cards(true)}</ul>
      {last}
    </div>
  );
}
