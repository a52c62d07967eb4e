/** Test files in Node share a worker, so modules and mocks are reset after each file. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});
