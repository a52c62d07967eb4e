import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  distanceInKilometres,
  formatDistance,
  nearestFirst,
  type Coordinates,
} from '../../src/domain/distance.ts';
import { clause } from '../tools/clause.ts';

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

for (const [name, from, to, kilometres] of [
  ['of a degree along a meridian', [0, 0], [1, 0], 111.195],
  ['of a degree along the equator', [0, 0], [0, 1], 111.195],
  ['of a degree along the 60th parallel', [60, 0], [60, 1], 55.597],
  ['from pole to pole', [90, 0], [-90, 0], 20015.115],
  ['across the date line', [-43.95, 179.5], [-43.95, -179.5], 80.054],
  ['from Cathedral Square to the Sky Tower', [-43.5309, 172.6365], [-36.8485, 174.7622], 764.6],
] as const) {
  clause('NEAREST-DISTANCE', `the distance ${name} is ${kilometres} km`, () => {
    const place = ([latitude, longitude]: typeof from | typeof to) => ({ latitude, longitude });
    expect(distanceInKilometres(place(from), place(to))).toBeCloseTo(kilometres, 1);
  });
}

clause(
  'NEAREST-DISTANCE',
  'the distance is the same in both directions, and zero from a place to itself',
  () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const there = distanceInKilometres(one, other);
        expect(there).toBeCloseTo(distanceInKilometres(other, one), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20015.116);
        expect(distanceInKilometres(one, one)).toBe(0);
      }),
    );
  },
);

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

for (const [kilometres, words] of [
  [0, 'less than 1km'],
  [0.999, 'less than 1km'],
  [1, 'about 1.0km'],
  [2.04, 'about 2.0km'],
  [9.94, 'about 9.9km'],
  [9.95, 'about 10km'],
  [10.4, 'about 10km'],
  [763.4, 'about 763km'],
] as const) {
  clause('NEAREST-ABOUT', `a distance of ${kilometres} km reads “${words}”`, () => {
    expect(formatDistance(kilometres)).toBe(words);
  });
}
