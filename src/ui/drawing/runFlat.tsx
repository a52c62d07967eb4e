import { Drawing } from './Drawing.tsx';

/** A rim from the front, from bead seats to hub; how high it is shows the difference. */
function Rim({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path d="M-62 0h18v-14q0-26 44-26t44 26v14h18M0-40v-34M-20-74h40" />
    </g>
  );
}

/** Cross-sections of two tyres without air: one has collapsed under its rim, the other is carried by its sidewalls. */
export function WithoutAir() {
  return (
    <Drawing label="Two tyres without air, cut through. The ordinary one has folded, and its rim is almost on the road. The run flat’s stiff sidewalls hold the rim up.">
      <path data-ink="faint" d="M12 58h456M12 264h456" />
      <path
        data-fill="rubber"
        d="M54 262q-34 0-34-20 0-18 32-22l12-16h16l-2 18q-20 8-20 16h134q0-8-20-16l-2-18h16l12 16q32 4 32 22 0 20-34 20Z"
      />
      <Rim x={125} y={204} />
      <path
        data-fill="rubber"
        d="M270 262q-20 0-20-20v-34q0-34 32-50l8-26h16l-4 36q-28 16-28 42v28h142v-28q0-26-28-42l-4-36h16l8 26q32 16 32 50v34q0 20-20 20Z"
      />
      <g data-fill="signal">
        <path d="M274 238v-28q0-26 28-42l4-30q12 34-8 54-10 12-8 46Z" />
        <path d="M416 238v-28q0-26-28-42l-4-30q-12 34 8 54 10 12 8 46Z" />
      </g>
      <Rim x={345} y={132} />
      <path d="M300 262v-12M345 262v-12M390 262v-12M80 262v-12M125 262v-12M170 262v-12" />
      <text x="125" y="300" textAnchor="middle">
        ordinary
      </text>
      <text x="345" y="300" textAnchor="middle" data-ink="signal">
        run flat
      </text>
    </Drawing>
  );
}
