import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, font, space } from '../../styles/tokens.ts';

const styles = css`
  inline-size: 100%;
  margin-block-start: ${space.xl};
  fill: none;
  stroke: ${color.inkSoft};
  stroke-width: 2;

  circle {
    fill: ${color.signal};
    stroke: none;
  }

  circle + path {
    stroke: ${color.onSignal};
  }

  text {
    stroke: none;
    fill: ${color.ink};
    font-family: ${font.display};
    font-size: 40px;
    font-weight: 700;
  }

  g > text {
    text-anchor: middle;
  }
`;

interface MonthRulerProps {
  readonly months: number;
  /** The months with a number below them. */
  readonly numbered: readonly number[];
  /** A word in front of the numbers. */
  readonly unit?: string | undefined;
  /** The height of what is drawn above the ruler. */
  readonly above: number;
  /** Draws it, in the colour of the text; gets where each month is on the ruler. */
  readonly children: (at: (month: number) => number) => ReactNode;
}

/** A ruler of months, with a longer tick for every half year. Decorative. */
export function MonthRuler({ months, numbered, unit, above, children }: MonthRulerProps) {
  const step = 684 / months;
  const at = (month: number) => 2 + month * step;
  const ticks = Array.from({ length: months + 1 }, (_, month) => (month % 6 ? 10 : 24));
  return (
    <svg className={styles} viewBox={`0 0 708 ${above + 74}`} aria-hidden="true">
      {children(at)}
      <path
        d={`M2 ${above}h684M2 ${above}${ticks.map((tick) => `v${tick}m${step}-${tick}`).join('')}`}
      />
      {unit ? (
        <text x="2" y={above + 68}>
          {unit}
        </text>
      ) : null}
      <g>
        {numbered.map((month) => (
          <text key={month} x={at(month)} y={above + 68}>
            {month}
          </text>
        ))}
      </g>
    </svg>
  );
}
