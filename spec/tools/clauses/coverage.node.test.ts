import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSpecification, type Specification } from './clauses.ts';
import { checkCoverage, parseCoverage } from './coverage.ts';
import { parseSource, readStatements } from './sourceDocument.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every sentence and table cell of the specification has its clauses, or a reason', () => {
  const statements = readStatements(parseSource(read('spec/specification.md')));
  expect(statements.length).toBe(181);
  expect(
    checkCoverage(statements, parseCoverage(read('spec/coverage.md')), readSpecification(root)),
  ).toEqual([]);
});

const statements = Array.from({ length: 20 }, (_, index) => ({
  section: '1. For whom',
  text: `Sentence ${index}.`,
}));
const specification: Specification = {
  clauses: statements.map((_, index) => ({
    id: `HOME-${index}`,
    title: 'Home',
    area: 'home',
    text: 'It is so.',
    quotes: [],
    source: '§1',
    level: 'must',
    verify: ['spec'],
    pages: [],
    violations: [],
    file: 'spec/home/clauses.md',
  })),
  retired: ['HOME-OLD'],
  problems: [],
};

/** What is wrong with a whole table after a change of its lines: each sentence's answer, by its number. */
function problemsOf(answers: Readonly<Record<number, string>> = {}, more = ''): string[] {
  const table = statements
    .map(({ text }, index) => `> ${text}\n\n${answers[index] ?? `HOME-${index}`}\n`)
    .join('\n');
  return checkCoverage(statements, parseCoverage(`# Table\n\n${table}${more}`), specification);
}

describe('a coverage table', () => {
  test('that is whole has no problems', () => {
    expect(problemsOf()).toEqual([]);
  });

  test('may name several clauses for a sentence, on several lines', () => {
    expect(problemsOf({ 0: 'HOME-0,\nHOME-1', 1: 'Reason: not shown' })).toEqual([]);
  });

  test('with a sentence that has neither clause nor reason', () => {
    expect(problemsOf({ 3: 'Later.' })).toEqual([
      '"Sentence 3." (1. For whom) has neither a clause nor a reason.',
    ]);
  });

  test('without one of the sentences', () => {
    const [first] = checkCoverage(
      [...statements, { section: '2. Screens', text: 'A new one.' }],
      parseCoverage(statements.map(({ text }, index) => `> ${text}\n\nHOME-${index}`).join('\n\n')),
      specification,
    );
    expect(first).toBe('"A new one." (2. Screens) has neither a clause nor a reason.');
  });

  test('that quotes what the source does not say', () => {
    expect(problemsOf({}, '\n> An old sentence.\n\nReason: not shown\n')).toEqual([
      '"An old sentence." stands in the table, but not in the source.',
    ]);
  });

  test('with a clause that nobody wrote, or that was retired', () => {
    expect(problemsOf({ 1: 'HOME-99', 2: 'HOME-OLD' })).toEqual([
      'HOME-99 names no clause, and stands at "Sentence 1.".',
      'HOME-OLD is retired, and stands at "Sentence 2.".',
    ]);
  });

  test('with a clause that covers two sentences', () => {
    expect(problemsOf({ 1: 'HOME-0' })).toEqual([
      'HOME-0 covers 2 statements; a clause holds one sentence or table cell.',
    ]);
  });

  test('with clauses that come from another section', () => {
    const elsewhere = [{ section: '2. Screens', text: 'Sentence 0.' }, ...statements.slice(1)];
    const table = statements.map(({ text }, index) => `> ${text}\n\nHOME-${index}`).join('\n\n');
    expect(checkCoverage(elsewhere, parseCoverage(table), specification)).toEqual([
      '"Sentence 0." stands in section 2, which none of its clauses names as its source.',
    ]);
  });

  test('with a reason of its own making', () => {
    expect(problemsOf({ 1: 'Reason: no time' })).toEqual([
      '"no time" is no reason (heading, not shown, outside the product are). It stands at "Sentence 1.".',
      '"Sentence 1." (1. For whom) has neither a clause nor a reason.',
    ]);
  });

  test('with too many reasons', () => {
    expect(problemsOf({ 1: 'Reason: heading' })).toEqual([]);
    expect(problemsOf({ 1: 'Reason: heading', 2: 'Reason: outside the product' })).toEqual([
      '2 of 20 statements have a reason in place of a clause; at most 5% may.',
    ]);
  });
});
