import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hasChanged, readCommit } from './git.ts';

test('hasChanged and readCommit see changes of the last commit and later ones', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'git-'));
  const git = (...args: readonly string[]) => {
    const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
    execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
  };
  const commit = () => {
    git('add', '.');
    git('commit', '--allow-empty', '-m', 'A change');
  };
  const inFolder = () => hasChanged(root, 'tools');

  // Outside version control.
  expect(readCommit(root)).toBeNull();
  expect(inFolder()).toBe(true);
  git('init');
  commit();
  commit();
  expect(readCommit(root)).toMatchObject({
    id: expect.stringMatching(/^[\da-f]{7}/),
    changed: false,
  });
  writeFileSync(path.join(root, 'page.ts'), '');
  expect(readCommit(root)?.changed).toBe(true);
  expect(inFolder()).toBe(false);
  mkdirSync(path.join(root, 'tools'));
  writeFileSync(path.join(root, 'tools/a.ts'), '');
  expect(inFolder()).toBe(true);
  commit();
  expect(inFolder()).toBe(true);
  commit();
  expect(inFolder()).toBe(false);
  rmSync(root, { recursive: true });
});
