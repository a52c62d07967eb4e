/** `npm run test:engines`: the journeys in each engine that this machine has. */
import { defineConfig } from '@playwright/test';
import { workerCount } from '../../spec/tools/run/workers.ts';
import { engines } from './engines.ts';
import type { EngineOptions } from './visitor.ts';

export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '{journeys,textSizes}.run.ts',
  outputDir: '../../.cache/engines-results',
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  reporter: 'list',
  // Most of the time a journey waits for a reply of up to 20 seconds.
  fullyParallel: true,
  workers: workerCount(1.5),
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  projects: engines
    .filter(({ isHere }) => isHere)
    .map((engine) => ({
      name: engine.name,
      use: { engine },
      // Only Firefox has these settings.
      ...(engine.name !== 'Firefox' && { testIgnore: 'textSizes.run.ts' }),
    })),
});
