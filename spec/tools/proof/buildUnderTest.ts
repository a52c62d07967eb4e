import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import type { PlaywrightRun } from './browserStage.ts';

const file = process.env['PROOF_RUN'];
const run = file ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightRun) : undefined;

/** The longest wait of a test for its build, in milliseconds: many other builds may come first. */
const timeoutMs = 20 * 60_000;

/** The file that appears when a build has ended: empty, or with the error of a failed build. */
export function doneFileOf(dir: string): string {
  return `${dir}.built`;
}

/** The file that appears when a test has caught the violation of a build. The other tests are then skipped. */
export function caughtFileOf(dir: string): string {
  return `${dir}.caught`;
}

type Fixture = (
  fixtures: object,
  use: (dir: string) => Promise<void>,
  info: TestInfo,
) => Promise<void>;

/** The test runs to which a test belongs; in a violated build it is one. */
function testRunsOf({ project, tags }: TestInfo) {
  const round = run?.rounds[Number(project.name)] ?? [];
  return round.filter(({ tag }) => tags.includes(`@${tag}`));
}

/**
 * Whether a test with several tags has to check the assertions for this tag. In a proof it checks only those of the tag
 * that is being proven, so that no other assertion catches the violation.
 */
export function isAsked(tag: string, info: TestInfo): boolean {
  return !run || testRunsOf(info).some((asked) => asked.tag === tag);
}

/**
 * A fixture with the folder of the build under test: in a proof the build with the violation of the test's clause,
 * otherwise the project's own build. Tests of a violated build are marked as expected to fail, because Playwright
 * starts a new process and browser after each unexpected failure.
 *
 * @param own returns the folder of the project's own build
 */
export function buildUnderTest(own: () => string): [Fixture, { timeout: number }] {
  const fixture: Fixture = async ({}, use, info) => {
    const dir = testRunsOf(info)[0]?.dir;
    if (dir === undefined) return use(own());
    if (run?.violated) info.expectedStatus = 'failed';
    info.skip(!(await isBuilt(dir)), 'The build failed.');
    info.skip(existsSync(caughtFileOf(dir)), 'Another test has caught the violation.');
    await use(dir);
  };
  return [fixture, { timeout: timeoutMs }];
}

async function isBuilt(dir: string): Promise<boolean> {
  while (!existsSync(doneFileOf(dir))) await setTimeout(100);
  return readFileSync(doneFileOf(dir), 'utf8') === '';
}
