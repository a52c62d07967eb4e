import type { Coordinates } from './distance.ts';

/** The edges of a map, in degrees. */
export interface MapBounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The area a map shows, and its width in SVG units. */
export interface MapArea extends MapBounds {
  readonly width: number;
}

/** A point on the map, in SVG units from the top left. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** SVG units per degree. A city is small enough for one scale. */
function unitsPerDegree({ west, east, north, south, width }: MapArea) {
  const longitude = width / (east - west);
  const latitude = longitude / Math.cos((((north + south) / 2) * Math.PI) / 180);
  return { longitude, latitude };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The map's projection: a position as a point on the map, to a tenth of a unit. */
export function projectPoint(area: MapArea, { latitude, longitude }: Coordinates): MapPoint {
  const units = unitsPerDegree(area);
  return {
    x: tenth((longitude - area.west) * units.longitude),
    y: tenth((area.north - latitude) * units.latitude),
  };
}

/** The degrees between which a place is on the map, with room for its pin and label; to thousandths, rounded inwards. */
export function mapBounds(area: MapArea): MapBounds {
  const units = unitsPerDegree(area);
  const [side, below] = [edge.side / units.longitude, edge.bottom / units.latitude];
  return {
    west: Math.ceil((area.west + side) * 1000) / 1000,
    east: Math.floor((area.east - side) * 1000) / 1000,
    north: Math.floor((area.north - edge.side / units.latitude) * 1000) / 1000,
    south: Math.ceil((area.south + below) * 1000) / 1000,
  };
}

/** The sides of a pin on which its name can be; the first where a branch has no `mapNameSide`. */
export const nameSides = ['above', 'below', 'right', 'left'] as const;

/** One of them. */
export type NameSide = (typeof nameSides)[number];

/** A branch on the map. */
interface NamedPlace extends Coordinates {
  readonly name: string;
  readonly mapNameSide?: NameSide | undefined;
  /** Where its pin is, if that is not where the branch is. */
  readonly mapPin?: Coordinates | undefined;
}

/** What stands on the map: a pin or a name, and the part of the map that it takes. */
interface Mark {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/* For a map 300 units wide: distance between pins, distance from the edges, and the size of a letter. */
const pinDistance = 28;
const edge = { side: 20, bottom: 30 } as const;
const letter = { width: 5.4, height: 13 } as const;
const pinReach = 13.5;

/** Where the map shows a branch. */
export function pinOf(area: MapArea, place: NamedPlace): MapPoint {
  return projectPoint(area, place.mapPin ?? place);
}

function covers(one: Mark, other: Mark): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function pinMark(name: string, { x, y }: MapPoint): Mark {
  return {
    what: `the pin of ${name}`,
    left: x - pinReach,
    right: x + pinReach,
    top: y - pinReach,
    bottom: y + pinReach,
  };
}

function nameMark(name: string, { x, y }: MapPoint, side: NameSide): Mark {
  const what = `the name of ${name}`;
  const width = name.length * letter.width;
  const beside = { what, top: y - letter.height / 2, bottom: y + letter.height / 2 };
  if (side === 'right') return { ...beside, left: x + 18, right: x + 18 + width };
  if (side === 'left') return { ...beside, left: x - 18 - width, right: x - 18 };
  const bottom = side === 'above' ? y - 15.5 : y + 15.5 + letter.height;
  return { what, left: x - width / 2, right: x + width / 2, top: bottom - letter.height, bottom };
}

/**
 * One sentence for each pin that covers another, and for each name that covers a pin or the name of an earlier branch
 * although it has another side where it covers nothing.
 */
export function mapFaults(area: MapArea, places: readonly NamedPlace[]): string[] {
  const placed = places.map((place) => ({ ...place, pin: pinOf(area, place) }));
  const names: Mark[] = [];
  return placed.flatMap(({ name, mapNameSide = nameSides[0], pin }, index) => {
    const faults = placed.slice(0, index).flatMap((other) => {
      const distance = Math.hypot(other.pin.x - pin.x, other.pin.y - pin.y);
      return distance < pinDistance
        ? `the pins of ${other.name} and ${name} cover each other on the drawn map: they are ${Math.floor(distance)} units apart, and need ${pinDistance} to be read. Give one of them a mapPin, the latitude and longitude beside the other at which the map shows it.`
        : [];
    });
    const others = placed
      .filter((_, at) => at !== index)
      .map((other) => pinMark(other.name, other.pin));
    const coveredAt = (side: NameSide) =>
      [...others, ...names].find((mark) => covers(nameMark(name, pin, side), mark));
    const covered = coveredAt(mapNameSide);
    const free = nameSides.filter((side) => !coveredAt(side));
    names.push(nameMark(name, pin, mapNameSide));
    if (faults.length > 0 || !covered || free.length === 0) return faults;
    return `the name of ${name} covers ${covered.what} on the drawn map. Set its mapNameSide to ${free.join(' or ')}.`;
  });
}
