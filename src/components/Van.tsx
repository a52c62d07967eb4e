import { css } from 'linaria';
import { color } from '../styles/tokens.ts';

const look = css`
  fill: ${color.asphaltEdge};
  stroke: ${color.onAsphalt};
  stroke-width: 3;
  stroke-linejoin: round;

  path + path {
    fill: ${color.asphalt};
  }

  circle {
    fill: ${color.line};
    stroke-width: 10;
  }

  circle:first-of-type {
    fill: none;
    stroke-width: 7;
  }
`;

/** The mobile service's van, seen from the side; it stands on whatever line is drawn below it. Decorative. */
export function Van() {
  return (
    <svg className={look} viewBox="0 0 320 140" aria-hidden="true">
      <path d="M6 116V24q0-10 10-10h178q10 0 17 7l38 43 46 13q17 5 17 20v19ZM104 14v102M170 14v102M152 66h10M180 78h9" />
      <path d="M180 28v34h50l-28-31q-3-3-7-3ZM302 92h10" />
      <circle cx="56" cy="56" r="18" />
      <circle cx="68" cy="114" r="19" />
      <circle cx="254" cy="114" r="19" />
    </svg>
  );
}
