import { css } from 'linaria';
import { color, media, rules, space, tracks } from '../../styles/tokens.ts';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

const list = css`
  li {
    position: relative;
    padding-block: ${space.s};
    padding-inline-start: ${space.xxl};
    border-block-start: 1px solid ${color.border};
    text-wrap: balance;
    break-inside: avoid;
  }

  li:last-child {
    border-block-end: 1px solid ${color.border};
  }

  li::before {
    ${rules.tick}
    inset-block-start: 0.95rem;
    inset-inline-start: 0.45rem;
    color: ${color.valid};
  }

  ${media.tablet} {
    &[data-columns='2'] {
      display: grid;
      grid-template-columns: ${tracks.two};
      column-gap: ${space.xxxl};
    }

    /* Each column has its own last item. */
    &[data-columns='2'] li:nth-last-child(2):nth-child(odd) {
      border-block-end: 1px solid ${color.border};
    }
  }
`;

interface CheckListProps {
  readonly lines: readonly string[];
  /** In two columns where there is room; for short lines. */
  readonly columns?: 1 | 2;
}

/** What is included, each item with a tick. */
export function CheckList({ lines, columns = 1 }: CheckListProps) {
  return (
    <ul className={list} role="list" data-columns={columns}>
      {lines.map((line) => (
        <li key={line}>{noBreakHyphens(line)}</li>
      ))}
    </ul>
  );
}
