import { availableParallelism } from 'node:os';

/**
 * How many tests run at the same time: half as many again as the machine has cores, because a test often waits for its browser.
 *
 * @param wanted the value of `TEST_WORKERS`, which overrides the count.
 * @throws Error where `TEST_WORKERS` is not a whole number above zero.
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
