import { css } from 'linaria';
import type { SignIcon } from '../../content/replacementSigns.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

const styles = css`
  inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The drawing of each sign, in one line weight. */
const paths: Readonly<Record<SignIcon, string>> = {
  // Two tread blocks, and the wear bar at the bottom of the groove.
  depth: 'M4 54V18h18v28h20V18h18v36zM22 40h20',
  // A contact patch floating on a film of water.
  water: 'M10 34a22 22 0 0 1 44 0M4 46q7-6 14 0t14 0 14 0 14 0M4 56q7-6 14 0t14 0 14 0 14 0',
  // An odometer that has rolled over.
  distance: 'M4 20h56v24H4zM18 20v24M32 20v24M46 20v24M11 27v10M25 27v10M39 27v10M50 29l5 3-5 3',
  // A lane, and a track that leaves it.
  wander: 'M6 58 16 6M58 58 48 6M32 58c0-10-9-13-9-23s17-12 17-29',
  // A nail through the tread.
  nail: 'M4 44q28-14 56 0M4 57q28-14 56 0M21 10l12-5M27 8l11 42',
  // The sidewall, bulging where its cords have broken.
  bulge:
    'M4 58a28 28 0 0 1 16-25c2-13 8-19 13-19s10 6 12 17a28 28 0 0 1 15 27M18 58a14 14 0 0 1 28 0M34 23l-5 7 7 3-4 8',
};

/** A sign's drawing. Decorative, beside its text. */
export function SignDrawing({ icon }: { readonly icon: SignIcon }) {
  return (
    <svg className={styles} viewBox="0 0 64 64" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  );
}

/**
 * A groove's cross-section, 24 units per millimetre: new at 8 mm, the advice at 3, the legal minimum at 1.5. The
 * figures are below it. The rubber extends beyond the view box, for wider cards.
 */
export function TreadGauge() {
  return (
    <Drawing viewBox="0 0 420 250">
      <path
        data-fill="rubber"
        stroke="none"
        d="M-400 250V18H84Q96 18 96 30V198Q96 210 108 210H312Q324 210 324 198V30Q324 18 336 18H820V250Z"
      />
      <path d="M-400 18H84Q96 18 96 30V198Q96 210 108 210H312Q324 210 324 198V30Q324 18 336 18H820" />
      <path d="M20 18V96M44 18V60M68 18V40M400 18V96M376 18V60M352 18V40" strokeWidth="2" />
      <path data-ink="faint" d="M112 18H308" />
      <path strokeDasharray="8 8" d="M102 174H318" />
      <path data-ink="signal" d="M98 138H322" />
      <text x="116" y="46">
        8mm: new
      </text>
      <text x="116" y="128" data-ink="signal">
        3mm: our advice
      </text>
      <text x="116" y="165">
        1.5mm: the law
      </text>
    </Drawing>
  );
}
