import { expect } from 'vitest';
import { branches } from '../../src/content/branches.ts';
import { labelSides, mapArea } from '../../src/content/cityMap.ts';
import { heightOf, mapMarks } from '../../src/domain/cityMap.ts';
import { branch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

const more = [
  { name: 'Wigram', latitude: -43.545, longitude: 172.55 },
  { name: 'New Brighton', latitude: -43.507, longitude: 172.727 },
  { name: 'Islington', latitude: -43.5431, longitude: 172.512 },
  { name: 'Sockburn North', latitude: branch.sockburn.at[0], longitude: branch.sockburn.at[1] },
];

function marksWith(added: readonly (typeof more)[number][]) {
  const places = [...branches.map((each) => ({ ...each, side: labelSides[each.id] })), ...added];
  return mapMarks(mapArea, places).map((mark, index) => ({
    ...mark,
    name: places[index]?.name ?? '',
  }));
}

clause('PLAN-MORE', 'new branches move no pin of the branches before them', () => {
  const before = marksWith([]).map(({ name, x, y }) => ({ name, x, y }));
  expect(marksWith(more).slice(0, before.length)).toMatchObject(before);
});

clause('PLAN-MORE', 'a new pin near another pin or near the edge has room', () => {
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
  // Within 25 units of the place of Wigram, which is beside Sockburn.
  const wigram = marks.find(({ name }) => name === 'Wigram');
  expect(Math.hypot((wigram?.x ?? 0) - 58.9, (wigram?.y ?? 0) - 131.9)).toBeLessThan(25);
});
