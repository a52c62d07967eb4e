import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import type { InPage, Query, Seen } from './inPage.ts';
import type { Site } from './site.ts';
import type { Key, Tab } from './tab.ts';

/** How long a visitor waits for what has to come, in milliseconds: long enough for a busy machine. */
const timeoutMs = Number(process.env['TEST_TIMEOUT'] ?? 30_000);

/** Bundles what is run inside each page. */
export async function bundleInPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: path.join(import.meta.dirname, 'inPage.ts'),
        formats: ['iife'],
        name: 'unused',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  if (!bundle) throw new Error('There is no bundle.');
  // The library asks for Node's environment.
  return `(() => { const process = { env: {} }; ${bundle.output[0].code} })()`;
}

/** A value as the source of a script says it. */
function sourceOf(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'undefined') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${sourceOf(part)}`)
    .join()}}`;
}

/** A person at a browser: sees what can be seen, presses and types for real, and waits for what has to come. */
export class Visitor {
  readonly site: Site;
  readonly #tab: Tab;
  readonly #inPage: string;
  readonly #hasScript: boolean;

  constructor(tab: Tab, site: Site, inPage: string, hasScript: boolean) {
    this.#tab = tab;
    this.site = site;
    this.#inPage = inPage;
    this.#hasScript = hasScript;
  }

  /** Waits until something holds. */
  async until<T>(what: string, look: () => Promise<T | false | undefined>): Promise<T> {
    const end = Date.now() + timeoutMs;
    let why: unknown;
    while (Date.now() < end) {
      try {
        const found = await look();
        if (found !== undefined && found !== false) return found;
        why = undefined;
      } catch (error) {
        why = error;
      }
      await wait(50);
    }
    throw new Error(`In vain: ${what}`, { cause: why });
  }

  /** Runs one of the functions of `inPage.ts` in the page. */
  async #do<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const call = `inPage.${name}(${args.map(sourceOf).join()})`;
    for (;;) {
      const answer = await this.#tab.run(`typeof inPage === 'object' ? { is: ${call} } : null`);
      if (answer !== null) return (answer as { is: ReturnType<InPage[Name]> }).is;
      await this.#tab.run(this.#inPage);
    }
  }

  /** Waits for a page, whether its script has come or not. */
  async #getTo(address: string): Promise<void> {
    await this.until(`to arrive at ${address}`, async () => {
      const [here, hasLeft, isDrawn] = (await this.#tab.run(
        `[location.pathname + location.hash, 'left' in window, document.querySelector('footer') !== null]`,
      )) as [string, boolean, boolean];
      return here === address && !hasLeft && isDrawn;
    });
  }

  /** Waits for a page, and until its script has run and its forms answer. */
  async arrive(address: string): Promise<void> {
    await this.#getTo(address);
    if (this.#hasScript) await this.until('the page’s script', () => this.#do('isReady'));
  }

  /** Marks a page that is left, so that it is not taken for the next, until the browser shows it again from memory. */
  async #leave(): Promise<void> {
    await this.#tab.run(
      `(addEventListener('pageshow', () => { delete window.left; window.wasKept = true; }), window.left = true)`,
    );
  }

  /** Opens a page. It marks the previous page, so that the two are not mixed up. */
  async #go(address: string): Promise<void> {
    await this.#leave();
    await this.#tab.open(this.site.origin + address);
    await this.#getTo(address);
  }

  /** Opens a page, and waits for its script. */
  async open(address: string): Promise<void> {
    await this.#go(address);
    await this.arrive(address);
  }

  /** Opens a page and keeps script back until the function it returns is called, which waits for it. */
  async openBefore(which: 'all' | 'islands', address: string): Promise<() => Promise<void>> {
    const release = this.site.holdScripts(which);
    await this.#go(address);
    return async () => {
      release();
      await this.arrive(address);
    };
  }

  async reload(address: string): Promise<void> {
    await this.#leave();
    await this.#tab.reload();
    await this.arrive(address);
  }

  /** Goes back to the earlier page. */
  async back(address: string): Promise<void> {
    await this.#tab.back();
    await this.arrive(address);
  }

  /** All that is seen now of what is asked for. */
  all(query: Query): Promise<Seen[]> {
    return this.#do('look', query);
  }

  /** Waits until exactly one is seen, as it should be. */
  see(query: Query, as: Partial<Seen> = {}): Promise<Seen> {
    return this.until(`to see ${sourceOf(query)} as ${sourceOf(as)}`, async () => {
      const found = await this.all(query);
      const [seen] = found;
      assert.equal(found.length, 1, 'how many there are');
      for (const [key, value] of Object.entries(as)) assert.equal(seen?.[key as keyof Seen], value);
      return seen;
    });
  }

  /** Waits until so many are seen. */
  async count(query: Query, wanted: number): Promise<void> {
    await this.until(`${wanted} of ${sourceOf(query)}`, async () => {
      assert.equal((await this.all(query)).length, wanted);
      return true;
    });
  }

  /** Presses a visible element with the pointer, once nothing covers it and it does not move. */
  async press(query: Query): Promise<void> {
    let before = '';
    const { x, y } = await this.until(`to reach ${sourceOf(query)}`, async () => {
      const { spot } = await this.#do('reach', query);
      const isStill = before === sourceOf(spot);
      before = sourceOf(spot);
      return isStill && spot;
    });
    await this.#tab.press(x, y);
  }

  /** Presses with neither pointer nor key, as an assistive technology does. */
  activate(query: Query): Promise<void> {
    return this.#do('activate', query);
  }

  /** Presses the window where nothing answers. */
  pressAt(x: number, y: number): Promise<void> {
    return this.#tab.press(x, y);
  }

  async key(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.#tab.key(key);
  }

  /** Types where the focus is. */
  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  /** Types into fields and replaces their text. */
  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      const query = field(name);
      await this.see(query);
      await this.#do('mark', query);
      await this.#tab.type(text);
      await this.see(query, { value: text });
    }
  }

  async choose(name: string, option: string): Promise<void> {
    await this.see(field(name));
    await this.#do('choose', field(name), option);
  }

  /** Waits until fields hold these values. */
  async holds(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.see(field(name), { value });
  }

  /** Tabs until the focus is there. */
  async tabTo(query: Query): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      await this.#tab.key('Tab');
      if ((await this.all(query)).some(({ isFocused }) => isFocused)) return;
    }
    throw new Error(`Tab does not reach ${sourceOf(query)}.`);
  }

  /** Brings something into view. */
  async show(query: Query): Promise<void> {
    await this.until(`${sourceOf(query)} in view`, async () => {
      return (await this.#do('reach', query)).isInView;
    });
  }

  /** How far down the page the window is, in pixels. */
  async top(): Promise<number> {
    return (await this.#tab.run('Math.round(scrollY)')) as number;
  }

  /** The words of the alert that comes. */
  alert(): Promise<string> {
    return this.until('an alert', () => this.#tab.alert());
  }

  /** Lets the browser's translator replace every text of the page. */
  translate(): Promise<void> {
    return this.#do('translatePage');
  }

  /** Says where the visitor's device is. */
  stand(latitude: number, longitude: number): Promise<void> {
    return this.#do('stand', latitude, longitude);
  }

  /** Waits until so many enquiries have arrived, and gives the fields of the last. */
  async received(count: number): Promise<Readonly<Record<string, unknown>>> {
    const { received } = this.site.inbox.endpoint;
    await this.until(`${count} enquiries`, () => Promise.resolve(received.length >= count));
    assert.equal(received.length, count);
    return received.at(-1)?.fields ?? {};
  }

  /** Whether the browser kept this page in memory while the visitor was away. */
  async wasKept(): Promise<boolean> {
    return (await this.#tab.run(`('wasKept' in window)`)) as boolean;
  }

  /** What scripts of the pages threw and nobody caught. */
  errors(): Promise<unknown> {
    return this.#tab.run('(sessionStorage.errors ?? "")');
  }
}

/** A field of either form, by its label. */
export function field(name: string): Query {
  return { role: /^(Width|Profile|Rim|Nearest|Urgency)/.test(name) ? 'combobox' : 'textbox', name };
}
