import type { Coordinates } from './distance.ts';

/** A place as a drawing's data has it: degrees east, then degrees north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A sheet that a part of the earth is drawn on: its edges in degrees, its width in the drawing's own units. */
export interface MapSheet {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly width: number;
}

/** A place on the sheet, in its units from the left and from the top. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** How many units a degree of longitude takes, and how many one of latitude: a town is small enough for one scale. */
function unitsPerDegree({ west, east, north, south, width }: MapSheet) {
  const longitude = width / (east - west);
  const latitude = longitude / Math.cos((((north + south) / 2) * Math.PI) / 180);
  return { longitude, latitude };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The one projection of the plan: where a place stands on the sheet, to a tenth of a unit. */
export function placeOn(sheet: MapSheet, { latitude, longitude }: Coordinates): MapPoint {
  const units = unitsPerDegree(sheet);
  return {
    x: tenth((longitude - sheet.west) * units.longitude),
    y: tenth((sheet.north - latitude) * units.latitude),
  };
}

/** How tall the sheet is, in its units, so that a kilometre is as long down as across. */
export function heightOf(sheet: MapSheet): number {
  return Math.round((sheet.north - sheet.south) * unitsPerDegree(sheet).latitude);
}

/** How many units a kilometre is long. */
export function unitsPerKilometre(sheet: MapSheet): number {
  const kilometresPerDegree = 111.195;
  return unitsPerDegree(sheet).latitude / kilometresPerDegree;
}

/**
 * The path of one stroke through some places, as a hand draws it: it leaves and ends at the first and the
 * last, and rounds each one between; no hand is truer than a unit. Its points are even, so that the middle of
 * two is whole, and mirrored ones stay true. With `straight` it turns sharply, as a street does.
 */
export function strokeThrough(
  sheet: MapSheet,
  places: readonly LonLat[],
  straight?: 'straight',
): string {
  const points = places.map(([longitude, latitude]) => {
    const { x, y } = placeOn(sheet, { latitude, longitude });
    return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) };
  });
  const [first, ...others] = points;
  const last = others.pop();
  if (!first || !last) throw new RangeError('A stroke needs two places.');
  const turns = others.map((point, index) => {
    if (straight) return `L${point.x} ${point.y}`;
    const next = others[index + 1];
    const end = next ? { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } : last;
    // From the second turn on, T stands for a Q whose middle is the one before, mirrored: here it always is.
    return index > 0 ? `T${end.x} ${end.y}` : `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  const rest = straight || turns.length === 0 ? `L${last.x} ${last.y}` : '';
  return `M${first.x} ${first.y}${turns.join('')}${rest}`;
}

/** On which side of its pin a place's name stands. */
export type NameSide = 'above' | 'below' | 'right' | 'left';

/** Where a place's pin stands on a sheet, and on which side of it its name. */
export interface MapMark extends MapPoint {
  readonly side: NameSide;
}

/** A place to mark. */
interface NamedPlace extends Coordinates {
  readonly name: string;
  /** The side to take where it is free. */
  readonly side?: NameSide | undefined;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/* In the units of a sheet 300 wide: how far two pins stand apart, how far a pin stands from an edge, and letters. */
const pinApart = 28;
const edge = { side: 20, bottom: 30 } as const;
const letter = { width: 5.4, height: 13 } as const;
const pinReach = 13.5;

function within(value: number, low: number, high: number): number {
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
 * Where the pins and the names of some places stand, so that no pin covers another and no name a pin or a name. A place
 * beyond the sheet stands at its edge; one too near to those before it stands as near to its own place as there is room.
 */
export function mapMarks(sheet: MapSheet, places: readonly NamedPlace[]): readonly MapMark[] {
  const height = heightOf(sheet);
  const onSheet = ({ x, y }: MapPoint): MapPoint => ({
    x: tenth(within(x, edge.side, sheet.width - edge.side)),
    y: tenth(within(y, edge.side, height - edge.bottom)),
  });
  const pins: MapPoint[] = [];
  for (const place of places) {
    const wanted = onSheet(placeOn(sheet, place));
    const isFree = (point: MapPoint) =>
      pins.every((pin) => Math.hypot(point.x - pin.x, point.y - pin.y) >= pinApart);
    // Round and round its own place, a unit farther each time.
    const tries = Array.from({ length: 24 * sheet.width }, (_, at) => {
      const far = Math.floor(at / 24);
      const angle = ((at % 24) / 24) * 2 * Math.PI;
      return onSheet({ x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) });
    });
    pins.push(tries.find(isFree) ?? wanted);
  }
  const taken = pins.map(pinBox);
  return places.map(({ name, side }, index) => {
    const pin = pins[index] ?? { x: 0, y: 0 };
    const isFree = (box: Box) =>
      box.left > 0 &&
      box.right < sheet.width &&
      box.top > 0 &&
      box.bottom < height &&
      !taken.some((other) => overlap(box, other));
    const sides: readonly NameSide[] = [...(side ? [side] : []), 'above', 'below', 'right', 'left'];
    const chosen = sides.find((each) => isFree(nameBox(name, pin, each))) ?? 'above';
    taken.push(nameBox(name, pin, chosen));
    return { ...pin, side: chosen };
  });
}
