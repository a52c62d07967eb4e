import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { facts } from '../facts/groups.ts';
import { parseClauses } from '../tools/clauses/clauses.ts';
import { fillFacts } from '../tools/clauses/fillFacts.ts';

const spec = path.resolve(import.meta.dirname, '..');
// `readClauses` would also read the product, for the violations.
const clauses = globSync('*/clauses.md', { cwd: spec }).flatMap(
  (file) => parseClauses(readFileSync(path.join(spec, file), 'utf8'), file).clauses,
);

/**
 * The table in the text of a clause, for a test that expects its words: the cells of each row below the head, with the
 * values of facts, and without the signs of Markdown.
 *
 * @param head `with head` if the first row is the head
 * @throws Error if the clause has no table, or a row without words
 */
export function tableOf(
  id: ClauseId,
  head: 'with head' | 'without head' = 'without head',
): readonly (readonly string[])[] {
  const { text = '' } = clauses.find((clause) => clause.id === id) ?? {};
  const [names = '', , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  const rows = (head === 'with head' ? [names, ...lines] : lines).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => fillFacts(cell, facts).replaceAll(/[`\\]/g, '').trim()),
  );
  if (lines.length === 0 || rows.some((row) => row.join('') === ''))
    throw new Error(`${id} has no table, or an empty row in it.`);
  return rows;
}
