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

const systemPackages = ['chromium', 'fonts-liberation'];

/** The Chromium without a window, where the system has one; the usual one otherwise. */
const systemChromiums = ['chromium-headless-shell', 'chromium'];

/**
 * A Chromium that starts, installed if need be: first Playwright's own download, then the system's package
 * where `apt-get` may be used.
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

  for (const install of [downloadFromPlaywright, installSystemPackage]) {
    install(machine);
    const installed = machine.browsers().find(starts);
    if (installed) return installed;
  }
  throw new Error(
    `The tests need a Chromium, and none could be installed here: run \`sudo apt-get install ${systemPackages.join(' ')}\` (or install Chrome), or set CHROMIUM_PATH to one.`,
  );
}

function downloadFromPlaywright({ run, say }: Machine): void {
  say('No Chromium is here yet: downloading the one that Playwright offers.');
  // An unreachable host should cost seconds; a slow download may take its minutes.
  run('playwright', ['install', 'chromium', '--no-shell'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
  });
}

function installSystemPackage({ run, say, isRoot }: Machine): void {
  if (!run('apt-get', ['--version'])) return;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && !run('sudo', ['-n', 'true'])) return;
  say(`That was not possible: installing ${systemPackages.join(' and ')} with apt-get.`);
  const asRoot = (words: readonly string[]) => {
    const [command = '', ...args] = [...sudo, ...words];
    return run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  asRoot(['apt-get', 'update']);
  const install = ['apt-get', 'install', '-y', '--no-install-recommends'];
  systemChromiums.some((chromium) => asRoot([...install, ...systemPackages.with(0, chromium)]));
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
