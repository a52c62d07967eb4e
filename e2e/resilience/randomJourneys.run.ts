/**
 * Random journeys: a visitor uses both forms and goes from page to page, while a translator, an extension and a failing
 * form service interfere. fast-check makes the journeys from a seed, shortens one that fails, and prints the seed, the
 * path and the `replayPath` that repeat it.
 */
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Inbox } from '../../mocks/inbox/inbox.ts';
import { branch, phone } from '../../spec/facts/business.ts';
import { expect, ready } from '../fixtures.ts';
import { forms, noteDialogs, openDetails, type Form } from '../forms.ts';
import { addAttributes, errorLogs, insertNodes, throwError, translateOnce } from './conditions.ts';
import { test } from './consoleLines.ts';

const { JOURNEYS, JOURNEYS_SEED, JOURNEYS_PATH: path, JOURNEYS_REPLAY: replayPath } = process.env;
const total = Number(JOURNEYS ?? 2000);
const firstSeed = Number(JOURNEYS_SEED ?? 20_261_122);
/** The number of journeys that share a page and a seed. */
const batch = 25;

const inPapanui = { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] };

const addresses = ['/contact', '/tyre-enquiry', '/faq', '/locations', '/warranty'] as const;

const texts = [
  '',
  '  ',
  'Aroha',
  'aroha@',
  'aroha@post.example',
  '021 000 0000',
  '225/45R17 91Y',
  '２０５／５５Ｒ１６',
  'إطاران من فضلك',
  'Kia\u200Bora',
  '<b>&amp;</b> "it\'s" \\ %00 🛞👨‍👩‍👧 Ā̈',
  'Tokotokorangi '.repeat(200).trim(),
] as const;

const typedFields = ({ arrives }: Form) =>
  Object.keys(arrives).filter((name) => !['enquiryType', 'location'].includes(name));
/** The fields of the tyre's size may change what is typed. */
const isKept = (name: string) => !['width', 'profile', 'rim'].includes(name);

const replies = [
  'accepted',
  'failed-server',
  'refused-with-200-ok',
  'nonsense-page',
  'offline',
] as const;

/** What the current page should show. */
class Model {
  readonly typed = new Map<Form, Map<string, string>>(
    Object.values(forms).map((form) => [form, new Map()]),
  );
  /** How many pages of this journey Back and Forward can reach. */
  back = 0;
  forward = 0;
  address = '/contact';
  isSent = false;

  get form(): Form | undefined {
    return Object.values(forms).find(({ address }) => address === this.address && !this.isSent);
  }
}

/** Reads what is compared with the model; runs in the page. */
function readPage() {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
  const form = document.querySelector('form');
  const entries = form ? [...new FormData(form)] : [];
  return {
    main: document.querySelector('main')?.innerText ?? '',
    headings: visible('main h1'),
    isSent: visible('h2, h3').some((words) => /^(?:Message Sent!|Thanks,)/i.test(words)),
    alerts: visible('main [role=alert]').filter((words) => /submitting your/i.test(words)),
    uncertain: visible('[role=status]').filter((words) => /may have reached us/i.test(words)),
    isBroken: visible('[role=alert]').some((words) => /went wrong on this page/i.test(words)),
    fields: Object.fromEntries(
      entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
  };
}

/** A text as a form sends it: without invisible characters and surrounding spaces. */
const cleaned = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('\u200B', '').replaceAll('\r\n', '\n').trim() : '';

class Visitor {
  readonly page: Page;
  readonly inbox: Inbox;
  readonly lines: string[];
  readonly model: Model;

  constructor({ page, inbox, lines, model }: Pick<Visitor, 'page' | 'inbox' | 'lines' | 'model'>) {
    this.page = page;
    this.inbox = inbox;
    this.lines = lines;
    this.model = model;
  }

  /** Clears what the previous journey left, and opens the first page. */
  async begin(): Promise<void> {
    this.inbox.endpoint.reset();
    this.inbox.endpoint.onEnquiry = () => undefined;
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // `about:blank` gives the page a new process: after some journeys Chromium delivers no more clicks to the old one.
    await this.page.goto('about:blank');
    await this.arrive(this.page.goto('/contact', { waitUntil: 'commit' }));
    this.lines.length = 0;
  }

  /** Waits until the next page is hydrated. */
  async arrive(going: Promise<unknown>): Promise<void> {
    await going;
    await ready(this.page);
    this.model.address = new URL(this.page.url()).pathname;
    this.model.isSent = false;
  }

  async go(to: string): Promise<void> {
    await this.arrive(this.page.goto(to, { waitUntil: 'commit' }));
    this.model.back += 1;
    this.model.forward = 0;
  }

  async goInHistory(step: 1 | -1): Promise<void> {
    const options = { waitUntil: 'commit' } as const;
    await this.arrive(step === 1 ? this.page.goForward(options) : this.page.goBack(options));
    this.model.back += step;
    this.model.forward -= step;
  }

  async press(selector: string): Promise<boolean> {
    const button = this.page.locator(selector).filter({ visible: true }).first();
    const isFound = (await button.count()) > 0;
    if (isFound) await button.click();
    return isFound;
  }

  async type(form: Form, name: string, text: string): Promise<void> {
    await openDetails(this.page);
    await this.page.locator(`form [name='${name}']`).fill(text);
    // The browser itself removes spaces around an email address.
    if (isKept(name)) this.model.typed.get(form)?.set(name, name === 'email' ? text.trim() : text);
  }

  async fillIn(form: Form): Promise<void> {
    await form.fillIn(this.page);
    for (const [name, text] of Object.entries(form.arrives))
      if (isKept(name)) this.model.typed.get(form)?.set(name, text);
  }

  /** Sends the form. What it then says has to agree with what arrived. */
  async send(form: Form, reply: (typeof replies)[number], presses: number): Promise<void> {
    const { page, model } = this;
    const { endpoint } = this.inbox;
    endpoint.received.length = 0;
    if (reply === 'offline') await page.context().setOffline(true);
    else endpoint.reply = reply;
    await openDetails(page);
    const before = await page.evaluate(readPage);
    await page.locator('form [type=submit]').click({ clickCount: presses });
    await page.waitForFunction(() => {
      const label = document.querySelector('[type=submit]')?.textContent ?? '';
      return !/^(?:Sending|Processing)/i.test(label);
    });
    await page.context().setOffline(false);
    const now = await page.evaluate(readPage);
    const posts = endpoint.received.length;
    expect(posts, 'no more posts than presses').toBeLessThanOrEqual(presses);
    if (posts > 0 && reply === 'accepted') expect(posts, 'posts that were accepted').toBe(1);
    expect(now.isSent, 'the form reports success').toBe(posts > 0 && reply === 'accepted');
    if (posts > 0 && reply !== 'accepted')
      expect(now.alerts.join(), 'the failure message').toContain(phone.main.number);
    if (!now.isSent) return;
    // What was typed has to arrive, except the rego, which is sent in capitals, and the comment, to which a tyre size
    // may add a line.
    for (const name of typedFields(form).filter(
      (each) => isKept(each) && !/comment|rego/.test(each),
    ))
      expect(cleaned(endpoint.received[0]?.fields[name]), name).toBe(cleaned(before.fields[name]));
    model.isSent = true;
    model.typed.get(form)?.clear();
  }

  /** Leaves while the enquiry is being sent, and comes back. */
  async leaveWhileSending(form: Form): Promise<void> {
    const { endpoint } = this.inbox;
    await this.fillIn(form);
    endpoint.received.length = 0;
    endpoint.reply = 'accepted';
    let hasArrived = false;
    endpoint.onEnquiry = () => {
      hasArrived = true;
    };
    const release = endpoint.hold();
    // Just after the note that an enquiry may have arrived has appeared, a press sends nothing.
    await expect(async () => {
      if (!hasArrived) await this.page.locator('form [type=submit]').click();
      expect(hasArrived, 'a press sends the enquiry').toBe(true);
    }).toPass({ timeout: 30_000 });
    await this.arrive(this.page.reload({ waitUntil: 'commit' }));
    release();
    expect(endpoint.received).toHaveLength(1);
    const { uncertain } = await this.page.evaluate(readPage);
    expect(uncertain.join(), 'the form says that the enquiry may have arrived').toContain(
      phone.main.number,
    );
  }

  /**
   * Checks what must be true after every command: the page is not blank, no text is lost, and the console has no
   * unexpected line.
   */
  async check(logs: RegExp | undefined): Promise<void> {
    const { form, typed, isSent } = this.model;
    const now = await this.page.evaluate(readPage);
    expect(now.main.length, 'the page is not blank').toBeGreaterThan(100);
    expect(now.headings, 'the page has its heading').toHaveLength(1);
    expect(now.isBroken, 'the form says that something went wrong').toBe(false);
    expect(now.isSent, 'the form reports success').toBe(isSent);
    const unexpected = this.lines.splice(0).filter((line) => !logs?.test(line));
    expect(unexpected, 'console lines that the command does not list in `logs`').toEqual([]);
    for (const [name, text] of (form && typed.get(form)) ?? []) {
      // The form writes full-width letters of a number or an address as usual ones (D54).
      const normal = /^(?:email|phone|rego)$/.test(name) ? 'NFKC' : 'NFC';
      const value = cleaned(now.fields[name]).normalize(normal);
      const typedText = cleaned(text).normalize(normal);
      // A text of spaces counts as empty, so it need not be kept.
      if (typedText)
        expect(name === 'comment' ? value.slice(0, typedText.length) : value, name).toBe(typedText);
    }
  }
}

type Command = fc.AsyncCommand<Model, Visitor>;

/** A command of fast-check, after which the page is checked. */
function command(
  name: string,
  act: (visitor: Visitor) => Promise<unknown>,
  { when = () => true, logs }: { when?: (model: Model) => boolean; logs?: RegExp } = {},
): Command {
  return {
    check: when,
    run: async (_model, visitor) => {
      await act(visitor);
      await visitor.check(logs);
    },
    toString: () => name,
  };
}

/** A command for a page with a form that was not sent. */
function inForm(
  name: string,
  act: (visitor: Visitor, form: Form) => Promise<unknown>,
  logs?: RegExp,
): Command {
  return command(name, async (visitor) => visitor.model.form && act(visitor, visitor.model.form), {
    when: ({ form }) => form !== undefined,
    ...(logs && { logs }),
  });
}

const lostPost = /Form submission failed|status of 5\d\d|ERR_INTERNET_DISCONNECTED/;

const fixedCommands: readonly Command[] = [
  inForm('fill in', (visitor, form) => visitor.fillIn(form)),
  inForm('choose a type of enquiry', ({ page }) => openDetails(page)),
  inForm('press a popular size', (visitor) => visitor.press('form button[aria-pressed]')),
  inForm('undo', (visitor) => visitor.press('form [role=status] button[type=button]')),
  inForm('clear', async (visitor, form) => {
    if (await visitor.press('button[type=reset]')) visitor.model.typed.get(form)?.clear();
  }),
  inForm('step back', (visitor) => visitor.press('form fieldset button[type=button]')),
  inForm('leave while sending', (visitor, form) => visitor.leaveWhileSending(form), lostPost),
  command('translate', ({ page }) => translateOnce(page)),
  command('insert nodes', ({ page }) => insertNodes(page)),
  command('add attributes', ({ page }) => addAttributes(page)),
  command('third-party error', ({ page }) => throwError(page), { logs: errorLogs }),
  command('reload', (visitor) => visitor.arrive(visitor.page.reload({ waitUntil: 'commit' }))),
  command('back', (visitor) => visitor.goInHistory(-1), { when: ({ back }) => back > 0 }),
  command('forward', (visitor) => visitor.goInHistory(1), { when: ({ forward }) => forward > 0 }),
  command('open the menu', async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Tyres' }).click();
    await page.keyboard.press('Escape');
  }),
  command('open an answer', (visitor) => visitor.press('main details:not([open]) summary')),
  command(
    'find the nearest branch',
    async ({ page }) => {
      // Chromium loses the location after the contact page, whose map is a frame of another host.
      await page.context().setGeolocation(inPapanui);
      await page.getByRole('button', { name: 'Find the nearest branch' }).click();
      await expect(page.getByText('Papanui is nearest').first()).toBeVisible();
    },
    { when: ({ address }) => address === '/locations' },
  ),
];

const typing = fc.tuple(fc.nat(8), fc.constantFrom(...texts)).map(([at, text]) =>
  inForm(`type "${text.slice(0, 20)}" into field ${at}`, (visitor, form) => {
    const names = typedFields(form);
    return visitor.type(form, names[at % names.length] ?? 'email', text);
  }),
);
const sending = fc
  .tuple(fc.constantFrom(...replies), fc.constantFrom(1, 1, 2, 3))
  .map(([reply, presses]) =>
    inForm(
      `send, ${presses} presses, ${reply}`,
      (visitor, form) => visitor.send(form, reply, presses),
      lostPost,
    ),
  );
const going = fc
  .constantFrom(...addresses)
  .map((to) =>
    command(`go to ${to}`, (visitor) => visitor.go(to), { when: ({ address }) => address !== to }),
  );
/** Commands of forms are listed more often, so that they occur more often. */
const commands = fc.commands(
  [
    typing,
    typing,
    sending,
    going,
    ...[...fixedCommands, ...fixedCommands.slice(0, 2)].map((one) => fc.constant(one)),
  ],
  { maxCommands: 16, size: 'max', ...(replayPath && { replayPath }) },
);

test.use({ permissions: ['geolocation'] });

for (let at = 0; at < (path ? 1 : total); at += batch) {
  const seed = firstSeed + at;
  test(`random journeys of seed ${seed}`, async ({ page, inbox, lines }) => {
    noteDialogs(page);
    await page.goto('/contact');
    const property = fc.asyncProperty(commands, (steps) =>
      fc.asyncModelRun(async () => {
        const model = new Model();
        const real = new Visitor({ page, inbox, lines, model });
        await real.begin();
        return { model, real };
      }, steps),
    );
    await fc.assert(property, {
      numRuns: Math.min(batch, total - at),
      seed,
      // Limits running and shortening, because `npm run test:all` stops a command that prints nothing for ten minutes.
      plugins: [fc.interruptAfterTimeLimit(480_000)],
      ...(path && { path }),
    });
  });
}
