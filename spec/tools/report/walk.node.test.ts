import { expect, test } from 'vitest';
import { fingerprintOf, mergeResults, readResults } from './walk.ts';
import type { WalkResult } from './types.ts';

const ana: WalkResult = {
  clause: 'PLANTED-HEARD',
  page: '/',
  outcome: 'passed',
  tester: 'Ana',
  device: 'NVDA',
  build: 'abc1234',
  date: '2026-11-21T04:00:00Z',
  fingerprint: 'c1 p1',
};
const later: WalkResult = { ...ana, outcome: 'failed', date: '2026-11-21T05:00:00Z' };
const ben: WalkResult = { ...ana, tester: 'Ben' };

test('results of several testers are merged: the last of each tester counts', () => {
  expect(mergeResults([later, ben], [ana])).toEqual([ben, later]);
  expect(mergeResults([ana], [{ ...ana, page: '/about' }])).toHaveLength(2);
});

test('a file is read as it was exported, without what is no result', () => {
  const { tester: _, ...nobody } = ana;
  const content = { results: [ana, nobody, { ...ana, outcome: 'fine' }, null] };
  expect(readResults(JSON.stringify(content))).toEqual([ana]);
  expect(readResults('{}')).toEqual([]);
});

test('a result is of the clause as it reads and the page as it was built', () => {
  expect(fingerprintOf({ fingerprint: 'c1' }, { hash: 'p1' })).toBe('c1 p1');
  expect(fingerprintOf({ fingerprint: 'c1' }, undefined)).toBe('c1');
});
