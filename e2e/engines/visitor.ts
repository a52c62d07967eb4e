import assert from 'node:assert/strict';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { forms, type Form } from '../forms.ts';
import type { InPage, Query, Seen } from './inPage.ts';
import type { Site } from './site.ts';
import type { Tab } from './tab.ts';

/** Bundles the functions that run inside each page (`inPage.ts`). */
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
  // The testing library reads Node's environment.
  return `(() => { const process = { env: {} }; ${bundle.output[0].code} })()`;
}

function sourceOf(value: unknown): string {
  if (value instanceof RegExp || typeof value === 'undefined') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${sourceOf(part)}`)
    .join()}}`;
}

/**
 * A person at a browser, who sees only what is visible, presses and types with real input, and waits for the results.
 */
export class Visitor {
  readonly site: Site;
  readonly tab: Tab;
  readonly #inPage: string;
  readonly #hasScript: boolean;

  constructor(tab: Tab, site: Site, inPage: string, hasScript: boolean) {
    this.tab = tab;
    this.site = site;
    this.#inPage = inPage;
    this.#hasScript = hasScript;
  }

  /** Waits until `look` returns a value. Throws if that takes longer than the configuration of `toPass` allows. */
  async until<T>(expected: string, look: () => Promise<T | false | undefined>): Promise<T> {
    let found: T | false | undefined;
    await expect(async () => {
      found = await look();
      assert.ok(found, expected);
    }, expected).toPass();
    return found as T;
  }

  /** Calls a function inside the page (`inPage.ts`). */
  async call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const call = `inPage.${name}(${args.map(sourceOf).join()})`;
    for (;;) {
      const answer = await this.tab.run(`typeof inPage === 'object' ? { is: ${call} } : null`);
      if (answer !== null) return (answer as { is: ReturnType<InPage[Name]> }).is;
      await this.tab.run(this.#inPage);
    }
  }

  /** Waits until the page is shown, with or without its script. */
  async #waitForPage(address: string): Promise<void> {
    await this.until(`the page ${address} is shown`, async () => {
      const [here, hasLeft, isDrawn] = (await this.tab.run(
        `[location.pathname + location.hash, 'left' in window, document.querySelector('footer') !== null]`,
      )) as [string, boolean, boolean];
      return here === address && !hasLeft && isDrawn;
    });
  }

  /** Waits until the page is shown, its script has run and its forms are hydrated. */
  async arrive(address: string): Promise<void> {
    await this.#waitForPage(address);
    if (this.#hasScript) await this.until('the page is hydrated', () => this.call('isReady'));
  }

  /**
   * Marks the page that is being left, so that it is not taken for the next one. The mark is removed if the browser
   * shows the page again from memory.
   */
  async #markAsLeft(): Promise<void> {
    await this.tab.run(
      `(addEventListener('pageshow', () => { delete window.left; }), window.left = true)`,
    );
  }

  async #go(address: string): Promise<void> {
    await this.#markAsLeft();
    await this.tab.open(this.site.origin + address);
    await this.#waitForPage(address);
  }

  async open(address: string): Promise<void> {
    await this.#go(address);
    await this.arrive(address);
  }

  /** Opens a page and holds its scripts back; the returned function releases them and waits until they have run. */
  async openBefore(which: 'all' | 'islands', address: string): Promise<() => Promise<void>> {
    const release = this.site.holdScripts(which);
    await this.#go(address);
    return async () => {
      release();
      await this.arrive(address);
    };
  }

  async reload(address: string): Promise<void> {
    await this.#markAsLeft();
    await this.tab.reload();
    await this.arrive(address);
  }

  /** Goes back to the previous page, which has this address. */
  async back(address: string): Promise<void> {
    await this.tab.back();
    await this.arrive(address);
  }

  /** The visible elements of a query at this moment. */
  all(query: Query): Promise<Seen[]> {
    return this.call('findAll', query);
  }

  /** Waits until exactly one element of the query is visible and has these properties. */
  see(query: Query, as: Partial<Seen> = {}): Promise<Seen> {
    return this.until(`one ${sourceOf(query)} is visible with ${sourceOf(as)}`, async () => {
      const found = await this.all(query);
      const [seen] = found;
      assert.equal(found.length, 1, `${found.length} are visible`);
      for (const [key, value] of Object.entries(as)) assert.equal(seen?.[key as keyof Seen], value);
      return seen;
    });
  }

  /** Waits until this many elements of the query are visible. */
  async count(query: Query, wanted: number): Promise<void> {
    await this.until(`${wanted} of ${sourceOf(query)} are visible`, async () => {
      assert.equal((await this.all(query)).length, wanted);
      return true;
    });
  }

  /** Presses an element with the pointer, once nothing covers it and it does not move. */
  async press(query: Query): Promise<void> {
    let before = '';
    const { x, y } = await this.until(`${sourceOf(query)} can be pressed`, async () => {
      const { spot } = await this.call('reveal', query);
      const isStill = before === sourceOf(spot);
      before = sourceOf(spot);
      return isStill && spot;
    });
    await this.tab.press(x, y);
  }

  /** Types into fields, replacing their text. */
  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      const query = field(name);
      await this.see(query);
      await this.call('select', query);
      await this.tab.type(text);
      await this.see(query, { value: text });
    }
  }

  async choose(name: string, option: string): Promise<void> {
    await this.see(field(name));
    await this.call('choose', field(name), option);
  }

  async expectValues(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) await this.see(field(name), { value });
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(query: Query): Promise<void> {
    for (let stops = 0; stops < 60; stops += 1) {
      await this.tab.key('Tab');
      if ((await this.all(query)).some(({ isFocused }) => isFocused)) return;
    }
    throw new Error(`60 presses of Tab do not reach ${sourceOf(query)}.`);
  }

  async scrollIntoView(query: Query): Promise<void> {
    await this.until(`${sourceOf(query)} is in view`, async () => {
      return (await this.call('reveal', query)).isInView;
    });
  }

  async scrollTop(): Promise<number> {
    return (await this.tab.run('Math.round(scrollY)')) as number;
  }

  /**
   * Records how far the page is scrolled when the visitor leaves it. Waits for the fonts first: a late font can shorten
   * the page, and the browser cannot restore a position that the shorter page does not have.
   */
  async recordLeaving(): Promise<void> {
    await this.until('the fonts have arrived', async () => {
      return (await this.tab.run("document.fonts.status === 'loaded'")) as boolean;
    });
    await this.tab.run(
      "addEventListener('pagehide', () => sessionStorage.setItem('left at', String(Math.round(scrollY))))",
    );
  }

  /** Where the recorded page was scrolled when the visitor left it. */
  async leftAt(): Promise<number> {
    return Number(await this.tab.run("sessionStorage.getItem('left at')"));
  }

  /** Waits for an alert, accepts it and returns its text. */
  alert(): Promise<string> {
    return this.until('an alert is shown', () => this.tab.alert());
  }

  /** Waits until this many enquiries have arrived; returns the fields of the last one. */
  async received(count: number): Promise<Readonly<Record<string, unknown>>> {
    const { received } = this.site.inbox.endpoint;
    await this.until(`${count} enquiries have arrived`, async () => received.length >= count);
    assert.equal(received.length, count);
    return received.at(-1)?.fields ?? {};
  }

  /** The uncaught errors of the pages' scripts, as one text. */
  errors(): Promise<unknown> {
    return this.tab.run('(sessionStorage.errors ?? "")');
  }
}

/** A query for a field of either form, by its label. */
export function field(name: string): Query {
  return { role: /^(Width|Profile|Rim|Nearest|Urgency)/.test(name) ? 'combobox' : 'textbox', name };
}

/** Chooses a topic, where the form has one, and fills in every field. */
export async function fillIn(v: Visitor, form: Form): Promise<void> {
  if (form === forms.contact) await v.press({ role: 'radio', name: /^Tyres/ });
  await v.write({ ...form.size, ...form.typed });
  if (form.location) await v.choose('Nearest location', form.location);
}
