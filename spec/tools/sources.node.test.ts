import { expect, test } from 'vitest';
import { checkSources, readSources } from './sources.ts';

const sources = readSources(
  '# Specification\n\n## 1. For whom\n\n### A part\n\n## 2. Screens\n',
  `# Register

### D1: Branch names

Decided: one set.

- confirm: no
- clauses: HOME-BRANCHES, PAGE-HOURS

### D2: Sundays

- clauses: later
`,
);

const clauses = [
  { id: 'HOME-BRANCHES', source: '§2 Screens, D1' },
  { id: 'PAGE-HOURS', source: '§1; D1' },
];

test('the sections and the entries of the register are read', () => {
  expect(sources.sections).toEqual(['1', '2']);
  expect([...sources.decisions]).toEqual([
    ['D1', ['HOME-BRANCHES', 'PAGE-HOURS']],
    ['D2', []],
  ]);
});

test('sources that exist, and name each other, are fine', () => {
  expect(checkSources(clauses, sources)).toEqual([]);
});

test.each([
  ['a section that does not exist', '§3 Entities', '§3 is no section'],
  ['a decision that does not exist', 'D9', 'D9 does not name it'],
  ['a decision that names other clauses', 'D2', 'D2 does not name it'],
])('a clause that rests on %s', (_, source, words) => {
  expect(checkSources([...clauses, { id: 'MENU-ITEMS', source }], sources)).toEqual([
    expect.stringMatching(new RegExp(`^MENU-ITEMS: its source ${words}`)),
  ]);
});

test('a decision that names a clause which is gone', () => {
  expect(checkSources(clauses.slice(1), sources)).toEqual([
    'D1 of the register names HOME-BRANCHES, which is no clause.',
  ]);
});
