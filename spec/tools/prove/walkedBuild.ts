import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestInfo } from '@playwright/test';
import type { PlaywrightRun } from './browserStage.ts';

const file = process.env['PROOF_RUN'];
const run = file ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightRun) : undefined;

/** Tags whose violation was caught in this process: what else cites the clause has nothing to add. */
const caught = new Set<string>();

/**
 * A fixture that says which build of the product a test walks: in a proof the one that carries the violation
 * of the test's clause, otherwise the project's own. A test that meets a violation is expected to fail, because
 * Playwright begins a new process, and a new browser, after each failure that it did not expect.
 *
 * @param own the folder of the build that is walked where nothing is proven.
 */
export function walkedBuild(own: () => string) {
  return async ({}: object, use: (dir: string) => Promise<void>, info: TestInfo): Promise<void> => {
    if (!run) return use(own());
    const tags = info.tags.map((tag) => tag.slice(1)).filter((tag) => run.builds[tag]);
    const [tag = ''] = tags;
    if (new Set(tags.map((each) => run.builds[each])).size > 1)
      throw new Error(`${tags.join(' and ')} cannot be walked at once.`);
    if (run.violated) {
      info.skip(caught.has(tag), 'The violation is caught already.');
      info.expectedStatus = 'failed';
    }
    await use(run.builds[tag] ?? own());
    if (info.errors.some((error) => isAssertion(error, info))) caught.add(tag);
  };
}

/** Whether a fault is a failed expectation of the test's own file. `playwrightReporter.ts` looks closer. */
function isAssertion({ message = '', stack = '' }: TestInfo['errors'][number], info: TestInfo) {
  const [own = ''] = info.titlePath;
  return stripVTControlCharacters(message).includes('expect') && stack.includes(own);
}
