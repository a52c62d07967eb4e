/**
 * Drives a real Chromium over its own protocol. Playwright is not used, because it turns off the back-forward cache and
 * does not follow prerendered pages.
 * Every page, prerendered ones too, is prepared before it begins: its window, a slower processor, and the script that
 * reports when a heading is painted.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** The visitor's device: a phone or a desktop. */
export interface Profile {
  readonly name: 'phone' | 'desk';
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** Both devices, with the sizes of their windows in pixels. */
export const profiles = [
  { name: 'phone', width: 360, height: 740, touch: true },
  { name: 'desk', width: 1440, height: 900, touch: false },
] as const satisfies readonly Profile[];

/** How many times slower the processor is made. */
const slower = 4;

/** The longest wait for a browser, and for the answer to a command, in milliseconds. */
const longestWait = 30_000;
const longestAnswer = 5_000;

/** A heading that was painted, with the time in milliseconds of this machine's clock. */
interface Painted {
  readonly heading: string;
  readonly at: number;
}

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly params?: {
    readonly sessionId?: string;
    readonly targetInfo?: TargetInfo;
    readonly name?: string;
    readonly payload?: string;
  };
}

/**
 * Runs in every page and reports the first frame with a new heading. It looks for one when the page begins, when the
 * page comes back from the back-forward cache, and after each press.
 */
const watch = `(() => {
  let last = '';
  const look = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading === '' || heading === last) return requestAnimationFrame(look);
    last = heading;
    setTimeout(() => window.benchPainted?.(JSON.stringify({ heading, at: performance.timeOrigin + performance.now() })));
  };
  window.benchLook = look;
  addEventListener('pageshow', (event) => { if (event.persisted) { last = ''; look(); } });
  requestAnimationFrame(look);
})()`;

/** The current time in milliseconds, on the same clock as that of the pages. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** The settings of a browser. */
interface Options {
  readonly executable: string;
  readonly profile: Profile;
  /** The fingerprint of the certificate that the browser trusts. */
  readonly fingerprint: string;
  /** Whether the processor is slowed down; it is not when processor time is measured. */
  readonly slow: boolean;
  /** A script that runs in every page before the page's own. */
  readonly script?: string;
}

/** A browser with an empty cache and one window. */
export class Browser {
  readonly #process: ChildProcess;
  readonly #options: Options;
  readonly #folder: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** The pages, by session. Prerendered pages are among them; only one page is in view. */
  readonly #pages = new Map<string, TargetInfo>();
  readonly #cpu = new Map<number, number>();
  #firstPrepared: Promise<void> | undefined;
  #painted: Painted[] = [];
  #lastId = 0;
  #rest = '';

  private constructor(options: Options) {
    this.#options = options;
    this.#folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
    const plain =
      'headless=new no-sandbox disable-gpu disable-background-networking disable-component-update disable-default-apps disable-extensions disable-sync no-first-run no-default-browser-check mute-audio hide-scrollbars';
    const flags = [
      ...plain.split(' ').map((flag) => `--${flag}`),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--ignore-certificate-errors-spki-list=${options.fingerprint}`,
      `--user-data-dir=${this.#folder}`,
      '--remote-debugging-pipe',
      'about:blank',
    ];
    this.#process = spawn(options.executable, flags, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // A visitor's device is in New Zealand's time zone, in which the site's script makes no date formatters.
      env: { ...process.env, TZ: 'Pacific/Auckland' },
      // A process group of its own, so that all of the browser's processes can be ended together.
      detached: true,
    });
    (this.#process.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
  }

  /** Starts a browser with an empty page. */
  static async start(options: Options): Promise<Browser> {
    const browser = new Browser(options);
    const { targetId } = await browser.#send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
    });
    const { sessionId } = await browser.#send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    // Reports when a prerendered page comes into view.
    await browser.#send('Target.setDiscoverTargets', { discover: true });
    await browser.#send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    );
    await browser.until(() => browser.#firstPrepared !== undefined, 'a page');
    await browser.#firstPrepared;
    // The empty page replaces an earlier one, which takes the first preparation with it, so the page is prepared again.
    await sleep(300);
    await browser.#prepare(browser.#inView(), true);
    return browser;
  }

  /** Ends the browser and deletes its profile. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.pid) process.kill(-this.#process.pid, 'SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = (this.#lastId += 1);
    const pipe = this.#process.stdio[3] as Writable;
    return new Promise((resolve, reject) => {
      // A page that is being left does not answer.
      const giveUp = setTimeout(() => reject(new Error(`${method}: no answer.`)), longestAnswer);
      this.#waiting.set(id, ({ result, error }) => {
        clearTimeout(giveUp);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  #receive({ params = {}, ...message }: Message): void {
    if (message.id !== undefined) {
      this.#waiting.get(message.id)?.({ ...message });
      this.#waiting.delete(message.id);
    }
    const { sessionId, targetInfo } = params;
    if (message.method === 'Target.attachedToTarget' && sessionId && targetInfo) {
      // Workers and other targets that are not pages only have to be started.
      const isPage = targetInfo.type === 'page';
      if (isPage) this.#pages.set(sessionId, targetInfo);
      const prepared = this.#prepare(sessionId, isPage);
      this.#firstPrepared ??= prepared;
      // A page that is closed before it is prepared does not answer.
      prepared.catch(() => undefined);
    }
    if (message.method === 'Target.detachedFromTarget' && sessionId) this.#pages.delete(sessionId);
    if (message.method === 'Target.targetInfoChanged' && targetInfo) {
      for (const [session, { targetId }] of this.#pages)
        if (targetId === targetInfo.targetId) this.#pages.set(session, targetInfo);
    }
    if (message.method === 'Runtime.bindingCalled' && params.name === 'benchPainted')
      this.#painted.push(JSON.parse(params.payload ?? '') as Painted);
  }

  /** Sets a page's window and processor speed, and lets it begin. */
  async #prepare(sessionId: string, isPage: boolean): Promise<void> {
    const { profile, slow, script } = this.#options;
    const { width, height, touch } = profile;
    const commands: [string, object][] = [['Runtime.runIfWaitingForDebugger', {}]];
    if (isPage) {
      commands.unshift(
        ['Page.enable', {}],
        ['Runtime.enable', {}],
        ['Runtime.addBinding', { name: 'benchPainted' }],
        [
          'Page.addScriptToEvaluateOnNewDocument',
          {
            source: `if (!window.benchPrepared) { window.benchPrepared = true; ${slow ? watch : ''}; ${script ?? ''} }`,
          },
        ],
        [
          'Emulation.setDeviceMetricsOverride',
          { width, height, deviceScaleFactor: touch ? 2 : 1, mobile: touch },
        ],
        ['Emulation.setTouchEmulationEnabled', { enabled: touch }],
        ...(slow ? [['Emulation.setCPUThrottlingRate', { rate: slower }] as [string, object]] : []),
      );
    }
    await Promise.all(commands.map(([method, params]) => this.#send(method, params, sessionId)));
  }

  /** The session of the page in view. */
  #inView(): string {
    for (const [session, { subtype }] of this.#pages) if (subtype !== 'prerender') return session;
    throw new Error('No page is in view.');
  }

  /** Sends a command to the page in view. */
  async command<Result>(method: string, params: object = {}): Promise<Result> {
    return this.#send<Result>(method, params, this.#inView());
  }

  /** The value of an expression in the page in view, or the result of its promise. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.command<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /**
   * Opens an address and waits until the page has loaded.
   *
   * @throws Error if the page began before it was prepared, which happens on a busy machine
   */
  async open(address: string): Promise<void> {
    await this.command('Page.navigate', { url: address });
    await this.until(async () => {
      // A page that is being left does not answer.
      const state = await this.evaluate<string>('location.href + document.readyState').catch(
        () => '',
      );
      return state === `${address}complete`;
    }, address);
    if (!(await this.evaluate<boolean>('window.benchPrepared === true')))
      throw new Error(`${address} began before it was prepared.`);
  }

  /** Waits until the condition holds; throws after `longestWait`. */
  async until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = now() + longestWait;
    while (!(await holds())) {
      if (now() > end) throw new Error(`Waited in vain for ${what}.`);
      await sleep(20);
    }
  }

  /** Runs `act`, and returns the milliseconds from the time that it returns until a new heading is painted. */
  async paintedAfter(act: () => Promise<number>): Promise<number> {
    await this.evaluate('window.benchLook(), 0');
    this.#painted = [];
    const start = await act();
    await this.until(() => this.#painted.length > 0, 'the next page');
    return (this.#painted[0]?.at ?? 0) - start;
  }

  /** The processor time of all the browser's processes in milliseconds, including those that have ended. */
  async processorTime(): Promise<number> {
    const { processInfo } = await this.#send<{ processInfo: { id: number; cpuTime: number }[] }>(
      'SystemInfo.getProcessInfo',
    );
    for (const { id, cpuTime } of processInfo) this.#cpu.set(id, cpuTime);
    return [...this.#cpu.values()].reduce((sum, seconds) => sum + seconds, 0) * 1000;
  }

  /** The name and version of the browser. */
  async version(): Promise<string> {
    return (await this.#send<{ product: string }>('Browser.getVersion')).product;
  }
}
