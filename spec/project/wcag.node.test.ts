import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { readClauses } from '../tools/clauses/clauses.ts';
import { manualFile } from '../tools/report/figures.ts';
import { criteria, statementOf } from './wcag.ts';

const root = path.resolve(import.meta.dirname, '../..');
const statement = path.join(root, 'spec/docs/accessibility.md');

test('the table has each of the 31 criteria of level A and the 24 of level AA once, in its place', () => {
  const levels = (level: string) => criteria.filter((each) => each.level === level);
  expect([levels('A').length, levels('AA').length]).toEqual([31, 24]);
  const ids = criteria.map(({ id }) => id);
  expect(ids).toEqual(
    [...new Set(ids)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  );
});

test('each criterion is held by clauses that exist, or says why there is nothing to test', () => {
  const known = readClauses(root).map(({ id }) => id);
  expect(criteria.flatMap(({ clauses }) => clauses).filter((id) => !known.includes(id))).toEqual(
    [],
  );
  expect(criteria.filter(({ clauses, note }) => clauses.length === 0 && !note)).toEqual([]);
});

test('the statement is current; npm run spec:figures writes it', async () => {
  const options = await resolveConfig(statement);
  const written = await format(statementOf(criteria), { ...options, filepath: statement });
  expect(readFileSync(statement, 'utf8')).toBe(written);
  // It says that no person has verified anything.
  expect(existsSync(path.join(root, manualFile)), 'there are results now: say so').toBe(false);
});
