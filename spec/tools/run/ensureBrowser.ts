import { execFileSync } from 'node:child_process';
import { installedBrowsers } from './browser.ts';

/** What the search needs to know of a machine: `thisMachine`, or a fake one in tests. */
export interface Machine {
  readonly named: string | undefined;
  /** Existing files of Chromium, best first. */
  readonly browsers: () => readonly string[];
  readonly run: (command: string, args: readonly string[], env?: Record<string, string>) => boolean;
  readonly isRoot: boolean;
  readonly print: (line: string) => void;
}

/** Packages of the system, best first; some systems lack the first. */
const systemPackages = ['chromium-headless-shell', 'chromium'];

/**
 * Finds a Chromium that starts, or installs one: Playwright's download or, for root, the system's package.
 *
 * @returns the path of its file
 * @throws Error with the command to run if none can be installed, or if `CHROMIUM_PATH` is wrong
 */
export function ensureBrowser({ named, browsers, run, isRoot, print }: Machine): string {
  const find = () => browsers().find((file) => run(file, ['--version']));
  const present = find();
  if (present) return present;
  if (named)
    throw new Error(`CHROMIUM_PATH is ${named}, where no Chromium starts. Correct it or unset it.`);

  print('No Chromium found: installing one from Playwright, or with apt-get.');
  // An unreachable host fails within seconds; a slow download may take minutes.
  const limits = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  run('playwright', ['install', 'chromium', '--only-shell'], limits);
  const downloaded = find();
  if (downloaded) return downloaded;

  const apt = (...args: readonly string[]) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  if (isRoot) {
    apt('update');
    systemPackages.some((name) => apt('install', '-y', '--no-install-recommends', name));
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The tests need Chromium, which could not be installed here. Run `sudo apt-get install chromium`, install Chrome, or set CHROMIUM_PATH.',
  );
}

export const thisMachine: Machine = {
  named: process.env['CHROMIUM_PATH'],
  browsers: installedBrowsers,
  run: (command, args, env = {}) => {
    try {
      execFileSync(command, args, {
        stdio: 'ignore',
        timeout: 300_000,
        env: { ...process.env, ...env },
      });
      return true;
    } catch {
      return false;
    }
  },
  isRoot: process.getuid?.() === 0,
  print: (line) => console.log(line),
};
