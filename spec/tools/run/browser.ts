import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The file of the headless Chromium that this version of Playwright needs; empty if it is not installed. */
function playwrightShells(): string[] {
  const [, home, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  if (home === undefined) return [];
  return globSync(`chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`, {
    cwd: home,
  }).map((file) => path.join(home, file));
}

/**
 * The files of Chromium on this machine, best first: only `CHROMIUM_PATH` if it is set. Headless browsers come first,
 * because they need three fifths of the processor time (decision 18).
 */
export function installedBrowsers(): string[] {
  const { CHROMIUM_PATH: named } = process.env;
  const shells = [...playwrightShells(), '/usr/bin/chromium-headless-shell'];
  const places = named ? [named] : [...shells, chromium.executablePath(), ...wholeBrowsers];
  return places.filter((file) => existsSync(file));
}

const [executablePath] = installedBrowsers();

/**
 * The fonts that a browser on Linux finds in a test: `usual` has those of most machines; `wide` has none of the fonts
 * that the site names.
 */
export type FontSet = 'usual' | 'wide';

/** The environment in which a browser finds only these fonts, even if others are installed. */
export function fontEnvironment(fonts: FontSet): Record<string, string> {
  const file = path.join(import.meta.dirname, 'fonts', `${fonts}.conf`);
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file };
}

/**
 * The features that Playwright disables. They are repeated here, because a second `--disable-features` replaces the
 * first; a test compares them with Playwright's own.
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
 * Features that take a third of the browser tests' processor time (decision 18): two pages of the address bar that
 * every window loads, and a process that is kept ready for the next page.
 */
const disabledInTests = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The options with which every test starts the browser: no requests to its vendor, and no graphics card. */
export const launchOptions = {
  env: fontEnvironment('usual'),
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
