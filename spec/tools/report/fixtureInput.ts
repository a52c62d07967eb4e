import type { Clause } from '../clauses/clauses.ts';
import type { TestResult } from '../evidence/reports.ts';
import { fixtureClause, fixtureTest } from '../fixtures.ts';
import type { ReportInput } from './readInput.ts';

/** A specification with one clause, with some fields replaced. */
export function planted(change: Partial<Clause> = {}): Pick<ReportInput, 'specification'> {
  return { specification: { clauses: [fixtureClause(change)], retired: [], problems: [] } };
}

/** A Vitest test of the clause, with some fields replaced, and a Playwright test of its story. */
export function runsWith(change: Partial<TestResult> = {}): Pick<ReportInput, 'runs'> {
  const storyTest = fixtureTest({
    runner: 'e2e',
    file: 'e2e/workbench.spec.ts',
    clauses: [],
    story: { id: 'menu--open', clauses: ['PLANTED-ONE-PANEL'] },
  });
  return {
    runs: [
      { runner: 'spec', began: Date.parse('2026-11-21T04:00:00Z'), results: [fixtureTest(change)] },
      { runner: 'e2e', began: Date.parse('2026-11-21T04:10:00Z'), results: [storyTest] },
    ],
  };
}

/** The input of a report on one clause that passes, with some fields replaced. */
export function fixtureInput(change: Partial<ReportInput> = {}): ReportInput {
  return {
    title: 'A garage',
    made: new Date('2026-11-21T05:00:00Z'),
    commit: { id: 'abc1234', date: '2026-11-20T00:00:00Z', changed: false },
    addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
    root: '/project',
    ...planted(),
    facts: {},
    sourceDocument: '# A garage\n\n## 2. Screens\n\n### Top menu\n- One panel.\n',
    register: [
      { id: 'D9', title: 'Menus', words: '', confirm: false, clauses: ['PLANTED-ONE-PANEL'] },
    ],
    ...runsWith(),
    wholeRun: null,
    proof: {
      'PLANTED-ONE-PANEL': {
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
    pages: [{ path: '/', label: 'Home' }],
    parts: [{ title: 'The page', areas: ['*'] }],
    testerNotes: [],
    ...change,
  };
}
