import { css } from 'linaria';
import { mixins } from '../styles/mixins.ts';
import { color, media, space, tracks } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';

const list = css`
  li {
    position: relative;
    padding-block: ${space.xs};
    padding-inline-start: ${space.xxl};
    border-block-start: 1px solid ${color.border};
    text-wrap: balance;
  }

  li:last-child {
    border-block-end: 1px solid ${color.border};
  }

  li::before {
    ${mixins.tick}
    inset-block-start: 0.7rem;
    inset-inline-start: 0.45rem;
    color: ${color.valid};
  }
`;

const crossed = css`
  li::before,
  li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.6rem;
    inset-inline-start: 0.7rem;
    inline-size: 0;
    block-size: 1.15rem;
    border: solid ${color.stop};
    border-width: 0 0 0 3px;
    rotate: 45deg;
  }

  li::after {
    rotate: -45deg;
  }
`;

const twoColumns = css`
  ${media.tablet} {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xxxl};

    /* Each column has its own last item. */
    li:nth-last-child(2):nth-child(odd) {
      border-block-end: 1px solid ${color.border};
    }
  }
`;

/* The card has the lines above and below, and its space is shared by the items. */
const filling = css`
  display: grid;
  padding-inline: ${space.l};

  li:first-child {
    border-block-start: 0;
  }

  li:last-child {
    border-block-end: 0;
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
      className={classNames(
        list,
        mark === 'cross' && crossed,
        columns === 2 && twoColumns,
        inCard && filling,
      )}
      role="list"
    >
      {lines.map((line) => (
        <li key={line}>{noBreakHyphens(line)}</li>
      ))}
    </ul>
  );
}
