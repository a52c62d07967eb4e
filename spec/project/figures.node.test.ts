import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  figureRows,
  readFigures,
  rowsIn,
  withFigures,
  type Figures,
} from '../tools/report/figures.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('README says the figures of what is committed; npm run spec:figures writes them', () => {
  const said = rowsIn(readFileSync(path.join(root, 'README.md'), 'utf8'));
  expect(said).toEqual(figureRows(readFigures(root)));
});

const figures: Figures = {
  clauses: 12,
  musts: 10,
  statements: 8,
  held: 7,
  violations: 15,
  provable: 9,
  proven: 6,
  byHand: 2,
  seen: 1,
  mutation: { score: 91.5, mutants: 400 },
  run: { date: '2026-11-21', specTests: 70, browserTests: 40, seconds: 181 },
};
const marked =
  'Before.\n\n<!-- figures: npm run spec:figures -->\n\n<!-- end of figures -->\n\nAfter.\n';

test('a table is written between the marks, and read back', () => {
  const written = withFigures(marked, figures);
  expect(written.startsWith('Before.\n')).toBe(true);
  expect(written.endsWith('\nAfter.\n')).toBe(true);
  expect(rowsIn(written)).toEqual([
    ['Clauses', '12, of which 10 must hold'],
    ['Sentences and table cells of the specification with clauses', '7 of 8'],
    ['Small changes that break a clause which must hold', '15'],
    ['Clauses whose tests were seen to fail by them, as they stand', '6 of 9'],
    ['Clauses that only a person can verify', '2, of which 1 was seen to hold'],
    ['Other small faults in rules and content that a test notices', '91.5 % of 400'],
    ['Tests on 2026-11-21', '70 of the specification, 40 of the built site, in 4 min'],
  ]);
  expect(withFigures(written, figures)).toBe(written);
});

test('what never ran has no row, and neither has what no clause asks for', () => {
  const { mutation: _mutation, run: _run, ...counted } = figures;
  expect(figureRows({ ...counted, byHand: 0, seen: 0 })).toHaveLength(4);
});

test('a document without the marks is left alone', () => {
  expect(() => withFigures('# Nothing\n', figures)).toThrow('no place for figures');
});
