import type { Coordinates } from './distance.ts';

/** A position in the map's data: degrees east, then degrees north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** The places along a line, which is written as `172.5 -43.5, 172.6 -43.6`: in each place longitude, then latitude. */
export function placesOf(line: string): readonly LonLat[] {
  return line.split(',').map((place) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = place.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}

/** The area a map shows: its edges in degrees, its width in SVG units. */
export interface MapArea {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
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

/** The map's height in SVG units, so that a kilometre is equally long both ways. */
export function heightOf(area: MapArea): number {
  return Math.round((area.north - area.south) * unitsPerDegree(area).latitude);
}

/** SVG units per kilometre. */
export function unitsPerKilometre(area: MapArea): number {
  const kilometresPerDegree = 111.195;
  return unitsPerDegree(area).latitude / kilometresPerDegree;
}

/**
 * SVG path data of a stroke through some positions: it starts and ends at the first and the last, and rounds the
 * corners between them. Points are rounded to even units, so that midpoints are whole numbers. With `straight` the
 * corners are sharp, as for a street.
 *
 * @throws RangeError for fewer than two positions
 */
export function strokeThrough(
  area: MapArea,
  places: readonly LonLat[],
  straight?: 'straight',
): string {
  const points = places.map(([longitude, latitude]) => {
    const { x, y } = projectPoint(area, { latitude, longitude });
    return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) };
  });
  const [first, ...others] = points;
  const last = others.pop();
  if (!first || !last) throw new RangeError('A stroke needs two places.');
  const turns = others.map((point, index) => {
    if (straight) return `L${point.x} ${point.y}`;
    const next = others[index + 1];
    const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : last;
    // After the first turn, T is enough: its control point is the previous one mirrored, which is always right here.
    return index > 0 ? `T${end.x} ${end.y}` : `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  const rest = straight || turns.length === 0 ? `L${last.x} ${last.y}` : '';
  return `M${first.x} ${first.y}${turns.join('')}${rest}`;
}

/** The degrees between which a place is on the map, with room for its pin and label; to thousandths, rounded inwards. */
export function mapBounds(area: MapArea): Omit<MapArea, 'width'> {
  const units = unitsPerDegree(area);
  const [side, below] = [edge.side / units.longitude, edge.bottom / units.latitude];
  return {
    west: Math.ceil((area.west + side) * 1000) / 1000,
    east: Math.floor((area.east - side) * 1000) / 1000,
    north: Math.floor((area.north - edge.side / units.latitude) * 1000) / 1000,
    south: Math.ceil((area.south + below) * 1000) / 1000,
  };
}

/** The sides of a pin on which its label can be, the preferred first. */
export const nameSides = ['above', 'below', 'right', 'left'] as const;

/** One of them. */
export type NameSide = (typeof nameSides)[number];

/** Where a pin is on the map, and on which side its label is. */
export interface MapMark extends MapPoint {
  readonly side: NameSide;
}

/** A place to label on the map. */
interface NamedPlace extends Coordinates {
  readonly name: string;
  /** The preferred side, if there is room. */
  readonly side?: NameSide | undefined;
}

interface Box {
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function pinBox({ x, y }: MapPoint): Box {
  return { left: x - pinReach, right: x + pinReach, top: y - pinReach, bottom: y + pinReach };
}

function nameBox(name: string, { x, y }: MapPoint, side: NameSide): Box {
  const width = name.length * letter.width;
  const beside = { top: y - letter.height / 2, bottom: y + letter.height / 2 };
  if (side === 'right') return { ...beside, left: x + 18, right: x + 18 + width };
  if (side === 'left') return { ...beside, left: x - 18 - width, right: x - 18 };
  const bottom = side === 'above' ? y - 15.5 : y + 15.5 + letter.height;
  return { left: x - width / 2, right: x + width / 2, top: bottom - letter.height, bottom };
}

/**
 * Lays out pins and labels so that no pin covers another, and no label covers a pin or another label. A place outside
 * the map is put at its edge; one too close to an earlier pin is moved to the nearest free spot.
 */
export function mapMarks(area: MapArea, places: readonly NamedPlace[]): readonly MapMark[] {
  const height = heightOf(area);
  const onMap = ({ x, y }: MapPoint): MapPoint => ({
    x: tenth(clamp(x, edge.side, area.width - edge.side)),
    y: tenth(clamp(y, edge.side, height - edge.bottom)),
  });
  const pins: MapPoint[] = [];
  for (const place of places) {
    const preferred = onMap(projectPoint(area, place));
    const isFree = (point: MapPoint) =>
      pins.every((pin) => Math.hypot(point.x - pin.x, point.y - pin.y) >= pinDistance);
    // In a spiral around its own position, one unit further out each time.
    const candidates = Array.from({ length: 24 * area.width }, (_, step) => {
      const distance = Math.floor(step / 24);
      const angle = ((step % 24) / 24) * 2 * Math.PI;
      return onMap({
        x: preferred.x + distance * Math.cos(angle),
        y: preferred.y + distance * Math.sin(angle),
      });
    });
    pins.push(candidates.find(isFree) ?? preferred);
  }
  const taken = pins.map(pinBox);
  return places.map(({ name, side }, index) => {
    const pin = pins[index] ?? { x: 0, y: 0 };
    const isFree = (box: Box) =>
      box.left > 0 &&
      box.right < area.width &&
      box.top > 0 &&
      box.bottom < height &&
      !taken.some((other) => overlap(box, other));
    const sides = [...(side ? [side] : []), ...nameSides];
    const chosen = sides.find((each) => isFree(nameBox(name, pin, each))) ?? 'above';
    taken.push(nameBox(name, pin, chosen));
    return { ...pin, side: chosen };
  });
}
