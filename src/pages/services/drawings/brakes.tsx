import { Drawing } from '../../../ui/drawing/Drawing.tsx';

/** A brake from the side: the rotor, the caliper over it, and the pad between them. */
export function RotorAndCaliper() {
  const studs = [0, 72, 144, 216, 288];
  const holes = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
  return (
    <Drawing label="A disc brake from the side: a drilled rotor with its hub, and the caliper that reaches over its edge. The pad inside is what wears.">
      <circle cx="214" cy="164" r="146" data-fill="rubber" />
      <circle cx="214" cy="164" r="138" strokeWidth="2" />
      <circle cx="214" cy="164" r="74" />
      <circle cx="214" cy="164" r="66" data-fill="ground" />
      <circle cx="214" cy="164" r="24" />
      {studs.map((turn) => (
        <circle
          key={turn}
          cx="214"
          cy="120"
          r="8"
          transform={`rotate(${turn} 214 164)`}
          data-fill="rubber"
        />
      ))}
      {holes.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 214 164)`}>
          <circle cx="214" cy="72" r="5" data-fill="ground" />
          <circle cx="226" cy="48" r="5" data-fill="ground" />
        </g>
      ))}
      <g data-ink="signal">
        <path data-fill="signal" d="M335 82A146 146 0 0 1 347 223L304 204A98 98 0 0 0 295 109Z" />
      </g>
      <path
        data-fill="ground"
        d="M330 18Q352 8 368 26 430 96 424 186 422 226 402 258 390 276 370 266L342 250Q326 240 334 222 354 176 340 122 330 90 306 68 294 56 304 42Z"
      />
      <path d="M344 32Q402 100 398 180 396 218 380 246M318 56l20-24M352 250l26 12" />
      <path d="M400 88 430 74q14 2 18 16l-26 22M424 196l30 4q8 14 0 26l-38-2" />
      <path d="M96 56A160 160 0 0 1 138 24M126 20l14 3-4 14" />
    </Drawing>
  );
}

/** How worn a pad is. */
export type Wear = 'fresh' | 'squeal' | 'grind';

/** Description and lining thickness of each state. */
const states: Readonly<Record<Wear, { readonly label: string; readonly lining: number }>> = {
  fresh: {
    label: 'A new pad against the rotor: thick lining, the wear tab well clear.',
    lining: 58,
  },
  squeal: {
    label: 'A worn pad against the rotor: thin lining, and the wear tab touches.',
    lining: 16,
  },
  grind: {
    label: 'No lining left: the steel plate cuts into the rotor.',
    lining: 0,
  },
};

/** The cross-section of a pad on the rotor: steel plate, lining and wear indicator. */
export function PadOnRotor({ wear }: { readonly wear: Wear }) {
  const { label, lining } = states[wear];
  // Without a lining the plate itself meets the rotor, and the wear indicator is ground away.
  const plate = lining > 0 ? 190 - lining : 194;
  const tab = lining > 0 ? 21 : -2;
  return (
    <Drawing viewBox="0 0 300 220" label={label}>
      <path data-fill="rubber" d="M196 8H236V212H196Z" />
      <path d="M216 24V196" strokeDasharray="12 10" />
      <path data-fill="ground" d={`M${plate - 22} 36H${plate}V184H${plate - 22}Z`} />
      <path
        d={`M${plate - 22} 74H${plate - 66}V146H${plate - 22}M${plate - 104} 110H${plate - 74}M${plate - 86} 98l12 12-12 12`}
      />
      {lining > 0 ? (
        <path data-fill="signal" d={`M${plate} 46H190V174H${plate}Z`} />
      ) : (
        <g data-ink="signal">
          <path d="M196 60l14-12M196 92l18-6M196 124l20 2M196 156l16 10" />
        </g>
      )}
      <path d={`M${plate - 11} 184V204H${plate + tab}`} strokeWidth="5" />
      {wear === 'squeal' ? (
        <path data-ink="signal" d="M250 190q10 10 0 20M264 182q18 18 0 36" />
      ) : null}
    </Drawing>
  );
}
