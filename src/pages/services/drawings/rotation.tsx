import { css } from 'linaria';
import { motion } from '../../../styles/tokens.ts';
import { Arrow } from '../../../ui/drawing/Arrow.tsx';
import { Drawing } from '../../../ui/drawing/Drawing.tsx';
import { TyreFace } from '../../../ui/drawing/tyres.tsx';

/* The paths are drawn one after another, as the tyre moves round, once. */
const drawPaths = css`
  path {
    animation: way-drawn ${motion.drawing} ${motion.ease} ${motion.drawingRest} backwards;
  }

  path:nth-child(2) {
    animation-delay: 1100ms;
  }

  path:nth-child(3) {
    animation-delay: 1700ms;
  }

  path:nth-child(4) {
    animation-delay: 2300ms;
  }

  @keyframes way-drawn {
    from {
      stroke-dasharray: 0 1;
      opacity: 0;
    }

    1% {
      opacity: 1;
    }

    to {
      stroke-dasharray: 1 0;
    }
  }
`;

export type Pattern = 'front' | 'rear' | 'all' | 'directional';

type Corner = 'front left' | 'front right' | 'rear left' | 'rear right';

/** Each pattern's name, and where the tyre of each corner goes; arrows and description derive from it. */
const patterns: Readonly<
  Record<Pattern, { readonly name: string; readonly moves: Readonly<Record<Corner, Corner>> }>
> = {
  front: {
    name: 'Front-wheel drive',
    moves: {
      'front left': 'rear left',
      'front right': 'rear right',
      'rear left': 'front right',
      'rear right': 'front left',
    },
  },
  rear: {
    name: 'Rear-wheel drive',
    moves: {
      'front left': 'rear right',
      'front right': 'rear left',
      'rear left': 'front left',
      'rear right': 'front right',
    },
  },
  all: {
    name: 'Four-wheel drive',
    moves: {
      'front left': 'rear right',
      'front right': 'rear left',
      'rear left': 'front right',
      'rear right': 'front left',
    },
  },
  directional: {
    name: 'Directional tyres',
    moves: {
      'front left': 'rear left',
      'front right': 'rear right',
      'rear left': 'front left',
      'rear right': 'front right',
    },
  },
};

const isLeft = (corner: Corner) => corner.endsWith('left');
const isFront = (corner: Corner) => corner.startsWith('front');
const crosses = (from: Corner, to: Corner) => isLeft(from) !== isLeft(to);

const column = (corner: Corner) => (isLeft(corner) ? 45 : 155);
/** The y coordinate where an arrow leaves or reaches a tyre. */
const edge = (corner: Corner) => (isFront(corner) ? 116 : 204);

/** An axle; a driven one is thick, with a differential in the middle. */
function Axle({ y, driven }: { readonly y: number; readonly driven: boolean }) {
  return driven ? (
    <g>
      <path d={`M66 ${y}H134`} strokeWidth="7" />
      <circle cx="100" cy={y} r="11" data-fill="ground" />
    </g>
  ) : (
    <path d={`M66 ${y}H134`} />
  );
}

/** Four tyres from above, front at the top, and where each goes next; what defines the pattern is yellow. */
export function RotationPattern({ pattern }: { readonly pattern: Pattern }) {
  const { name, moves } = patterns[pattern];
  const arrows = Object.entries(moves) as [Corner, Corner][];
  const hasCrossing = arrows.some(([from, to]) => crosses(from, to));
  /** Straight arrows are shifted if there are crossing ones. */
  const x = (corner: Corner, crossing: boolean) => {
    const shift = crossing ? -17 : hasCrossing ? 8 : 0;
    return column(corner) + (isLeft(corner) ? -shift : shift);
  };
  return (
    <Drawing
      label={`${name}, seen from above: ${arrows.map(([from, to]) => `${from} to ${to}`).join(', ')}.`}
      viewBox="0 0 200 320"
    >
      <path d="M88 22 100 8l12 14" />
      <Axle y={66} driven={pattern === 'front' || pattern === 'all'} />
      <Axle y={254} driven={pattern === 'rear' || pattern === 'all'} />
      {arrows.map(([corner]) => (
        <TyreFace key={corner} x={column(corner)} y={isFront(corner) ? 66 : 254} scale={0.6} />
      ))}
      {arrows.map(([from, to]) => {
        const crossing = crosses(from, to);
        return (
          <Arrow
            key={from}
            from={[x(from, crossing), edge(from)]}
            to={[x(to, crossing), edge(to)]}
            ink={crossing || !hasCrossing ? 'signal' : undefined}
          />
        );
      })}
    </Drawing>
  );
}

/** A car from above, and the path of one tyre round it in four rotations. */
export function RoundTheCar() {
  return (
    <Drawing label="A front-wheel-drive car from above. Over four rotations one tyre moves to each corner: straight back, across to the front, straight back, across to the front.">
      <path
        data-ink="faint"
        d="M96 14H384Q456 14 462 90V230Q456 306 384 306H96Q20 300 14 160 20 20 96 14Z"
      />
      <path data-ink="faint" d="M172 108Q146 160 172 212M372 112Q388 160 372 208" />
      {[122, 358].map((x) =>
        [66, 254].map((y) => <TyreFace key={`${x}-${y}`} x={x} y={y} turn={90} scale={0.62} />),
      )}
      <g className={drawPaths}>
        <Arrow from={[186, 66]} to={[294, 66]} ink="signal" />
        <Arrow from={[322, 100]} to={[158, 220]} ink="signal" />
        <Arrow from={[186, 254]} to={[294, 254]} ink="signal" />
        <Arrow from={[322, 220]} to={[158, 100]} ink="signal" />
      </g>
      <text x="48" y="74">
        1
      </text>
      <text x="420" y="74">
        2
      </text>
      <text x="48" y="262">
        3
      </text>
      <text x="420" y="262">
        4
      </text>
      <Arrow from={[84, 160]} to={[38, 160]} />
    </Drawing>
  );
}
