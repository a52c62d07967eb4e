/** Bad conditions (`npm run test:resilience`) and random journeys (`npm run test:random`) on the built site. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/resilience-results',
  globalSetup: './buildSite.ts',
  reporter: 'dot',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'conditions', testMatch: 'badConditions.run.ts' },
    {
      name: 'random',
      testMatch: 'randomJourneys.run.ts',
      timeout: 0,
      use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
    },
  ],
});
