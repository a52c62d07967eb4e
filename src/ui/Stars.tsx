import { css } from 'linaria';
import { outOfFive } from '../content/partWords.ts';
import { mixins } from '../styles/mixins.ts';
import { color } from '../styles/tokens.ts';

const styles = css`
  display: flex;
  align-items: center;
  gap: 0.6em;
  ${mixins.quietText}
`;

const row = css`
  inline-size: 6.5rem;
  fill: ${color.star};
`;

type Rating = 1 | 2 | 3 | 4 | 5;

/** Decorative stars, hidden from screen readers: the rating must also be given as text. */
export function StarRow({ rating }: { readonly rating: Rating }) {
  return (
    <svg className={row} viewBox="0 0 122 24" aria-hidden="true">
      {Array.from({ length: rating }, (_, index) => (
        <path
          key={index}
          transform={`translate(${String(index * 24.5)})`}
          d="m12 1 3.200 7.500 8 .700-6.100 5.300 1.900 7.900-7-4.200-7 4.200 1.900-7.900L.800 9.200l8-.700z"
        />
      ))}
    </svg>
  );
}

/** A rating as stars and as text, so that colour and shape are not the only signs. */
export function Stars({ rating }: { readonly rating: Rating }) {
  return (
    <p className={styles}>
      <StarRow rating={rating} />
      {`${rating} ${outOfFive}`}
    </p>
  );
}
