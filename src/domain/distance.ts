/** A position in degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place with its distance from somewhere, in kilometres. */
export interface WithDistance<Place> {
  readonly place: Place;
  readonly kilometres: number;
}

/** The earth's mean radius in kilometres. */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/** The great-circle distance between two positions in kilometres, by the haversine formula. */
export function distanceInKilometres(from: Coordinates, to: Coordinates): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const share =
    haversine(there - here) +
    Math.cos(here) * Math.cos(there) * haversine(radians(to.longitude - from.longitude));
  // For opposite positions, rounding can push this slightly above one.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** The places with their distances, nearest first; ties keep their order. */
export function nearestFirst<Place extends Coordinates>(
  from: Coordinates,
  places: readonly Place[],
): readonly WithDistance<Place>[] {
  return places
    .map((place) => ({ place, kilometres: distanceInKilometres(from, place) }))
    .sort((one, other) => one.kilometres - other.kilometres);
}

/**
 * A distance as people say it. Always "about": a branch's coordinates are only those of its part of the suburb, and
 * no road is straight.
 */
export function formatDistance(kilometres: number): string {
  if (kilometres < 1) return 'less than 1km';
  const shown = kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres).toString();
  return `about ${shown}km`;
}
