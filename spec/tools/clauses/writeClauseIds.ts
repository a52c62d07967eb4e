/**
 * `npm run spec:ids`: writes the clause ids as a TypeScript type, so that a test that cites an unknown clause does not
 * compile. It runs before every check.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readClauses } from './clauses.ts';

const root = process.cwd();
const cache = path.join(root, '.cache');
const helper = path.relative(cache, path.resolve(import.meta.dirname, '../clause.ts'));

const ids = new Set(readClauses(root).map(({ id }) => `  | '${id}'`));
mkdirSync(cache, { recursive: true });
writeFileSync(
  path.join(cache, 'clause-ids.ts'),
  `/** Generated from spec/<area>/clauses.md. */
export type ClauseId =
${[...ids].join('\n')};

declare module '${helper}' {
  interface ClauseIds extends Record<ClauseId, true> {}
}
`,
);
