import { spawnSync } from 'node:child_process';

/** Whether a program can be started on this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;
}
