import { availableParallelism } from 'node:os';

/**
 * The number of tests that run at the same time: 1.5 per core, because a test often waits for its browser.
 *
 * @param wanted the value of `TEST_WORKERS`, which overrides the number
 * @throws Error if `TEST_WORKERS` is not a whole number above zero
 */
export function workerCount(
  cores = availableParallelism(),
  wanted = process.env['TEST_WORKERS'],
): number {
  if (!wanted) return Math.ceil(cores * 1.5);
  if (!/^[1-9]\d*$/.test(wanted))
    throw new Error(`TEST_WORKERS is "${wanted}". Set it to a whole number, such as 4.`);
  return Number(wanted);
}
