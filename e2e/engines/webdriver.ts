/** Drives WebKitGTK by W3C WebDriver, because Puppeteer cannot. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { fontEnvironment } from '../../spec/tools/run/browser.ts';
import { startAgain, type Attempt } from './startAgain.ts';
import type { Running, Tab, TabOptions } from './tab.ts';

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ' ': ' ' };

/**
 * The longest wait for a script, in milliseconds. The driver does not answer a script that it gets while the page
 * changes, so the script is sent again.
 */
const scriptTimeout = 8_000;

/** The longest that a window takes to open on a busy machine, and a browser to end, in milliseconds. */
const patience = 20_000;
const quitTimeout = 3_000;

function startScreen(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    screen.stdio[3]?.once('data', (name: Buffer) =>
      resolve({ name: `:${String(name).trim()}`, process: screen }),
    );
  });
}

/** The value of an expression in the page, which is asked for again each time the driver does not answer. */
async function evaluate(driver: WebDriver, expression: string): Promise<unknown> {
  const ask = () => driver.executeScript(`return ${expression}`);
  for (;;) {
    const silence = wait(scriptTimeout, ask, { ref: false });
    const answer = await Promise.race([ask(), silence]);
    if (answer !== ask) return answer;
  }
}

/** Resizes the window until the page in it has exactly this size. */
async function resize(driver: WebDriver, { width, height }: TabOptions): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  // The size of the page without the window's own frame.
  const inside = (await evaluate(driver, '[innerWidth, innerHeight]')) as [number, number];
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * width - inside[0],
    height: 2 * height - inside[1],
  });
}

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
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
    close,
  };
}

/** A driver in a group of processes of its own, which the browser that it starts belongs to. */
function startDriver(file: string, port: number, screen: string) {
  const driver = spawn(file, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...fontEnvironment('usual'),
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const failure = once(driver, 'error').then(([error]) => Promise.reject(error as Error));
  const address = `http://127.0.0.1:${port}`;
  const listens = async () => {
    while (!(await fetch(`${address}/status`).catch(() => undefined))) {
      if (driver.exitCode !== null || driver.signalCode !== null) throw new Error(`${file} ended.`);
      await wait(20);
    }
    return address;
  };
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
  return { address: Promise.race([failure, listens()]), end };
}

/** A window with a driver of its own: one that has had several sessions may never answer the request for another. */
function beginTab(file: string, port: number, screen: string, options: TabOptions): Attempt<Tab> {
  const { address, end } = startDriver(file, port, screen);
  const args = ['--automation', ...(options.script ? [] : ['--enable-javascript=false'])];
  const start = async () => {
    const driver = await new Builder()
      .usingServer(await address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // Some journeys hold the page's script back, and such a page never finishes loading.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': { args },
      })
      .build();
    await resize(driver, options);
    return tabOf(driver, async () => {
      await Promise.race([driver.quit(), wait(quitTimeout, undefined, { ref: false })]);
      end();
    });
  };
  return { answer: start(), end };
}

export async function startWebKit(file: string): Promise<Running> {
  const screen = await startScreen();
  return {
    async tab(options) {
      const port = await getPort();
      return startAgain(() => beginTab(file, port, screen.name, options), patience, 3);
    },
    async close() {
      screen.process.kill();
    },
  };
}
