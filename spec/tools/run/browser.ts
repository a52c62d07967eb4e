import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** The headless browser first: it needs three fifths of the processor time (decision 18). */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where to look for Chromium, best first: only `CHROMIUM_PATH` where it is set; otherwise headless browsers, then
 * Playwright's, then the system's.
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

/** Playwright's headless Chromium of the revision that this Playwright needs: none, or one. */
function playwrightShells(): string[] {
  const [, home, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (home === undefined) return [];
  return globSync(`chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`, {
    cwd: home,
  }).map((file) => path.join(home, file));
}

/** The existing files in those places. */
export function installedBrowsers(): string[] {
  const places = browserPlaces(
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    playwrightShells(),
  );
  return places.filter((file) => existsSync(file));
}

const [executablePath] = installedBrowsers();

/** The fonts of a browser on Linux in a test: those of most machines, or none that the site names. */
export type Faces = 'usual' | 'wide';

/** The environment in which a browser finds only these fonts, whatever is installed. */
export function facesOf(faces: Faces): Record<string, string> {
  const file = path.join(import.meta.dirname, 'fonts', `${faces}.conf`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/**
 * Features that Playwright disables. A second `--disable-features` replaces the first, so they are repeated here; a test
 * compares them with what Playwright says.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Features of the whole browser that cost its tests a third of their processor time (decision 18): two pages of its address bar
 * that every window loads, and a process kept ready for a page that never comes.
 */
const disabledInTests = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** How every test starts the browser: without requests to its vendor, and without a graphics card. */
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
    `--disable-features=${[...disabledByPlaywright, ...disabledInTests].join()}`,
  ],
};
