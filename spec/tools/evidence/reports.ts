/** The results of both test runners in one form. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestStep } from '@playwright/test/reporter';
import type { TestModule } from 'vitest/node';
import type { Fault } from '../proof/types.ts';

/** One test of a run. Every outcome but `passed` fails the run. */
export interface TestResult {
  readonly runner: 'spec' | 'e2e';
  /** The path from the root of the project, such as `spec/menu/panels.test.tsx`. */
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly clauses: readonly string[];
  /** The story that it opens, with the clauses that the story cites. */
  readonly story?: { readonly id: string; readonly clauses: readonly string[] };
  /** For a test of many clauses that says so: where it checked each clause, such as `360 px, dark`. */
  readonly checkedAt?: Readonly<Record<string, string>>;
  readonly milliseconds: number;
  /** The start of its run in milliseconds since 1970, if that was an earlier run. */
  readonly began?: number;
  /** The message of the runner, without terminal colours, if the test did not pass. */
  readonly message?: string;
  /** All faults of a failed browser test, which a proof judges. */
  readonly faults?: readonly Fault[];
}

export interface RunReport {
  readonly runner: TestResult['runner'];
  /** The start of the run in milliseconds since 1970. */
  readonly began: number;
  readonly results: readonly TestResult[];
}

/** Reads the results that a run wrote; `undefined` if there is no such file. */
export function readReport(file: string): RunReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunReport) : undefined;
}

/**
 * Adds earlier results of tests that this run left out and whose files still exist, so that there is a result for each
 * test of `npm test` and `npm run test:all`.
 */
export function withEarlier(
  run: RunReport,
  earlier: RunReport | undefined,
  exists: (file: string) => boolean,
): RunReport {
  const files = new Set(run.results.map(({ file }) => file));
  const kept = (earlier?.results ?? []).filter(({ file }) => !files.has(file) && exists(file));
  return {
    ...run,
    results: [...run.results, ...kept.map((result) => ({ began: earlier?.began ?? 0, ...result }))],
  };
}

/** Writes the results into the file that `TEST_REPORT` names, if it is set. */
export function writeReport(report: RunReport): void {
  const { TEST_REPORT: file } = process.env;
  if (file) writeFileSync(file, JSON.stringify(report));
}

interface RunnerError {
  readonly message?: string;
  readonly stack?: string;
}

/** The title of an error that belongs to no browser test. */
export const outsideTests = 'outside every test';

const noEvidence = { clauses: [], milliseconds: 0 };

/**
 * The results of the tests in a Vitest file. A file that failed before its first test counts as one failed test.
 */
export function resultsOfModule(module: TestModule): TestResult[] {
  const shared = { runner: 'spec', file: path.relative(process.cwd(), module.moduleId) } as const;
  const results = [...module.children.allTests()].map((test): TestResult => {
    const { state, errors } = test.result();
    // Set by the tests of stories.
    const { story, storyClauses = [] } = test.meta() as {
      story?: string;
      storyClauses?: readonly string[];
    };
    return {
      ...shared,
      title: test.fullName,
      outcome: state === 'passed' || state === 'failed' ? state : 'skipped',
      clauses: test.tags,
      ...(story !== undefined && { story: { id: story, clauses: storyClauses } }),
      milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
      ...messageOf(errors),
    };
  });
  if (module.state() !== 'failed' || results.some(({ outcome }) => outcome === 'failed'))
    return results;
  const file = { ...shared, title: 'the file itself', outcome: 'failed', ...noEvidence } as const;
  return [...results, { ...file, ...messageOf(module.errors()) }];
}

/**
 * The result of a Playwright test after its last run. A test that is expected to fail, or that passed only when it was
 * tried again, counts as failed. A test of many clauses notes each that it checked as `checked`, with the place.
 *
 * @param folder the folder of the tests
 */
export function resultOfTest(test: TestCase, folder: string): TestResult {
  const outcome = playwrightOutcome(test);
  const annotations = test.results.at(-1)?.annotations ?? test.annotations;
  const described = (wanted: string) =>
    annotations.flatMap(({ type, description = [] }) => (type === wanted ? description : []));
  const checkedAt: Record<string, string> = {};
  for (const line of described('checked')) {
    const [id = '', where = ''] = line.split(/: (.*)/s);
    checkedAt[id] = [...(checkedAt[id]?.split('; ') ?? []), where].join('; ');
  }
  const isSaid = Object.keys(checkedAt).length > 0;
  return {
    runner: 'e2e',
    // The file of the suite, because a helper in another file may have declared the test.
    file: path.relative(process.cwd(), path.join(folder, test.titlePath()[2] ?? '')),
    title: test.title,
    outcome,
    // A clause that the test could check here, but did not, has no evidence from it.
    clauses: described('clause').filter((id) => !isSaid || outcome !== 'passed' || id in checkedAt),
    ...(isSaid && { checkedAt }),
    milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
    ...messageOf(test.results.flatMap(({ errors }) => errors)),
    ...(outcome === 'failed' && { faults: faultsOf(test) }),
  };
}

/** The errors of a Playwright test. A failed assertion of a fixture does not count as one of the test. */
function faultsOf(test: TestCase): Fault[] {
  const file = test.titlePath()[2] ?? '';
  return test.results.flatMap(({ errors, steps }) => {
    const asserted = everyStep(steps)
      .filter(({ category }) => category === 'expect')
      .map(({ error }) => error?.message);
    return errors.map(({ message = '', stack = '' }) => ({
      assertion: stack.includes(file) && asserted.includes(message),
      message,
    }));
  });
}

function everyStep(steps: readonly TestStep[]): TestStep[] {
  return steps.flatMap((step) => [step, ...everyStep(step.steps)]);
}

function playwrightOutcome(test: TestCase): TestResult['outcome'] {
  const outcome = test.outcome();
  if (outcome === 'skipped' || test.expectedStatus === 'skipped') return 'skipped';
  return outcome === 'expected' && test.expectedStatus === 'passed' ? 'passed' : 'failed';
}

export function resultOfError({ message = 'no message' }: RunnerError): TestResult {
  const title = `${outsideTests}: ${message}`;
  return { runner: 'e2e', file: 'e2e', title, outcome: 'failed', ...noEvidence };
}

function messageOf(faults: readonly RunnerError[] = []): { message?: string } {
  const [{ message = '', stack = '' } = {}] = faults;
  const words = stack.includes(message) ? stack : message;
  return words ? { message: stripVTControlCharacters(words).trim() } : {};
}
