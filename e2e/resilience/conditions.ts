/** Bad conditions as data: what each does to a page, at which moment, and how sending a form ends under it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { translate } from '../../spec/recovery/translate.ts';
import { ready } from '../fixtures.ts';
import { openDetails } from '../forms.ts';
import { newerFeatures } from '../newer.ts';
import { rewrite } from '../rewrite.ts';
import { journeys, moments, type JourneyName, type Moment, type Condition } from './journeys.ts';

export interface BadCondition extends Condition {
  readonly name: string;
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

type Rest = Omit<Partial<BadCondition>, 'name' | 'journeys'>;

const on = (names: readonly JourneyName[], name: string, rest: Rest = {}): BadCondition => ({
  name,
  journeys: names,
  ...rest,
});
const everywhere = (name: string, rest?: Rest) => on(everyJourney, name, rest);
const inForms = (name: string, rest?: Rest) => on(bothForms, name, rest);

/** One condition for each moment, for the journeys that have this moment. */
const atEach = (name: string, act: Act, rest: Rest = {}): BadCondition[] =>
  moments.map((moment) => {
    const having = everyJourney.filter((each) =>
      (journeys[each].moments as readonly Moment[]).includes(moment),
    );
    return on(having, `${name}: ${moment}`, { at: { [moment]: act }, ...rest });
  });

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

/** Replaces `fetch` as extensions do: it passes a copy of each request on, or throws. */
const wrapFetch =
  (way: 'copies' | 'throws'): Act =>
  (page) =>
    page.addInitScript((how) => {
      const fetch = window.fetch.bind(window);
      window.fetch = (address, options) => {
        if (how === 'throws') throw new TypeError('a stranger’s fetch');
        return fetch(new Request(address, options)).then((reply) => reply.clone());
      };
    }, way);

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

/**
 * Inserts the elements of password managers and writing aids: icons, buttons and fields beside each field, and overlays
 * in the elements around it.
 */
export const insertNodes: Act = (page) =>
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

/** A storage that is full, or that may not even be read. */
const forbidStorage =
  (way: 'full' | 'forbidden'): Act =>
  (page) =>
    page.addInitScript((how) => {
      const refuse = () => {
        throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (how === 'full') Storage.prototype.setItem = refuse;
      else
        for (const place of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, place, { get: refuse });
    }, way);

const reload: Act = async (page) => {
  await page.reload();
  await ready(page);
  await openDetails(page);
};

const leaveAndReturn: Act = async (page) => {
  await page.goto('/warranty');
  await page.goBack();
  await ready(page);
  await openDetails(page);
};

/** Delays each request by 400 ms, as a slow phone connection does. */
const slow: Act = async (page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
};

/** Restores the original texts, as a translator does on request. */
const translateBack: Act = (page) =>
  page.evaluate(() => {
    for (const font of document.querySelectorAll(':is(font):not(:is(font) *)'))
      font.replaceWith(document.createTextNode(font.textContent));
  });

/** Closes the tab and opens its page in a new one. */
const closeTab: Act = async (page) => {
  const next = await page.context().newPage();
  const address = page.url();
  await page.close();
  await next.goto(address);
  await ready(next);
  await openDetails(next);
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
  everywhere('Translated among nodes of an extension', {
    before: translateAlways,
    at: { served: insertNodes, midway: addAttributes },
  }),
  ...atEach('Nodes of an extension', insertNodes),
  ...atEach('Attributes of an extension', addAttributes),
  ...atEach('A stranger’s exception', throwError, { logs: /a stranger’s (?:script|promise)/ }),

  ...Object.entries(newerFeatures).flatMap(([feature, rename]) => [
    everywhere(`Without ${feature}`, { before: (page) => rewrite(page, rename) }),
    everywhere(`Without ${feature} and without script`, {
      ...withoutScript,
      use: { javaScriptEnabled: false },
      before: (page) => rewrite(page, rename),
    }),
  ]),
  inForms('A stranger’s fetch, which sends a copy', { before: wrapFetch('copies') }),
  // Scripts of forms are loaded by `fetch`, so this one never loads and the browser posts the form.
  inForms('A stranger’s fetch, which throws', {
    ...withoutScript,
    before: wrapFetch('throws'),
    logs: /a stranger’s fetch/,
  }),
  inForms('No alerts', {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'alert')),
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
  on(['Nearest'], 'A later script 404 until the next press', {
    before: answer(laterScripts, 'missing'),
    mend: (page) => page.unroute(laterScripts),
    logs: missing,
  }),
  on([...anywhereElse, 'Call, prices'], 'A new release while the page is open', withoutFiles),
  on(['Nearest'], 'A new release until the next press', {
    ...withoutFiles,
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

  on(['FAQ', 'Call, prices'], 'Offline: ready to read', { at: { ready: offline } }),
  ...(['ready', 'midway'] as const).map((when) =>
    on(when === 'ready' ? islands : bothForms, `Offline: ${when}`, {
      at: { [when]: offline },
      ends: 'failed',
      mend: online,
      logs: lostPost,
    }),
  ),
  inForms('Offline: sending', { at: { sending: offline }, ...withoutConfetti }),
  inForms('Offline: sent', { at: { sent: offline }, ...withoutConfetti }),
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
    on(anywhereElse, `Request ${lost} lost`, {
      ...withoutSome,
      before: answer(/\/assets\//, 'lost', (at) => at === lost),
    }),
  ),
  everywhere('400 ms for each request', { before: slow }),

  ...(['full', 'forbidden'] as const).map((way) =>
    everywhere(`Storage ${way}`, { before: forbidStorage(way) }),
  ),
  ...[-365, 365].map((days) =>
    everywhere(`Clock wrong by ${days} days`, {
      before: (page) => page.clock.setSystemTime(Date.now() + days * 86_400_000),
    }),
  ),
  ...Object.entries({ 'America/Los_Angeles': 'en-US', 'Africa/Cairo': 'ar-EG' }).map(
    ([timezoneId, locale]) =>
      everywhere(`Visitor in ${timezoneId}`, { use: { timezoneId, locale } }),
  ),

  ...(['served', 'ready', 'midway'] as const).flatMap((moment) => [
    inForms(`Filled in by a browser: ${moment}`, { at: { [moment]: autofill(false) } }),
    inForms(`Filled in by a silent program: ${moment}`, { at: { [moment]: autofill(true) } }),
  ]),
  ...Object.entries({ Reloaded: reload, 'Away and back': leaveAndReturn }).flatMap(
    ([name, act]) => [
      inForms(`${name}: midway`, { at: { midway: act } }),
      inForms(`${name}: sending`, { at: { sending: act }, ends: 'left' }),
    ],
  ),
  inForms('Page closed while sending', { at: { sending: closeTab }, ends: 'left' }),
  inForms('Pressed three times', { press: (button) => button.click({ clickCount: 3 }) }),
  inForms('Enter pressed three times', {
    press: async (_button, page) => {
      await page.getByRole('textbox', { name: 'Email' }).press('Enter');
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    },
  }),
  inForms('Sent by a program, past the form’s script', {
    ends: 'posted',
    press: (button) => button.evaluate((each: HTMLButtonElement) => each.form?.submit()),
  }),
  // Browsers refuse to send this much once the page has gone.
  inForms('A message of 70,000 characters', {
    message: 'Kia ora. Two tyres for a Corolla, please. '.repeat(1700).trim(),
  }),
];
