/** Runs after every file of Vitest tests in Node. They share their workers: what one has loaded or mocked stays its own. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});
