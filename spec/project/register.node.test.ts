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

function specificationWith(id: string, source: string): Specification {
  return {
    clauses: [
      {
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
      },
    ],
    retired: [],
    problems: [],
  };
}

describe('an entry', () => {
  test('is read whole', () => {
    expect(parseRegister(entry(whole))).toEqual([
      {
        id: 'D1',
        title: 'Names',
        words: 'Decided: one set.',
        confirm: false,
        clauses: ['ROUTE-TITLE', 'HOME-BADGES'],
      },
    ]);
  });

  test.each([
    ['no decision', whole.replace('Decided: ', '')],
    ['no word on confirming', whole.replace('- confirm: no\n', '')],
    ['another word on confirming', whole.replace('confirm: no', 'confirm: maybe')],
    ['no clauses', whole.replace(/\n- clauses.*/, '')],
    ['clauses that are to come', whole.replace(/clauses: .*/, 'clauses: later')],
    ['no clauses and no reason', whole.replace(/clauses: .*/, 'clauses: none')],
  ])('is refused with %s', (_fault, lines) => {
    expect(() => parseRegister(entry(lines))).toThrow('"### D1: Names" needs');
  });
});

describe('an entry without clauses', () => {
  test('says why', () => {
    const lines = whole.replace(/clauses: .*/, 'clauses: none, because nothing was built.');
    expect(parseRegister(entry(lines))).toEqual([
      expect.objectContaining({ clauses: [], without: 'nothing was built.' }),
    ]);
  });
});

describe('an entry with a date', () => {
  const register = (until: string) =>
    parseRegister(entry(`${whole.replace(', HOME-BADGES', '')}\n- until: ${until}`));
  const problemsOn = (day: string) =>
    checkRegister(register('2026-12-31'), specificationWith('ROUTE-TITLE', '§2, D1'), day);

  test('stands to the end of that day', () => {
    expect(problemsOn('2026-12-31')).toEqual([]);
  });

  test('has to be decided again on the next', () => {
    expect(problemsOn('2027-01-01')).toEqual([
      'D1 was decided until 2026-12-31, which is past. Decide again and change the date.',
    ]);
  });

  test('has a real one', () => {
    expect(() => register('next year')).toThrow('The date of D1 is "next year"');
  });
});

describe('register and clauses', () => {
  const register = [
    { id: 'D1', title: 'Names', words: '', confirm: false, clauses: ['ROUTE-TITLE'] },
  ];

  test('agree', () => {
    expect(checkRegister(register, specificationWith('ROUTE-TITLE', '§2, D1'), today)).toEqual([]);
  });

  test('a clause whose decision does not name it', () => {
    const [first] = checkRegister(register, specificationWith('ROUTE-HEADING', '§2, D1'), today);
    expect(first).toBe(
      'ROUTE-HEADING names D1, whose entry does not list it. Add ROUTE-HEADING to the clauses of D1.',
    );
  });

  test('a clause that rests on a decision of no entry', () => {
    expect(checkRegister(register, specificationWith('ROUTE-TITLE', 'D14'), today)).toEqual([
      'ROUTE-TITLE names D14, which is not in the register. Add the entry or correct the clause.',
    ]);
  });

  test('an entry that names a clause which does not exist', () => {
    expect(checkRegister(register, specificationWith('ROUTE-HEADING', '§2'), today)).toEqual([
      'D1 lists ROUTE-TITLE, which is not the id of a clause. Correct the entry.',
    ]);
  });

  test('an entry out of order', () => {
    const [second] = register.map((known) => ({ ...known, id: 'D2', clauses: [] }));
    expect(
      checkRegister(second ? [second] : [], specificationWith('ROUTE-TITLE', '§2'), today),
    ).toEqual(['D2 is out of order. Number the entries of the register from D1, each once.']);
  });

  test('an entry whose clauses are all retired', () => {
    const specification = {
      ...specificationWith('ROUTE-HEADING', '§2'),
      retired: ['ROUTE-TITLE'],
    };
    expect(checkRegister(register, specification, today)).toEqual([
      'D1 lists only retired clauses. Remove the entry, or list the clauses that replace them.',
    ]);
  });
});
