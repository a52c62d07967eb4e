/** Valid values for tests, each with some fields replaced. */
import type { Clause } from './clauses/clauses.ts';
import type { TestResult } from './evidence/reports.ts';

export function fixtureClause(change: Partial<Clause> = {}): Clause {
  return {
    id: 'PLANTED-ONE-PANEL',
    title: 'At most one panel is open',
    area: 'menu',
    text: 'The first panel closes.\n\n> Services',
    quotes: ['Services'],
    source: '§2 Top menu, D9',
    level: 'must',
    verify: ['spec'],
    pages: ['/'],
    violations: [{ file: 'src/Menu.tsx', from: 'auto', to: 'manual' }],
    file: 'spec/menu/clauses.md',
    ...change,
  };
}

/** A Vitest test of that clause. */
export function fixtureTest(change: Partial<TestResult> = {}): TestResult {
  return {
    runner: 'spec',
    file: 'spec/menu/menus.test.tsx',
    title: 'PLANTED-ONE-PANEL: opening Services closes Tyres',
    outcome: 'passed',
    clauses: ['PLANTED-ONE-PANEL'],
    milliseconds: 120,
    ...change,
  };
}
