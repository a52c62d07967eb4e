/** `npm run test:engines`: the journeys in each engine that this machine has, one engine after the other. */
import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';
import type { EngineOptions } from './test.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '{journeys,away,textSizes}.run.ts',
  outputDir: '../../.cache/engines-results',
  globalSetup: './prepare.ts',
  forbidOnly: true,
  reporter: 'list',
  workers: 1,
  // Long enough for a busy machine.
  timeout: 300_000,
  expect: { toPass: { timeout: 30_000, intervals: [50] } },
  projects: engines
    .filter(({ isHere }) => isHere)
    .map(({ name }) => ({
      name,
      use: { engineName: name },
      // Only Firefox has these settings.
      ...(name !== 'Firefox' && { testIgnore: 'textSizes.run.ts' }),
    })),
});
