import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSpecification, type Specification } from '../tools/clauses.ts';
import { checkRegister, parseRegister } from '../tools/register.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the discrepancy register', () => {
  const register = parseRegister(
    readFileSync(path.join(root, 'spec/decisions/register.md'), 'utf8'),
  );

  test('agrees with the clauses', () => {
    expect(checkRegister(register, readSpecification(root))).toEqual([]);
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
      { id: 'D1', title: 'Names', confirm: false, clauses: ['ROUTE-TITLE', 'HOME-BADGES'] },
    ]);
  });

  test.each([
    ['no decision', whole.replace('Decided: ', '')],
    ['no word on confirming', whole.replace('- confirm: no\n', '')],
    ['another word on confirming', whole.replace('confirm: no', 'confirm: maybe')],
    ['no clauses', whole.replace(/\n- clauses.*/, '')],
  ])('is refused with %s', (_fault, lines) => {
    expect(() => parseRegister(entry(lines))).toThrow('"### D1: Names" needs');
  });
});

describe('register and clauses', () => {
  const register = [{ id: 'D1', title: 'Names', confirm: false, clauses: ['ROUTE-TITLE'] }];

  test('agree', () => {
    expect(checkRegister(register, specificationWith('ROUTE-TITLE', '§2, D1'))).toEqual([]);
  });

  test('a clause whose decision does not name it', () => {
    const [first] = checkRegister(register, specificationWith('ROUTE-HEADING', '§2, D1'));
    expect(first).toBe('ROUTE-HEADING rests on D1, whose entry does not name it.');
  });

  test('a clause that rests on a decision of no entry', () => {
    expect(checkRegister(register, specificationWith('ROUTE-TITLE', 'D14'))).toEqual([
      'ROUTE-TITLE rests on D14, which the register does not have.',
    ]);
  });

  test('an entry that names a clause which does not exist', () => {
    expect(checkRegister(register, specificationWith('ROUTE-HEADING', '§2'))).toEqual([
      'D1 names ROUTE-TITLE, which no clause is called.',
    ]);
  });

  test('an entry out of order', () => {
    const [second] = register.map((known) => ({ ...known, id: 'D2', clauses: [] }));
    expect(checkRegister(second ? [second] : [], specificationWith('ROUTE-TITLE', '§2'))).toEqual([
      'D2 is out of order: entries are numbered from D1, each once.',
    ]);
  });
});
