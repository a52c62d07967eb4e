import { css } from 'linaria';
import type { ReactNode } from 'react';
import { breakpoint } from '../styles/tokens.ts';

/* In the narrowest windows a long word with a hyphen would run out of its column. */
const whole = css`
  @media (width >= ${breakpoint.narrow}) {
    white-space: nowrap;
  }
`;

/** A sentence in which no line ends after a hyphen or a dash, as browsers would have it: 30–45 and search-engine stay whole. */
export function noBreakHyphens(sentence: string): ReactNode {
  return sentence.split(/([\w.,$]+[–-][\w.,$]+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className={whole} key={`${String(index)} ${piece}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
