import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProvableClause } from './types.ts';

const home = path.resolve(import.meta.dirname, '../../..');

/** Writes a small project, below `.cache` so that it can import this project's packages, and returns its folder. */
export function fixtureProject(files: Readonly<Record<string, string>>): string {
  mkdirSync(path.join(home, '.cache'), { recursive: true });
  const root = mkdtempSync(path.join(home, '.cache/fixture-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return root;
}

/** The import of the plugin for the Vite configuration of a fixture project. */
export const importOfPlugin = `import { violation } from ${JSON.stringify(path.join(import.meta.dirname, 'violation.plugin.ts'))};`;

/** A clause with one violation of the fixture project. */
export function violatedClause(
  id: string,
  from: string,
  to: string,
  {
    file = 'product.ts',
    verify = ['spec'],
  }: { file?: string | undefined; verify?: ProvableClause['verify'] } = {},
): ProvableClause {
  return { id, area: '', text: `The text of ${id}.`, verify, violations: [{ file, from, to }] };
}
