import { css } from 'linaria';
import type { ReactNode } from 'react';

const whole = css`
  white-space: nowrap;
`;

/** A sentence in which no line ends within a range such as 30-45: browsers break after its hyphen. */
export function keepRanges(sentence: string): ReactNode {
  return sentence.split(/(\d+-\d+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span className={whole} key={piece}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
