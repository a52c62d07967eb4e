import { Drawing } from '../../../ui/drawing/Drawing.tsx';

interface RestingProps {
  readonly x: number;
  /** How far the axle has dropped, in units. */
  readonly sunk: number;
  /** The tyre's outline, relative to its axle. */
  readonly outline: string;
  readonly signal?: boolean;
}

/** A loaded tyre at rest on the road (y = 262), 128 units across. */
function Resting({ x, sunk, outline, signal = false }: RestingProps) {
  return (
    <g
      transform={`translate(${String(x)} ${String(198 + sunk)})`}
      data-ink={signal ? 'signal' : undefined}
    >
      <path data-fill="rubber" d={outline} />
      <circle r="40" data-fill="ground" />
      <circle r="33" strokeWidth="2" />
      <circle r="9" />
      <path d="M0-14V-33M0 14V33M12-7 29-17M-12-7-29-17M12 7 29 17M-12 7-29 17" />
    </g>
  );
}

/** Two tyres released at the top of the same slope, and where each stopped; the road extends beyond the view box. */
export function RollOut() {
  return (
    <Drawing label="Two tyres rolled down the same slope. The ordinary one bends more at its foot, gives off heat and stops first. The fuel efficient one rolls further.">
      <path d="M-10 142H64C118 142 98 262 168 262H720" />
      <path data-ink="faint" d="M66 12A64 64 0 1 1 65.900 12M66 36A40 40 0 1 1 65.900 36" />
      <path data-ink="faint" d="M136 122Q146 164 172 184" />
      <Resting
        x={240}
        sunk={9}
        outline="M34 55C54 55 68 38 63 14A64.500 64.500 0 1 0-63 14C-68 38-54 55-34 55Z"
      />
      <Resting x={412} sunk={2} outline="M16 62A64 64 0 1 0-16 62Z" signal />
      <path d="M160 250q-9-8 0-16t0-16 0-16M320 250q9-8 0-16t0-16 0-16" />
      <text x="240" y="118" textAnchor="middle">
        ordinary
      </text>
      <text x="412" y="118" textAnchor="middle" data-ink="signal">
        efficient
      </text>
      <path data-ink="signal" d="M240 282V306M412 282V306M240 294H408M396 284l14 10-14 10" />
    </Drawing>
  );
}
