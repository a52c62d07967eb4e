import { defineConfig } from '@playwright/test';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { workerCount } from '../spec/tools/run/workers.ts';

/** The test files that this run leaves out. Nu needs Java and a jar file, and runs only if NU_CHECKER is set. */
function leftOut(): string[] {
  if (!isWholeRun) return ['**/*.all.spec.ts'];
  return process.env['NU_CHECKER'] ? [] : ['**/nu.all.spec.ts'];
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e-results',
  testIgnore: leftOut(),
  globalSetup: './buildSite.ts',
  forbidOnly: true,
  failOnFlakyTests: true,
  fullyParallel: true,
  workers: workerCount(1.5),
  // Long enough for a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', screenshot: 'only-on-failure' },
});
