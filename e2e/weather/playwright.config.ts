/** Bad days (`npm run test:weather`) and walks at random (`npm run test:walks`), over the built site. */
import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/weather-results',
  globalSetup: './buildSite.ts',
  reporter: [['dot'], ['./tableReporter.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'weather', testMatch: '*.weather.ts' },
    { name: 'walks', testMatch: '*.walk.ts', timeout: 0 },
  ],
});
