import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSpecification } from '../tools/clauses/clauses.ts';
import { checkCoverage, parseCoverage } from '../tools/clauses/coverage.ts';
import { parseSource, readStatements } from '../tools/clauses/sourceDocument.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every sentence and table cell of the specification has clauses or a reason', () => {
  const statements = readStatements(parseSource(read('spec/specification.md')));
  expect(statements.length).toBe(181);
  expect(
    checkCoverage(statements, parseCoverage(read('spec/coverage.md')), readSpecification(root)),
  ).toEqual([]);
});
