import { expect, test } from 'vitest';
import { workerCount } from './workers.ts';

test('the number of workers follows from the cores, unless TEST_WORKERS is set', () => {
  expect(workerCount(1.5, 1, '')).toBe(2);
  expect(workerCount(1.5, 8, '')).toBe(12);
  expect(workerCount(1, 2, '')).toBe(2);
  expect(workerCount(1.5, 2, '5')).toBe(5);
  for (const wanted of ['0', '-1', '2.5', 'many'])
    expect(() => workerCount(1.5, 2, wanted)).toThrow(`TEST_WORKERS is "${wanted}".`);
});
