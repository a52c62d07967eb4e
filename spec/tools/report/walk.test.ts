import { expect, test } from 'vitest';
import { fixtureResult } from '../fixtures.ts';
import { currentResults, mergeResults, readResults } from './walk.ts';

const ana = fixtureResult();
const later = fixtureResult({ outcome: 'failed', date: '2026-11-21T05:00:00Z' });

test('the results of a tester for two builds are both kept, and the later one counts', () => {
  const newer = { ...later, build: 'def5678' };
  const merged = mergeResults([newer], [ana]);
  expect(merged).toEqual([ana, newer]);
  expect(currentResults(merged)).toEqual([newer]);
});

test.each([{ tester: 'Ben' }, { device: 'iPhone' }, { page: '/about' }])(
  'a result with another %o is kept in addition',
  (change) => {
    expect(mergeResults([{ ...later, ...change }], [ana])).toHaveLength(2);
  },
);

test('merging does not depend on the order of files, and merging a file twice changes nothing', () => {
  const sameMoment = { ...ana, outcome: 'failed' as const };
  for (const other of [later, sameMoment, fixtureResult({ tester: 'Ben' })])
    expect(mergeResults([ana], [other])).toEqual(mergeResults([other], [ana], [other]));
});

test('readResults ignores entries that are not results', () => {
  const { tester: _, ...anonymous } = ana;
  const content = { results: [ana, anonymous, { ...ana, outcome: 'fine' }, null] };
  expect(readResults(JSON.stringify(content))).toEqual([ana]);
  expect(readResults('{}')).toEqual([]);
});
