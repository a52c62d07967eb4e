import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const home = path.resolve(import.meta.dirname, '../../..');

/** Writes a small project, below `.cache` so that it can import this project's packages, and returns its folder. */
export function fixtureProject(files: Readonly<Record<string, string>>): string {
  mkdirSync(path.join(home, '.cache'), { recursive: true });
  const root = mkdtempSync(path.join(home, '.cache/fixture-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return root;
}
