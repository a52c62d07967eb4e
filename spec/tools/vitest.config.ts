import { defineConfig } from 'vitest/config';
import { workerCount } from './run/workers.ts';

/** How `npm run test:tools` runs the tools' own tests: in Node.js. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    // A busy machine is no reason to fail.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: workerCount(1),
  },
});
