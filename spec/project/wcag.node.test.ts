import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../settings.ts';
import { readClauses } from '../tools/clauses/clauses.ts';
import { readResults } from '../tools/report/walk.ts';
import { read, root } from './files.ts';

const statement = read('spec/docs/accessibility.md');

/** The rows of the table: the success criteria of WCAG 2.2 with their clauses, or why there is nothing to test. */
const criteria = [
  ...statement.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| (A{1,3}) +\| ([^|]*?) +\| (.*?) +\|$/gm),
].map(([, id = '', level, result, reason = '']) => ({
  id,
  level,
  result,
  reason,
  clauses: [...reason.matchAll(/`([A-Z0-9-]+)`/g)].map(([, clause = '']) => clause),
}));

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

test('the table has the 31 criteria of level A and the 24 of level AA once each, in order', () => {
  const atLevel = (wanted: string) => criteria.filter(({ level }) => level === wanted);
  expect([atLevel('A').length, atLevel('AA').length]).toEqual([31, 24]);
  const ids = criteria.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted(byNumber));
});

test('each criterion names clauses that exist, or says why there is nothing to test', () => {
  const known = new Set(readClauses(root).map(({ id }) => id));
  for (const { id, level, result, reason, clauses } of criteria) {
    const unknown = clauses.filter((clause) => !known.has(clause));
    expect.soft(unknown, id).toEqual([]);
    expect.soft(result, id).toBe(clauses.length > 0 ? 'Tested' : 'Nothing to test');
    expect.soft(level === 'AAA' ? clauses.length : reason, id).toBeTruthy();
  }
});

/** The clauses that a tester has marked as right. */
const verified = readResults(existsSync(path.join(root, files.manual)) ? read(files.manual) : '{}')
  .filter(({ outcome }) => outcome === 'passed')
  .map(({ clause }) => clause);

/** The criteria of the OpenACR report. */
const reported = [
  ...read('spec/docs/openacr.yaml').matchAll(
    /num: '(.+)'\n.*\n.*\n.*\n +level: '(.+)'\n +notes: (.+)/g,
  ),
].map(([, id = '', level, notes = '']) => ({
  id,
  level,
  clauses: [...(notes.match(/[A-Z\d]+(?:-[A-Z\d]+)+/g) ?? [])],
  isVerified: !notes.includes('No person has verified this.'),
}));

test('what the report calls verified has a tester’s mark, and the statement says whether there is any', () => {
  const said = reported.filter(({ isVerified }) => isVerified);
  const unmarked = said.filter(({ clauses }) => !verified.some((id) => clauses.includes(id)));
  expect(unmarked).toEqual([]);
  expect(statement.includes('No person has verified this yet.')).toBe(said.length === 0);
});

test('the OpenACR report matches the table for each criterion', () => {
  // Every page meets these two without a test: nothing flashes, and every control acts on a click.
  const metWithoutTest = ['2.3.1', '2.5.2'];
  const expected = criteria.map(({ id, clauses }) => ({
    id,
    level: clauses.length > 0 || metWithoutTest.includes(id) ? 'supports' : 'not-applicable',
    clauses,
  }));
  const found = reported.map(({ id, level, clauses }) => ({ id, level, clauses }));
  expect(found.toSorted((a, b) => byNumber(a.id, b.id))).toEqual(expected);
});
