import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch, type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { fontEnvironment, installedBrowsers, launchOptions } from '../../spec/tools/run/browser.ts';
import { formEndpoint } from '../buildSite.ts';
import { openWebKit } from './webdriver.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | ' ';

export interface TabOptions {
  readonly script: boolean;
  readonly width: number;
  readonly height: number;
  /** The port of the inbox that gets what the page sends to the form service. */
  readonly inboxPort: number;
}

/** A window with one page, in a browser with an empty profile: what every engine can do. */
export interface Tab {
  /** Opens an address. It may return before the page has loaded, because some pages never finish loading. */
  open(address: string): Promise<void>;
  run(expression: string): Promise<unknown>;
  /** Presses with the pointer, at a point in pixels from the window's upper left corner. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Accepts the oldest open alert and returns its text; `undefined` if there is none. */
  alert(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly install: string;
  readonly isHere: boolean;
  open(options: TabOptions): Promise<Tab>;
}

/** Sets the size of a window in pixels. Firefox 140 cannot set the orientation, but sets the size all the same. */
export async function setSize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!/setScreenOrientationOverride/.test(String(error))) throw error;
  });
}

/** A tab of a browser that Puppeteer drives. */
async function tabOf(browser: Browser, { width, height }: TabOptions): Promise<Tab> {
  const page = await browser.newPage();
  await setSize(page, width, height);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // The page may be closed before the dialog is.
    dialog.accept().catch(() => undefined);
  });
  /** Does not wait until the page has loaded: some journeys delay its files, and some pages come from memory. */
  const begin = async (loading: Promise<unknown>) => void loading.catch(() => undefined);
  return {
    open: (address) => begin(page.goto(address)),
    back: () => begin(page.goBack()),
    reload: () => begin(page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    alert: async () => alerts.shift(),
    close: () => browser.close(),
  };
}

const firstExisting = (...files: readonly string[]) => files.find((file) => existsSync(file));
const chromiumFile = installedBrowsers()[0];
const firefoxFile = firstExisting(
  process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
);
const webKitDriver = firstExisting('/usr/bin/WebKitWebDriver');

function start(executablePath = '', options: LaunchOptions): Promise<Browser> {
  const env = fontEnvironment('usual');
  return launch({ executablePath, env, defaultViewport: null, ...options });
}

/** Starts Firefox with preferences of a visitor. Its sandbox may read the fonts of the tests. */
export function startFirefox(preferences: Readonly<Record<string, unknown>>): Promise<Browser> {
  const fonts = path.resolve(import.meta.dirname, '../../node_modules');
  return start(firefoxFile, {
    browser: 'firefox',
    extraPrefsFirefox: {
      'security.sandbox.content.read_path_whitelist': `${fonts}/`,
      ...preferences,
    },
  });
}

export const chromium: Engine = {
  name: 'Chromium',
  install: 'sudo apt-get install chromium',
  isHere: chromiumFile !== undefined,
  async open(options) {
    const rule = `MAP ${new URL(formEndpoint).hostname}:80 127.0.0.1:${options.inboxPort}`;
    const args = [...launchOptions.args, `--host-resolver-rules=${rule}`];
    if (!options.script) args.push('--blink-settings=scriptEnabled=false');
    return tabOf(await start(chromiumFile, { args }), options);
  },
};

const firefox: Engine = {
  name: 'Firefox',
  install: 'sudo apt-get install firefox-esr',
  isHere: firefoxFile !== undefined,
  async open(options) {
    const browser = await startFirefox({
      'javascript.enabled': options.script,
      // The inbox is the proxy of every host but this machine.
      // Otherwise Firefox asks whether a form may be sent without encryption.
      'security.warn_submit_secure_to_insecure': false,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': options.inboxPort,
    });
    return tabOf(browser, options);
  },
};

const webKitGtk: Engine = {
  name: 'WebKit',
  install: 'sudo apt-get install webkit2gtk-driver xvfb',
  isHere: webKitDriver !== undefined && existsSync('/usr/bin/Xvfb'),
  open: (options) => openWebKit(webKitDriver ?? '', options),
};

export const engines: readonly Engine[] = [chromium, firefox, webKitGtk];
