/**
 * Playwright's configuration for a run of proof: the project's own, narrowed to the tests that are to be
 * walked. `browserStage.ts` writes what it reads, and `buildUnderTest.ts` gives each test its build.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { PlaywrightRun } from './browserStage.ts';
import { literal } from './literal.ts';

const run = JSON.parse(readFileSync(process.env['PROOF_RUN'] ?? '', 'utf8')) as PlaywrightRun;
const { default: own } = (await import(pathToFileURL(run.config).href)) as {
  default: PlaywrightTestConfig;
};
const { globalSetup: _builds, projects: _projects, ...base } = own;

/** A pattern of the tests of a tag: Playwright looks for it in a test's title with its tags behind. */
function testsOf(tag: string, asked: readonly string[] = []): string {
  const titles = asked.map(literal);
  return `${titles.length > 0 ? `(?:${titles.join('|')}) .*` : ''}@${tag}(?![\\w-])`;
}

export default defineConfig({
  ...base,
  testDir: path.resolve(path.dirname(run.config), base.testDir ?? '.'),
  outputDir: run.outputDir,
  reporter: path.join(import.meta.dirname, 'playwrightReporter.ts'),
  workers: run.workers,
  retries: 0,
  forbidOnly: true,
  // Most assertions of a violated build fail, and a test that fails waits this long. The control waits no longer.
  expect: { ...base.expect, timeout: 5_000, toPass: { timeout: 10_000 } },
  projects: run.rounds.map(({ files, builds, titles }, round) => ({
    name: String(round),
    testMatch: [...files],
    grep: new RegExp(
      Object.keys(builds)
        .map((tag) => testsOf(tag, titles[tag]))
        .join('|'),
    ),
  })),
  use: { ...base.use, actionTimeout: 5_000, screenshot: 'off' },
});
