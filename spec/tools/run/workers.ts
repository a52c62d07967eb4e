import { availableParallelism } from 'node:os';

/**
 * The number of tests that run at the same time: that of `TEST_WORKERS`, otherwise 1.5 for each core, because a test
 * often waits for its browser.
 */
export function workerCount(): number {
  return Number(process.env['TEST_WORKERS']) || Math.ceil(availableParallelism() * 1.5);
}
