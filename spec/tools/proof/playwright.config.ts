/**
 * Playwright's configuration for a proof: the project's own, limited to the tests to run. `browserRunner.ts` says which,
 * and `buildUnderTest.ts` gives each test the build.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { PlaywrightRun } from './browserRunner.ts';

const run = JSON.parse(process.env['PROOF_RUN'] ?? '') as PlaywrightRun;
const { root, config, dir, files, tag, only } = run;
const { default: own } = (await import(pathToFileURL(config).href)) as {
  default: PlaywrightTestConfig;
};
const { globalSetup: _builds, projects: _projects, ...base } = own;

export default defineConfig({
  ...base,
  testDir: path.resolve(path.dirname(config), base.testDir ?? '.'),
  testMatch: files.map((file) => path.join(root, file)),
  // Playwright compares the pattern with a test's title followed by its tags.
  grep: new RegExp(`${only === undefined ? '' : `${RegExp.escape(only)} .*`}@${tag}(?![\\w-])`),
  metadata: { tag, dir },
  outputDir: `${dir}-results`,
  reporter: path.join(import.meta.dirname, '../evidence/playwrightReporter.ts'),
  retries: 0,
  maxFailures: run.again ? 0 : 1,
  forbidOnly: true,
  // Most tests of a violated build wait this long before they fail. The control has the same limits.
  expect: { ...base.expect, timeout: 5_000, toPass: { timeout: 10_000 } },
  use: { ...base.use, actionTimeout: 5_000, screenshot: 'off' },
});
