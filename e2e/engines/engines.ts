import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch, type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { fontEnvironment, installedBrowsers, launchOptions } from '../../spec/tools/run/browser.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webdriver.ts';

const firstExisting = (...files: readonly string[]) => files.find((file) => existsSync(file));

function tabOf(page: Page): Tab {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // The page may be closed before the dialog is.
    dialog.accept().catch(() => undefined);
  });
  /** Does not wait until the page has loaded, because some journeys delay its files. */
  const start = (loading: Promise<unknown>) => {
    loading.catch(() => undefined);
    return Promise.resolve();
  };
  return {
    open: (address) => start(page.goto(address)),
    back: () => start(page.goBack()),
    reload: () => start(page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    alert: () => Promise.resolve(alerts.shift()),
    close: () => page.browserContext().close(),
  };
}

/** Sets the size of a window in pixels. Firefox 140 cannot set the orientation, but sets the size all the same. */
export async function setSize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/setScreenOrientationOverride/.test(String(error))) throw error;
  });
}

/** An engine that Puppeteer drives. A second browser has script off, because Firefox cannot do this for one window. */
function byPuppeteer(
  name: string,
  install: string,
  executablePath: string | undefined,
  optionsOf: (script: boolean) => LaunchOptions,
): Engine {
  return {
    name,
    install,
    isHere: executablePath !== undefined,
    async start() {
      const start = (script: boolean) =>
        launch({
          executablePath: executablePath ?? '',
          env: fontEnvironment('usual'),
          defaultViewport: null,
          ...optionsOf(script),
        });
      const browsers = { withScript: await start(true), withoutScript: await start(false) };
      return {
        async tab({ script, width, height }) {
          const browser = script ? browsers.withScript : browsers.withoutScript;
          const page = await (await browser.createBrowserContext()).newPage();
          await setSize(page, width, height);
          return tabOf(page);
        },
        async close() {
          await Promise.all(Object.values(browsers).map((browser) => browser.close()));
        },
      };
    },
  };
}

export const chromium = byPuppeteer(
  'Chromium',
  'sudo apt-get install chromium',
  installedBrowsers()[0],
  (script) => ({
    args: [...launchOptions.args, ...(script ? [] : ['--blink-settings=scriptEnabled=false'])],
  }),
);

const firefoxFile = firstExisting(
  process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/** Starts Firefox with preferences of a visitor. Its sandbox may read the fonts of the tests. */
export function startFirefox(preferences: Readonly<Record<string, unknown>>): Promise<Browser> {
  const fonts = path.resolve(import.meta.dirname, '../../node_modules');
  return launch({
    browser: 'firefox',
    executablePath: firefoxFile ?? '',
    env: fontEnvironment('usual'),
    defaultViewport: null,
    extraPrefsFirefox: {
      'security.sandbox.content.read_path_whitelist': `${fonts}/`,
      ...preferences,
    },
  });
}

const firefox = byPuppeteer(
  'Firefox',
  'sudo apt-get install firefox-esr',
  firefoxFile,
  (script) => ({ browser: 'firefox', extraPrefsFirefox: { 'javascript.enabled': script } }),
);

const webKitDriver = firstExisting('/usr/bin/WebKitWebDriver');

const webKitGtk: Engine = {
  name: 'WebKit',
  install: 'sudo apt-get install webkit2gtk-driver xvfb',
  isHere: webKitDriver !== undefined && existsSync('/usr/bin/Xvfb'),
  start: () => startWebKit(webKitDriver ?? ''),
};

export const engines: readonly Engine[] = [chromium, firefox, webKitGtk];
