import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from 'playwright';
import { launch } from 'puppeteer-core';
import { facesOf, installedBrowsers, launchOptions } from '../../spec/tools/run/browser.ts';
import { pageTab } from './pageTab.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webdriver.ts';

/** The first of these files that exists on this machine. */
const find = (...files: readonly string[]) => files.find((file) => existsSync(file));

/** An engine that Playwright drives. */
function byPlaywright(
  name: string,
  install: string,
  browserType: BrowserType,
  options: LaunchOptions & { executablePath: string },
): Engine {
  return {
    name,
    install,
    isHere: existsSync(options.executablePath),
    async start() {
      const browser = await browserType.launch(options);
      return {
        version: () => browser.version(),
        async tab({ script, width, height }) {
          const context = await browser.newContext({
            viewport: { width, height },
            javaScriptEnabled: script,
          });
          const page = await context.newPage();
          return pageTab(
            page,
            (onDialog) => page.on('dialog', onDialog),
            () => context.close(),
          );
        },
        close: () => browser.close(),
      };
    },
  };
}

const firefoxFile = find(
  process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);

/**
 * The Firefox that a system installs, driven over WebDriver BiDi by Puppeteer; Playwright supports newer versions only.
 * Journeys without script need a second browser, because this Firefox cannot turn script off for one window.
 */
const systemFirefox: Engine = {
  name: 'Firefox',
  install: 'sudo apt-get install firefox-esr',
  isHere: firefoxFile !== undefined,
  async start() {
    const launchFirefox = (script: boolean) =>
      launch({
        browser: 'firefox',
        executablePath: firefoxFile ?? '',
        env: facesOf('usual'),
        extraPrefsFirefox: { 'javascript.enabled': script },
      });
    const browsers = {
      withScript: await launchFirefox(true),
      withoutScript: await launchFirefox(false),
    };
    const version = await browsers.withScript.version();
    return {
      version: () => version,
      async tab({ script, width, height }) {
        const browser = script ? browsers.withScript : browsers.withoutScript;
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        await page.setViewport({ width, height });
        return pageTab(
          page,
          (onDialog) => page.on('dialog', onDialog),
          () => context.close(),
        );
      },
      async close() {
        await Promise.all(Object.values(browsers).map((browser) => browser.close()));
      },
    };
  },
};

const webKitDriver = find('/usr/bin/WebKitWebDriver');
const screen = find('/usr/bin/Xvfb');

const webKitGtk: Engine = {
  name: 'WebKit',
  install: 'sudo apt-get install webkit2gtk-driver xvfb',
  isHere: webKitDriver !== undefined && screen !== undefined,
  start: () => startWebKit(webKitDriver ?? ''),
};

const [chromiumFile = ''] = installedBrowsers();

export const systemChromium = byPlaywright('Chromium', 'sudo apt-get install chromium', chromium, {
  ...launchOptions,
  executablePath: chromiumFile,
});

export const engines: readonly Engine[] = [systemChromium, systemFirefox, webKitGtk];

/** Playwright's own builds, which are newer than those of a system; they run if they are installed. */
export const extraEngines: readonly Engine[] = [
  byPlaywright('Playwright’s Firefox', 'npx playwright install firefox', firefox, {
    executablePath: firefox.executablePath(),
  }),
  byPlaywright('Playwright’s WebKit', 'npx playwright install webkit', webkit, {
    executablePath: webkit.executablePath(),
  }),
];
