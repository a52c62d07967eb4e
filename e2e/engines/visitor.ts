/** The test of a journey: a visitor with a new profile in an engine, at the built site. */
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { build } from 'vite';
import { startInbox, type Inbox } from '../../mocks/inbox/inbox.ts';
import { formEndpoint } from '../buildSite.ts';
import { forms, type Form } from '../forms.ts';
import { chromium, type Engine, type Tab } from './engines.ts';
import type { InPage, Query, Seen } from './inPage.ts';
import { serveSite, type Site } from './buildSite.ts';

/** Bundles the functions that run inside each page (`inPage.ts`). */
async function bundleInPage(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'inPage.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'unused' } },
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

/** Waits until `look` returns a value that is true; an error counts as none, because the browser may be leaving a page. */
export async function until(expected: string, look: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => look().catch(() => undefined), expected).toBeTruthy();
}

/** A person at a browser, who sees only what is visible, presses and types with real input, and waits for the results. */
function visitorOf(tab: Tab, site: Site, inbox: Inbox, inPage: string, hasScript: boolean) {
  /** Calls a function inside the page (`inPage.ts`). */
  async function call<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const calling = `inPage.${name}(${args.map(sourceOf).join()})`;
    for (;;) {
      const answer = await tab.run(`typeof inPage === 'object' ? { is: ${calling} } : null`);
      if (answer !== null) return (answer as { is: ReturnType<InPage[Name]> }).is;
      await tab.run(inPage);
    }
  }

  /** The visible elements of a query at this moment. */
  const all = (query: Query): Promise<Seen[]> => call('findAll', query);

  /** Waits until this many elements of the query are visible. */
  const count = (query: Query, wanted: number) =>
    until(`${wanted} of ${sourceOf(query)} are visible`, async () => {
      return (await all(query)).length === wanted;
    });

  /** Waits until exactly one element of the query is visible and has these properties. */
  const see = (query: Query, as: Partial<Seen> = {}) =>
    expect.poll(() => all(query).catch(String), sourceOf(query)).toMatchObject([as]);

  const waitForPage = (address: string) =>
    until(`the page ${address} is shown`, async () => {
      const isDrawn = `!('left' in window) && document.querySelector('footer') !== null`;
      return (await tab.run(`${isDrawn} && location.pathname + location.hash`)) === address;
    });

  /**
   * Leaves the page, and marks it, so that it is not taken for the next one. The mark is removed if the browser shows
   * the page again from memory.
   */
  async function leave(go: () => Promise<unknown>): Promise<void> {
    await tab.run(
      `(addEventListener('pageshow', () => { delete window.left; }), window.left = true)`,
    );
    await go();
  }

  /** Waits until the page is shown, its script has run and its forms are hydrated. */
  async function arrive(address: string): Promise<void> {
    await waitForPage(address);
    if (hasScript) await until('the page is hydrated', () => call('isReady'));
  }

  /** Presses an element with the pointer, once nothing covers it and it does not move. */
  async function press(query: Query): Promise<void> {
    let spot: Seen['spot'];
    await until(`${sourceOf(query)} can be pressed`, async () => {
      const before = spot;
      ({ spot } = await call('reveal', query));
      return spot && before?.x === spot.x && before.y === spot.y;
    });
    if (spot) await tab.press(spot.x, spot.y);
  }

  return {
    tab,
    endpoint: inbox.endpoint,
    call,
    all,
    count,
    see,
    arrive,
    press,
    async open(address: string): Promise<void> {
      await leave(() => tab.open(site.origin + address));
      await arrive(address);
    },
    /** Opens a page and holds its scripts back; the returned function releases them and waits until they have run. */
    async openBeforeScript(address: string): Promise<() => Promise<void>> {
      const release = site.holdScripts();
      await leave(() => tab.open(site.origin + address));
      await waitForPage(address);
      return async () => {
        release();
        await arrive(address);
      };
    },
    async reload(address: string): Promise<void> {
      await leave(() => tab.reload());
      await arrive(address);
    },
    /** Goes back to the previous page, which has this address. */
    async back(address: string): Promise<void> {
      await tab.back();
      await arrive(address);
    },
    /** Types into fields, replacing their text. */
    async write(fields: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, text] of Object.entries(fields)) {
        await see(field(name));
        await call('select', field(name));
        await tab.type(text);
        await see(field(name), { value: text });
      }
    },
    async expectValues(fields: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, value] of Object.entries(fields)) await see(field(name), { value });
    },
    /** Presses Tab until the element has the focus. */
    async tabTo(query: Query): Promise<void> {
      for (let stops = 0; stops < 60; stops += 1) {
        await tab.key('Tab');
        if ((await all(query)).some(({ isFocused }) => isFocused)) return;
      }
      throw new Error(`60 presses of Tab do not reach ${sourceOf(query)}.`);
    },
    /** Waits until this many enquiries have arrived; returns the fields of the last one. */
    async received(wanted: number): Promise<Readonly<Record<string, unknown>>> {
      const { received } = inbox.endpoint;
      await expect.poll(() => received.length, 'enquiries that have arrived').toBe(wanted);
      return received.at(-1)?.fields ?? {};
    },
    /** Waits for an alert with these words, and accepts it. */
    alert: (words: string) => expect.poll(() => tab.alert()).toBe(words),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;

/** A query for a field of either form, by its label. */
export function field(name: string): Query {
  return { role: /^(Width|Profile|Rim|Nearest|Urgency)/.test(name) ? 'combobox' : 'textbox', name };
}

/** Chooses a topic or a branch, where the form has one, and fills in every field. */
export async function fillIn(v: Visitor, form: Form): Promise<void> {
  if (form === forms.contact) await v.press({ role: 'radio', name: /^Tyres/ });
  const location = form.location && { 'Nearest location': form.location };
  await v.write({ ...form.size, ...form.typed, ...location });
}

export interface EngineOptions {
  readonly engine: Engine;
}

interface JourneyFixtures extends EngineOptions {
  /** Whether the window is a phone's; otherwise it is a desktop's. */
  readonly isPhone: boolean;
  /** Whether the browser runs script. */
  readonly script: boolean;
  readonly inbox: Inbox;
  readonly visitor: Visitor;
}

interface WorkerFixtures {
  readonly site: Site;
  readonly inPage: string;
}

/** A journey fails if a script throws an uncaught error, or if the form service receives a malformed enquiry. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  inPage: [async ({}, use) => use(await bundleInPage()), { scope: 'worker' }],
  engine: [chromium, { option: true }],
  isPhone: [false, { option: true }],
  script: [true, { option: true }],
  async inbox({}, use) {
    const inbox = await startInbox(formEndpoint, 0);
    await use(inbox);
    await inbox.close();
    const faults = inbox.endpoint.received.flatMap((enquiry) => enquiry.faults);
    expect(faults, 'Fix the form, which sent a malformed enquiry.').toEqual([]);
  },
  async visitor({ isPhone, script, engine, site, inbox, inPage }, use) {
    const size = isPhone ? { width: 390, height: 760 } : { width: 1280, height: 900 };
    const tab = await engine.open({ script, ...size, inboxPort: inbox.port });
    try {
      await use(visitorOf(tab, site, inbox, inPage, script));
      const errors = await tab.run('(sessionStorage.errors ?? "")');
      expect(errors, 'Fix the uncaught error or violation of the policy.').toBe('');
    } finally {
      // The journey may have held scripts back; those of the next journey must load.
      site.holdScripts()();
      await tab.close();
    }
  },
});
