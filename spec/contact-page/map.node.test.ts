import * as fc from 'fast-check';
import { expect } from 'vitest';
import { boxAround } from '../../src/domain/embeddedMap.ts';
import { clause } from '../tools/clause.ts';

const inTown = fc.record({
  latitude: fc.double({ min: -43.7, max: -43.4, noNaN: true }),
  longitude: fc.double({ min: 172.3, max: 172.9, noNaN: true }),
});

clause('MAP-COVERS', 'the main branch is at the centre, and every other one is inside', () => {
  fc.assert(
    fc.property(inTown, fc.array(inTown, { minLength: 1 }), (centre, places) => {
      const { west, east, south, north } = boxAround(centre, places);
      // The edges are rounded to a thousandth of a degree, about a hundred metres.
      const rounding = 0.0006;
      expect((west + east) / 2).toBeCloseTo(centre.longitude, 3);
      expect((south + north) / 2).toBeCloseTo(centre.latitude, 3);
      for (const { latitude, longitude } of places) {
        expect(longitude).toBeGreaterThan(west - rounding);
        expect(longitude).toBeLessThan(east + rounding);
        expect(latitude).toBeGreaterThan(south - rounding);
        expect(latitude).toBeLessThan(north + rounding);
      }
    }),
  );
});

clause('MAP-COVERS', 'the margin is a tenth west and east, and a quarter north and south', () => {
  const centre = { latitude: -43, longitude: 172 };
  expect(boxAround(centre, [centre, { latitude: -43.1, longitude: 172.2 }])).toEqual({
    west: 171.78,
    east: 172.22,
    south: -43.125,
    north: -42.875,
  });
});
