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
 * Prevents line breaks after hyphens and dashes, within telephone numbers, and between a day and its hours: 30–45,
 * search-engine, 03 000 0100 and Sun 10am–2pm stay whole.
 */
export function noBreakHyphens(sentence: string): ReactNode {
  const numbersWhole = sentence.replace(
    /\b(?:0\d+(?: \d+)+|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?=\d+(?:[ap]m|:)))/g,
    (words) => words.replaceAll(' ', '\u00a0'),
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
