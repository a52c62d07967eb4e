/**
 * How many of `count` things belong in a row so that the last row is as full as it can be. Of equally full ones, the
 * larger number counts.
 *
 * @param possible the numbers to a row for which there is room, in ascending order
 */
export function fullRows(count: number, possible: readonly number[]): number {
  const emptyShare = (inRow: number) => (inRow - (count % inRow || inRow)) / inRow;
  const usable = possible.filter((inRow) => inRow <= count);
  return usable.reduce(
    (best, inRow) => (emptyShare(inRow) <= emptyShare(best) ? inRow : best),
    usable[0] ?? 1,
  );
}

/** The numbers to a row for which there is room, in ascending order, on a tablet and on a desktop. */
export interface Room {
  readonly tablet: readonly number[];
  readonly desktop: readonly number[];
}

/**
 * The attributes of a list with the class `inRows` of `styles/layout.ts`: its numbers to a row. A document gets only the
 * rules for values that it has, so they are words that stand nowhere else.
 */
export function rowsOf(count: number, { tablet, desktop }: Room) {
  return {
    'data-tablet': `row${fullRows(count, tablet)}`,
    'data-desktop': `row${fullRows(count, desktop)}`,
  } as const;
}
