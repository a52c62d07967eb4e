import { expect, test } from 'vitest';
import { fixtureClause, fixtureTest } from '../fixtures.ts';
import { missingEvidence, uncitedTests } from './checkEvidence.ts';
import type { TestResult } from './reports.ts';

const id = 'PLANTED-ONE-PANEL';
const specTest = fixtureTest();
const browserTest = fixtureTest({ runner: 'e2e', file: 'e2e/menu.spec.ts' });

/** The kinds that a clause lacks if this is the only test. */
const missing = (result: TestResult) =>
  missingEvidence(fixtureClause({ verify: ['spec', 'e2e', 'manual'] }), [result]).map(
    (sentence) => sentence.split(' ')[3],
  );

test.each<[string, TestResult, string[]]>([
  ['a Vitest test', specTest, ['e2e']],
  ['a browser test', browserTest, ['spec']],
  ['a failed test', { ...specTest, outcome: 'failed' }, ['spec', 'e2e']],
  ['a skipped test', { ...browserTest, outcome: 'skipped' }, ['spec', 'e2e']],
  ['a test of another clause', { ...specTest, clauses: ['PLANTED-LOST'] }, ['spec', 'e2e']],
  ['a story', { ...specTest, clauses: [], story: { id: 'a', clauses: [id] } }, ['spec', 'e2e']],
])('with %s alone, the other kinds of evidence are missing', (_, result, kinds) => {
  expect(missing(result)).toEqual(kinds);
});

test('missing evidence is reported with what to do', () => {
  expect(missingEvidence(fixtureClause({ verify: ['e2e'] }), [specTest])).toEqual([
    `${id} (spec/menu/clauses.md) names e2e as evidence, but no e2e test that cites it passed. Add one, or take e2e out of its verify line.`,
  ]);
});

test('a Vitest test without a clause is reported, except tests of stories and in the named folders', () => {
  const uncited = { ...specTest, title: 'one', clauses: [] };
  const story = { ...uncited, story: { id: 'menu--open', clauses: [id] } };
  const elsewhere = { ...uncited, file: 'spec/project/imports.node.test.ts' };
  const results = [specTest, browserTest, story, uncited, elsewhere];
  expect(uncitedTests(results, ['spec/project/'])).toEqual([
    `spec/menu/menus.test.tsx: "one" cites no clause. Write it with clause('ID', ...).`,
  ]);
});
