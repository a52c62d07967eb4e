/** `npm run test:resilience`: journeys in bad conditions on the built site. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'badConditions.run.ts',
  outputDir: '../../.cache/resilience-results',
  globalSetup: './buildSite.ts',
  reporter: 'dot',
  timeout: 60_000,
  expect: { timeout: 10_000 },
});
