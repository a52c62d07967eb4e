import { expect, test } from 'vitest';
import { idsIn } from './words.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts', {
  eager: true,
});

test('no list of the content has two entries with the same id', () => {
  const lists = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) => idsIn(`${file.slice(1)} ${name}`, value)),
  );
  expect(lists.length).toBeGreaterThan(4);
  const faults = lists.flatMap(({ where, ids }) =>
    ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${where} has "${String(id)}" twice.`),
  );
  expect(faults).toEqual([]);
});
