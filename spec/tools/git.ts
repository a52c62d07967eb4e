import { execFileSync } from 'node:child_process';
import type { Commit } from './report/types.ts';

/** The output of a git command; `undefined` if git cannot answer. */
function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The current commit, or `null` outside version control. */
export function readCommit(root: string): Commit | null {
  const commit = git(root, 'log', '-1', '--format=%h %cI');
  if (commit === undefined) return null;
  const [id = '', date = ''] = commit.split(' ');
  return { id, date, changed: git(root, 'status', '--porcelain') !== '' };
}

/** Whether a file in a folder changed in the last commit or after it; `true` if git cannot say. */
export function hasChanged(root: string, folder: string): boolean {
  const committed = git(root, 'diff', '--name-only', 'HEAD~1', '--', folder);
  return committed !== '' || git(root, 'status', '--porcelain', '--', folder) !== '';
}
