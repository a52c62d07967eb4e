/**
 * `npm run spec:ids`: writes the clause ids as a TypeScript type, so that a test that cites an unknown clause does not
 * compile. Runs after `npm ci` and before every check; the result is not committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clauseIdsModule } from './clauseIds.ts';
import { readClauses } from './clauses.ts';

const root = path.resolve(import.meta.dirname, '../../..');
mkdirSync(path.join(root, '.cache'), { recursive: true });
writeFileSync(
  path.join(root, '.cache/clause-ids.ts'),
  clauseIdsModule(readClauses(root).map(({ id }) => id)),
);
