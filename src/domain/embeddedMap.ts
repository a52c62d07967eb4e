import type { MapBounds } from './cityMap.ts';
import type { Coordinates } from './distance.ts';

/*
 * Margins around the outermost branch: a tenth at the sides, a quarter above and below, where the frame has its
 * buttons and copyright line.
 */
const sideMargin = 1.1;
const endMargin = 1.25;

const thousandth = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The smallest box centred on one place that shows all the others with a margin (D31). */
export function boxAround(centre: Coordinates, places: readonly Coordinates[]): MapBounds {
  const farthest = (offset: (place: Coordinates) => number) =>
    Math.max(...places.map((place) => Math.abs(offset(place))));
  const across = farthest(({ longitude }) => longitude - centre.longitude) * sideMargin;
  const up = farthest(({ latitude }) => latitude - centre.latitude) * endMargin;
  return {
    west: thousandth(centre.longitude - across),
    south: thousandth(centre.latitude - up),
    east: thousandth(centre.longitude + across),
    north: thousandth(centre.latitude + up),
  };
}

/** The URL of OpenStreetMap's embedded map, with one marker (D21). */
export function mapFrameUrl(provider: string, box: MapBounds, marker: Coordinates): string {
  const url = new URL(provider);
  url.searchParams.set('bbox', [box.west, box.south, box.east, box.north].join());
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', [marker.latitude, marker.longitude].join());
  return url.href;
}

/** The URL of the same place on OpenStreetMap itself, for a larger map (D21). */
export function mapPageUrl(provider: string, { latitude, longitude }: Coordinates): string {
  const url = new URL(provider);
  url.searchParams.set('mlat', String(latitude));
  url.searchParams.set('mlon', String(longitude));
  url.hash = `map=12/${latitude}/${longitude}`;
  return url.href;
}
