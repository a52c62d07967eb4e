import { css } from 'linaria';
import { square } from '../styles/mixins.ts';
import { color } from '../styles/tokens.ts';

const styles = css`
  ${square('2rem')}
  flex: none;
  fill: none;
  stroke: currentcolor;

  path {
    fill: ${color.signal};
    stroke: none;
  }
`;

/** A wheel from the side, with tread, tyre and yellow hub, for a business without a logo of its own. Decorative. */
export function Wheel() {
  return (
    <svg className={styles} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" strokeWidth="4" strokeDasharray="4.912 2" />
      <circle cx="24" cy="24" r="16" strokeWidth="9" />
      <path d="M24 17.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z" />
    </svg>
  );
}
