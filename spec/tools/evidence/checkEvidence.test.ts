import { describe, expect, test } from 'vitest';
import type { EvidenceKind } from '../clauses/clauses.ts';
import { fixtureClause, fixtureTest } from '../fixtures.ts';
import { missingEvidence, uncitedTests } from './checkEvidence.ts';
import type { TestResult } from './reports.ts';

const id = 'PLANTED-ONE-PANEL';
const specTest = fixtureTest();
const browserTest = fixtureTest({ runner: 'e2e', file: 'e2e/menu.spec.ts' });
const storyTest = fixtureTest({
  file: 'stories/menu.test.ts',
  clauses: [],
  story: { id: 'menu--open', clauses: [id] },
});

describe('evidence', () => {
  const kinds: EvidenceKind[] = ['spec', 'e2e', 'story'];
  const missing = (result: TestResult) => {
    const clause = fixtureClause({ verify: [...kinds, 'manual'] });
    return missingEvidence(clause, [result]).map((sentence) => sentence.split(' ')[3]);
  };

  test.each<[string, TestResult, string[]]>([
    ['spec', specTest, ['e2e', 'story']],
    ['e2e', browserTest, ['spec', 'story']],
    ['story', storyTest, ['spec', 'e2e']],
  ])('%s comes from a test that passed, and from no other', (_, result, others) => {
    expect(missing(result)).toEqual(others);
    for (const outcome of ['failed', 'skipped'] as const)
      expect(missing({ ...result, outcome })).toEqual(kinds);
  });

  test('of a clause does not come from a test or story of another clause', () => {
    expect(missing({ ...specTest, clauses: ['PLANTED-LOST'] })).toEqual(kinds);
    const story = { id: 'menu--closed', clauses: ['PLANTED-LOST'] };
    expect(missing({ ...storyTest, story })).toEqual(kinds);
  });

  test('that is missing is reported with what to do', () => {
    expect(missingEvidence(fixtureClause({ verify: ['e2e'] }), [specTest])).toEqual([
      `${id} (spec/menu/clauses.md) names e2e as evidence, but no e2e test that cites it passed. Add one, or take e2e out of its verify line.`,
    ]);
  });
});

test('a Vitest test without a clause is reported, except tests of stories and in the named folders', () => {
  const uncited = { ...specTest, title: 'one', clauses: [] };
  const elsewhere = { ...uncited, file: 'spec/project/imports.node.test.ts' };
  const results = [specTest, browserTest, storyTest, uncited, elsewhere];
  expect(uncitedTests(results, ['spec/project/'])).toEqual([
    `spec/menu/menus.test.tsx: "one" cites no clause. Write it with clause('ID', ...).`,
  ]);
});
