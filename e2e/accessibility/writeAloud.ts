import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isWholeRun } from '../../spec/tools/run/scope.ts';
import { readAloud, type TreePart } from './readTree.ts';

/** In `test:all`, writes what a screen reader reads in a state to a file, so that a person can review it. */
export function writeAloud(name: string, tree: readonly TreePart[]): void {
  if (!isWholeRun) return;
  const folder = path.resolve(import.meta.dirname, '../../.cache/read-aloud');
  mkdirSync(folder, { recursive: true });
  const words = name === '/' ? ['home'] : name.match(/[\p{L}\p{N}]+/gu);
  const file = `${words?.join('-') ?? ''}.txt`;
  writeFileSync(path.join(folder, file), `${readAloud(tree).join('\n')}\n`);
}
