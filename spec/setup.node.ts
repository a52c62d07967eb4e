/** Set-up of tests in Node.js, which share a worker: modules and mocks are reset after each file. */
import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { isWholeRun } from './tools/run/scope.ts';

// `npm test` repeats the same random values, so that a rare one never fails an unrelated change.
if (!isWholeRun) fc.configureGlobal({ seed: 2026 });

afterAll(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});
