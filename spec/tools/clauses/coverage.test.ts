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
function problemsOf(
  answers: Readonly<Record<number, string>> = {},
  more = '',
  section = '1. For whom',
): string[] {
  const table = statements.map(
    ({ text }, index) => `> ${text}\n\n${answers[index] ?? `HOME-${index}`}`,
  );
  const coverage = parseCoverage(`# Table\n\n${table.join('\n\n')}\n\n${more}`);
  const [first, ...others] = statements;
  const all = first ? [{ ...first, section }, ...others] : [];
  return [...checkCoverage(all, coverage, specification)];
}

test('the coverage check accepts a complete table, with several clauses and with 5% of reasons', () => {
  expect(problemsOf()).toEqual([]);
  expect(problemsOf({ 0: 'HOME-0,\nHOME-1', 1: 'Reason: heading' })).toEqual([]);
});

const neither = '(1. For whom) has neither a clause nor a reason';

test.each<[string, string[], Record<number, string>, string?, string?]>([
  ['no clause and no reason', [`"Sentence 3." ${neither}`], { 3: 'Later.' }],
  ['an unknown sentence', ['"An old one." is in the'], {}, '> An old one.\n\nReason: not shown'],
  ['an unknown clause', ['"Sentence 1." lists HOME-99, which is not the id'], { 1: 'HOME-99' }],
  ['a retired clause', ['"Sentence 2." lists HOME-OLD, which is retired'], { 2: 'HOME-OLD' }],
  ['an unknown reason', ['has the reason "no time"', neither], { 1: 'Reason: no time' }],
  [
    'more than 5% of reasons',
    ['2 of 20 statements have a reason instead of a clause; at most 5% may.'],
    { 1: 'Reason: heading', 2: 'Reason: outside the product' },
  ],
  ['no clause of its section', ['"Sentence 0." is in section 2, which none'], {}, '', '2. Screens'],
])('the coverage check reports %s', (_, words, answers, more, section) => {
  expect(problemsOf(answers, more, section)).toEqual(
    words.map((each) => expect.stringContaining(each)),
  );
});
