import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** A browser without windows first: it runs the tests for three fifths of the work (decision 18). */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where a Chromium may stand, best first: the one that `CHROMIUM_PATH` names; Playwright's, without windows before the
 * one with them; the system's. A name in `CHROMIUM_PATH` is meant, so nothing else is tried.
 */
export function browserPlaces(
  chromiumPath: string | undefined,
  playwrightPath: string,
  shells: readonly string[] = [],
): string[] {
  if (chromiumPath) return [chromiumPath];
  const [systemShell = '', ...others] = systemBrowsers;
  return [...shells, systemShell, playwrightPath, ...others];
}

/** Playwright's Chromium without windows, of the revision that this Playwright is made for: none, or one. */
function playwrightShells(): string[] {
  const [, home, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (home === undefined) return [];
  return globSync(`chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`, {
    cwd: home,
  }).map((file) => path.join(home, file));
}

/** The files in those places that exist on this machine. */
export function installedBrowsers(): string[] {
  const places = browserPlaces(
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    playwrightShells(),
  );
  return places.filter((file) => existsSync(file));
}

const [executablePath] = installedBrowsers();

/** The faces that a browser on Linux has in a test: those of most machines, or none that the site names. */
export type Faces = 'usual' | 'wide';

/** The environment in which a browser finds these faces and no others, whatever is installed. */
export function facesOf(faces: Faces): Record<string, string> {
  const file = path.join(import.meta.dirname, 'fonts', `${faces}.conf`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/** How every test starts the browser; the flags keep it from calling its maker, and from painting with a card that is not there. */
export const launchOptions = {
  env: facesOf('usual'),
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
