import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import type { PlaywrightRun } from './browserStage.ts';

const file = process.env['PROOF_RUN'];
const run = file ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightRun) : undefined;

/** How long a test may wait for its build, in milliseconds: all that are built before it may be built first. */
const timeoutMs = 20 * 60_000;

/** The file that says that a build is done: empty, or else why there is nothing to walk. */
export function markOf(dir: string): string {
  return `${dir}.built`;
}

/** The file that says that a test of a tag caught what a build carries: what else has the tag has nothing to add. */
export function caughtMarkOf(dir: string, tag: string): string {
  return `${dir}.${tag}.caught`;
}

type Fixture = (
  fixtures: object,
  use: (dir: string) => Promise<void>,
  info: TestInfo,
) => Promise<void>;

/**
 * A fixture that says which build of the product a test walks: in a proof the one that carries the violation
 * of the test's clause, otherwise the project's own. A test that meets a violation is expected to fail, because
 * Playwright begins a new process, and a new browser, after each failure that it did not expect.
 *
 * @param own the folder of the build that is walked where nothing is proven.
 */
export function buildUnderTest(own: () => string): [Fixture, { timeout: number }] {
  const fixture: Fixture = async ({}, use, info) => {
    if (!run) return use(own());
    const { builds = {} } = run.rounds[Number(info.project.name)] ?? {};
    const tags = info.tags.map((tag) => tag.slice(1)).filter((tag) => builds[tag]);
    const [tag = ''] = tags;
    if (new Set(tags.map((each) => builds[each])).size > 1)
      throw new Error(`${tags.join(' and ')} cannot be walked at once.`);
    const dir = builds[tag];
    if (dir === undefined) return use(own());
    if (run.violated) info.expectedStatus = 'failed';
    info.skip(!(await isBuilt(dir)), 'There is no build.');
    info.skip(existsSync(caughtMarkOf(dir, tag)), 'The violation is caught already.');
    await use(dir);
    if (info.errors.some((error) => isAssertion(error, info)))
      writeFileSync(caughtMarkOf(dir, tag), '');
  };
  return [fixture, { timeout: timeoutMs }];
}

/** Waits until a build is done, and says whether there is something to walk. */
async function isBuilt(dir: string): Promise<boolean> {
  while (!existsSync(markOf(dir))) await setTimeout(100);
  return readFileSync(markOf(dir), 'utf8') === '';
}

/** Whether a fault is a failed expectation of the test's own file. `playwrightReporter.ts` looks closer. */
function isAssertion({ message = '', stack = '' }: TestInfo['errors'][number], info: TestInfo) {
  const [own = ''] = info.titlePath;
  return stripVTControlCharacters(message).includes('expect') && stack.includes(own);
}
