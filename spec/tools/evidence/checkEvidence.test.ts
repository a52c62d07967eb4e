import { expect, test } from 'vitest';
import { fixtureClause, fixtureTest } from '../fixtures.ts';
import { missingEvidence, uncitedTests } from './checkEvidence.ts';
import type { TestResult } from './reports.ts';

test.each<[string, Partial<TestResult>, string[]]>([
  ['a Vitest test', {}, ['e2e']],
  ['a browser test', { runner: 'e2e' }, ['spec']],
  ['a failed test', { outcome: 'failed' }, ['spec', 'e2e']],
  ['a skipped test', { runner: 'e2e', outcome: 'skipped' }, ['spec', 'e2e']],
  ['a test of another clause', { clauses: ['PLANTED-LOST'] }, ['spec', 'e2e']],
])('with %s alone, the other kinds of evidence are missing', (_, result, kinds) => {
  const clause = fixtureClause({ verify: ['spec', 'e2e', 'manual'] });
  expect(missingEvidence(clause, [fixtureTest(result)])).toEqual(
    kinds.map((kind) => expect.stringContaining(`names ${kind} as evidence, but`)),
  );
});

test('a Vitest test without a clause is reported, except tests of stories and in the named folders', () => {
  const uncited = fixtureTest({ title: 'one', clauses: [] });
  const story = { ...uncited, story: { id: 'menu--open', clauses: ['PLANTED-ONE-PANEL'] } };
  const elsewhere = { ...uncited, file: 'spec/project/imports.node.test.ts' };
  const inBrowser = { ...uncited, runner: 'e2e' } as const;
  const results = [fixtureTest(), inBrowser, story, uncited, elsewhere];
  expect(uncitedTests(results, ['spec/project/'])).toEqual([
    `spec/menu/menus.test.tsx: "one" cites no clause. Write it with clause('ID', ...).`,
  ]);
});
