import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasChanged, readCommit } from './git.ts';

let root: string;

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

function git(...args: readonly string[]): void {
  const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'git-')));
  mkdirSync(path.join(root, 'tools'));
  git('init');
  for (const file of ['tools/a.ts', 'page.ts']) {
    write(file, 'one');
    git('add', '.');
    git('commit', '-m', file);
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('hasChanged finds changes of the last commit and later ones, in the folder only', () => {
  expect(hasChanged(root, 'tools')).toBe(false);
  write('page.ts', 'three');
  expect(hasChanged(root, 'tools')).toBe(false);
  write('tools/b.ts', 'new');
  expect(hasChanged(root, 'tools')).toBe(true);
  git('add', '.');
  git('commit', '-m', 'Add b');
  expect(hasChanged(root, 'tools')).toBe(true);
  git('commit', '--allow-empty', '-m', 'Nothing');
  expect(hasChanged(root, 'tools')).toBe(false);
});

test('outside version control nothing is known', () => {
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(readCommit(root)).toBeNull();
  expect(hasChanged(root, 'tools')).toBe(true);
});

test('readCommit says whether files differ from the commit', () => {
  expect(readCommit(root)).toMatchObject({
    id: expect.stringMatching(/^[\da-f]{7}/),
    changed: false,
  });
  write('page.ts', 'three');
  expect(readCommit(root)?.changed).toBe(true);
});
