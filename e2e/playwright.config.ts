import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  failOnFlakyTests: true,
  fullyParallel: true,
  // On two cores the third has work while the others wait for a picture of the page, or for a browser to start.
  workers: 3,
  // For a machine that something else keeps busy as well; a test that passes takes no longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', screenshot: 'only-on-failure' },
});
