/** Position of a part, in the drawing's units. */
interface Placement {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** At 1 a tyre has 150 units. */
  readonly scale?: number;
}

const transformOf = ({ x, y, turn = 0, scale = 1 }: Placement) =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** The line width for a constant weight at any scale. */
const strokeWidthOf = ({ scale = 1 }: Placement) => (3 / scale).toFixed(2);

/** A tyre from the front or from above, showing its tread: 66 by 150 units, centred on its position. */
export function TyreFace(placement: Placement) {
  return (
    <g transform={transformOf(placement)} strokeWidth={strokeWidthOf(placement)}>
      <rect x="-33" y="-75" width="66" height="150" rx="17" data-fill="rubber" />
      <path d="M-11-75V75M11-75V75M-33-45h22M-33-15h22M-33 15h22M-33 45h22M33-45H11M33-15H11M33 15H11M33 45H11" />
    </g>
  );
}

/** A tyre from the side, on its rim: 150 units across, centred on its position. */
export function TyreSide(placement: Placement) {
  return (
    <g transform={transformOf(placement)} strokeWidth={strokeWidthOf(placement)}>
      <circle r="75" data-fill="rubber" />
      <circle r="68" strokeDasharray="4 8" />
      <circle r="46" data-fill="ground" />
      <circle r="11" />
      <path d="M0-11V-46M10.500-3.400 43.700-14.200M6.500 8.900 27 37.200M-6.500 8.900-27 37.200M-10.500-3.400-43.700-14.200" />
    </g>
  );
}

/** A tyre's cross-section, 400 units wide, tread at the top, centred on (240, 120). With `rim`, on its rim. */
export function TyreSection({ rim = false }: { readonly rim?: boolean }) {
  return (
    <g>
      <path
        data-fill="rubber"
        d="M128 44H168V58H184V44H232V58H248V44H296V58H312V44H352Q408 44 420 96 430 150 400 196L392 216H356V200Q384 150 380 116 374 78 336 76H144Q106 78 100 116 96 150 124 200V216H88L80 196Q50 150 60 96 72 44 128 44Z"
      />
      <path data-ink="faint" d="M150 66H330" />
      <circle cx="106" cy="204" r="5" />
      <circle cx="374" cy="204" r="5" />
      {rim ? (
        <path
          strokeWidth="6"
          d="M74 188Q66 190 66 204T80 226H128Q142 226 148 238T166 250H314Q326 250 332 238T352 226H400Q414 218 414 204T406 188"
        />
      ) : null}
    </g>
  );
}
