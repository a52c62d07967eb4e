import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The text of a file; its path is from the root of the project. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
}

/**
 * The files of patterns from the root of the project.
 *
 * @throws Error if a pattern finds none, because a check of no files would pass
 */
export function filesOf(...patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0) throw new Error(`${pattern} finds no file. Correct the pattern.`);
    return files;
  });
}
