/** Bad conditions as data: what each does to a page, at which moment, and how sending a form ends under it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { translate } from '../../spec/recovery/translate.ts';
import { expect, ready } from '../fixtures.ts';
import { journeys, moments, type JourneyName, type Moment, type Condition } from './journeys.ts';

export interface BadCondition extends Condition {
  /** The row of the table; several conditions may share one. */
  readonly row: string;
  /** The name that distinguishes the condition from the others in its row. */
  readonly when?: string;
  readonly use?: BrowserContextOptions;
  /** Console lines that the condition may cause. */
  readonly logs?: RegExp;
  /** The journeys that the condition can affect. */
  readonly journeys: readonly JourneyName[];
}

const everyJourney = Object.keys(journeys) as JourneyName[];
/** The journeys with typing, sending and drafts. */
const bothForms = ['Contact enquiry', 'Tyre quote'] as const satisfies readonly JourneyName[];
/** The journeys with script that loads after the page. */
const islands = [...bothForms, 'Nearest'] as const satisfies readonly JourneyName[];

type Act = (page: Page) => Promise<unknown>;

type Rest = Omit<Partial<BadCondition>, 'row' | 'journeys'>;

const on = (names: readonly JourneyName[], row: string, rest: Rest = {}): BadCondition => ({
  row,
  journeys: names,
  ...rest,
});
const everywhere = (row: string, rest?: Rest) => on(everyJourney, row, rest);
const inForms = (row: string, rest?: Rest) => on(bothForms, row, rest);

/** One condition for each moment, for the journeys that have this moment. */
const atEach = (row: string, act: Act, rest: Rest = {}): BadCondition[] =>
  moments.map((when) => {
    const names = everyJourney.filter((name) => hasMoment(name, when));
    return on(names, row, { when, at: { [when]: act }, ...rest });
  });

const hasMoment = (name: JourneyName, moment: Moment) =>
  (journeys[name].moments as readonly Moment[]).includes(moment);

/** The login page that a hotel's network sends in place of every reply. */
const hotelPage = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Log in.</p>' };

/** Replies to some requests of a page in another way; `isHit` chooses them by their number, from 1. */
const answer =
  (
    pattern: RegExp,
    how: 'lost' | 'missing' | 'never' | 'as a hotel',
    isHit = (_at: number) => true,
  ): Act =>
  (page) => {
    let at = 0;
    return page.route(pattern, (route) => {
      at += 1;
      if (!isHit(at)) return route.continue();
      if (how === 'lost') return route.abort();
      if (how === 'as a hotel') return route.fulfill(hotelPage);
      return how === 'missing' ? route.fulfill({ status: 404, body: '' }) : undefined;
    });
  };

const pageScript = /\/assets\/entry\.client-[^/]*\.js$/;
const laterScripts = /\/assets\/(?!entry\.client)[^/]*\.js$/;
const missing =
  /status of 404|ERR_FAILED|Failed to fetch|Failed to load resource|Error: \/assets\//;

/** Console lines about scripts that are no script or only half of one. */
const noScript = /module script|Failed to fetch|network error|SyntaxError/;

/** Cuts scripts in the middle, as a proxy does that loses its own connection. */
const breakOff =
  (pattern: RegExp): Act =>
  (page) =>
    page.route(pattern, async (route) => {
      // The page may have been left by then.
      const response = await route.fetch().catch(() => undefined);
      const text = (await response?.text().catch(() => undefined)) ?? '';
      await route.fulfill({ ...(response && { response }), body: text.slice(0, text.length / 2) });
    });

/** Replaces `fetch` as extensions and careless scripts do. */
const wrapFetch =
  (way: 'as a request' | 'without options' | 'throws'): Act =>
  (page) =>
    page.addInitScript((how) => {
      const fetch = window.fetch.bind(window);
      window.fetch = (address, { method, headers, body, ...options } = {}) => {
        if (how === 'throws') throw new TypeError('a stranger’s fetch');
        const plain = {
          ...(method && { method }),
          ...(headers && { headers }),
          ...(body && { body }),
        };
        if (how === 'without options') return fetch(address, plain);
        return fetch(new Request(address, { ...plain, ...options })).then((reply) => reply.clone());
      };
    }, way);

/** Inserts an extension's fields and buttons, with names and without, after each field of the page. */
const insertFields: Act = (page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, textarea, select)')) {
      const own = document.createElement('input');
      own.name = 'com-manager';
      own.value = 'x';
      own.style.display = 'none';
      const button = document.createElement('button');
      button.type = 'button';
      button.style.display = 'none';
      const unnamed = document.createElement('input');
      unnamed.style.display = 'none';
      field.after(own, button, unnamed);
    }
  });

/** Adds an enumerable method to every object, as old libraries do. */
const extendBuiltIns: Act = (page) =>
  page.addInitScript(() => {
    const method = () => 'a stranger’s';
    for (const { prototype } of [Object, Array, String, Function])
      Object.defineProperty(prototype, 'stranger', {
        value: method,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  });

/** Removes globals that some browsers lack, or lack on some pages. */
const takeNames =
  (...names: readonly string[]): Act =>
  (page) =>
    page.addInitScript((all) => {
      for (const name of all) Reflect.deleteProperty(window, name);
    }, names);

const forgetZones: Act = (page) =>
  page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone && options.timeZone !== 'UTC')
          throw new RangeError('Invalid time zone');
        return new target(locale, options);
      },
    });
  });

/** Console lines of the browser and the form about an enquiry that could not be sent. */
const lostPost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Form submission failed|Failed to (?:load|fetch)/;

const offline: Act = (page) => page.context().setOffline(true);
const online: Act = (page) => page.context().setOffline(false);

/** Translates into capitals, so that a test can tell the translated texts from the site's own. */
export const translateOnce: Act = (page) =>
  page.evaluate(`(${String(translate)})(document.body, (text) => text.toUpperCase())`);

/** Translates the current texts and all that come later, as browsers do. */
const translateAlways: Act = (page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const translate = ${String(translate)};
    const act = () => translate(document.body, (text) => text.toUpperCase());
    act();
    new MutationObserver(act).observe(document.body, { childList: true, subtree: true, characterData: true });
  })`);

/** Inserts the elements of password managers and writing aids: beside each field, and in the elements around it. */
export const insertNodes: Act = (page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('com-manager-icon'));
    for (const part of document.querySelectorAll(
      'form, fieldset, label, main, button, summary, nav',
    ))
      for (const place of ['afterbegin', 'beforeend'] as const)
        part.insertAdjacentElement(place, document.createElement('com-manager-overlay'));
    document.documentElement.append(document.createElement('com-manager-root'));
  });

export const addAttributes: Act = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      element.dataset['darkreader'] = 'yes';
      element.setAttribute('inert-not', '');
      element.style.setProperty('--stranger', '1');
      element.classList.add('stranger');
    }
  });

export const throwError: Act = (page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a stranger’s script');
    });
    void Promise.reject(new Error('a stranger’s promise'));
    // Waits until both errors have been reported.
    return new Promise((resolve) => setTimeout(resolve));
  });

/** Fills in fields again as browsers do, or without sending events, as careless programs do (`isSilent`). */
const autofill =
  (isSilent: boolean): Act =>
  (page) =>
    page.evaluate((silent) => {
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
        if (!field.value || !field.checkVisibility()) continue;
        const { value } = field;
        field.value = '';
        field.value = value;
        if (silent) continue;
        for (const type of ['keydown', 'input', 'change', 'keyup', 'blur'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }, isSilent);

/** Stores a text in place of drafts, as an earlier visit, another version or a fault may have done. */
const leave =
  (kept: string): Act =>
  (page) =>
    page.addInitScript((text) => {
      if (window !== top) return;
      for (const storage of [localStorage, sessionStorage])
        for (const name of ['contact', 'tyre-enquiry'])
          for (const key of [`draft:${name}`, `draft:${name}:x`]) storage.setItem(key, text);
    }, kept);

/** A storage that throws an error on these calls, or whenever it is read if no call is named. */
const forbid =
  (calls: readonly string[], name: string): Act =>
  (page) =>
    page.addInitScript(
      ([ways, error]) => {
        const refuse = () => {
          throw new DOMException('refused', error);
        };
        for (const way of ways) Object.defineProperty(Storage.prototype, way, { value: refuse });
        if (ways.length === 0)
          for (const place of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, place, { get: refuse });
      },
      [calls, name] as const,
    );

const day = 86_400_000;
const setClock =
  (away: number): Act =>
  (page) =>
    page.clock.setSystemTime(Date.now() + away);

/** A pseudo-random number from 0 to 1, the same in every run. */
const draw = (seed: number, at: number) => Math.abs(Math.sin(seed * 1000 + at) * 10_000) % 1;

const nextPage: Act = async (page) => {
  await page.goto('/warranty');
  await page.goBack();
  await ready(page);
};

/** Goes to the second step of a form that was opened again. */
const toDetails: Act = async (page) => {
  const tile = page.getByRole('radio', { name: /^Tyres/ });
  if (await tile.isVisible()) await tile.click();
};

const again =
  (act: Act): Act =>
  async (page) => {
    await act(page);
    await toDetails(page);
  };

/** Types another text into the same form in a second tab, which stays open. */
const typeInAnotherTab: Act = async (page) => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await toDetails(other);
  await other.getByRole('textbox', { name: /^(?:Message|Comment)/ }).fill('Another car');
};

const clearAnotherTab: Act = async (page) => {
  await typeInAnotherTab(page);
  const [, other = page] = page.context().pages();
  await other.getByRole('button', { name: 'Clear what I typed' }).click();
  await other.close();
};

/** Delays each request and loses 2 % of those for files, the same ones in every run. */
const slowAndLossy =
  (seed: number): Act =>
  async (page) => {
    const devTools = await page.context().newCDPSession(page);
    const throughput = { downloadThroughput: 200_000, uploadThroughput: 50_000 };
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      ...throughput,
    });
    await answer(/\/assets\//, 'lost', (at) => draw(seed, at) < 0.02)(page);
  };

const long = 'Kia ora. Two tyres for a Corolla, please. '.repeat(1700);
const now = Date.now();

/** Restores the original texts, as a translator does on request. */
const translateBack: Act = (page) =>
  page.evaluate(() => {
    for (const font of document.querySelectorAll(':is(font):not(:is(font) *)'))
      font.replaceWith(document.createTextNode(font.textContent));
  });

const readFromTheRight: Act = (page) =>
  page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' }));

const reload: Act = async (page) => {
  await page.reload();
  await ready(page);
};

/** Closes the tab and opens its page in a new one. */
const closeTab: Act = async (page) => {
  const next = await page.context().newPage();
  const address = page.url();
  await page.close();
  await next.goto(address);
  await ready(next);
  await toDetails(next);
};

/** Opens the page in a second tab: no draft of the sent enquiry may be offered there. */
const openAgain: Act = async (page) => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await ready(other);
  await toDetails(other);
  await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(other.getByText('What you typed is still here.')).toBeHidden();
  await other.close();
};

/** The form service fails until the second attempt. */
const failsOnce = {
  ends: 'failed',
  mend: (page: Page) => page.unroute(/enquiries\.test/),
} as const;
const withoutScript = { isScriptLost: true, ends: 'posted' } as const;
const withoutSome = { isScriptLost: true, ends: 'arrives', logs: missing } as const;
const withoutFiles = { at: { ready: answer(/\/assets\//, 'missing') }, logs: missing };
/** The journeys without the nearest-branch search, which a lost script may have left out. */
const anywhereElse = [...bothForms, 'Menus', 'FAQ'] as const;
const withoutConfetti = { logs: /ERR_INTERNET_DISCONNECTED/ };

export const conditions: readonly BadCondition[] = [
  everywhere('Good conditions'),

  ...atEach('Translated, once', translateOnce),
  everywhere('Translated, always', { before: translateAlways }),
  everywhere('Translated, and back again', {
    at: { served: translateOnce, midway: translateBack },
  }),
  everywhere('Translated, read from the right', {
    before: translateAlways,
    at: { ready: readFromTheRight },
  }),
  everywhere('Translated among nodes of an extension', {
    before: translateAlways,
    at: { served: insertNodes, midway: addAttributes },
  }),
  ...atEach('Nodes of an extension', insertNodes),
  ...atEach('Fields of an extension', insertFields),
  ...atEach('Attributes of an extension', addAttributes),
  ...atEach('A stranger’s exception', throwError, { logs: /a stranger’s (?:script|promise)/ }),

  everywhere('A stranger’s methods on every object', { before: extendBuiltIns }),
  ...(['as a request', 'without options'] as const).map((when) =>
    inForms('A stranger’s fetch', { when, before: wrapFetch(when) }),
  ),
  // Scripts of forms are loaded by `fetch`, so this one never loads and the browser posts the form.
  inForms('A stranger’s fetch', {
    ...withoutScript,
    when: 'throws',
    before: wrapFetch('throws'),
  }),
  everywhere('Older browser', {
    before: takeNames(
      'requestIdleCallback',
      'structuredClone',
      'visualViewport',
      'navigation',
      'scheduler',
    ),
  }),
  inForms('No alerts', {
    before: takeNames('alert'),
    at: { ready: answer(/enquiries\.test/, 'lost') },
    ...failsOnce,
    logs: /alert is not a function|Failed to load|Form submission failed|ERR_FAILED/,
  }),

  everywhere('Script 5 s late', {
    before: (page) => page.clock.install(),
    at: { served: (page) => page.clock.fastForward(5000) },
  }),
  everywhere('Script 404', {
    ...withoutScript,
    before: answer(pageScript, 'missing'),
    logs: missing,
  }),
  everywhere('Script broken off', {
    ...withoutScript,
    before: breakOff(pageScript),
    logs: noScript,
  }),
  inForms('Script broken off', {
    ...withoutScript,
    when: 'a later one',
    before: breakOff(laterScripts),
    logs: noScript,
  }),
  everywhere('A hotel’s page for each script', {
    ...withoutScript,
    before: answer(/\/assets\/[^/]*\.(?:js|css)$/, 'as a hotel'),
    logs: noScript,
  }),
  inForms('A hotel’s page for the form service', {
    at: { ready: answer(/enquiries\.test/, 'as a hotel') },
    ...failsOnce,
    logs: /Form submission failed|CORS|ERR_FAILED/,
  }),
  everywhere('Script off', { ...withoutScript, use: { javaScriptEnabled: false } }),
  inForms('A later script 404', {
    ...withoutScript,
    before: answer(laterScripts, 'missing'),
    logs: missing,
  }),
  on(['Nearest'], 'A later script 404', {
    when: 'and the next press',
    before: answer(laterScripts, 'missing'),
    mend: (page) => page.unroute(laterScripts),
    logs: missing,
  }),
  ...[0, 1].map((half) =>
    inForms('Half of the scripts 404', {
      ...withoutSome,
      when: `half ${half}`,
      before: answer(laterScripts, 'missing', (at) => at % 2 === half),
    }),
  ),
  on([...anywhereElse, 'Call, prices'], 'A new release while the page is open', withoutFiles),
  on(['Nearest'], 'A new release while the page is open', {
    ...withoutFiles,
    when: 'and the next press',
    mend: (page) => page.unroute(/\/assets\//),
  }),
  everywhere('Stylesheet hangs', { before: answer(/\.css$/, 'never') }),
  on(islands, 'Stylesheet 404', { before: answer(/\.css$/, 'missing'), logs: missing }),
  everywhere('Pictures hang', {
    before: async (page) => {
      await answer(/\.(?:avif|webp|jpg|png|svg)$/, 'never')(page);
      await page.clock.install();
    },
    isLoadLost: true,
  }),
  everywhere('Fonts and pictures blocked', {
    before: answer(/\.(?:woff2|avif|webp|jpg|png|svg)$/, 'lost'),
    logs: missing,
  }),

  on(['FAQ', 'Call, prices'], 'Offline', { when: 'ready to read', at: { ready: offline } }),
  ...(['ready', 'midway'] as const).map((when) =>
    on(when === 'ready' ? islands : bothForms, 'Offline', {
      when,
      at: { [when]: offline },
      ends: 'failed',
      mend: online,
      logs: lostPost,
    }),
  ),
  inForms('Offline', { when: 'sending', at: { sending: offline }, ...withoutConfetti }),
  inForms('Offline', { when: 'sent', at: { sent: offline }, ...withoutConfetti }),
  inForms('Said to be offline, and is not', {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  }),
  inForms('Form service blocked', {
    at: { ready: answer(/enquiries\.test/, 'lost') },
    ...failsOnce,
    logs: lostPost,
  }),
  ...[1, 2, 3, 4, 5].map((lost) =>
    on(anywhereElse, 'One request lost', {
      ...withoutSome,
      when: `number ${lost}`,
      before: answer(/\/assets\//, 'lost', (at) => at === lost),
    }),
  ),
  ...[1, 2, 3].map((seed) =>
    on(anywhereElse, '2% of requests lost, 400 ms each', {
      ...withoutSome,
      when: `draw ${seed}`,
      before: slowAndLossy(seed),
    }),
  ),

  inForms('Storage full', { before: forbid(['setItem'], 'QuotaExceededError') }),
  everywhere('Storage forbidden', {
    when: 'each call',
    before: forbid(['getItem', 'setItem', 'removeItem', 'key', 'clear'], 'SecurityError'),
  }),
  everywhere('Storage forbidden', { when: 'the look at it', before: forbid([], 'SecurityError') }),
  ...['{', 'null', '[]', '{"version":1}', '{"version":1,"at":NOW,"fields":7}'].map((kept) =>
    inForms('Storage corrupt', { when: kept, before: leave(kept.replace('NOW', String(now))) }),
  ),
  ...[0, 2, '1'].map((version) =>
    inForms('Storage of another version', {
      when: JSON.stringify(version),
      before: leave(JSON.stringify({ version, at: now, fields: { name: 'x', firstName: 'x' } })),
    }),
  ),
  ...[-365, 365].map((away) =>
    everywhere('Clock a year wrong', { when: `${away} days`, before: setClock(away * day) }),
  ),
  ...[-3_600_000, 3_600_000].map((away) =>
    inForms('Clock put right in the middle, and a reload', {
      when: `${away / 60_000} minutes`,
      at: {
        midway: again(async (page) => {
          await setClock(away)(page);
          await reload(page);
        }),
      },
    }),
  ),
  on([...anywhereElse, 'Call, prices'], 'A browser that knows no time zones', {
    isScriptLost: true,
    use: { timezoneId: 'America/Los_Angeles' },
    before: forgetZones,
    logs: /Invalid time zone/,
  }),
  ...Object.entries({ 'America/Los_Angeles': 'en-US', 'Africa/Cairo': 'ar-EG' }).map(
    ([timezoneId, locale]) =>
      everywhere('Visitor abroad', { when: timezoneId, use: { timezoneId, locale } }),
  ),

  ...(['served', 'ready', 'midway'] as const).flatMap((moment) => [
    inForms('Filled in by a browser', { when: moment, at: { [moment]: autofill(false) } }),
    inForms('Filled in by a silent program', { when: moment, at: { [moment]: autofill(true) } }),
  ]),
  inForms('Reloaded, or asleep and woken', { when: 'midway', at: { midway: again(reload) } }),
  inForms('Reloaded, or asleep and woken', {
    when: 'sending',
    at: { sending: again(reload) },
    ends: 'left',
  }),
  inForms('Away and back', { when: 'midway', at: { midway: again(nextPage) } }),
  inForms('Away and back', { when: 'sending', at: { sending: again(nextPage) }, ends: 'left' }),
  inForms('Page closed while sending', { at: { sending: closeTab }, ends: 'left' }),
  inForms('Two tabs', { when: 'the other types', at: { midway: typeInAnotherTab } }),
  inForms('Two tabs', { when: 'the other clears', at: { midway: clearAnotherTab } }),
  inForms('Two tabs', {
    when: 'and a reload',
    at: {
      midway: again(async (page) => {
        await typeInAnotherTab(page);
        await reload(page);
      }),
    },
  }),
  inForms('Pressed more than once', { when: 'twice', press: (button) => button.dblclick() }),
  inForms('Pressed more than once', {
    when: 'three times',
    press: (button) => button.click({ clickCount: 3 }),
  }),
  inForms('Pressed more than once', {
    when: 'Enter, Enter, Enter',
    press: async (_button, page) => {
      await page.getByRole('textbox', { name: 'Email' }).press('Enter');
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    },
  }),
  inForms('Sent by a program, past the form’s script', {
    ends: 'posted',
    press: (button) => button.evaluate((each: HTMLButtonElement) => each.form?.submit()),
  }),
  inForms('Sent, and the tab opened again', { at: { sent: openAgain } }),

  ...Object.entries({
    '10,000 characters': long.slice(0, 10_000).trim(),
    'Longer than a browser sends once a page has gone': long.trim(),
    'Right to left': 'مرحبا، أحتاج إطارين 205/55R16 من فضلك',
    'Zero-width characters': 'Kia\u200Bora\u200D, two\uFEFF tyres\u200E',
    'Full-width digits': '２０５／５５Ｒ１６ ９１Ｖ',
    'Markup, signs and pictures': '<b>&amp;</b> "it\'s" \\ %00 🛞👨‍👩‍👧 Ā̈',
  }).map(([row, message]) => inForms(row, { message })),
];

/** Other bad conditions, with the clauses whose tests cover them. */
export const testedElsewhere: Readonly<Record<string, readonly ClauseId[]>> = {
  'Every reply of a form service': [
    'SUBMIT-ACCEPTED',
    'SUBMIT-STATUS',
    'SUBMIT-REFUSED',
    'SUBMIT-NOT-JSON',
    'SUBMIT-NO-REPLY',
    'SUBMIT-TIMEOUT',
  ],
  'Sizes in more than 40 notations': ['QUOTE-SPLIT', 'QUOTE-AS-GIVEN'],
  'A page kept for Back as it was': ['NAVIGATE-KEPT'],
  'Every state of a form, translated': ['FORM-TRANSLATED', 'FORM-EARLY-WORDS', 'FORM-EARLY-KEPT'],
  'A form that breaks down': ['FORM-BROKEN'],
  'A press before script, and a browser that is never idle': [
    'HYDRATE-PRESS-KEPT',
    'HYDRATE-SEND-KEPT',
    'HYDRATE-USE',
    'HYDRATE-BUSY',
  ],
  'A sent form after a reload': ['DRAFT-SENT-FIELDS', 'QUOTE-EMPTIED'],
  'A location that is refused, or never answered': ['NEAREST-DENIED', 'NEAREST-LOST'],
};
