import { execFileSync } from 'node:child_process';
import { installedBrowsers } from './browser.ts';

/** What can be done on a machine. The real one is `thisMachine`; tests plant others. */
export interface Machine {
  /** The browser that `CHROMIUM_PATH` names, if it names one. */
  readonly named: string | undefined;
  /** Chromium files that exist, best first. */
  readonly browsers: () => readonly string[];
  /** Runs a command and says whether it succeeded. */
  readonly run: (command: string, args: readonly string[], env?: Record<string, string>) => boolean;
  readonly isRoot: boolean;
  readonly say: (line: string) => void;
}

/** The system's packages, the Chromium without windows first; not every system has it. */
const systemPackages = ['chromium-headless-shell', 'chromium'];

/**
 * A Chromium that starts, installed if need be: first Playwright's own download, then, for root, the system's package.
 * It never asks to become root.
 *
 * @returns its file.
 * @throws Error with one sentence that names the command to run by hand, when neither is possible, or
 *   when `CHROMIUM_PATH` names no browser.
 */
export function ensureBrowser(machine: Machine): string {
  const starts = (file: string) => machine.run(file, ['--version']);
  const present = machine.browsers().find(starts);
  if (present) return present;
  if (machine.named) {
    throw new Error(
      `CHROMIUM_PATH names ${machine.named}, where no Chromium starts: correct it, or leave it empty.`,
    );
  }

  machine.say('No Chromium is here yet: one is installed, from Playwright or else by apt-get.');
  for (const install of [downloadFromPlaywright, installSystemPackage]) {
    install(machine);
    const installed = machine.browsers().find(starts);
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium, and none could be installed here: run `sudo apt-get install chromium` (or install Chrome), or set CHROMIUM_PATH to one.',
  );
}

function downloadFromPlaywright({ run }: Machine): void {
  // An unreachable host should cost seconds; a slow download may take its minutes.
  run('playwright', ['install', 'chromium', '--only-shell'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  });
}

function installSystemPackage({ run, isRoot }: Machine): void {
  if (!isRoot || !run('apt-get', ['--version'])) return;
  const apt = (...args: readonly string[]) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' });
  apt('update');
  systemPackages.some((name) => apt('install', '-y', '--no-install-recommends', name));
}

/** The machine that this runs on. */
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
  say: (line) => console.log(line),
};
