import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { color, media } from '../styles/tokens.ts';

const list = css`
  display: grid;
  gap: 0 2rem;

  li {
    padding-block: 0.9rem 1.25rem;
    border-block-start: 2px solid ${color.ink};
    break-inside: avoid;
  }

  h3 {
    font-size: 1.6rem;
    line-height: 1.1;
  }

  p {
    margin-block-start: 0.4rem;
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    li {
      padding-block-end: 0;
    }

    &[data-count='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: 2rem;
    }
  }

  ${media.desktop} {
    &[data-count='4']:not([data-narrow='true']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

interface FeatureGridProps {
  /** Three or four. */
  readonly points: readonly Point[];
  /** They share the page's width with something else: two by two. */
  readonly narrow?: boolean;
}

/** Things that stand beside one another, none before the other: a heavy rule, a few words, a sentence. */
export function FeatureGrid({ points, narrow = false }: FeatureGridProps) {
  return (
    <ul
      className={list}
      role="list"

      data-count={points.length}
      data-narrow={narrow}
    >
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
