import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  distanceInKilometres,
  formatDistance,
  nearestFirst,
  type Coordinates,
} from '../../src/domain/distance.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** A place, from its latitude and longitude with a comma between them. */
function placeAt(coordinates = ''): Coordinates {
  const [latitude = NaN, longitude = NaN] = coordinates.split(', ').map(Number);
  return { latitude, longitude };
}

for (const [way, from, to, kilometres] of tableOf('NEAREST-DISTANCE'))
  clause('NEAREST-DISTANCE', `the distance ${way} is ${kilometres} km`, () => {
    expect(distanceInKilometres(placeAt(from), placeAt(to))).toBeCloseTo(Number(kilometres), 1);
  });

clause('NEAREST-DISTANCE', 'it is the same both ways, and zero from a place to itself', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const there = distanceInKilometres(one, other);
      expect(there).toBeCloseTo(distanceInKilometres(other, one), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(20015.116);
      expect(distanceInKilometres(one, one)).toBe(0);
    }),
  );
});

clause('NEAREST-ORDER', 'the list has each place once, the nearest first', () => {
  fc.assert(
    fc.property(anywhere, fc.array(anywhere), (from, places) => {
      const sorted = nearestFirst(from, places);
      expect(sorted).toHaveLength(places.length);
      expect(new Set(sorted.map(({ place }) => place))).toEqual(new Set(places));
      for (const [index, { place, kilometres }] of sorted.entries()) {
        expect(kilometres).toBe(distanceInKilometres(from, place));
        expect(kilometres).toBeGreaterThanOrEqual(sorted[index - 1]?.kilometres ?? 0);
      }
    }),
  );
});

for (const [kilometres, words] of tableOf('NEAREST-ABOUT'))
  clause('NEAREST-ABOUT', `a distance of ${kilometres} km reads “${words}”`, () => {
    expect(formatDistance(Number(kilometres))).toBe(words);
  });
