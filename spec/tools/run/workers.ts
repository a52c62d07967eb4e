import { availableParallelism } from 'node:os';

/**
 * The number of tests that run at the same time: `TEST_WORKERS`, or by the cores of the machine.
 *
 * @param perCore the number for each core: 1.5 for tests in a browser, because they often wait for it, and 1 for others
 * @throws Error if `TEST_WORKERS` is not a whole number above zero
 */
export function workerCount(perCore: 1 | 1.5): number {
  const { TEST_WORKERS: wanted } = process.env;
  if (!wanted) return Math.ceil(availableParallelism() * perCore);
  if (!/^[1-9]\d*$/.test(wanted))
    throw new Error(`TEST_WORKERS is "${wanted}". Set it to a whole number, such as 4.`);
  return Number(wanted);
}
