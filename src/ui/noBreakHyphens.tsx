import { css } from 'linaria';
import type { ReactNode } from 'react';
import { breakpoint } from '../styles/tokens.ts';

/* In the narrowest windows a long hyphenated word may break, or it would overflow its column. */
const noBreak = css`
  @media (width >= ${breakpoint.narrow}) {
    white-space: nowrap;
  }
`;

/**
 * Prevents line breaks after hyphens and dashes, and within telephone numbers, in a sentence: 30–45, search-engine and
 * 03 000 0100 stay whole.
 */
export function noBreakHyphens(sentence: string): ReactNode {
  const numbersWhole = sentence.replace(/\b0\d+(?: \d+)+/g, (number) =>
    number.replaceAll(' ', '\u00a0'),
  );
  return numbersWhole.split(/([\w.,$]+(?:[–-][\w.,$%/]+)+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className={noBreak} key={`${String(index)} ${piece}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
