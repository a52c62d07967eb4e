import { defineConfig } from '@playwright/test';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { workerCount } from '../spec/tools/run/workers.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  testIgnore: isWholeRun ? [] : '**/*.all.spec.ts',
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  failOnFlakyTests: true,
  fullyParallel: true,
  workers: workerCount(),
  // For a machine that something else keeps busy as well; a test that passes takes no longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', screenshot: 'only-on-failure' },
});
