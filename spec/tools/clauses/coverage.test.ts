import { expect, test } from 'vitest';
import type { Specification } from './clauses.ts';
import { checkCoverage, parseCoverage } from './coverage.ts';
import { fixtureClause } from '../fixtures.ts';

const statements = Array.from({ length: 20 }, (_, index) => ({
  section: '1. For whom',
  text: `Sentence ${index}.`,
}));
const specification: Specification = {
  clauses: statements.map((_, index) => fixtureClause({ id: `HOME-${index}`, source: '§1' })),
  retired: ['HOME-OLD'],
  problems: [],
};

/** The problems of a complete table after the answers to some sentences, by number, are replaced. */
function problemsOf(answers: Readonly<Record<number, string>> = {}, more = ''): string[] {
  const table = statements
    .map(({ text }, index) => `> ${text}\n\n${answers[index] ?? `HOME-${index}`}\n`)
    .join('\n');
  return [...checkCoverage(statements, parseCoverage(`# Table\n\n${table}${more}`), specification)];
}

const neither = 'has neither a clause nor a reason in the coverage table. Add it with its clauses.';

test.each<[string, Record<number, string>, string[], string?]>([
  ['nothing if the table is complete', {}, []],
  ['nothing if a sentence has several clauses', { 0: 'HOME-0,\nHOME-1', 1: 'HOME-1' }, []],
  ['nothing if 5% of the statements have a reason', { 1: 'Reason: heading' }, []],
  ['no clause and no reason', { 3: 'Later.' }, [`"Sentence 3." (1. For whom) ${neither}`]],
  [
    'a sentence that the specification does not have',
    {},
    [
      '"An old sentence." is in the coverage table but not in the specification. Remove it or correct its words.',
    ],
    '\n> An old sentence.\n\nReason: not shown\n',
  ],
  [
    'a clause that does not exist or is retired',
    { 1: 'HOME-99', 2: 'HOME-OLD' },
    [
      '"Sentence 1." lists HOME-99, which is not the id of a clause. Correct the coverage table.',
      '"Sentence 2." lists HOME-OLD, which is retired. Correct the coverage table.',
    ],
  ],
  [
    'an unknown reason',
    { 1: 'Reason: no time' },
    [
      '"Sentence 1." has the reason "no time". Use one of heading, not shown, outside the product.',
      `"Sentence 1." (1. For whom) ${neither}`,
    ],
  ],
  [
    'more than 5% of reasons',
    { 1: 'Reason: heading', 2: 'Reason: outside the product' },
    [
      '2 of 20 statements have a reason instead of a clause; at most 5% may. Write clauses for some.',
    ],
  ],
])('the coverage check reports %s', (_, answers, problems, more) => {
  expect(problemsOf(answers, more)).toEqual(problems);
});

test('the coverage check reports a sentence whose clauses all have other sections as their source', () => {
  const elsewhere = [{ section: '2. Screens', text: 'Sentence 0.' }, ...statements.slice(1)];
  const table = statements.map(({ text }, index) => `> ${text}\n\nHOME-${index}`).join('\n\n');
  expect([...checkCoverage(elsewhere, parseCoverage(table), specification)]).toEqual([
    '"Sentence 0." is in section 2, which none of its clauses names as its source. Correct the clauses or their source.',
  ]);
});
