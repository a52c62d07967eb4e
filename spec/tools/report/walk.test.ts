import * as fc from 'fast-check';
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
  const results = fc.array(
    fc.record({
      clause: fc.constantFrom('PLANTED-HEARD', 'PLANTED-SEEN'),
      page: fc.constantFrom('/', '/about'),
      outcome: fc.constantFrom('passed' as const, 'failed' as const),
      tester: fc.constantFrom('Ana', 'Ben'),
      device: fc.constantFrom('NVDA', 'iPhone'),
      build: fc.constantFrom('abc1234', 'def5678'),
      date: fc.constantFrom('2026-11-21T04:00:00Z', '2026-11-21T05:00:00Z'),
      fingerprint: fc.constantFrom('c1 p1', 'c2 p1'),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(results, results, results, (a, b, c) => {
      expect(mergeResults(a, b)).toEqual(mergeResults(b, a));
      expect(mergeResults(mergeResults(a, b), c)).toEqual(mergeResults(a, mergeResults(b, c)));
      expect(mergeResults(a, a)).toEqual(mergeResults(a));
    }),
  );
});

test('readResults ignores entries that are not results', () => {
  const { tester: _, ...anonymous } = ana;
  const content = { results: [ana, anonymous, { ...ana, outcome: 'fine' }, null] };
  expect(readResults(JSON.stringify(content))).toEqual([ana]);
  expect(readResults('{}')).toEqual([]);
});
