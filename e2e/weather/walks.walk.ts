/**
 * Visitors at random: what they do to both forms and on the way between pages, while strangers change the page and the
 * form service fails. Each walk is drawn from a seed; a run prints it, and `WALKS_SEED`, with `WALKS_PATH` as
 * fast-check prints it, walks it again. `WALKS` is how many there are.
 */
import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import type { Inbox } from '../../mocks/inbox/inbox.ts';
import { aBranch, branch, phone } from '../../spec/facts/business.ts';
import { expect } from '../fixtures.ts';
import { addAttributes, insertNodes, throwError, translateOnce } from './days.ts';
import { found } from './found.ts';
import { test as base } from './said.ts';

const wanted = Number(process.env['WALKS'] ?? 2000);
const seed = Number(process.env['WALKS_SEED'] ?? 20_261_122);
const path = process.env['WALKS_PATH'];
/** Walks that share a page of a browser, and a seed. */
const batch = 25;

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
  'Tokotokorangi '.repeat(200).trim(),
] as const;

/** Fields that keep what is typed as it is typed, by form; a comment may get a line for a size after it. */
const kept = {
  '/contact': ['name', 'email', 'phone', 'message'],
  '/tyre-enquiry': ['rego', 'firstName', 'lastName', 'phone', 'email', 'comment'],
} as const;
type FormAddress = keyof typeof kept;

/** What each form cannot do without. */
const needed = {
  '/contact': { name: 'Mere', email: 'mere@post.example', phone: '021 000 0000', message: 'Two.' },
  '/tyre-enquiry': { firstName: 'Mere', phone: '021 000 0000', email: 'mere@post.example' },
} as const satisfies Record<FormAddress, Readonly<Record<string, string>>>;

const answers = [
  'accepted',
  'failed-server',
  'refused-with-200-ok',
  'nonsense-page',
  'offline',
] as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('type' as const),
      at: fc.nat(8),
      text: fc.constantFrom(...texts),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('fill in', 'choose', 'chip', 'undo', 'clear', 'step back', 'another'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      answer: fc.constantFrom(...answers),
      presses: fc.constantFrom(1, 1, 2, 3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('leave while sending') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('translate', 'insert nodes', 'add attributes', 'throw'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('reload', 'back', 'forward', 'menu', 'answer', 'nearest'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('go' as const), to: fc.constantFrom(...addresses) }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** What a page shows, as far as the walks ask. */
function look() {
  const isSeen = (element: Element) => element.checkVisibility();
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter(isSeen)
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
  const form = document.querySelector('form');
  return {
    main: document.querySelector('main')?.innerText ?? '',
    headings: seen('main h1'),
    sent: seen('h2, h3').some((words) => /^(?:Message Sent!|Thanks,)/i.test(words)),
    alerts: seen('main [role=alert]').filter((words) => /submitting your/i.test(words)),
    unsure: seen('[role=status]').filter((words) => /may have reached us/i.test(words)),
    isBroken: seen('[role=alert]').some((words) => /went wrong on this page/i.test(words)),
    fields: form
      ? Object.fromEntries(
          [...new FormData(form)].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : '',
          ]),
        )
      : undefined,
  };
}

/** One visitor, and what must be true of the page before them. */
class Visitor {
  readonly #typed = {
    '/contact': new Map<string, string>(),
    '/tyre-enquiry': new Map<string, string>(),
  };
  #trail: string[] = [];
  #at = -1;
  #isSent = false;
  readonly #page: Page;
  readonly #inbox: Inbox;

  constructor(page: Page, inbox: Inbox) {
    this.#page = page;
    this.#inbox = inbox;
  }

  async begin(): Promise<void> {
    this.#inbox.endpoint.reset();
    this.#inbox.endpoint.onEnquiry = () => undefined;
    // Of the visitor before, whose page this was.
    await this.#page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    this.#trail = ['/contact'];
    this.#at = 0;
    await this.#page.goto('/contact', { waitUntil: 'commit' });
    await this.#arrive();
  }

  get #form(): FormAddress | undefined {
    const address = this.#trail[this.#at];
    return !this.#isSent && (address === '/contact' || address === '/tyre-enquiry')
      ? address
      : undefined;
  }

  #field = (name: string) => this.#page.locator(`form [name='${name}']`);

  /** Waits until the page that is being loaded answers, at every frame: most of a walk's time goes here. */
  async #arrive(): Promise<void> {
    this.#isSent = false;
    await this.#page.waitForFunction(
      (address) =>
        location.pathname === address &&
        !('isLeft' in window) &&
        document.querySelector('open-now[data-kind]') &&
        !document.querySelector('[data-hydrate=idle]:not([data-hydrated])'),
      this.#trail[this.#at],
    );
  }

  /** To the fields of the contact form, which a tile opens. */
  async #openDetails(): Promise<void> {
    const tile = this.#page.locator("[name='enquiryType'][value='tyres']");
    if (this.#form !== '/contact' || !(await tile.isVisible())) return;
    await tile.click();
    this.#typed['/contact'].set('enquiryType', 'tyres');
  }

  async #type(form: FormAddress, name: string, text: string): Promise<void> {
    await this.#openDetails();
    await this.#field(name).fill(text);
    // The browser itself leaves out spaces around an address.
    if (kept[form].some((each) => each === name))
      this.#typed[form].set(name, name === 'email' ? text.trim() : text);
  }

  async #fillIn(form: FormAddress): Promise<void> {
    for (const [name, text] of Object.entries(needed[form])) await this.#type(form, name, text);
    if (form === '/contact') return;
    await this.#field('location').selectOption(aBranch);
    this.#typed[form].set('location', aBranch);
  }

  async #press(selector: string): Promise<boolean> {
    const button = this.#page.locator(selector).filter({ visible: true }).first();
    const isThere = (await button.count()) > 0;
    if (isThere) await button.click();
    return isThere;
  }

  /** What each step may say on the console. */
  async #do(next: Step): Promise<RegExp | undefined> {
    const page = this.#page;
    const form = this.#form;
    switch (next.does) {
      case 'type': {
        const names = form
          ? [...kept[form], ...(form === '/contact' ? [] : ['width', 'profile', 'rim'])]
          : [];
        const name = names[next.at % names.length];
        if (form && name) await this.#type(form, name, next.text);
        return undefined;
      }
      case 'fill in':
        if (form) await this.#fillIn(form);
        return undefined;
      case 'choose':
        if (form === '/contact') await this.#openDetails();
        return undefined;
      case 'chip':
        await this.#press('form button[aria-pressed]');
        return undefined;
      case 'undo':
        await this.#press('form [role=status] button[type=button]');
        return undefined;
      case 'clear':
        if (form && (await this.#press('button[type=reset]'))) this.#typed[form].clear();
        return undefined;
      case 'step back':
        if (form === '/contact') await this.#press('form fieldset button[type=button]');
        return undefined;
      case 'another':
        if (this.#isSent && this.#trail[this.#at] === '/tyre-enquiry') {
          await page.evaluate(() => Object.assign(window, { isLeft: true }));
          await this.#press('main button[type=button]');
          await this.#arrive();
        }
        return undefined;
      case 'send':
        if (form) await this.#send(form, next.answer, next.presses);
        return /Form submission failed|status of 5\d\d|ERR_INTERNET_DISCONNECTED/;
      case 'leave while sending':
        if (form) await this.#leave(form);
        return /Form submission failed/;
      case 'translate':
        await translateOnce(page);
        return undefined;
      case 'insert nodes':
        await insertNodes(page);
        return undefined;
      case 'add attributes':
        await addAttributes(page);
        return undefined;
      case 'throw':
        await throwError(page);
        return /a stranger’s (?:script|promise)/;
      case 'reload':
        await page.reload({ waitUntil: 'commit' });
        await this.#arrive();
        return undefined;
      case 'back':
      case 'forward': {
        const way = next.does === 'back' ? -1 : 1;
        if (this.#trail[this.#at + way] === undefined) return undefined;
        this.#at += way;
        await page.evaluate((by) => {
          Object.assign(window, { isLeft: true });
          setTimeout(() => history.go(by));
        }, way);
        await this.#arrive();
        return undefined;
      }
      case 'go':
        if (this.#trail[this.#at] === next.to) return undefined;
        this.#trail = [...this.#trail.slice(0, this.#at + 1), next.to];
        this.#at += 1;
        await page.evaluate((to) => {
          Object.assign(window, { isLeft: true });
          const link = document.querySelector<HTMLAnchorElement>(`a[href='${to}']`);
          setTimeout(() => (link ? link.click() : location.assign(to)));
        }, next.to);
        await this.#arrive();
        return undefined;
      case 'menu':
        await page.getByRole('banner').getByRole('button', { name: 'Tyres' }).click();
        await page.keyboard.press('Escape');
        return undefined;
      case 'answer':
        await this.#press('main details:not([open]) summary');
        return undefined;
      case 'nearest':
        if (this.#trail[this.#at] !== '/locations') return undefined;
        await page.getByRole('button', { name: 'Find the nearest branch' }).click();
        await expect(page.getByText('Papanui is nearest').first()).toBeVisible();
        return undefined;
    }
  }

  /** Sends the form as it stands, and looks whether what it says is what happened. */
  async #send(form: FormAddress, answer: (typeof answers)[number], presses: number): Promise<void> {
    const { endpoint } = this.#inbox;
    endpoint.received.length = 0;
    if (answer === 'offline') await this.#page.context().setOffline(true);
    else endpoint.reply = answer;
    await this.#openDetails();
    const before = await this.#page.evaluate(look);
    const button = this.#page.locator('form [type=submit]');
    await button.click({ clickCount: presses });
    await this.#page.waitForFunction(
      () =>
        !/^(?:Sending|Processing)/i.test(
          document.querySelector('[type=submit]')?.textContent ?? '',
        ),
    );
    await this.#page.context().setOffline(false);
    const now = await this.#page.evaluate(look);
    const posts = endpoint.received.length;
    expect(posts, 'posts for these presses').toBeLessThanOrEqual(presses);
    if (posts > 0 && answer === 'accepted') expect(posts, 'posts of what has arrived').toBe(1);
    expect(now.sent, 'said to be sent').toBe(posts > 0 && answer === 'accepted');
    if (posts > 0 && answer !== 'accepted')
      expect(now.alerts.join(), 'failed').toContain(phone.main.number);
    if (!now.sent) return;
    // What was typed is what arrived; a size that was typed last was split first.
    for (const name of kept[form].filter((each) => each !== 'comment' && each !== 'rego'))
      expect(endpoint.received[0]?.fields[name], name).toBe(before.fields?.[name]);
    this.#isSent = true;
    this.#typed[form].clear();
  }

  /** Leaves while the enquiry is on its way, and comes back. */
  async #leave(form: FormAddress): Promise<void> {
    const { endpoint } = this.#inbox;
    await this.#fillIn(form);
    endpoint.received.length = 0;
    endpoint.reply = 'accepted';
    const { promise, resolve } = Promise.withResolvers<void>();
    endpoint.onEnquiry = () => resolve();
    const release = endpoint.hold();
    await this.#page.locator('form [type=submit]').click();
    await promise;
    await this.#page.reload({ waitUntil: 'commit' });
    await this.#arrive();
    release();
    expect(endpoint.received).toHaveLength(1);
    const { unsure } = await this.#page.evaluate(look);
    expect(unsure.join(), 'left on the way').toContain(phone.main.number);
  }

  /** Takes a step, and holds what must be true after any. */
  async take(next: Step, said: string[]): Promise<void> {
    const may = await this.#do(next);
    const now = await this.#page.evaluate(look);
    expect(now.main.length, 'a page that is not blank').toBeGreaterThan(100);
    expect(now.headings, 'its heading').toHaveLength(1);
    expect(now.isBroken, 'a form that broke down').toBe(false);
    expect(now.sent, 'said to be sent').toBe(this.#isSent);
    expect(
      said.splice(0).filter((line) => !may?.test(line)),
      'console lines that the step does not name',
    ).toEqual([]);
    if (!this.#form) return;
    for (const [name, text] of this.#typed[this.#form]) {
      const value = (now.fields?.[name] ?? '').replaceAll('\r\n', '\n');
      const begins = name === 'comment' ? value.slice(0, text.length) : value;
      // Spaces alone are nothing, and a form may say so.
      if (text.trim()) expect(begins, name).toBe(text);
    }
  }
}

const test = base.extend<{ readonly walk: (steps: readonly Step[]) => Promise<void> }>({
  walk: async ({ page, inbox, said }, use) => {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto('/contact');
    await use(async (steps) => {
      const visitor = new Visitor(page, inbox);
      await visitor.begin();
      said.length = 0;
      for (const next of steps) await visitor.take(next, said);
    });
  },
});

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] },
});

for (const [name, steps] of Object.entries(found)) test(name, ({ walk }) => walk(steps));

for (let at = 0; at < (path ? 1 : wanted); at += batch) {
  const own = seed + at;
  test(`walks of seed ${own}`, async ({ walk }) => {
    const numRuns = Math.min(batch, wanted - at);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), walk), {
      numRuns,
      seed: own,
      ...(path && { path }),
    });
  });
}
