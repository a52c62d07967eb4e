import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSpecification, type Specification } from '../tools/clauses/clauses.ts';
import { checkRegister, parseRegister } from '../tools/clauses/register.ts';

const root = path.resolve(import.meta.dirname, '../..');
const today = '2026-11-18';

describe('the discrepancy register', () => {
  const register = parseRegister(
    readFileSync(path.join(root, 'spec/decisions/register.md'), 'utf8'),
  );

  test('agrees with the clauses', () => {
    expect(checkRegister(register, readSpecification(root), today)).toEqual([]);
  });

  test('has a clause for each decision, or says why not', () => {
    const empty = register.filter(({ clauses, without }) => clauses.length === 0 && !without);
    expect(empty).toEqual([]);
    expect(register.length).toBeGreaterThanOrEqual(41);
  });

  test('names at its head what the owner has to confirm', () => {
    const markdown = readFileSync(path.join(root, 'spec/decisions/register.md'), 'utf8');
    const open = register.filter(({ confirm }) => confirm).map(({ id }) => id);
    expect(markdown).toContain(`before the site is published: ${open.join(', ')}.**`);
  });
});

const entry = (lines: string) => `# Register\n\n### D1: Names\n\n${lines}\n`;
const whole = 'Decided: one set.\n\n- confirm: no\n- clauses: ROUTE-TITLE, HOME-BADGES';
const withoutReason = whole.replace(/clauses: .*/, 'clauses: none');

function specificationWith(id: string, source: string): Specification {
  const clause = {
    id,
    title: 'Titles',
    area: 'routes',
    text: 'Each page has one.',
    quotes: [],
    source,
    level: 'must',
    verify: ['spec'],
    pages: [],
    violations: [],
    file: 'spec/routes/clauses.md',
  } as const;
  return { clauses: [clause], retired: [], problems: [] };
}

test('an entry is read whole', () => {
  const read = { id: 'D1', title: 'Names', words: 'Decided: one set.', confirm: false };
  expect(parseRegister(entry(whole))).toEqual([
    { ...read, clauses: ['ROUTE-TITLE', 'HOME-BADGES'] },
  ]);
  expect(parseRegister(entry(`${withoutReason}, because nothing was built.`))).toEqual([
    expect.objectContaining({ clauses: [], without: 'nothing was built.' }),
  ]);
});

test.each([
  ['no decision', whole.replace('Decided: ', '')],
  ['no word on confirming', whole.replace('- confirm: no\n', '')],
  ['another word on confirming', whole.replace('confirm: no', 'confirm: maybe')],
  ['no clauses', whole.replace(/\n- clauses.*/, '')],
  ['clauses that are to come', whole.replace(/clauses: .*/, 'clauses: later')],
  ['no clauses and no reason', withoutReason],
])('an entry is refused with %s', (_fault, lines) => {
  expect(() => parseRegister(entry(lines))).toThrow('"### D1: Names" needs');
});

describe('an entry with a date', () => {
  const until = (day: string) =>
    parseRegister(entry(`${whole.replace(', HOME-BADGES', '')}\n- until: ${day}`));

  test.each([
    ['is valid to the end of that day', '2026-12-31', []],
    [
      'has to be decided again on the next',
      '2027-01-01',
      ['D1 was decided until 2026-12-31, which is past. Decide again and change the date.'],
    ],
  ])('%s', (_what, day, problems) => {
    const specification = specificationWith('ROUTE-TITLE', '§2, D1');
    expect(checkRegister(until('2026-12-31'), specification, day)).toEqual(problems);
  });

  test('has a real one', () => {
    expect(() => until('next year')).toThrow('The date of D1 is "next year"');
  });
});

test.each<
  [string, string, string, { id?: string; clauses?: string[]; retired?: string[] }, string?]
>([
  ['both agree', 'ROUTE-TITLE', '§2, D1', {}],
  [
    'a clause whose decision does not name it',
    'ROUTE-HEADING',
    '§2, D1',
    {},
    'ROUTE-HEADING names D1, whose entry does not list it. Add ROUTE-HEADING to the clauses of D1.',
  ],
  [
    'a clause that rests on a decision of no entry',
    'ROUTE-TITLE',
    'D14',
    {},
    'ROUTE-TITLE names D14, which is not in the register. Add the entry or correct the clause.',
  ],
  [
    'an entry that names a clause which does not exist',
    'ROUTE-HEADING',
    '§2',
    {},
    'D1 lists ROUTE-TITLE, which is not the id of a clause. Correct the entry.',
  ],
  [
    'an entry out of order',
    'ROUTE-TITLE',
    '§2',
    { id: 'D2', clauses: [] },
    'D2 is out of order. Number the entries of the register from D1, each once.',
  ],
  [
    'an entry whose clauses are all retired',
    'ROUTE-HEADING',
    '§2',
    { retired: ['ROUTE-TITLE'] },
    'D1 lists only retired clauses. Remove the entry, or list the clauses that replace them.',
  ],
])('register and clauses: %s', (_what, id, source, { retired = [], ...changes }, problem) => {
  const decision = {
    id: 'D1',
    title: 'Names',
    words: '',
    confirm: false,
    clauses: ['ROUTE-TITLE'],
  };
  const specification = { ...specificationWith(id, source), retired };
  const [first] = checkRegister([{ ...decision, ...changes }], specification, today);
  expect(first).toBe(problem);
});
