import { css } from 'linaria';
import type { ReactNode } from 'react';
import { breakpoint } from '../styles/tokens.ts';

/* In the narrowest windows a long hyphenated word may break, or it would overflow its column. */
const noBreak = css`
  @media (width >= ${breakpoint.narrow}) {
    white-space: nowrap;
  }
`;

/** Prevents line breaks after hyphens and dashes in a sentence: 30–45 and search-engine stay whole. */
export function noBreakHyphens(sentence: string): ReactNode {
  return sentence.split(/([\w.,$]+[–-][\w.,$]+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className={noBreak} key={`${String(index)} ${piece}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
