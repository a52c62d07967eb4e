/** Folders for one test, such as in place of a project or a built site. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their paths in a folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files, with their folders. */
export function writeFiles(root: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
}

/** Makes a folder with these files, and deletes it when the test ends. */
export function folderWith(files: Files = {}): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'test-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, files);
  return root;
}
