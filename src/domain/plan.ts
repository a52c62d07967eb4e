import type { Coordinates } from './distance.ts';

/** A place as a drawing's data has it: degrees east, then degrees north. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A sheet that a part of the earth is drawn on: its edges in degrees, its width in the drawing's own units. */
export interface PlanSheet {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly width: number;
}

/** A place on the sheet, in its units from the left and from the top. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** How many units a degree of longitude takes, and how many one of latitude: a town is small enough for one scale. */
function unitsPerDegree({ west, east, north, south, width }: PlanSheet) {
  const longitude = width / (east - west);
  const latitude = longitude / Math.cos((((north + south) / 2) * Math.PI) / 180);
  return { longitude, latitude };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The one projection of the plan: where a place stands on the sheet, to a tenth of a unit. */
export function placeOn(sheet: PlanSheet, { latitude, longitude }: Coordinates): PlanPoint {
  const units = unitsPerDegree(sheet);
  return {
    x: tenth((longitude - sheet.west) * units.longitude),
    y: tenth((sheet.north - latitude) * units.latitude),
  };
}

/** How tall the sheet is, in its units, so that a kilometre is as long down as across. */
export function heightOf(sheet: PlanSheet): number {
  return Math.round((sheet.north - sheet.south) * unitsPerDegree(sheet).latitude);
}

/** How many units a kilometre is long. */
export function unitsPerKilometre(sheet: PlanSheet): number {
  const kilometresPerDegree = 111.195;
  return unitsPerDegree(sheet).latitude / kilometresPerDegree;
}

/**
 * The path of one stroke through some places, as a hand draws it: it leaves and ends at the first and the
 * last, and rounds each one between; no hand is truer than a unit. Its points are even, so that the middle of
 * two is whole, and mirrored ones stay true. With `straight` it turns sharply, as a street does.
 */
export function strokeThrough(
  sheet: PlanSheet,
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
