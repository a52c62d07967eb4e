import { expect, test } from 'vitest';
import { workerCount } from './workers.ts';

test.each([
  [1, 1.5, 2],
  [2, 1.5, 3],
  [8, 1.5, 12],
  [2, 1, 2],
] as const)('%d cores with %d tests each run %d tests', (cores, perCore, workers) => {
  expect(workerCount(perCore, cores, undefined)).toBe(workers);
});

test('TEST_WORKERS overrides the count of cores', () => {
  expect(workerCount(1.5, 2, '5')).toBe(5);
});

test.each(['0', '-1', '2.5', 'many'])('TEST_WORKERS=%s causes an error', (wanted) => {
  expect(() => workerCount(1.5, 2, wanted)).toThrow(`TEST_WORKERS is "${wanted}".`);
});
