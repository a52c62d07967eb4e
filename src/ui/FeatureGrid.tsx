import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { classNames } from './classNames.ts';
import { color, media, space, tracks } from '../styles/tokens.ts';

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
    grid-template-columns: ${tracks.three};

    li {
      padding-block-end: 0;
    }

    &[data-count='2'],
    &[data-count='4'] {
      grid-template-columns: ${tracks.two};
      row-gap: ${space.xxl};
    }
  }

  ${media.desktop} {
    &[data-count='4'] {
      grid-template-columns: ${tracks.four};
    }
  }
`;

const narrowList = css`
  ${media.desktop} {
    &[data-count='4'] {
      grid-template-columns: ${tracks.two};
    }
  }
`;

interface FeatureGridProps {
  /** Two, three or four. */
  readonly points: readonly Point[];
  /** Shares the page's width with something else: two columns only. */
  readonly narrow?: boolean;
}

/** Points of equal weight side by side: a heavy rule, a title, a sentence. */
export function FeatureGrid({ points, narrow = false }: FeatureGridProps) {
  return (
    <ul className={classNames(list, narrow && narrowList)} role="list" data-count={points.length}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
