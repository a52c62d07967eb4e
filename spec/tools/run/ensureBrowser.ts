import { execFileSync } from 'node:child_process';
import { installedBrowsers } from './browser.ts';

/** Runs a command, and returns whether it succeeds. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const options = { stdio: 'ignore', timeout: 300_000, env: { ...process.env, ...env } } as const;
  try {
    execFileSync(command, args, options);
    return true;
  } catch {
    return false;
  }
}

/** Installs Chromium: by Playwright's download or, for root, from the system's packages, of which some lack the first. */
const installations: readonly (() => void)[] = [
  () =>
    run('playwright', ['install', 'chromium', '--only-shell'], {
      // An unreachable host fails within seconds; a slow download may take minutes.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
    }),
  () => {
    if (process.getuid?.() !== 0) return;
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) return;
  },
];

/**
 * Finds a Chromium that starts, or installs one.
 *
 * @returns the path of its file
 * @throws Error with the command to run if none can be installed, or if `CHROMIUM_PATH` is wrong
 */
export function ensureBrowser(): string {
  const find = () => installedBrowsers().find((file) => run(file, ['--version']));
  const present = find();
  if (present) return present;
  const { CHROMIUM_PATH: named } = process.env;
  if (named)
    throw new Error(`CHROMIUM_PATH is ${named}, where no Chromium starts. Correct it or unset it.`);
  console.log('No Chromium found: installing one from Playwright, or with apt-get.');
  for (const install of installations) {
    install();
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium, which could not be installed here. Run `sudo apt-get install chromium`, install Chrome, or set CHROMIUM_PATH.',
  );
}
