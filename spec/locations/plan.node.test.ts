import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { branches } from '../../src/content/branches.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { pinOf, projectPoint, type MapArea } from '../../src/domain/cityMap.ts';
import { distanceInKilometres } from '../../src/domain/distance.ts';
import { clause } from '../tools/clause.ts';

/** A map at 60 degrees north, where a degree of latitude is twice as long as one of longitude. */
const sheet: MapArea = { west: 10, east: 12, north: 60.5, south: 59.5, width: 200 };

const drawing = readFileSync('src/assets/christchurch.svg', 'utf8');

clause('PLAN-PLACES', 'the corners and the centre of the map are at their coordinates', () => {
  expect(projectPoint(sheet, { longitude: 10, latitude: 60.5 })).toEqual({ x: 0, y: 0 });
  expect(projectPoint(sheet, { longitude: 12, latitude: 59.5 })).toEqual({ x: 200, y: 200 });
  expect(projectPoint(sheet, { longitude: 11, latitude: 60 })).toEqual({ x: 100, y: 100 });
});

clause('PLAN-PLACES', 'the drawing shows the area on which the pins are', () => {
  const { x, y } = projectPoint(mapArea, { longitude: mapArea.east, latitude: mapArea.south });
  expect(drawing).toContain(`viewBox="0 0 ${x} ${Math.round(y)}"`);
});

clause('PLAN-PLACES', 'every branch, with room for its pin and its name, is inside the map', () => {
  for (const branch of branches) {
    const { x, y } = pinOf(mapArea, branch);
    expect(Math.min(x, y), branch.name).toBeGreaterThan(20);
    expect(x, branch.name).toBeLessThan(280);
    expect(y, branch.name).toBeLessThan(220);
  }
});

/** Some places of the drawing, by what it draws there. */
for (const [what, drawn, longitude, latitude] of [
  ['the north-west corner of Hagley Park', '"park" d="M120 102', 172.6105, -43.523],
  ['the south-east corner of the four avenues', 'L162 126', 172.652, -43.5405],
  ['the name of the airport', 'x="35" y="51">Airport', 172.5265, -43.487],
  ['the name of Sumner', 'x="268" y="183">Sumner', 172.758, -43.5815],
  ['the name of Lyttelton', 'x="229" y="210">Lyttelton', 172.719, -43.6015],
] as const)
  clause('PLAN-PLACES', `${what} is at its coordinates`, () => {
    expect(drawing).toContain(drawn);
    const [x = 0, y = 0] = (drawn.match(/\d+/g) ?? []).map(Number);
    const place = projectPoint(mapArea, { longitude, latitude });
    expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(1.5);
  });

const here = { name: 'A', latitude: -43.55, longitude: 172.65 };

clause('PLAN-PLACES', 'the pin of a branch is at its coordinates', () => {
  expect(pinOf(mapArea, here)).toEqual({ x: 159.6, y: 138.9 });
});

clause('SETTINGS-OWNER-PINS', 'a pin with a place of its own is there', () => {
  const mapPin = { latitude: -43.47, longitude: 172.58 };
  expect(pinOf(mapArea, { ...here, mapPin })).toEqual({ x: 89.1, y: 27.8 });
});

clause('PLAN-SCALE', 'the distance between any two places is to scale, to within 2%', () => {
  const place = fc.record({
    longitude: fc.double({ min: 172.5, max: 172.78, noNaN: true }),
    latitude: fc.double({ min: -43.62, max: -43.46, noNaN: true }),
  });
  // The width of the map through its middle.
  const { west, east, north, south, width } = mapArea;
  const latitude = (north + south) / 2;
  const unitsPerKilometre =
    width / distanceInKilometres({ latitude, longitude: west }, { latitude, longitude: east });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const kilometres = distanceInKilometres(one, other);
      fc.pre(kilometres > 1);
      const [from, to] = [projectPoint(mapArea, one), projectPoint(mapArea, other)];
      const units = Math.hypot(to.x - from.x, to.y - from.y);
      const share = units / kilometres / unitsPerKilometre;
      expect(share).toBeGreaterThan(0.98);
      expect(share).toBeLessThan(1.02);
    }),
  );
  // The bar of the drawing, which says 5km.
  const [, bar = ''] = />?\s*<path d="M0-4V0H([\d.]+)V-4"\/>\s*<text[^>]*>5km</.exec(drawing) ?? [];
  expect(Number(bar) / unitsPerKilometre).toBeCloseTo(5, 1);
});

clause('PLAN-PLACES', 'no line of the drawing is 300 units or more from the centre', () => {
  const lines = [
    ...drawing.matchAll(/<path(?: data-part="(?:street|highway|crest|coast)")? d="([^"]+)/g),
  ];
  // The rivers and the bar of the scale are the two without a name.
  expect(lines).toHaveLength(7);
  for (const [, line = ''] of lines)
    for (const [, x, y] of line.matchAll(/(-?\d+) (-?\d+)/g)) {
      expect(Math.abs(Number(x) - 150), line).toBeLessThan(300);
      expect(Math.abs(Number(y) - 125), line).toBeLessThan(300);
    }
});
