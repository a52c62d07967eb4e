import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-results.json' }]],
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland' },
});
