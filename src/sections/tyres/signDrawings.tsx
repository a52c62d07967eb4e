import { css } from 'linaria';
import type { SignIcon } from '../../content/replacementSigns.ts';
import { color, font } from '../../styles/tokens.ts';

const lines = css`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** What each sign looks like on the tyre, in one line weight. */
const paths: Readonly<Record<SignIcon, string>> = {
  // Two blocks, and the wear bar that the groove has come down to.
  depth: 'M4 54V18h18v28h20V18h18v36zM22 40h20',
  // A contact patch that floats on its film of water.
  water: 'M10 34a22 22 0 0 1 44 0M4 46q7-6 14 0t14 0 14 0 14 0M4 56q7-6 14 0t14 0 14 0 14 0',
  // An odometer that has gone round.
  distance: 'M4 20h56v24H4zM18 20v24M32 20v24M46 20v24M11 27v10M25 27v10M39 27v10M50 29l5 3-5 3',
  // The lane, and a track that leaves it.
  wander: 'M6 58 16 6M58 58 48 6M32 58c0-10-9-13-9-23s17-12 17-29',
  // A nail through the tread.
  nail: 'M4 44q28-14 56 0M4 57q28-14 56 0M21 10l12-5M27 8l11 42',
  // The sidewall's arc, pushed out where its cords have broken.
  bulge:
    'M4 58a28 28 0 0 1 16-25c2-13 8-19 13-19s10 6 12 17a28 28 0 0 1 15 27M18 58a14 14 0 0 1 28 0M34 23l-5 7 7 3-4 8',
};

/** The drawing beside a sign; the words say the same. */
export function SignDrawing({ icon }: { readonly icon: SignIcon }) {
  return (
    <svg className={lines} viewBox="0 0 64 64" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  );
}

const gauge = css`
  inline-size: 100%;
  block-size: auto;

  text {
    fill: ${color.onAsphalt};
    font-family: ${font.display};
    font-size: 22px;
    font-weight: 700;
  }

  [data-rubber] {
    fill: ${color.asphaltEdge};
    stroke: ${color.asphaltLine};
    stroke-width: 2;
  }

  [data-mark] {
    stroke: ${color.onAsphaltSoft};
    stroke-width: 2;
    stroke-dasharray: 7 6;
  }

  [data-mark='advice'] {
    stroke: ${color.line};
    stroke-width: 3;
    stroke-dasharray: none;
  }
`;

/** A groove cut across, 24 units to the millimetre: new at 8, our advice at 3, the law at 1.5. */
export function TreadGauge() {
  return (
    <svg className={gauge} viewBox="0 0 420 246" aria-hidden="true">
      <path
        data-rubber=""
        d="M-4 250V18q0-8 8-8h92q8 0 8 8v176q0 8 8 8h196q8 0 8-8V18q0-8 8-8h92q8 0 8 8v232z"
      />
      <path data-mark="" d="M104 10h212" />
      <path data-mark="advice" d="M104 130h212" />
      <path data-mark="" d="M104 166h212" />
      <text x="122" y="37">
        8 mm: new
      </text>
      <text x="122" y="121">
        3 mm: our advice
      </text>
      <text x="122" y="156">
        1.5 mm: the law
      </text>
    </svg>
  );
}
