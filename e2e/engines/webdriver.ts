/**
 * A small client for W3C WebDriver (https://www.w3.org/TR/webdriver2/), which drives WebKitGTK. Selenium is not used,
 * because it also downloads drivers and the journeys need only these few commands.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../mocks/inbox/freePort.ts';
import { fontEnvironment } from '../../spec/tools/run/browser.ts';
import type { Key, Running, Tab, TabOptions } from './tab.ts';

/** The keys by their code points in the standard (section 15.4.2); Space is an ordinary character. */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
};

/** The longest wait for the driver, in milliseconds: on a busy machine opening a window takes half a minute. */
const answerTimeout = 90_000;

/**
 * The longest wait for a script, in milliseconds. The driver does not answer a script that it gets while the page
 * changes, so the script is sent again.
 */
const scriptTimeout = 8_000;

async function ask(
  method: string,
  address: string,
  body?: unknown,
  timeout = answerTimeout,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

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

/** Resizes the window until the page in it has exactly this size. */
async function openWindow(session: string, { width, height }: TabOptions): Promise<void> {
  const resize = (to: { width: number; height: number }) =>
    ask('POST', `${session}/window/rect`, to);
  await resize({ width, height });
  // The size of the page without the window's own frame.
  const inside = (await ask('POST', `${session}/execute/sync`, {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  })) as [number, number];
  await resize({ width: 2 * width - inside[0], height: 2 * height - inside[1] });
}

function tabOf(session: string): Tab {
  const post = (path: string, body: unknown = {}) => ask('POST', `${session}/${path}`, body);
  const act = async (type: 'pointer' | 'key', actions: readonly unknown[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] });
  };
  const pressKeys = (...values: readonly string[]) =>
    act(
      'key',
      values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  return {
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back')),
    reload: async () => void (await post('refresh')),
    async run(expression) {
      const script = { script: `return ${expression}`, args: [] };
      const asked = () => ask('POST', `${session}/execute/sync`, script, scriptTimeout);
      return asked().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'TimeoutError') return asked();
        throw error;
      });
    },
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    key: (key) => pressKeys(keys[key]),
    type: (text) => pressKeys(...Array.from(text, (one) => (one === '\n' ? keys.Enter : one))),
    async alert() {
      const words = await ask('GET', `${session}/alert/text`).catch(() => undefined);
      if (typeof words !== 'string') return undefined;
      await post('alert/accept');
      return words;
    },
    close: async () => void (await ask('DELETE', session)),
  };
}

export async function startWebKit(driver: string): Promise<Running> {
  const screen = await startScreen();
  const port = await freePort(4444, () => undefined);
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...fontEnvironment('usual'),
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    ask('GET', `${origin}/status`).then(
      () => true,
      () => false,
    );
  for (let turns = 0; !(await isUp()); turns += 1) {
    if (turns > 200) throw new Error(`${driver} does not answer.`);
    await wait(50);
  }

  let version = '';
  return {
    version: () => version,
    async tab(options) {
      const { sessionId, capabilities } = (await ask('POST', `${origin}/session`, {
        capabilities: {
          alwaysMatch: {
            // Some journeys hold the page's script back, and such a page never finishes loading.
            pageLoadStrategy: 'none',
            unhandledPromptBehavior: 'ignore',
            ...(options.script
              ? {}
              : {
                  'webkitgtk:browserOptions': {
                    args: ['--automation', '--enable-javascript=false'],
                  },
                }),
          },
        },
      })) as { sessionId: string; capabilities: { browserVersion: string } };
      version = capabilities.browserVersion;
      const session = `${origin}/session/${sessionId}`;
      await openWindow(session, options);
      return tabOf(session);
    },
    close() {
      server.kill();
      screen.process.kill();
      return Promise.resolve();
    },
  };
}
