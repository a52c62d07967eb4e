import type { TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { fixtureTest } from '../fixtures.ts';
import { resultOfTest, resultsOfModule, withEarlier } from './reports.ts';

/** The results of a Vitest file in this state, with tests in these states. */
function vitest(state: string, states: readonly string[] = []) {
  const tests = states.map((one) => ({
    fullName: 'HOME-HERO: the headline',
    tags: ['HOME-HERO'],
    diagnostic: () => ({ duration: 12.4 }),
    meta: () => ({}),
    result: () => ({ state: one, errors: one === 'failed' ? [{ message: 'red' }] : [] }),
  }));
  return resultsOfModule({
    moduleId: `${process.cwd()}/spec/home/hero.test.tsx`,
    state: () => state,
    errors: () => [{ message: 'SyntaxError' }],
    children: { allTests: () => tests },
  } as unknown as TestModule);
}

function playwright(
  outcome: string,
  expectedStatus = 'passed',
  noted: readonly { readonly type: string; readonly description: string }[] = [],
) {
  const one = {
    title: 'a test',
    tags: ['@HOME-HERO'],
    expectedStatus,
    annotations: [],
    results: [
      {
        errors: [{ message: '\u001B[31mred\u001B[39m' }],
        steps: [],
        duration: 34,
        annotations: [
          { type: 'clause', description: 'HOME-HERO' },
          { type: 'issue', description: 'something else' },
          ...noted,
        ],
      },
    ],
    titlePath: () => ['', '', 'home.spec.ts', 'a test'],
    outcome: () => outcome,
  };
  return resultOfTest(one as unknown as TestCase, 'e2e');
}

const hero = fixtureTest({
  file: 'spec/home/hero.test.tsx',
  title: 'HOME-HERO: the headline',
  clauses: ['HOME-HERO'],
  milliseconds: 12,
});

test.each(['passed', 'failed', 'skipped', 'pending'])(
  'the result of a Vitest test that %s has its file, clauses and message',
  (state) => {
    const outcome = state === 'pending' ? 'skipped' : state;
    const message = state === 'failed' && { message: 'red' };
    expect(vitest(state, [state])).toEqual([{ ...hero, outcome, ...message }]);
  },
);

test('an error of a Vitest file outside its tests counts as a failed test', () => {
  const broken = { title: 'the file itself', outcome: 'failed', message: 'SyntaxError' };
  expect(vitest('failed')).toEqual([expect.objectContaining(broken)]);
  expect(vitest('failed', ['passed'])).toHaveLength(2);
});

test('a Playwright test that notes what it checked is no evidence of other clauses', () => {
  const noted = [
    { type: 'clause', description: 'PLANTED-BRANDS' },
    { type: 'checked', description: 'HOME-HERO: 360 px' },
    { type: 'checked', description: 'HOME-HERO: 1280 px, dark' },
  ];
  expect(playwright('expected', 'passed', noted)).toMatchObject({
    clauses: ['HOME-HERO'],
    checkedAt: { 'HOME-HERO': '360 px; 1280 px, dark' },
  });
  expect(playwright('unexpected', 'passed', noted).clauses).toEqual([
    'HOME-HERO',
    'PLANTED-BRANDS',
  ]);
});

test.each([
  ['expected', 'passed', 'passed'],
  ['unexpected', 'passed', 'failed'],
  ['flaky', 'passed', 'failed'],
  ['skipped', 'passed', 'skipped'],
  ['expected', 'skipped', 'skipped'],
  ['expected', 'failed', 'failed'],
] as const)(
  'a Playwright test with outcome “%s” counts, if “%s” was expected, as “%s”',
  (outcome, expected, result) => {
    expect(playwright(outcome, expected)).toMatchObject({
      file: 'e2e/home.spec.ts',
      outcome: result,
      clauses: ['HOME-HERO'],
      message: 'red',
    });
  },
);

test('the result file keeps earlier results, dated, of existing tests that this run left out', () => {
  const all = { ...hero, file: 'spec/home/hero.all.test.tsx' };
  const gone = { ...hero, file: 'spec/home/gone.all.test.tsx' };
  const old = { ...all, file: 'spec/home/old.all.test.tsx', began: 1 };
  const earlier = { runner: 'spec', began: 2, results: [hero, all, gone, old] } as const;
  const record = withEarlier(
    { runner: 'spec', began: 3, results: [{ ...hero, outcome: 'failed' }] },
    earlier,
    (name) => name !== gone.file,
  );
  expect(record).toEqual({
    runner: 'spec',
    began: 3,
    results: [{ ...hero, outcome: 'failed' }, { ...all, began: 2 }, old],
  });
});
