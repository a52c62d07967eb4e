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

const tenth = (value: number) => Math.round(value * 10) / 10;

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
export interface NamedPlace extends Coordinates {
  readonly name: string;
  /** The side of the pin on which the drawn map has the name; above it where nothing is given. */
  readonly mapNameSide?: NameSide | undefined;
  /** Where the drawn map shows the pin, if it would cover another one at the branch's own place. */
  readonly mapPin?: Coordinates | undefined;
}

/** What stands on the map: a pin or a name, around its centre. */
interface Mark extends MapPoint {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/* For a map 300 units wide: distance between pins, distance from the edges, and the size of a letter. */
const pinDistance = 28;
const edge = { side: 20, bottom: 30 } as const;
const letter = { width: 5.4, height: 13 } as const;
const pinWidth = 27;

/** Where the map shows a branch. */
export function pinOf(area: MapArea, place: NamedPlace): MapPoint {
  return projectPoint(area, place.mapPin ?? place);
}

const covers = (one: Mark, other: Mark) =>
  2 * Math.abs(one.x - other.x) < one.width + other.width &&
  2 * Math.abs(one.y - other.y) < one.height + other.height;

function pinMark(name: string, pin: MapPoint): Mark {
  return { what: `the pin of ${name}`, ...pin, width: pinWidth, height: pinWidth };
}

function nameMark(name: string, { x, y }: MapPoint, side: NameSide): Mark {
  const width = name.length * letter.width;
  const centres = {
    above: { x, y: y - 22 },
    below: { x, y: y + 22 },
    right: { x: x + 18 + width / 2, y },
    left: { x: x - 18 - width / 2, y },
  };
  return { what: `the name of ${name}`, ...centres[side], width, height: letter.height };
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
