import * as fc from 'fast-check';
import { expect } from 'vitest';
import { branches } from '../../src/content/branches.ts';
import { fourAvenues, hagleyPark, landmarks, mapArea, strokes } from '../../src/content/cityMap.ts';
import {
  heightOf,
  projectPoint,
  strokeThrough,
  unitsPerKilometre,
  type MapArea,
} from '../../src/domain/cityMap.ts';
import { distanceInKilometres } from '../../src/domain/distance.ts';
import { clause } from '../tools/clause.ts';

/** A map at 60 degrees north, where a degree of latitude is twice as long as one of longitude. */
const sheet: MapArea = { west: 10, east: 12, north: 60.5, south: 59.5, width: 200 };

clause('PLAN-PLACES', 'the corners and the centre of the map are at their coordinates', () => {
  expect(projectPoint(sheet, { longitude: 10, latitude: 60.5 })).toEqual({ x: 0, y: 0 });
  expect(projectPoint(sheet, { longitude: 12, latitude: 59.5 })).toEqual({ x: 200, y: 200 });
  expect(projectPoint(sheet, { longitude: 11, latitude: 60 })).toEqual({ x: 100, y: 100 });
  expect(heightOf(sheet)).toBe(200);
});

const drawn = [...fourAvenues, ...hagleyPark, ...landmarks.map(({ at }) => at)];

for (const [what, places, right, bottom] of [
  ['every branch, with room for its pin and its name,', branches, 280, heightOf(mapArea) - 30],
  [
    'each point of the four avenues, of the park and of the names',
    drawn.map(([longitude, latitude]) => ({ longitude, latitude })),
    290,
    230,
  ],
] as const)
  clause('PLAN-PLACES', `${what} is inside the map`, () => {
    for (const place of places) {
      const { x, y } = projectPoint(mapArea, place);
      expect(Math.min(x, y), JSON.stringify(place)).toBeGreaterThan(20);
      expect(x, JSON.stringify(place)).toBeLessThan(right);
      expect(y, JSON.stringify(place)).toBeLessThan(bottom);
    }
  });

clause('PLAN-SCALE', 'the distance between any two places is to scale, to within 2%', () => {
  const place = fc.record({
    longitude: fc.double({ min: 172.5, max: 172.78, noNaN: true }),
    latitude: fc.double({ min: -43.62, max: -43.46, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const kilometres = distanceInKilometres(one, other);
      fc.pre(kilometres > 1);
      const [from, to] = [projectPoint(mapArea, one), projectPoint(mapArea, other)];
      const units = Math.hypot(to.x - from.x, to.y - from.y);
      const share = units / kilometres / unitsPerKilometre(mapArea);
      expect(share).toBeGreaterThan(0.98);
      expect(share).toBeLessThan(1.02);
    }),
  );
});

clause(
  'PLAN-SCALE',
  'a degree of latitude is 111.195 kilometres, so Christchurch is 250 units high',
  () => {
    expect(unitsPerKilometre(sheet) * 111.195).toBeCloseTo(200, 6);
    expect(heightOf(mapArea)).toBe(250);
  },
);

clause('PLAN-PLACES', 'a line through fewer than two places throws an error', () => {
  const error = new RangeError('A stroke needs two places.');
  expect(() => strokeThrough(sheet, [])).toThrow(error);
  expect(() => strokeThrough(sheet, [[10, 60.5]])).toThrow(error);
});

clause('PLAN-PLACES', 'a line begins at the first place and ends at the last', () => {
  const [a, b, c] = [
    [10, 60.5],
    [11, 60.5],
    [11, 60],
  ] as const;
  expect(strokeThrough(sheet, [a, b])).toBe('M0 0L100 0');
  expect(strokeThrough(sheet, [a, b, c])).toBe('M0 0Q100 0 100 100');
  expect(strokeThrough(sheet, [a, b, c, a])).toBe('M0 0Q100 0 100 50T0 0');
  expect(strokeThrough(sheet, [a, b, c, a], 'straight')).toBe('M0 0L100 0L100 100L0 0');
});

clause(
  'PLAN-PLACES',
  'the coast, rivers, hills and roads are less than 300 map units from the centre, across and down',
  () => {
    for (const [name, places] of Object.entries(strokes)) {
      const points = places.map(([longitude, latitude]) =>
        projectPoint(mapArea, { longitude, latitude }),
      );
      for (const { x, y } of points) {
        expect(Math.abs(x - 150), name).toBeLessThan(300);
        expect(Math.abs(y - 125), name).toBeLessThan(300);
      }
    }
  },
);
