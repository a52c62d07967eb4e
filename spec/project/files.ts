import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The text of a file; its path is from the root of the project. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The files of a pattern from the root of the project. */
export function filesOf(...patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root });
}
