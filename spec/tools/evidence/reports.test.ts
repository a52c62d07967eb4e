import type { TestCase } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { fixtureTest } from '../fixtures.ts';
import { resultOfTest, resultsOfModule, withEarlier } from './reports.ts';

/** The results of a Vitest file in this state, with tests in these states. */
function vitest(state: string, states: readonly string[]) {
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

/** The result of a Playwright test with these annotations, each as `type: description`. */
function playwright(outcome: string, expectedStatus: string, ...noted: readonly string[]) {
  const annotations = ['clause: HOME-HERO', 'issue: something else', ...noted].map((line) => {
    const [type = '', description = ''] = line.split(/: (.*)/);
    return { type, description };
  });
  const errors = [{ message: '\u001B[31mred\u001B[39m' }];
  return resultOfTest(
    {
      title: 'a test',
      expectedStatus,
      results: [{ errors, steps: [], duration: 34, annotations }],
      titlePath: () => ['', '', 'home.spec.ts', 'a test'],
      outcome: () => outcome,
    } as unknown as TestCase,
    'e2e',
  );
}

const hero = fixtureTest({
  file: 'spec/home/hero.test.tsx',
  title: 'HOME-HERO: the headline',
  clauses: ['HOME-HERO'],
  milliseconds: 12,
});

test.each([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['skipped', 'skipped'],
  ['pending', 'skipped'],
])('a Vitest test that is %s counts as %s', (state, outcome) => {
  const message = state === 'failed' && { message: 'red' };
  expect(vitest(state, [state])).toEqual([{ ...hero, outcome, ...message }]);
});

test('an error of a Vitest file outside its tests counts as a failed test', () => {
  const broken = { title: 'the file itself', outcome: 'failed', message: 'SyntaxError' };
  expect(vitest('failed', ['passed'])).toEqual([hero, expect.objectContaining(broken)]);
});

test.each([
  ['expected', 'passed', 'passed'],
  ['unexpected', 'passed', 'failed'],
  ['flaky', 'passed', 'failed'],
  ['skipped', 'passed', 'skipped'],
  ['expected', 'skipped', 'skipped'],
  ['expected', 'failed', 'failed'],
])('a Playwright test that is %s, where it should be %s, counts as %s', (...row) => {
  const [found, expected, outcome] = row;
  const about = { file: 'e2e/home.spec.ts', clauses: ['HOME-HERO'], message: 'red' };
  expect(playwright(found, expected)).toMatchObject({ ...about, outcome });
});

test('a Playwright test that notes what it checked is no evidence of other clauses', () => {
  const checked = ['checked: HOME-HERO: 360 px', 'checked: HOME-HERO: 1280 px, dark'];
  const noted = ['clause: PLANTED-BRANDS', ...checked];
  expect(playwright('expected', 'passed', ...noted)).toMatchObject({
    clauses: ['HOME-HERO'],
    checkedAt: { 'HOME-HERO': '360 px; 1280 px, dark' },
  });
  const both = ['HOME-HERO', 'PLANTED-BRANDS'];
  expect(playwright('unexpected', 'passed', ...noted).clauses).toEqual(both);
});

test('the result file keeps earlier results, dated, of existing tests that this run left out', () => {
  const all = { ...hero, file: 'spec/home/hero.all.test.tsx' };
  const gone = { ...hero, file: 'spec/home/gone.all.test.tsx' };
  const old = { ...all, file: 'spec/home/old.all.test.tsx', began: 1 };
  const own = { runner: 'spec', began: 3, results: [{ ...hero, outcome: 'failed' }] } as const;
  const earlier = { runner: 'spec', began: 2, results: [hero, all, gone, old] } as const;
  const record = withEarlier(own, earlier, (name) => name !== gone.file);
  expect(record).toEqual({ ...own, results: [...own.results, { ...all, began: 2 }, old] });
});
