import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSpecification } from '../tools/clauses/clauses.ts';
import { manualFile } from '../tools/report/figures.ts';
import { checkManual } from '../tools/report/manualResults.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every manual result names a clause that a person verifies, a day, an outcome and a fingerprint', () => {
  const file = path.join(root, manualFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const { results = {} } = JSON.parse(text) as { results?: Parameters<typeof checkManual>[0] };
  const { clauses } = readSpecification(root);
  const ids = clauses.filter(({ verify }) => verify.includes('manual')).map(({ id }) => id);
  expect(checkManual(results, ids)).toEqual([]);
});
