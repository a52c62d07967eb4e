import { Arrow } from '../../../ui/drawing/Arrow.tsx';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreSection } from '../../../ui/drawing/tyres.tsx';

interface PairProps {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Nitrogen, the subject of these drawings. */
  readonly nitrogen?: boolean;
}

/** A molecule of two atoms: two touching circles. */
function Pair({ x, y, turn = 0, nitrogen = false }: PairProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn})`}
      data-ink={nitrogen ? 'signal' : undefined}
    >
      <circle cx="-11" r="11" data-fill="ground" />
      <circle cx="11" r="11" data-fill="ground" />
    </g>
  );
}

/** A tyre's cross-section, filled with nitrogen; an oxygen molecule has escaped through the wall. */
export function NitrogenFill() {
  return (
    <Drawing label="A tyre cut across and filled with pairs of nitrogen atoms. One pair of oxygen atoms slips out through the sidewall.">
      <g transform="translate(0 34)">
        <TyreSection rim />
        <Pair x={144} y={104} turn={20} nitrogen />
        <Pair x={212} y={104} turn={-30} nitrogen />
        <Pair x={280} y={108} turn={55} nitrogen />
        <Pair x={340} y={112} turn={-15} nitrogen />
        <Pair x={170} y={152} turn={75} nitrogen />
        <Pair x={238} y={146} turn={10} nitrogen />
        <Pair x={302} y={158} turn={-50} nitrogen />
        <Arrow from={[392, 132]} to={[440, 132]} />
        <Pair x={458} y={164} turn={30} />
        <text x="436" y="220">
          O
          <tspan dy="6" fontSize="17">
            2
          </tspan>
        </text>
        <text x="226" y="216" data-ink="signal">
          N
          <tspan dy="6" fontSize="17">
            2
          </tspan>
        </text>
      </g>
    </Drawing>
  );
}

/** Air and the nitrogen filling as bars, with their share of nitrogen. */
export function AirAndFill() {
  return (
    <Drawing
      viewBox="0 0 480 176"
      label="Air is 78% nitrogen, 21% oxygen and 1% other gases. Our fill is 95–98% nitrogen."
    >
      <text x="0" y="24">
        Air
      </text>
      <path data-fill="rubber" d="M2 36H371V74H2Z" />
      <path d="M371 36H473V74H371ZM473 36h5V74h-5" />
      <text x="371" y="24">
        oxygen
      </text>
      <text x="14" y="64">
        78% nitrogen
      </text>
      <text x="400" y="64">
        21%
      </text>
      <text x="0" y="118" data-ink="signal">
        Our fill
      </text>
      <g data-ink="signal">
        <path data-fill="rubber" d="M2 130H454V168H2Z" />
        <path d="M454 130h14v38h-14" strokeDasharray="5 6" />
        <text x="14" y="158">
          95–98% nitrogen
        </text>
      </g>
      <path d="M468 130h10v38h-10" />
    </Drawing>
  );
}

/** Oxygen passes through rubber faster than nitrogen. */
export function ThroughTheWall() {
  return (
    <Drawing
      viewBox="0 0 300 190"
      label="Three pairs of nitrogen atoms are held back by the rubber; one pair of oxygen atoms goes through."
    >
      <path data-fill="rubber" d="M146 8h48V182h-48Z" />
      <Pair x={50} y={42} turn={30} nitrogen />
      <Pair x={102} y={88} turn={-40} nitrogen />
      <Pair x={42} y={122} turn={80} nitrogen />
      <Arrow from={[92, 150]} to={[236, 150]} />
      <Pair x={264} y={112} turn={-20} />
    </Drawing>
  );
}

/** Dry: a crossed-out drop of water. */
export function NoWater() {
  return (
    <Drawing viewBox="0 0 300 190">
      <path d="M150 20C182 66 204 92 204 122a54 54 0 0 1-108 0C96 92 118 66 150 20Z" />
      <path d="M120 126a30 30 0 0 0 24 30" />
      <path data-ink="signal" d="M62 172 238 24" />
    </Drawing>
  );
}

/** Inert: nitrogen where rubber, steel and rim meet. */
export function NoRust() {
  return (
    <Drawing
      viewBox="0 0 300 190"
      label="The edge of a tyre seated on its rim, with pairs of nitrogen atoms beside it."
    >
      <g transform="translate(-84 -218) scale(1.6)" strokeWidth="2">
        <TyreSection rim />
      </g>
      <Pair x={176} y={60} turn={20} nitrogen />
      <Pair x={252} y={44} turn={-40} nitrogen />
      <Pair x={240} y={108} turn={60} nitrogen />
    </Drawing>
  );
}
