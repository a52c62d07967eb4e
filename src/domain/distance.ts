/** A place on the earth, in degrees: north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place with its way from somewhere, in kilometres. */
export interface Away<Place> {
  readonly place: Place;
  readonly kilometres: number;
}

/** The earth's mean radius in kilometres. */
const earthRadius = 6371.0088;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Half of what an angle's cosine lacks to one: what the haversine formula is named for. */
function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

/** The way between two places over the ground in a straight line, in kilometres, by the haversine formula. */
export function distanceInKilometres(from: Coordinates, to: Coordinates): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const share =
    haversine(there - here) +
    Math.cos(here) * Math.cos(there) * haversine(radians(to.longitude - from.longitude));
  // Rounding can carry the share of two opposite places a little above one.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** The places by their distance, the nearest first; those equally far stay in their order. */
export function nearestFirst<Place extends Coordinates>(
  from: Coordinates,
  places: readonly Place[],
): readonly Away<Place>[] {
  return places
    .map((place) => ({ place, kilometres: distanceInKilometres(from, place) }))
    .toSorted((one, other) => one.kilometres - other.kilometres);
}

/**
 * A distance as people say it. Always ‘about’: a branch's coordinates name a part of its suburb, and no road
 * runs straight.
 */
export function formatDistance(kilometres: number): string {
  if (kilometres < 1) return 'less than 1km';
  const shown = kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres).toString();
  return `about ${shown}km`;
}
