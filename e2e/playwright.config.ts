import { defineConfig } from '@playwright/test';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { workerCount } from '../spec/tools/run/workers.ts';

/** The test files that this run leaves out. Nu needs Java and a jar, so only a run that has both asks for it. */
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
  workers: workerCount(),
  // For a machine that something else keeps busy as well; a test that passes takes no longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', screenshot: 'only-on-failure' },
});
