/** Drives WebKitGTK by W3C WebDriver, because Puppeteer cannot. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { fontEnvironment } from '../../spec/tools/run/browser.ts';
import type { Tab, TabOptions } from './engines.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ' ': ' ' };

/**
 * The longest wait for a script, in milliseconds. The driver does not answer a script that it gets while the page
 * changes, so the script is sent again.
 */
const scriptTimeout = 8_000;

/** The longest that a window takes to open on a busy machine, and a browser to end, in milliseconds. */
const patience = 20_000;
const quitTimeout = 3_000;

/** Resolves with `undefined` after some milliseconds, and does not keep the process running. */
const silence = (milliseconds: number) => wait(milliseconds, undefined, { ref: false });

let screen: Promise<string> | undefined;

/** Starts the screen of this process, which ends with it, and returns its name. */
function startScreen(): Promise<string> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => xvfb.kill());
  return new Promise((resolve, reject) => {
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    xvfb.stdio[3]?.once('data', (name: Buffer) => resolve(`:${String(name).trim()}`));
  });
}

/** The value of an expression in the page, which is asked for again each time the driver does not answer. */
async function evaluate(driver: WebDriver, expression: string): Promise<unknown> {
  for (;;) {
    const asked = driver.executeScript(`return ${expression}`).then((value) => ({ value }));
    const answer = await Promise.race([asked, silence(scriptTimeout)]);
    if (answer) return answer.value;
  }
}

/** Starts a driver in a group of processes of its own, which the browser that it starts belongs to. */
async function startDriver(file: string) {
  screen ??= startScreen();
  const port = await getPort();
  const driver = spawn(file, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...fontEnvironment('usual'),
      DISPLAY: await screen,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  /** Ends the driver and its browser, also while they do not answer. */
  const end = () => {
    process.off('exit', end);
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // They have ended already.
    }
  };
  process.on('exit', end);
  return { address: `http://127.0.0.1:${port}`, end };
}

/** A session of the driver at this address, once it listens, in a window of this size. */
async function openWindow(address: string, options: TabOptions): Promise<WebDriver> {
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await wait(20);
  const proxy = [`--proxy=http://127.0.0.1:${options.inboxPort}`, '--ignore-host=127.0.0.1'];
  const script = options.script ? [] : ['--enable-javascript=false'];
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Some journeys hold the page's script back, and such a page never finishes loading.
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { args: ['--automation', ...proxy, ...script] },
    })
    .build();
  const { width, height } = options;
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return driver;
}

/**
 * Opens a window with a driver of its own, because a driver that has had several sessions may never open another. One
 * that does not open within 20 seconds is ended, and another begins, three at most.
 *
 * @throws Error if none of them opens
 */
export async function openWebKit(file: string, options: TabOptions): Promise<Tab> {
  let failure: unknown = 'No window opened in time.';
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const { address, end } = await startDriver(file);
    const opening = openWindow(address, options).catch((error: unknown) => void (failure = error));
    const driver = await Promise.race([opening, silence(patience)]);
    if (driver) return tabOf(driver, end);
    end();
  }
  throw new Error(`WebKit did not start: ${String(failure)}`);
}

function tabOf(driver: WebDriver, end: () => void): Tab {
  return {
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    run: (expression) => evaluate(driver, expression),
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    async alert() {
      const alert = await driver
        .switchTo()
        .alert()
        .catch(() => undefined);
      const words = await alert?.getText();
      await alert?.accept();
      return words;
    },
    async close() {
      await Promise.race([driver.quit(), silence(quitTimeout)]);
      end();
    },
  };
}
