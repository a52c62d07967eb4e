/**
 * `npm run spec:ids`: writes the clause ids as a TypeScript type, so that a test that cites an unknown clause does not
 * compile. It runs before every check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readClauses } from './clauses.ts';

const ids = new Set(readClauses('.').map(({ id }) => `\n  | '${id}'`));
const head = '/** Generated from spec/<area>/clauses.md. */\nexport type ClauseId =';
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/clause-ids.ts', `${head}${[...ids].join('')};\n`);
