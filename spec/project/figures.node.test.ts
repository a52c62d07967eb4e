import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readFigures, withFigures } from './figures.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the figures in README are those of the committed files; npm run spec:figures updates them', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8').replaceAll(/ +\|/g, ' |');
  for (const [what, count] of readFigures(root)) expect(readme).toContain(`| ${what} | ${count} |`);
});

const marked =
  'Before.\n\n<!-- figures: npm run spec:figures -->\n\n<!-- end of figures -->\n\nAfter.\n';

test('the table is written between the marks, in place of the previous one', () => {
  const written = withFigures(marked, [['Clauses', '12: 10 must, 2 should']]);
  expect(written).toBe(
    marked.replace(
      '\n\n<!-- end',
      '\n\n| Figure | Now |\n| --- | --- |\n| Clauses | 12: 10 must, 2 should |\n\n<!-- end',
    ),
  );
  expect(withFigures(written, [['Clauses', '13']])).not.toContain('12');
});

test('a document without the marks is refused', () => {
  expect(() => withFigures('# Nothing\n', [])).toThrow('no place for the figures');
});
