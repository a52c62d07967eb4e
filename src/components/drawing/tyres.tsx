/** Where a part of a drawing stands, in the drawing's own units. */
interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** 1 is a tyre of 150 units. */
  readonly scale?: number;
  /** The yellow: this tyre is what the drawing is about. */
  readonly signal?: boolean;
}

const stand = ({ x, y, turn = 0, scale = 1 }: Place) =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/** A tyre seen along the road or from above: its tread, 66 by 150 units about the place given. */
export function TyreFace(place: Place) {
  return (
    <g transform={stand(place)} data-ink={place.signal ? 'signal' : undefined}>
      <rect x="-33" y="-75" width="66" height="150" rx="17" data-fill="rubber" />
      <path d="M-11-75V75M11-75V75M-33-45h22M-33-15h22M-33 15h22M-33 45h22M33-45H11M33-15H11M33 15H11M33 45H11" />
    </g>
  );
}

/** A tyre seen from the side, on its rim: 150 units across, about the place given. */
export function TyreSide(place: Place) {
  return (
    <g transform={stand(place)} data-ink={place.signal ? 'signal' : undefined}>
      <circle r="75" data-fill="rubber" />
      <circle r="68" strokeDasharray="4 8" />
      <circle r="46" data-fill="ground" />
      <circle r="11" />
      <path d="M0-11V-46M10.500-3.400 43.700-14.200M6.500 8.900 27 37.200M-6.500 8.900-27 37.200M-10.500-3.400-43.700-14.200" />
    </g>
  );
}
