import { expect, test } from 'vitest';
import { readClauses } from '../tools/clauses/clauses.ts';
import { root } from './files.ts';
import { gradeOf, sentencesOf } from './readability.ts';
import { phraseFaults } from './spelling.ts';

const clauses = readClauses(root);

/** The sentences of a clause, without the site's words (quotations), tables and lists. */
const proseOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((paragraph) => !/^(?:[>|]|- )/.test(paragraph))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/“[^”]*”/g, 'these words')
    .replaceAll(/\{[^}]*\}|`[^`]*`/g, '9');

test('no clause has a phrase to avoid', () => {
  expect(clauses.length).toBeGreaterThan(800);
  for (const { id, title, text } of clauses)
    expect.soft(phraseFaults(`${title} ${proseOf(text)}`), id).toEqual([]);
});

test('the clauses of each area read at grade 9 or below', () => {
  for (const [area, own] of Map.groupBy(clauses, (clause) => clause.area))
    expect
      .soft(gradeOf(own.flatMap(({ text }) => sentencesOf(proseOf(text)))), area)
      .toBeLessThanOrEqual(9);
});
