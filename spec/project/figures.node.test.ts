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

test('the figures in README are those of the committed files; npm run spec:figures updates them', () => {
  const written = rowsIn(readFileSync(path.join(root, 'README.md'), 'utf8'));
  expect(written).toEqual(figureRows(readFigures(root)));
});

const figures: Figures = {
  clauses: 12,
  musts: 10,
  statements: 8,
  covered: 7,
  violations: 15,
  provable: 9,
  proven: 6,
  kinds: 'spec 5 of 6, e2e 4 of 4',
  manual: 2,
  manualPassed: 1,
  run: { date: '2026-11-21', specTests: 70, browserTests: 40, seconds: 181 },
};
const marked =
  'Before.\n\n<!-- figures: npm run spec:figures -->\n\n<!-- end of figures -->\n\nAfter.\n';

test('a table is written between the marks, and read back', () => {
  const written = withFigures(marked, figures);
  expect(written.startsWith('Before.\n')).toBe(true);
  expect(written.endsWith('\nAfter.\n')).toBe(true);
  expect(rowsIn(written)).toEqual([
    ['Clauses', '12: 10 must, 2 should'],
    ['Sentences and table cells of the specification that a clause covers', '7 of 8'],
    ['Violations: small changes of the code that each break a must clause', '15'],
    ['Must clauses whose tests fail on each of their violations', '6 of 9'],
    [
      'Of these, by kind of evidence: those whose tests were seen to fail',
      'spec 5 of 6, e2e 4 of 4',
    ],
    ['Clauses that only a person can verify', '2: 1 verified'],
    ['Tests in the last complete run, 2026-11-21', '70 in spec, 40 in e2e, in 4 min'],
  ]);
  expect(withFigures(written, figures)).toBe(written);
});

test('a figure that was never counted has no row', () => {
  const { run: _run, ...counted } = figures;
  expect(figureRows({ ...counted, manual: 0, manualPassed: 0 })).toHaveLength(5);
});

test('a document without the marks is refused', () => {
  expect(() => withFigures('# Nothing\n', figures)).toThrow('no place for the figures');
});
