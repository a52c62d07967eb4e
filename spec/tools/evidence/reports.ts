/** The results of both test runners in one form, as the reporters of this folder write them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test of a run. Every outcome but `passed` fails the run. */
export interface TestResult {
  readonly runner: 'spec' | 'e2e';
  /** From the root of the project, such as `spec/menu/panels.test.tsx`. */
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'flaky';
  /** Ids of the clauses it cites. */
  readonly clauses: readonly string[];
  /** Ids of the stories it opened. */
  readonly stories: readonly string[];
  /** Whether it is an accessibility audit (tagged `@a11y`). */
  readonly audits: boolean;
  /** The runner's message where it did not pass, without terminal colours. */
  readonly message?: string;
}

/** The start of a run. */
export interface RunStart {
  readonly runner: TestResult['runner'];
  /** In milliseconds since 1970. */
  readonly began: number;
}

/** The results of one runner. */
export interface RunReport extends RunStart {
  /** In milliseconds. */
  readonly duration: number;
  readonly results: readonly TestResult[];
}

/** Reads what a reporter wrote. */
export function readReport(json: string): RunReport {
  return JSON.parse(json) as RunReport;
}

/** Writes the results of a run into the file that `npm test` names in `TEST_REPORT`; without one, nowhere. */
export function writeReport(start: RunStart, results: readonly TestResult[]): void {
  const { TEST_REPORT: file } = process.env;
  if (!file) return;
  const report: RunReport = { ...start, duration: Date.now() - start.began, results };
  writeFileSync(file, JSON.stringify(report));
}

interface Fault {
  readonly message?: string;
  readonly stack?: string;
}

/** What is read of a Vitest file. */
interface VitestModule {
  readonly moduleId: string;
  readonly children: { allTests(): Iterable<VitestCase> };
  state(): string;
  errors(): readonly Fault[];
}

interface VitestCase {
  readonly fullName: string;
  readonly tags: readonly string[];
  result(): { readonly state: string; readonly errors?: readonly Fault[] | undefined };
}

/** The tests of a Vitest file. One that failed before its first test counts as a failed test. */
export function resultsOfModule(module: VitestModule): TestResult[] {
  const shared = {
    runner: 'spec',
    file: path.relative(process.cwd(), module.moduleId),
    stories: [],
    audits: false,
  } as const;
  const results = [...module.children.allTests()].map((test): TestResult => {
    const { state, errors } = test.result();
    const outcome = state === 'passed' || state === 'failed' ? state : 'skipped';
    return { ...shared, title: test.fullName, outcome, clauses: test.tags, ...messageOf(errors) };
  });
  if (module.state() !== 'failed' || results.some(({ outcome }) => outcome === 'failed'))
    return results;
  const file = { ...shared, title: 'the file itself', outcome: 'failed', clauses: [] } as const;
  return [...results, { ...file, ...messageOf(module.errors()) }];
}

/** What is read of a Playwright test. */
interface PlaywrightCase {
  readonly title: string;
  readonly tags: readonly string[];
  readonly expectedStatus: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly { readonly errors: readonly Fault[] }[];
  titlePath(): readonly string[];
  outcome(): string;
}

/**
 * A Playwright test after its last run. One that is marked as expected to fail counts as failed.
 *
 * @param folder the folder of the tests.
 */
export function resultOfTest(test: PlaywrightCase, folder: string): TestResult {
  const described = (type: string) =>
    test.annotations.flatMap((note) => (note.type === type && note.description) || []);
  return {
    runner: 'e2e',
    // The file of the suite: the test's own location is a helper's where a helper declares the test.
    file: path.relative(process.cwd(), path.join(folder, test.titlePath()[2] ?? '')),
    title: test.title,
    outcome: playwrightOutcome(test),
    clauses: described('clause'),
    stories: described('story'),
    audits: test.tags.includes('@a11y'),
    ...messageOf(test.results.flatMap(({ errors }) => errors)),
  };
}

function playwrightOutcome(test: PlaywrightCase): TestResult['outcome'] {
  const outcome = test.outcome();
  if (outcome === 'skipped' || test.expectedStatus === 'skipped') return 'skipped';
  if (outcome === 'flaky') return 'flaky';
  return outcome === 'expected' && test.expectedStatus === 'passed' ? 'passed' : 'failed';
}

/** An error of Playwright outside every test, as a failed test. */
export function resultOfError({ message = 'no message' }: Fault): TestResult {
  const title = `outside every test: ${message}`;
  const nothing = { clauses: [], stories: [], audits: false };
  return { runner: 'e2e', file: 'e2e', title, outcome: 'failed', ...nothing };
}

/** The first of some messages, as a field of a result; no field where there is none. */
function messageOf(faults: readonly Fault[] = []): { message?: string } {
  const [{ message = '', stack = '' } = {}] = faults;
  const words = stack.includes(message) ? stack : message;
  return words ? { message: stripVTControlCharacters(words).trim() } : {};
}

/**
 * What is wrong with a run as a whole: it found no test, or ended with an error that no test explains.
 */
export function faultsOfRun(results: readonly TestResult[], exitCode: number | null): string[] {
  if (results.length === 0) return ['The runner reported no test. Its output above says why.'];
  const passed = results.every(({ outcome }) => outcome === 'passed');
  return passed && exitCode !== 0
    ? [
        `The runner stopped with code ${exitCode} although no test failed. Its output above says why.`,
      ]
    : [];
}
