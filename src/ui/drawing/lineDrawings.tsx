import { css } from 'linaria';
import { color, font } from '../../styles/tokens.ts';
import { classNames } from '../classNames.ts';

/* A filled part. */
const solid = css`
  fill: currentcolor;
  stroke: none;
`;

/* A ring of a tyre, as a wide stroke. */
const band = css`
  stroke: ${color.surfaceDarkBorder};
  stroke-width: 82;
  stroke-linecap: butt;
`;

const tread = css`
  stroke: ${color.surfaceDarkRule};
  stroke-width: 15;
  stroke-dasharray: 15 5;
`;

const styles = css`
  inline-size: 100%;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linejoin: round;
  stroke-linecap: round;

  rect {
    fill: ${color.card};
  }

  text {
    fill: currentcolor;
    stroke: none;
    font-family: ${font.display};
    font-weight: 700;
  }

  .${band} ~ text {
    fill: ${color.onSurfaceDark};
  }
`;

/** A WOF label on a windscreen, with one of twelve months punched. */
export function WofLabelDrawing() {
  return (
    <svg className={styles} viewBox="0 0 300 187.5" aria-hidden="true">
      <g transform="rotate(-5 150 94)">
        <rect x="64" y="32" width="172" height="124" rx="7" />
        <path d="M64 66h172M64 124h172" />
        <text x="76" y="57" fontSize="25">
          WOF
        </text>
        <text x="150" y="113" fontSize="54" textAnchor="middle">
          11/27
        </text>
        {Array.from({ length: 12 }, (_, index) => (
          <circle
            key={index}
            cx={78 + index * 13}
            cy="140"
            r={index === 10 ? 5 : 2}
            className={index === 10 ? undefined : solid}
          />
        ))}
      </g>
    </svg>
  );
}

/** The top of a tyre from the side, with its size on the sidewall. */
export function SidewallDrawing() {
  return (
    <svg className={styles} viewBox="18 2 444 218" aria-hidden="true">
      <path className={classNames(band, tread)} d="M28 223a212 212 0 0 1 424 0" />
      <path className={band} d="M68 223a172 172 0 0 1 344 0" id="sidewall" />
      <path d="M118 223a122 122 0 0 1 244 0" />
      <text fontSize="50" textAnchor="middle" dy="17" letterSpacing="5">
        <textPath href="#sidewall" startOffset="50%">
          205/55R16 91V
        </textPath>
      </text>
    </svg>
  );
}
