import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that tests drive: the one named by `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers].find(
    (file): file is string => Boolean(file) && existsSync(file as string),
  );
}

const executablePath = findChromium();

/** How every test starts the browser; the flags keep it from calling its maker. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
