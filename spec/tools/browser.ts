import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The one without a window first: it runs the tests in less than half the time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where a Chromium may stand, best first: the one that `CHROMIUM_PATH` names, Playwright's own, the
 * system's. A name in `CHROMIUM_PATH` is meant, so nothing else is tried.
 */
export function browserPlaces(chromiumPath: string | undefined, playwrightPath: string): string[] {
  return chromiumPath ? [chromiumPath] : [playwrightPath, ...systemBrowsers];
}

/** The files in those places that exist on this machine. */
export function installedBrowsers(): string[] {
  return browserPlaces(process.env['CHROMIUM_PATH'], chromium.executablePath()).filter((file) =>
    existsSync(file),
  );
}

const [executablePath] = installedBrowsers();

/** How every test starts the browser; the flags keep it from calling its maker, and from painting with a card that is not there. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--disable-gpu',
  ],
};
