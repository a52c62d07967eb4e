/**
 * A real Chromium, driven by its own protocol and nothing between: the tests' driver turns the back-forward
 * cache off and does not follow a page that was prerendered. Every page it opens, a prerendered one too, is
 * prepared before it begins: its size, its slow processor, and the script that says when a heading is painted.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who visits: a phone or a desk. */
export interface Profile {
  readonly name: 'phone' | 'desk';
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** The two kinds of visitor, as wide and as high as their windows. */
export const profiles = [
  { name: 'phone', width: 360, height: 740, touch: true },
  { name: 'desk', width: 1440, height: 900, touch: false },
] as const satisfies readonly Profile[];

/** How many times slower the processor is made. */
const slower = 4;

/** How long a browser is waited for, and how long the answer to one command, in milliseconds. */
const longestWait = 30_000;
const longestAnswer = 5_000;

/** A heading that was painted, and when, in milliseconds of this machine's clock. */
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
 * Runs in every page: tells of the first frame that shows another heading than the last one told of. It looks
 * where a page begins, where one comes back from the back-forward cache, and from a press on.
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

/** The time now, on the same clock as the pages. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** How a browser is started. */
interface Options {
  readonly executable: string;
  readonly profile: Profile;
  /** The certificate that it trusts. */
  readonly fingerprint: string;
  /** Whether its processor is slow. Where processor time itself is counted, it is not. */
  readonly slow: boolean;
  /** Runs in every page before its own script. */
  readonly script?: string;
}

/** One visitor with an empty cache, and the window they look through. */
export class Browser {
  readonly #process: ChildProcess;
  readonly #options: Options;
  readonly #folder: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** The pages by their sessions; the one in view is no prerendered one. */
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
      // A visitor's device keeps New Zealand's time, so the site's script makes no date formatters.
      env: { ...process.env, TZ: 'Pacific/Auckland' },
      // A group of its own, so that its pages' processes end with it.
      detached: true,
    });
    (this.#process.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
  }

  /** Starts a browser and opens an empty page in it. */
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
    // Records when a prerendered page becomes visible.
    await browser.#send('Target.setDiscoverTargets', { discover: true });
    await browser.#send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    );
    await browser.until(() => browser.#firstPrepared !== undefined, 'a page');
    await browser.#firstPrepared;
    // The empty page takes the place of one before it, and what that one was told is lost: it is told again.
    await sleep(300);
    await browser.#prepare(browser.#inView(), true);
    return browser;
  }

  /** Ends the browser and forgets all it kept. */
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
      // What is not a page, such as a worker, only has to begin.
      const isPage = targetInfo.type === 'page';
      if (isPage) this.#pages.set(sessionId, targetInfo);
      const prepared = this.#prepare(sessionId, isPage);
      this.#firstPrepared ??= prepared;
      // A page that is given up before it began answers nothing.
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

  /** Gives a page its window and its slow processor, and lets it begin. */
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

  /** The value of an expression in the page in view; a promise is waited for. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.command<{
      result: { value: Value };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /**
   * Opens an address and waits until it has loaded.
   *
   * @throws Error when the page began without what it was prepared with, which happens where the machine is busy.
   */
  async open(address: string): Promise<void> {
    await this.command('Page.navigate', { url: address });
    await this.until(async () => {
      // A page on its way away answers nothing.
      const state = await this.evaluate<string>('location.href + document.readyState').catch(
        () => '',
      );
      return state === `${address}complete`;
    }, address);
    if (!(await this.evaluate<boolean>('window.benchPrepared === true')))
      throw new Error(`${address} began before it was prepared.`);
  }

  /** Waits until something holds, but no longer than for `longestWait`. */
  async until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = now() + longestWait;
    while (!(await holds())) {
      if (now() > end) throw new Error(`Waited in vain for ${what}.`);
      await sleep(20);
    }
  }

  /** Does something, and gives the milliseconds from the moment it names until another heading is painted. */
  async paintedAfter(act: () => Promise<number>): Promise<number> {
    await this.evaluate('window.benchLook(), 0');
    this.#painted = [];
    const start = await act();
    await this.until(() => this.#painted.length > 0, 'the next page');
    return (this.#painted[0]?.at ?? 0) - start;
  }

  /** How long all processes of this browser have worked, in milliseconds, those that ended since the last look too. */
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
