/** What visitors come to do on the built site, under conditions that are bad for it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Inbox } from '../../mocks/inbox/inbox.ts';
import { branch, phone } from '../../spec/facts/business.ts';
import { price } from '../../spec/facts/prices.ts';
import { translate } from '../../spec/recovery/translate.ts';
import { expect, noteConsole, ready, test as base } from '../fixtures.ts';
import { forms, send, type Form } from '../forms.ts';
import { newerFeatures } from '../newer.ts';
import { rewrite } from '../rewrite.ts';

type Action = (page: Page) => Promise<unknown>;

/** What a condition does to a page, and how sending a form then ends. */
interface Condition {
  readonly name: string;
  readonly use?: BrowserContextOptions;
  /** Runs before the page is opened. */
  readonly before?: Action;
  /** Runs in the middle of the journey. */
  readonly midway?: Action;
  /** The page's script never loads completely. */
  readonly isScriptLost?: true;
  /** The form reports success, the browser posts the form without script, or either (`arrives`). */
  readonly ends?: 'sent' | 'posted' | 'arrives';
  /** Console lines that the condition may cause. */
  readonly logs?: RegExp;
  /** All journeys, unless the condition names some. */
  readonly journeys?: readonly JourneyName[];
}

interface Scene extends Condition {
  readonly page: Page;
  readonly inbox: Inbox;
}

async function open({ page, isScriptLost }: Scene, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  if (!isScriptLost) await ready(page);
}

/** Sends a form: the typed text stays until it is sent, the enquiry arrives once, and the page says so. */
async function sendForm(scene: Scene, form: Form): Promise<void> {
  const { page, ends = 'sent' } = scene;
  await open(scene, form.address);
  await form.fillIn(page);
  await scene.midway?.(page);
  for (const [name, text] of Object.entries(form.typed))
    await expect(page.getByRole('textbox', { name })).toHaveValue(text);
  await send(page, form);
  const success = page.getByRole('heading', { name: form.sent });
  const posted = page.getByText('Your enquiry has arrived.');
  if (ends === 'arrives') await expect(success.or(posted)).toBeVisible();
  else await expect(ends === 'posted' ? posted : success).toBeVisible();
  // A form without script sends CR LF.
  const { received } = scene.inbox.endpoint;
  const arrived = JSON.stringify(received.map(({ fields }) => fields)).replaceAll('\\r\\n', '\\n');
  expect(JSON.parse(arrived)).toMatchObject([form.arrives]);
}

const banner = (page: Page) => page.getByRole('banner');
const list = (page: Page, name: string) => banner(page).getByRole('list', { name, exact: false });

const journeys = {
  'Contact enquiry': (scene) => sendForm(scene, forms.contact),
  'Tyre quote': (scene) => sendForm(scene, forms.quote),
  async Menus(scene) {
    const { page, midway } = scene;
    await open(scene, '/');
    await banner(page).getByRole('button', { name: 'Tyres' }).click();
    await midway?.(page);
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Services' }).click();
    await expect(list(page, 'Mechanical services')).toBeVisible();
    await expect(list(page, 'Tyre categories')).toBeHidden();
    await list(page, 'Mechanical services')
      .getByRole('link', { name: /^Oil change/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Oil change$/i);
  },
  async FAQ(scene) {
    const { page, midway } = scene;
    const line = (question: string) => page.locator('summary').filter({ hasText: question });
    await open(scene, '/faq');
    await line('When should I replace my tyres?').click();
    await midway?.(page);
    await line('How can I pay?').click();
    for (const answer of [/^The legal minimum is/i, /^Cash, EFTPOS/i])
      await expect(page.getByText(answer).first()).toBeVisible();
  },
  async 'Call, prices'(scene) {
    const { page } = scene;
    await open(scene, '/services/wof-inspection');
    await expect(page.getByRole('main').getByText(price.wofFrom).first()).toBeVisible();
    for (const part of [banner(page), page.getByRole('main')]) {
      const call = part
        .getByRole('link', { name: new RegExp(phone.main.number.replaceAll(' ', '\\s')) })
        .first();
      await expect(call).toBeVisible();
      await expect(call).toHaveAttribute('href', phone.main.href);
    }
  },
  async Nearest(scene) {
    const { page, midway, isScriptLost } = scene;
    const button = page.getByRole('button', { name: 'Find the nearest branch' });
    const status = page.getByRole('status');
    await open(scene, '/locations');
    const directions = page
      .getByRole('main')
      .getByRole('link', { name: /Directions .*to Papanui/i });
    await expect(directions.first()).toBeVisible();
    if (isScriptLost) return expect(button).toBeHidden();
    await button.click();
    await expect(status.filter({ hasText: 'Papanui is nearest' })).toBeVisible();
    await midway?.(page);
    await button.click();
    await expect(status.filter({ hasText: 'Papanui is nearest' })).toBeVisible();
    return undefined;
  },
} as const satisfies Readonly<Record<string, (scene: Scene) => Promise<void>>>;

type JourneyName = keyof typeof journeys;
const everyJourney = Object.keys(journeys) as JourneyName[];
/** Not the nearest-branch search, whose button is hidden if its script was lost. */
const withoutNearest = everyJourney.filter((name) => name !== 'Nearest');

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

  ...Object.entries(newerFeatures).flatMap(([feature, rename]): Condition[] => {
    const before = (page: Page) => rewrite(page, rename);
    const use = { javaScriptEnabled: false };
    return [
      { name: `Without ${feature}`, before },
      {
        name: `Without ${feature} and without script`,
        before,
        use,
        isScriptLost: true,
        ends: 'posted',
      },
    ];
  }),

  { name: 'Files lost while open', midway: lose(/\/assets\//), logs, journeys: withoutNearest },
  {
    name: 'Fonts and pictures lost',
    before: lose(/\.(?:woff2|avif|webp|jpg|png|svg)$/),
    logs,
  },
  ...[1, 2, 3, 4, 5].map((lost): Condition => ({
    name: `Request ${lost} lost`,
    before: lose(/\/assets\//, (at) => at === lost),
    logs,
    isScriptLost: true,
    ends: 'arrives',
    journeys: withoutNearest,
  })),
];

/** A console line that a condition may cause may also be missing. */
const test = base.extend({ expectConsole: ({}, use) => use(() => undefined) });

for (const condition of conditions)
  test.describe(condition.name, () => {
    test.use({
      // A page that a test has rewritten needs the second permission to send to the form service of this machine.
      permissions: ['geolocation', 'local-network-access'],
      geolocation: { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] },
      ...condition.use,
    });

    for (const journey of condition.journeys ?? everyJourney)
      test(journey, async ({ page, inbox }) => {
        const { lines } = noteConsole(page);
        await condition.before?.(page);
        await journeys[journey]({ ...condition, page, inbox });
        expect(lines.filter((line) => !condition.logs?.test(line))).toEqual([]);
        // A request that is still running at the end of the test is not a failure.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
