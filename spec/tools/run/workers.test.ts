import { expect, test } from 'vitest';
import { workerCount } from './workers.ts';

test.each([
  [1, 2],
  [2, 3],
  [8, 12],
])('%d cores run %d tests at the same time', (cores, workers) => {
  expect(workerCount(cores, undefined)).toBe(workers);
});

test('TEST_WORKERS overrides the count of cores', () => {
  expect(workerCount(2, '5')).toBe(5);
});

test.each(['0', '-1', '2.5', 'many'])('TEST_WORKERS=%s causes an error', (wanted) => {
  expect(() => workerCount(2, wanted)).toThrow(`TEST_WORKERS is "${wanted}".`);
});
