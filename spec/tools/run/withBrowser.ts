/**
 * Runs a command with Chromium, whose path is in `CHROMIUM_PATH`: `node spec/tools/run/withBrowser.ts vitest run`. If
 * none is found or installed, the command does not start, and a message says what to do.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './ensureBrowser.ts';

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser();
  const [command = '', ...args] = process.argv.slice(2);
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
