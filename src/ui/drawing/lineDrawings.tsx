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

/** Laser lines, one per alignment machine. */
export function LaserLines({ count }: { readonly count: number }) {
  return (
    <svg className={styles} viewBox={`0 0 ${String(count * 20)} 60`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <path key={index} d={`M${String(10 + index * 20)} 4v52`} />
      ))}
    </svg>
  );
}

/** A clock face with some of its minutes filled, fewer than 60. */
export function ClockDial({ minutes }: { readonly minutes: number }) {
  const angle = (minutes / 60) * 2 * Math.PI;
  const end = [40 + 36 * Math.sin(angle), 40 - 36 * Math.cos(angle)].map(Math.round).join(' ');
  return (
    <svg className={styles} viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="36" />
      <path className={solid} d={`M40 40V4A36 36 0 ${minutes > 30 ? '1' : '0'} 1 ${end}z`} />
    </svg>
  );
}

/** A ruler of years, with three fainter ones for the plus. */
export function YearTicks({ years }: { readonly years: number }) {
  return (
    <svg className={styles} viewBox={`0 0 ${String((years + 3) * 22 + 4)} 42`} aria-hidden="true">
      {Array.from({ length: years + 4 }, (_, index) => (
        <path
          key={index}
          d={`M${String(2 + index * 22)} 40v-${index % 5 === 0 ? '38' : '20'}`}
          opacity={index > years ? 0.45 : undefined}
        />
      ))}
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
