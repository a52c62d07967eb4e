import { describe, expect, test } from 'vitest';
import {
  faultsOfRun,
  readDuration,
  readPlaywrightReport,
  readVitestReport,
  type TestResult,
} from './reports.ts';

describe("Vitest's report", () => {
  const read = (...testResults: object[]) =>
    readVitestReport(JSON.stringify({ testResults }), '/project');
  const outcomes = (...statuses: string[]) =>
    read({
      name: '/project/spec/home/hero.test.tsx',
      status: 'passed',
      message: '',
      assertionResults: statuses.map((status) => ({ fullName: 'a test', status, tags: [] })),
    }).map(({ outcome }) => outcome);

  test('names a test, its file and its clauses', () => {
    expect(
      read({
        name: '/project/spec/home/hero.test.tsx',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'HOME-HERO: the headline', status: 'passed', tags: ['HOME-HERO'] },
        ],
      }),
    ).toEqual([
      {
        runner: 'spec',
        file: 'spec/home/hero.test.tsx',
        title: 'HOME-HERO: the headline',
        outcome: 'passed',
        clauses: ['HOME-HERO'],
        stories: [],
        audits: false,
      },
    ]);
  });

  test('a test that was skipped or left to be written did not pass', () => {
    expect(outcomes('passed', 'failed', 'skipped', 'pending', 'todo', 'disabled')).toEqual([
      'passed',
      'failed',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ]);
  });

  test('a file that broke before its first test is a failure', () => {
    expect(
      read({
        name: '/project/spec/home/hero.test.tsx',
        status: 'failed',
        message: 'SyntaxError',
        assertionResults: [],
      }),
    ).toEqual([expect.objectContaining({ title: 'the file itself', outcome: 'failed' })]);
  });
});

describe("Playwright's report", () => {
  const aTest = { status: 'expected', expectedStatus: 'passed', annotations: [] };
  const read = (change: object, more: object = {}) =>
    readPlaywrightReport(
      JSON.stringify({
        config: { rootDir: '/project/e2e' },
        errors: [],
        suites: [
          {
            file: 'home.spec.ts',
            suites: [
              {
                file: 'home.spec.ts',
                specs: [
                  {
                    title: 'a test',
                    file: 'fixtures.ts',
                    tags: [],
                    tests: [{ ...aTest, ...change }],
                  },
                ],
              },
            ],
          },
        ],
        ...more,
      }),
      '/project',
    );

  test('names a test, its file, its clauses and its stories, however deep it stands', () => {
    const annotations = [
      { type: 'clause', description: 'HOME-HERO' },
      { type: 'story', description: 'home--hero' },
      { type: 'issue', description: 'something else' },
    ];
    expect(read({ annotations })).toEqual([
      {
        runner: 'e2e',
        file: 'e2e/home.spec.ts',
        title: 'a test',
        outcome: 'passed',
        clauses: ['HOME-HERO'],
        stories: ['home--hero'],
        audits: false,
      },
    ]);
  });

  test.each([
    [{ status: 'unexpected' }, 'failed'],
    [{ status: 'flaky' }, 'flaky'],
    [{ status: 'skipped' }, 'skipped'],
    [{ status: 'skipped', expectedStatus: 'skipped' }, 'skipped'],
    [{ status: 'expected', expectedStatus: 'failed' }, 'failed'],
  ])('%o is %s', (change, outcome) => {
    expect(read(change)).toEqual([expect.objectContaining({ outcome })]);
  });

  test('an error outside every test is a failure', () => {
    expect(read({}, { errors: [{ message: 'no such file' }] })).toContainEqual(
      expect.objectContaining({ title: 'outside every test: no such file', outcome: 'failed' }),
    );
  });
});

describe('a run as a whole', () => {
  const result: TestResult = {
    runner: 'spec',
    file: 'spec/a.test.ts',
    title: 'a',
    outcome: 'passed',
    clauses: [],
    stories: [],
    audits: false,
  };

  test('of tests that passed has no fault', () => {
    expect(faultsOfRun([result], 0)).toEqual([]);
  });

  test('without tests is a fault', () => {
    expect(faultsOfRun([], 0)).toEqual(['The runner reported no test. Its output above says why.']);
  });

  test.each([1, null])('that stops with %s although every test passed is a fault', (code) => {
    expect(faultsOfRun([result], code)).toEqual([expect.stringContaining(`code ${code}`)]);
  });

  test('whose tests failed explains its code', () => {
    expect(faultsOfRun([{ ...result, outcome: 'failed' }], 1)).toEqual([]);
  });
});

test('how long a run took is read from either report', () => {
  const files = [{ endTime: 1_500 }, { endTime: 4_000 }, {}];
  expect(readDuration(JSON.stringify({ startTime: 1_000, testResults: files }))).toBe(3_000);
  expect(readDuration(JSON.stringify({ stats: { duration: 234.5 } }))).toBe(234.5);
});
