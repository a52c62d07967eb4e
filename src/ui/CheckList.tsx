import { css } from 'linaria';
import { mixins } from '../styles/mixins.ts';
import { color, media, space, tracks } from '../styles/tokens.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

/* Each item has a line above and below; two neighbours share one. */
const list = css`
  > * {
    position: relative;
    margin-block-start: -1px;
    padding-block: ${space.xs};
    padding-inline-start: ${space.xxl};
    border-block: 1px solid ${color.border};
    text-wrap: balance;
  }

  &:not([data-crossed]) > *::before {
    ${mixins.tick}
    inset-block-start: 0.7rem;
    inset-inline-start: 0.45rem;
    color: ${color.valid};
  }

  &[data-crossed] {
    > *::before,
    > *::after {
      content: '';
      position: absolute;
      inset-block-start: 0.7rem;
      inset-inline-start: 0.7rem;
      block-size: 1.15rem;
      border-inline-start: 3px solid ${color.stop};
      rotate: 45deg;
    }

    > *::after {
      rotate: -45deg;
    }
  }

  &[data-two-columns] {
    ${media.tablet} {
      display: grid;
      grid-template-columns: ${tracks.two};
      column-gap: ${space.xxxl};
    }
  }

  /* The card has the lines above and below, and its space is shared by the items. */
  &[data-in-card] {
    display: grid;
    ${mixins.sidePadding}
    overflow: clip;

    > * {
      border-block-end: 0;
    }
  }
`;

interface CheckListProps {
  readonly lines: readonly string[];
  /** A tick for what is included, a cross for what is not. */
  readonly mark?: 'tick' | 'cross';
  /** In two columns where there is room; for short lines. */
  readonly columns?: 1 | 2;
  /** Fills a card. */
  readonly inCard?: boolean;
}

/** What is included or not, each item with its mark. */
export function CheckList({ lines, mark = 'tick', columns = 1, inCard = false }: CheckListProps) {
  return (
    <ul
      className={list}
      role="list"
      data-crossed={mark === 'cross' || undefined}
      data-two-columns={columns === 2 || undefined}
      data-in-card={inCard || undefined}
    >
      {lines.map((line) => (
        <li key={line}>{noBreakHyphens(line)}</li>
      ))}
    </ul>
  );
}
