import { expect } from 'vitest';
import { mapArea } from '../../src/content/cityMap.ts';
import { heightOf, mapMarks } from '../../src/domain/cityMap.ts';
import { clause } from '../tools/clause.ts';

interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly side?: 'right';
}

/** The six branches of the specification, written here so that the owner's branches may change. */
const six: readonly Place[] = [
  { name: 'Sockburn', latitude: -43.54, longitude: 172.553 },
  { name: 'Riccarton', latitude: -43.531, longitude: 172.6 },
  { name: 'Papanui', latitude: -43.496, longitude: 172.607, side: 'right' },
  { name: 'Hornby', latitude: -43.543, longitude: 172.523 },
  { name: 'Linwood', latitude: -43.532, longitude: 172.669 },
  { name: 'Ferrymead', latitude: -43.557, longitude: 172.703 },
];

const more: readonly Place[] = [
  { name: 'Wigram', latitude: -43.545, longitude: 172.55 },
  { name: 'New Brighton', latitude: -43.507, longitude: 172.727 },
  { name: 'Islington', latitude: -43.543, longitude: 172.512 },
  { name: 'Sockburn North', latitude: -43.54, longitude: 172.553 },
];

function marksWith(added: readonly Place[]) {
  const places = [...six, ...added];
  return mapMarks(mapArea, places).map((mark, index) => ({
    ...mark,
    name: places[index]?.name ?? '',
  }));
}

clause('PLAN-MORE', 'the six pins stay in place when branches are added', () => {
  const pins = [
    { name: 'Sockburn', x: 61.9, y: 125, side: 'above' },
    { name: 'Riccarton', x: 109.2, y: 112.5, side: 'above' },
    { name: 'Papanui', x: 116.3, y: 63.9, side: 'right' },
    { name: 'Hornby', x: 31.7, y: 129.2, side: 'below' },
    { name: 'Linwood', x: 178.7, y: 113.9, side: 'above' },
    { name: 'Ferrymead', x: 212.9, y: 148.6, side: 'below' },
  ];
  expect(marksWith([])).toEqual(pins);
  expect(marksWith(more).slice(0, 6)).toMatchObject(pins.map(({ name, x, y }) => ({ name, x, y })));
});

clause('PLAN-MORE', 'a new pin keeps clear of other pins and of the edge of the map', () => {
  const marks = marksWith(more);
  for (const one of marks) {
    expect(one.x, one.name).toBeGreaterThanOrEqual(20);
    expect(one.x, one.name).toBeLessThanOrEqual(280);
    expect(one.y, one.name).toBeGreaterThanOrEqual(20);
    expect(one.y, one.name).toBeLessThanOrEqual(heightOf(mapArea) - 30);
    for (const other of marks)
      if (one !== other)
        expect(
          Math.hypot(one.x - other.x, one.y - other.y),
          `${one.name}, ${other.name}`,
        ).toBeGreaterThanOrEqual(27.9);
  }
  // New Brighton has room. Wigram is next to Sockburn, so its pin may be up to 25 units from its true place.
  for (const [name, x, y, most] of [
    ['New Brighton', 237, 79.2, 1],
    ['Wigram', 58.9, 131.9, 25],
  ] as const) {
    const pin = marks.find((mark) => mark.name === name);
    expect(Math.hypot((pin?.x ?? 0) - x, (pin?.y ?? 0) - y), name).toBeLessThan(most);
  }
});
