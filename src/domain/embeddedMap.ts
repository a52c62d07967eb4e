import type { Coordinates } from './distance.ts';

/** A part of the earth by its edges, in degrees. */
export interface MapBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/* What the frame shows beyond the outermost place: a tenth of the way at the sides, a quarter above and below,
   where the frame's own buttons and its copyright line stand. */
const beyondSides = 1.1;
const beyondEnds = 1.25;

function thousandth(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** The smallest box with one place at its middle that shows all of the others with some room around them (D31). */
export function boxAround(centre: Coordinates, places: readonly Coordinates[]): MapBox {
  const farthest = (offset: (place: Coordinates) => number) =>
    Math.max(...places.map((place) => Math.abs(offset(place))));
  const across = farthest(({ longitude }) => longitude - centre.longitude) * beyondSides;
  const up = farthest(({ latitude }) => latitude - centre.latitude) * beyondEnds;
  return {
    west: thousandth(centre.longitude - across),
    south: thousandth(centre.latitude - up),
    east: thousandth(centre.longitude + across),
    north: thousandth(centre.latitude + up),
  };
}

/** The address of OpenStreetMap's frame with one marker (D21). */
export function mapFrameUrl(provider: string, box: MapBox, marker: Coordinates): string {
  const url = new URL(provider);
  url.searchParams.set('bbox', [box.west, box.south, box.east, box.north].join());
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', [marker.latitude, marker.longitude].join());
  return url.href;
}

/** The address of the same place on OpenStreetMap's own page, for those who want the map larger (D21). */
export function mapPageUrl(provider: string, { latitude, longitude }: Coordinates): string {
  const url = new URL(provider);
  url.searchParams.set('mlat', String(latitude));
  url.searchParams.set('mlon', String(longitude));
  url.hash = `map=12/${latitude}/${longitude}`;
  return url.href;
}
