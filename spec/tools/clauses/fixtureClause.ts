import type { Clause } from './clauses.ts';

/** A valid clause for tests, with some fields replaced. */
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
