/**
 * Reads the JSON reports of the two test runners into one form. The types below name only the fields that are read; a
 * report without them throws.
 */
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

interface VitestReport {
  readonly startTime?: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly tags?: readonly string[];
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The tests of a Vitest JSON report. A file that failed before its first test counts as a failed test. */
export function readVitestReport(json: string, root: string): TestResult[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const shared = {
      runner: 'spec',
      file: path.relative(root, name),
      stories: [],
      audits: false,
    } as const;
    const results: TestResult[] = assertionResults.map((test) => ({
      ...shared,
      title: test.fullName,
      outcome: vitestOutcome(test.status),
      clauses: test.tags ?? [],
      ...messageOf(test.failureMessages),
    }));
    return status === 'failed' && results.every(({ outcome }) => outcome === 'passed')
      ? [
          ...results,
          {
            ...shared,
            title: 'the file itself',
            outcome: 'failed',
            clauses: [],
            ...messageOf([message]),
          },
        ]
      : results;
  });
}

/** The first message of some, as a field of a result; no field where there is none. */
function messageOf(messages: readonly (string | undefined)[] = []): { message?: string } {
  const [first = ''] = messages;
  return first ? { message: stripVTControlCharacters(first).trim() } : {};
}

function vitestOutcome(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly tests: readonly {
      readonly status: string;
      readonly expectedStatus: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results?: readonly {
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** The tests of a Playwright JSON report. An error outside every test counts as a failed test. */
export function readPlaywrightReport(json: string, root: string): TestResult[] {
  const { config, suites, errors } = JSON.parse(json) as PlaywrightReport;
  // The file of the suite: the test's own location is a helper's where a helper declares the test.
  const read = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.suites ?? []).flatMap(read),
    ...(suite.specs ?? []).flatMap(({ title, tags, tests }) =>
      tests.map((test): TestResult => {
        const described = (type: string) =>
          test.annotations.flatMap((note) => (note.type === type && note.description) || []);
        return {
          runner: 'e2e',
          file: path.relative(root, path.join(config.rootDir, suite.file)),
          title,
          outcome: playwrightOutcome(test),
          clauses: described('clause'),
          stories: described('story'),
          audits: tags.includes('a11y'),
          ...messageOf(
            test.results?.flatMap(({ errors: faults = [] }) =>
              faults.map((fault) => fault.message),
            ),
          ),
        };
      }),
    ),
  ];
  return [
    ...suites.flatMap(read),
    ...errors.map(({ message = 'no message' }): TestResult => ({
      runner: 'e2e',
      file: 'e2e',
      title: `outside every test: ${message}`,
      outcome: 'failed',
      clauses: [],
      stories: [],
      audits: false,
    })),
  ];
}

/** The start of the run, from the report of either runner. */
export function readRunStart(json: string): RunStart {
  const report = JSON.parse(json) as VitestReport & { stats?: { startTime: string } };
  return report.stats
    ? { runner: 'e2e', began: Date.parse(report.stats.startTime) }
    : { runner: 'spec', began: report.startTime ?? Number.NaN };
}

/** The duration of the run in milliseconds, from the report of either runner. */
export function readDuration(json: string): number {
  const { stats, startTime, testResults } = JSON.parse(json) as Partial<VitestReport> & {
    stats?: { duration: number };
  };
  if (stats) return stats.duration;
  const ends = (testResults ?? []).map(({ endTime }) => endTime ?? 0);
  return Math.max(0, ...ends) - (startTime ?? 0);
}

/** The outcome of a Playwright test; one that is marked as expected to fail counts as failed. */
function playwrightOutcome(test: {
  status: string;
  expectedStatus: string;
}): TestResult['outcome'] {
  if (test.status === 'skipped' || test.expectedStatus === 'skipped') return 'skipped';
  if (test.status === 'flaky') return 'flaky';
  return test.status === 'expected' && test.expectedStatus === 'passed' ? 'passed' : 'failed';
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
