import { css } from 'linaria';
import type { ReactNode } from 'react';
import { branches, type Branch } from '../content/branches.ts';
import { color, media, radius, space, tracks } from '../styles/tokens.ts';
import { BranchCard } from './BranchCard.tsx';
import { BranchMap } from './BranchMap.tsx';

/* The plan and the main branch share the first row; four cards and the last place fill what is left of two more. */
const sheet = css`
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

  /* The wide side for the plan, which is as tall as the card beside it. */
  @media print {
    grid-template-columns: ${tracks.wideNarrow};

    > div:first-child,
    > ul > li:first-child {
      grid-column: auto !important;
    }
  }
`;

const plan = css`
  display: grid;
  grid-template-rows: 1fr auto;
  border: 1px solid ${color.surfaceDarkBorder};
  border-radius: ${radius};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
  overflow: clip;

  @media print {
    svg {
      block-size: 100%;
    }

    break-inside: avoid;
  }
`;

/* In front of the plan, which runs on beyond its sheet. */
const strip = css`
  position: relative;
  border-block-start: 1px solid ${color.surfaceDarkRule};
`;

interface BranchDirectoryProps {
  /** What stands in the place of the plan: one element. */
  readonly first?: ReactNode;
  /** What is true of a branch now; without it the cards are the shorter ones. */
  readonly renderState?: (branch: Branch) => ReactNode;
  /** What stands below the plan, on its asphalt. */
  readonly below?: ReactNode;
  /** The last place of the sheet, beside the sixth card. */
  readonly children: ReactNode;
}

/** The plan of the six branches, or what stands for it, and their cards, the main branch beside it; numbers tie them together. */
export function BranchDirectory({ first, renderState, below, children }: BranchDirectoryProps) {
  return (
    <div className={sheet}>
      {first ?? (
        <div className={plan}>
          <BranchMap />
          {below ? <div className={strip}>{below}</div> : null}
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
