/**
 * Playwright's configuration for a proof: the project's own, limited to the tests to run. `browserStage.ts` writes the
 * file that it reads, and `buildUnderTest.ts` gives each test its build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { PlaywrightRun, TestRun } from './browserStage.ts';

const run = JSON.parse(readFileSync(process.env['PROOF_RUN'] ?? '', 'utf8')) as PlaywrightRun;
const { default: own } = (await import(pathToFileURL(run.config).href)) as {
  default: PlaywrightTestConfig;
};
const { globalSetup: _builds, projects: _projects, ...base } = own;

/** A pattern for the tests of a tag. Playwright compares it with a test's title followed by its tags. */
function patternOf({ tag, only }: TestRun): string {
  return `${only === undefined ? '' : `${RegExp.escape(only)} .*`}@${tag}(?![\\w-])`;
}

export default defineConfig({
  ...base,
  testDir: path.resolve(path.dirname(run.config), base.testDir ?? '.'),
  outputDir: run.outputDir,
  reporter: path.join(import.meta.dirname, 'playwrightReporter.ts'),
  workers: run.workers,
  retries: 0,
  forbidOnly: true,
  // Most tests of a violated build wait this long before they fail. The control has the same limits.
  expect: { ...base.expect, timeout: 5_000, toPass: { timeout: 10_000 } },
  projects: run.rounds.map((testRuns, round) => ({
    name: String(round),
    testMatch: testRuns.flatMap(({ files }) => files.map((file) => path.join(run.root, file))),
    grep: new RegExp(testRuns.map(patternOf).join('|')),
  })),
  use: { ...base.use, actionTimeout: 5_000, screenshot: 'off' },
});
