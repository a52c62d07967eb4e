/**
 * Runs a command with a Chromium at hand: `node spec/tools/run/withBrowser.ts vitest run`. The command finds
 * it in `CHROMIUM_PATH`; without one it is not started, and a sentence says what to do.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser, thisMachine } from './ensureBrowser.ts';

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser(thisMachine);
  const [command = '', ...args] = process.argv.slice(2);
  process.exitCode = spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
