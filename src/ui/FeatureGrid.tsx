import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { inRows } from '../styles/layout.ts';
import { color, media, space } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { rowsOf } from './fullRows.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const list = css`
  display: grid;
  gap: 0 ${space.xxl};

  li {
    padding-block: ${space.m} ${space.l};
    border-block-start: 2px solid ${color.ink};
  }

  p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
    row-gap: ${space.xxl};

    li {
      padding-block-end: 0;
    }
  }
`;

const tablet = [2, 3];

interface FeatureGridProps {
  readonly points: readonly Point[];
  /** Shares the page's width with something else: up to three columns. */
  readonly narrow?: boolean;
}

/** Points of equal weight side by side: a heavy rule, a title, a sentence. */
export function FeatureGrid({ points, narrow = false }: FeatureGridProps) {
  return (
    <ul
      className={classNames(inRows, list)}
      role="list"
      {...rowsOf(points.length, { tablet, desktop: narrow ? tablet : [2, 3, 4] })}
    >
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{noBreakHyphens(text)}</p>
        </li>
      ))}
    </ul>
  );
}
