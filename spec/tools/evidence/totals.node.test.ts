import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseClauses, readClauses } from '../clauses/clauses.ts';
import { checkTotals, countClauses, countReport } from './totals.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const clause = (id: string) =>
  `### ${id}: A title\n\nIt is so.\n\n- source: §2\n- level: must\n- verify: spec\n- page: /\n`;

test('the clauses of the project are counted as they are read', () => {
  const counts = globSync('spec/*/clauses.md', { cwd: root }).map((file) =>
    countClauses(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(readClauses(root).length);
});

test('headings of the third level count, and nothing else does', () => {
  const markdown = `# Home\n\n## On a phone\n\n${clause('HOME-A')}\n${clause('HOME-B')}\n## Retired\n\n- HOME-C: gone\n`;
  expect(countClauses(markdown)).toBe(2);
  expect(countClauses('# Home\n')).toBe(0);
});

test('a clause that cannot be read is counted all the same', () => {
  const markdown = `# Home\n\n${clause('HOME-A')}\n${clause('home-b')}`;
  const read = parseClauses(markdown, 'spec/home/clauses.md').clauses.length;
  expect(checkTotals(countClauses(markdown), { 'the step evidence': read })).toEqual([
    'the step evidence counts 1 clauses, but the clauses.md files contain 2. One of the two readers is wrong.',
  ]);
});

test('totals that agree', () => {
  expect(checkTotals(2, { 'the step evidence': 2, 'the report': 2 })).toEqual([]);
});

test('a report of another number, in its list or in its sums', () => {
  const report = JSON.stringify({ clauses: [{}, {}, {}], counts: { passed: 1, stale: 1 } });
  expect(checkTotals(2, countReport(report))).toEqual([
    'the report counts 3 clauses, but the clauses.md files contain 2. One of the two readers is wrong.',
  ]);
  expect(checkTotals(3, countReport(report))).toEqual([
    'the sum of the report’s verdicts counts 2 clauses, but the clauses.md files contain 3. One of the two readers is wrong.',
  ]);
});
