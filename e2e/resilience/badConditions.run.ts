/** Both forms on the built site, under conditions that are bad for them. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { translate } from '../../spec/recovery/translate.ts';
import { expect, noteConsole, ready, test as base } from '../fixtures.ts';
import { forms, send } from '../forms.ts';
import { newerFeatures } from '../newer.ts';
import { rewrite } from '../rewrite.ts';

type Action = (page: Page) => Promise<unknown>;

/** What a condition does to a page, and how sending a form then ends. */
interface Condition {
  readonly name: string;
  readonly use?: BrowserContextOptions;
  /** Runs before the page is opened. */
  readonly before?: Action;
  /** Runs when the form is filled in. */
  readonly midway?: Action;
  /** The browser posts the form without script, or may do so; otherwise the form reports success. */
  readonly ends?: 'posted' | 'posted or sent';
  /** Console lines that the condition may cause. */
  readonly logs?: RegExp;
}

/** Translates the current texts and all that come later into capitals, as browsers do. */
const translateAlways: Action = (page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const translate = ${String(translate)};
    const act = () => translate(document.body, (text) => text.toUpperCase());
    act();
    new MutationObserver(act).observe(document.body, { childList: true, subtree: true, characterData: true });
  })`);

/**
 * Inserts the elements of password managers and writing aids: icons, buttons and fields after each field, and overlays
 * in the elements around it.
 */
const insertNodes: Action = (page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const button = document.createElement('button');
      button.type = 'button';
      const named = document.createElement('input');
      named.name = 'com-manager';
      named.value = 'x';
      const unnamed = document.createElement('input');
      for (const hidden of [button, named, unnamed]) hidden.style.display = 'none';
      field.after(document.createElement('com-manager-icon'), named, button, unnamed);
    }
    for (const part of document.querySelectorAll(
      'form, fieldset, label, main, button, summary, nav',
    ))
      for (const place of ['afterbegin', 'beforeend'] as const)
        part.insertAdjacentElement(place, document.createElement('com-manager-overlay'));
    document.documentElement.append(document.createElement('com-manager-root'));
  });

/** Delays each request by 400 ms, as a slow phone connection does. */
const slow: Action = async (page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
};

/** Loses the requests for some files: all, or those that `isMeant` chooses by their number, from 1. */
const lose =
  (files: RegExp, isMeant = (_at: number) => true): Action =>
  (page) => {
    let at = 0;
    return page.route(files, (route) => {
      at += 1;
      return isMeant(at) ? route.abort() : route.continue();
    });
  };

/** Console lines about files that are lost. */
const logs = /ERR_FAILED|Failed to fetch|Failed to load resource/;

const conditions: readonly Condition[] = [
  { name: 'Translated', before: translateAlways },
  { name: 'Translated, with an extension', before: translateAlways, midway: insertNodes },
  { name: 'Nodes of an extension', midway: insertNodes },
  { name: 'Each request takes 400 ms', before: slow },
  { name: 'Without script', use: { javaScriptEnabled: false }, ends: 'posted' },
  ...Object.entries(newerFeatures).map(([feature, rename]) => ({
    name: `Without ${feature}`,
    before: (page: Page) => rewrite(page, rename),
  })),
  { name: 'Files lost while open', midway: lose(/\/assets\//), logs },
  { name: 'Fonts and pictures lost', before: lose(/\.(?:woff2|avif|webp|jpg|png|svg)$/), logs },
  ...[1, 2, 3, 4, 5].map((lost) => ({
    name: `Request ${lost} lost`,
    before: lose(/\/assets\//, (at) => at === lost),
    logs,
    ends: 'posted or sent' as const,
  })),
];

/** A console line that a condition may cause may also be missing. */
const test = base.extend({ expectConsole: ({}, use) => use(() => undefined) });

for (const { name, use, before, midway, ends, logs: expected } of conditions)
  test.describe(name, () => {
    // A page that a test has rewritten needs the permission to send to the form service of this machine.
    test.use({ permissions: ['local-network-access'], ...use });

    for (const form of Object.values(forms))
      test(`the form on ${form.address} keeps its text, arrives once, and the page says so`, async ({
        page,
        inbox,
      }) => {
        const { lines } = noteConsole(page);
        await before?.(page);
        await page.goto(form.address, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
        if (!ends) await ready(page);
        await form.fillIn(page);
        await midway?.(page);
        for (const [field, text] of Object.entries(form.typed))
          await expect(page.getByRole('textbox', { name: field })).toHaveValue(text);
        await send(page, form);
        const success = page.getByRole('heading', { name: form.sent });
        const posted = page.getByText('Your enquiry has arrived.');
        if (ends === 'posted or sent') await expect(success.or(posted)).toBeVisible();
        else await expect(ends ? posted : success).toBeVisible();
        // A form without script sends CR LF.
        const arrived = JSON.stringify(inbox.endpoint.received).replaceAll('\\r\\n', '\\n');
        expect(JSON.parse(arrived)).toMatchObject([{ fields: form.arrives }]);
        expect(lines.filter((line) => !expected?.test(line))).toEqual([]);
        // A request that is still running at the end of the test is not a failure.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
