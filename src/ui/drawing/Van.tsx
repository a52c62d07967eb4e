import { Drawing } from './Drawing.tsx';

/** The mobile service's van from the side with three tyres inside, 320 by 136 units, for use in larger drawings. */
export function VanShape() {
  return (
    <>
      <path data-fill="rubber" d="M6 116V24q0-10 10-10h178q10 0 17 7l38 43 46 13q17 5 17 20v19Z" />
      <path data-fill="ground" d="M18 27h134v54H18ZM180 28v34h50l-28-31q-3-3-7-3Z" />
      <path d="M166 14v102M180 78h9M302 92h10" />
      {[41, 85, 129].map((x) => (
        <g key={x} transform={`translate(${String(x)} 61)`}>
          <circle r="19" data-fill="rubber" />
          <circle r="9" />
        </g>
      ))}
      {[68, 254].map((x) => (
        <g key={x} transform={`translate(${String(x)} 114)`}>
          <circle r="22" data-fill="ground" />
          <circle r="9" data-fill="signal" />
        </g>
      ))}
    </>
  );
}

/** The van on its own. Decorative. */
export function Van() {
  return (
    <Drawing viewBox="0 0 320 138">
      <VanShape />
    </Drawing>
  );
}
