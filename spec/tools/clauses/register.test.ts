import { expect, test } from 'vitest';
import { fixtureClause } from '../fixtures.ts';
import { checkRegister, parseRegister } from './register.ts';

const entry = `# Register

### D1: Names

Decided: one set.

- confirm: no
- clauses: PLANTED-TITLE
`;

test.each([
  ['no decision', 'Decided: ', ''],
  ['no line about confirming', '- confirm: no\n', ''],
  ['a wrong word about confirming', 'confirm: no', 'confirm: maybe'],
  ['no clauses', '- clauses: PLANTED-TITLE\n', ''],
  ['no clauses and no reason', 'clauses: PLANTED-TITLE', 'clauses: none'],
])('an entry with %s is refused', (_fault, text, instead) => {
  expect(() => parseRegister(entry.replace(text, instead))).toThrow('needs a heading');
});

/** The problems of an entry and one clause with this id and source. */
function problemsOf(text: string, id: string, source: string): string[] {
  const clauses = [fixtureClause({ id, source })];
  const specification = { clauses, retired: ['OLD'], problems: [] };
  return [...checkRegister(parseRegister(text), specification)];
}

test('an entry that agrees with its clause is accepted, and so is one without clauses', () => {
  expect(problemsOf(entry, 'PLANTED-TITLE', '§2, D1')).toEqual([]);
  const without = entry.replace('PLANTED-TITLE', 'none, because nothing was built.');
  expect(problemsOf(without, 'PLANTED-TITLE', '§2')).toEqual([]);
});

test.each([
  ['PLANTED-HEADING names D1, whose entry does not list it', entry, 'PLANTED-HEADING', 'D1'],
  ['PLANTED-TITLE names D14, which is not in the register', entry, 'PLANTED-TITLE', 'D14'],
  ['D1 lists PLANTED-TITLE, which is not the id of a clause', entry, 'PLANTED-HEADING', '§2'],
  ['D2 is out of order', entry.replace('D1', 'D2'), 'PLANTED-TITLE', '§2'],
  ['D1 lists only retired clauses', entry.replace('PLANTED-TITLE', 'OLD'), 'PLANTED-TITLE', '§2'],
])('the check reports: %s', (problem, text, id, source) => {
  expect(problemsOf(text, id, source)[0]).toContain(problem);
});
