import { expect, test } from 'vitest';
import { readClauses } from '../tools/clauses/clauses.ts';
import { filesOf, read, root } from './files.ts';
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

/** The titles of all tests of a file that cite a clause, without the id. */
function titlesIn(file: string): string[] {
  const calls = /\b(?:documentC|c)lauses?\(\s*(?:'[A-Z0-9-]+'|\w+|\[[^\]]*\]),\s*(['`])(.*?)\1/gs;
  return [...read(file).matchAll(calls)].map(([, , title = '']) => title);
}

test('no clause has a phrase to avoid', () => {
  expect(clauses.length).toBeGreaterThan(800);
  for (const { id, title, text } of clauses)
    expect.soft(phraseFaults(`${title} ${proseOf(text)}`), id).toEqual([]);
});

test('each numbered step is on a line of its own', () => {
  for (const { id, text } of clauses.filter((clause) => /^1\. /m.test(clause.text)))
    expect.soft(text.replaceAll(/\n +/g, ' '), id).not.toMatch(/\S [2-9]\. [A-Z]/);
});

test('no test title has a phrase to avoid', () => {
  const titles = filesOf('spec/*/*.test.{ts,tsx}', 'e2e/*.spec.ts').flatMap((file) =>
    titlesIn(file).map((title) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(600);
  for (const { file, title } of titles) expect.soft(phraseFaults(title), file).toEqual([]);
});

test('the clauses of each area read at grade 9 or below', () => {
  for (const [area, own] of Map.groupBy(clauses, (clause) => clause.area))
    expect
      .soft(gradeOf(own.flatMap(({ text }) => sentencesOf(proseOf(text)))), area)
      .toBeLessThanOrEqual(9);
});
