/** Where places are: on the drawn map, and how far from one another. */
import { expect } from 'vitest';
import { branches as owned } from '../../src/content/branches.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { pinOf, projectPoint, type MapArea } from '../../src/domain/cityMap.ts';
import {
  distanceInKilometres,
  formatDistance,
  type Coordinates,
} from '../../src/domain/distance.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

/** A map at 60 degrees north, where a degree of latitude is twice as long as one of longitude. */
const sheet: MapArea = { west: 10, east: 12, north: 60.5, south: 59.5, width: 200 };

const html = await renderedHtml('/locations');

clause('PLAN-PLACES', 'the area has its scale, and the drawing the same area', () => {
  expect(projectPoint(sheet, { longitude: 10, latitude: 60.5 })).toEqual({ x: 0, y: 0 });
  expect(projectPoint(sheet, { longitude: 12, latitude: 59.5 })).toEqual({ x: 200, y: 200 });
  expect(projectPoint(sheet, { longitude: 11.123, latitude: 60 })).toEqual({ x: 112.3, y: 100 });
  const { x, y } = projectPoint(mapArea, { longitude: mapArea.east, latitude: mapArea.south });
  expect([x, Math.round(y)]).toEqual([300, 250]);
  expect(html).toContain('viewBox="0 0 300 250"');
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
    expect(html).toContain(drawn);
    const [x = 0, y = 0] = (drawn.match(/\d+/g) ?? []).map(Number);
    const place = projectPoint(mapArea, { longitude, latitude });
    expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(1.5);
  });

clause('PLAN-PLACES', 'each pin is at its branch, inside the map', () => {
  for (const { id, at } of branches) {
    const [latitude, longitude] = at;
    // A branch that is near another may have its pin at a place of its own (SETTINGS-OWNER-PINS).
    const own = owned.find((branch) => branch.id === id)?.mapPin;
    const { x, y } = projectPoint(mapArea, own ?? { latitude, longitude });
    expect
      .soft(html)
      .toMatch(new RegExp(`href="#${id}"[^>]*><g transform="translate\\(${x} ${y}\\)"`));
    expect.soft(Math.min(x, y, 300 - x, 250 - y), id).toBeGreaterThan(20);
  }
});

for (const address of ['/locations', '/contact'])
  clause('PLAN-NUMBERS', `each card on ${address} has the number of its pin`, async () => {
    const page = await readPage(address);
    for (const [index, { name, street }] of branches.entries()) {
      const words = page.part(name).everyWord.replace('MAIN LOCATION', '');
      expect.soft(words.slice(0, words.indexOf(street))).toBe(`${name}${index + 1}`);
    }
  });

clause('SETTINGS-OWNER-PINS', 'a pin with a place of its own is there', () => {
  const mapPin = { latitude: -43.47, longitude: 172.58 };
  const here = { name: 'A', latitude: -43.55, longitude: 172.65 };
  expect(pinOf(mapArea, { ...here, mapPin })).toEqual({ x: 89.1, y: 27.8 });
});

/** A place, from its latitude and longitude with a comma between them. */
function placeAt(coordinates = ''): Coordinates {
  const [latitude = NaN, longitude = NaN] = coordinates.split(', ').map(Number);
  return { latitude, longitude };
}

for (const [way, from, to, kilometres] of tableOf('NEAREST-DISTANCE'))
  clause('NEAREST-DISTANCE', `the distance ${way} is ${kilometres} km, both ways`, () => {
    const [there, back] = [placeAt(from), placeAt(to)];
    expect(distanceInKilometres(there, back)).toBeCloseTo(Number(kilometres), 1);
    expect(distanceInKilometres(back, there)).toBeCloseTo(Number(kilometres), 1);
  });

for (const [kilometres, words] of tableOf('NEAREST-ABOUT'))
  clause('NEAREST-ABOUT', `a distance of ${kilometres} km reads “${words}”`, () => {
    expect(formatDistance(Number(kilometres))).toBe(words);
  });
