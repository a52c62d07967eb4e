/** What visitors come to do; each journey has to reach its end under every condition. */
import type { Page } from '@playwright/test';
import type { Inbox } from '../../mocks/inbox/inbox.ts';
import { phone } from '../../spec/facts/business.ts';
import { price } from '../../spec/facts/prices.ts';
import { openBeforeScript } from '../open.ts';
import { expect, ready } from '../fixtures.ts';
import { forms, noteDialogs, type Form } from '../forms.ts';

/**
 * The moments of a journey: the page is visible without its script (`served`) or hydrated (`ready`), the visitor is in
 * the middle of the journey (`midway`), or the enquiry is being sent (`sending`).
 */
export type Moment = 'served' | 'ready' | 'midway' | 'sending';

/**
 * How sending a form ends:
 * `sent`: the form reports success.
 * `posted`: the browser posts the form without script.
 * `arrives`: one of these two.
 * `failed`: sending fails, and the next attempt succeeds.
 */
type Ending = 'sent' | 'posted' | 'arrives' | 'failed';

/** What a condition does to a journey. */
export interface Condition {
  /** Runs before the first page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly at?: Readonly<Partial<Record<Moment, (page: Page) => Promise<unknown>>>>;
  /** The page's script never loads completely. */
  readonly isScriptLost?: true;
  readonly ends?: Ending;
  /** Ends the bad condition before the second attempt. */
  readonly recover?: (page: Page) => Promise<unknown>;
}

interface Scene extends Condition {
  readonly page: Page;
  readonly inbox: Inbox;
}

/**
 * Opens a page under the condition. If the condition acts at `served`, the visitor does `early` before the script has
 * loaded, and otherwise afterwards.
 */
async function open(scene: Scene, address: string, early?: () => Promise<void>): Promise<void> {
  const { page, at } = scene;
  if (at?.served) {
    const release = await openBeforeScript(page, address);
    await early?.();
    await at.served(page);
    await release();
  } else {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    if (!scene.isScriptLost) await ready(page);
    await early?.();
  }
  await at?.ready?.(page);
}

/** The enquiries that arrived, with line breaks as typed: a form without script sends CR LF. */
function arrived({ inbox }: Scene) {
  return inbox.endpoint.received.map(({ fields }) => ({
    fields: Object.fromEntries(
      Object.entries(fields).map(([key, text]) => [key, String(text).replaceAll('\r\n', '\n')]),
    ),
  }));
}

async function expectTyped(page: Page, typed: Form['typed']): Promise<void> {
  for (const [name, text] of Object.entries(typed))
    await expect(page.getByRole('textbox', { name })).toHaveValue(text);
}

/**
 * Sends a form: the typed text stays until the enquiry has arrived, it arrives once, and what the form says is true.
 */
async function sendForm(scene: Scene, form: Form): Promise<void> {
  const { page, inbox, at, ends = 'sent' } = scene;
  noteDialogs(page);
  await open(scene, form.address, () => form.fillIn(page));
  await at?.midway?.(page);
  await expectTyped(page, form.typed);
  const { promise, resolve } = Promise.withResolvers<void>();
  inbox.endpoint.onEnquiry = () => resolve();
  const release = at?.sending ? inbox.endpoint.hold() : undefined;
  const button = page.getByRole('button', { name: form.button });
  await button.click();
  if (release) {
    await promise;
    await at?.sending?.(page);
    release();
  }
  if (ends === 'failed') {
    await expect(page.getByRole('alert')).toHaveText(form.apology);
    await expectTyped(page, form.typed);
    expect(arrived(scene)).toEqual([]);
    await scene.recover?.(page);
    await button.click();
  }
  const success = page.getByRole('heading', { name: form.sent });
  const posted = page.getByText('Your enquiry has arrived.');
  if (ends === 'arrives') await expect(success.or(posted)).toBeVisible();
  else await expect(ends === 'posted' ? posted : success).toBeVisible();
  expect(arrived(scene)).toMatchObject([{ fields: form.arrives }]);
}

const banner = (page: Page) => page.getByRole('banner');
const list = (page: Page, name: string) => banner(page).getByRole('list', { name, exact: false });

export const journeys = {
  'Contact enquiry': (scene) => sendForm(scene, forms.contact),
  'Tyre quote': (scene) => sendForm(scene, forms.quote),
  async Menus(scene) {
    const { page, at } = scene;
    await open(scene, '/');
    await banner(page).getByRole('button', { name: 'Tyres' }).click();
    await at?.midway?.(page);
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
    const { page, at } = scene;
    const line = (question: string) => page.locator('summary').filter({ hasText: question });
    await open(scene, '/faq');
    await line('When should I replace my tyres?').click();
    await at?.midway?.(page);
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
    const { page, at, isScriptLost } = scene;
    const button = page.getByRole('button', { name: 'Find the nearest branch' });
    const status = page.getByRole('status');
    await open(scene, '/locations');
    const branch = page.getByRole('main').getByRole('link', { name: /Directions .*to Papanui/i });
    await expect(branch.first()).toBeVisible();
    if (isScriptLost) return expect(button).toBeHidden();
    await button.click();
    await expect(status.filter({ hasText: 'Papanui is nearest' })).toBeVisible();
    await at?.midway?.(page);
    await button.click();
    await expect(status.filter({ hasText: 'Papanui is nearest' })).toBeVisible();
    return undefined;
  },
} as const satisfies Readonly<Record<string, (scene: Scene) => Promise<void>>>;

export type JourneyName = keyof typeof journeys;
