/**
 * `npm run spec:ids`: writes the clause ids as a TypeScript type, so that a test that cites an unknown clause does not
 * compile. It runs after `npm ci` and before every check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readClauses } from './clauses.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ids = new Set(readClauses(root).map(({ id }) => `  | '${id}'`));
mkdirSync(path.join(root, '.cache'), { recursive: true });
writeFileSync(
  path.join(root, '.cache/clause-ids.ts'),
  `/** Generated from spec/<area>/clauses.md. */\nexport type ClauseId =\n${[...ids].join('\n')};\n`,
);
