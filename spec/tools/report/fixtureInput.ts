import type { Clause } from '../clauses/clauses.ts';
import { fixtureClause } from '../clauses/fixtureClause.ts';
import type { TestResult } from '../evidence/reports.ts';
import type { ReportInput } from './buildReport.ts';

/** A specification with one clause, with some fields replaced. */
export function planted(change: Partial<Clause>): Pick<ReportInput, 'specification'> {
  return { specification: { clauses: [fixtureClause(change)], retired: [], problems: [] } };
}

/** The input of a report with one clause that passes, with some fields replaced. */
export function fixtureInput(change: Partial<ReportInput> = {}): ReportInput {
  const clause = fixtureClause();
  return {
    title: 'A garage',
    made: new Date('2026-11-21T05:00:00Z'),
    commit: { id: 'abc1234', date: '2026-11-20T00:00:00Z', changed: false },
    addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
    root: '/project',
    ...planted({}),
    facts: {},
    sourceDocument: '# A garage\n\n## 2. Screens\n\n### Top menu\n- One panel.\n',
    register: [
      { id: 'D9', title: 'Menus', words: 'Decided: so.', confirm: false, clauses: [clause.id] },
    ],
    results: [
      {
        runner: 'spec',
        file: 'spec/menu/menus.test.tsx',
        title: 'PLANTED-ONE-PANEL: opening Services closes Tyres',
        outcome: 'passed',
        clauses: [clause.id],
        stories: [],
        audits: false,
        milliseconds: 120,
      },
      {
        runner: 'e2e',
        file: 'e2e/workbench.spec.ts',
        title: 'menu--open',
        outcome: 'passed',
        clauses: [],
        stories: ['menu--open'],
        audits: true,
        milliseconds: 340,
      },
    ],
    starts: [
      { runner: 'spec', began: Date.parse('2026-11-21T04:00:00Z') },
      { runner: 'e2e', began: Date.parse('2026-11-21T04:10:00Z') },
    ],
    stories: [
      { id: 'menu--open', file: 'stories/menu.stories.tsx', width: 'phone', clauses: [clause.id] },
    ],
    proof: {
      [clause.id]: {
        hash: 'h1',
        violations: [
          { verdict: 'proven', kind: 'spec', test: 'opening Services', why: 'expected false' },
        ],
      },
    },
    kinds: 'spec 1 of 1',
    outdated: () => undefined,
    coverage: [],
    walk: [],
    hashOfPage: () => undefined,
    pages: [{ path: '/', label: 'Home' }],
    readingOrder: { before: [], own: { title: 'The page', areas: [] }, after: [] },
    ...change,
  };
}

/** One of the fixture's results: 0 is the Vitest test, 1 the test of the story. */
export function fixtureTest(index: number): TestResult {
  const test = fixtureInput().results[index];
  if (!test) throw new Error(`The fixture has no test ${index}.`);
  return test;
}
