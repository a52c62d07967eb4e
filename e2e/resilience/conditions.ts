/** The bad conditions: what each does to a page, when, and how sending a form then ends. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { translate } from '../../spec/recovery/translate.ts';
import { newerFeatures } from '../newer.ts';
import { rewrite } from '../rewrite.ts';
import { journeys, type Condition, type JourneyName, type Moment } from './journeys.ts';

export interface BadCondition extends Condition {
  readonly name: string;
  readonly use?: BrowserContextOptions;
  /** Console lines that the condition may cause. */
  readonly logs?: RegExp;
  readonly journeys: readonly JourneyName[];
}

const everyJourney = Object.keys(journeys) as JourneyName[];
const bothForms = ['Contact enquiry', 'Tyre quote'] as const satisfies readonly JourneyName[];

type Action = (page: Page) => Promise<unknown>;

type Options = Omit<Partial<BadCondition>, 'name' | 'journeys'>;

const inJourneys = (
  names: readonly JourneyName[],
  name: string,
  options: Options = {},
): BadCondition => ({ name, journeys: names, ...options });
const everywhere = (name: string, options?: Options) => inJourneys(everyJourney, name, options);
const inForms = (name: string, options?: Options) => inJourneys(bothForms, name, options);

/** The journeys that have a moment. */
const having: Readonly<Record<Moment, readonly JourneyName[]>> = {
  served: everyJourney,
  ready: everyJourney,
  midway: everyJourney.filter((name) => name !== 'Call, prices'),
  sending: bothForms,
};

/** A condition for each moment, in the journeys that have this moment. */
const atEachMoment = (name: string, act: Action, options: Options = {}): BadCondition[] =>
  Object.entries(having).map(([moment, names]) =>
    inJourneys(names, `${name}: ${moment}`, { at: { [moment]: act }, ...options }),
  );

/** The login page that a hotel's network sends in place of every reply. */
const hotelPage = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Log in.</p>' };

/** Replies in one of these ways to the requests that match. `isMeant` chooses among them by their number, from 1. */
const reply =
  (pattern: RegExp, how: 'lost' | 'missing' | 'hotel', isMeant = (_at: number) => true): Action =>
  (page) => {
    let at = 0;
    return page.route(pattern, (route) => {
      at += 1;
      if (!isMeant(at)) return route.continue();
      if (how === 'lost') return route.abort();
      return route.fulfill(how === 'hotel' ? hotelPage : { status: 404, body: '' });
    });
  };

const missing =
  /status of 404|ERR_FAILED|Failed to fetch|Failed to load resource|Error: \/assets\//;

/** Console lines about a script that is another file or incomplete. */
const noScript = /module script|Failed to fetch|network error|SyntaxError/;

/** Replaces `fetch` as extensions do: it passes a copy of each request on, or throws. */
const wrapFetch =
  (way: 'copies' | 'throws'): Action =>
  (page) =>
    page.addInitScript((how) => {
      const fetch = window.fetch.bind(window);
      window.fetch = (address, options) => {
        if (how === 'throws') throw new TypeError('a third-party fetch');
        return fetch(new Request(address, options)).then((response) => response.clone());
      };
    }, way);

/** Console lines of the browser and the form about an enquiry that could not be sent. */
const lostPost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Form submission failed|Failed to (?:load|fetch)/;

const offline: Action = (page) => page.context().setOffline(true);

/** Translates into capitals, so that a test can tell the translated texts from the site's own. */
const translateOnce: Action = (page) =>
  page.evaluate(`(${String(translate)})(document.body, (text) => text.toUpperCase())`);

/** Translates the current texts and all that come later, as browsers do. */
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

const addAttributes: Action = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      element.dataset['darkreader'] = 'yes';
      element.setAttribute('inert-not', '');
      element.style.setProperty('--third-party', '1');
      element.classList.add('third-party');
    }
  });

const throwError: Action = (page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a third-party script');
    });
    void Promise.reject(new Error('a third-party promise'));
    // Waits until both errors have been reported.
    return new Promise((resolve) => setTimeout(resolve));
  });

/** The console lines that `throwError` causes. */
const errorLogs = /a third-party (?:script|promise)/;

/** Makes storage full, or forbids even to read it. */
const forbidStorage =
  (way: 'full' | 'forbidden'): Action =>
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

/** Restores the original texts, as a translator does on request. */
const translateBack: Action = (page) =>
  page.evaluate(() => {
    for (const font of document.querySelectorAll(':is(font):not(:is(font) *)'))
      font.replaceWith(document.createTextNode(font.textContent));
  });

/** The form service fails until the second attempt. */
const failsOnce = {
  ends: 'failed',
  recover: (page: Page) => page.unroute(/enquiries\.test/),
} as const;
const withoutScript = { isScriptLost: true, ends: 'posted' } as const;
/** Not the nearest-branch search, whose button is hidden if its script was lost. */
const withoutNearest = [...bothForms, 'Menus', 'FAQ'] as const;

export const conditions: readonly BadCondition[] = [
  everywhere('Good conditions'),

  ...atEachMoment('Translated, once', translateOnce),
  everywhere('Translated, always', { before: translateAlways }),
  everywhere('Translated, then restored', { at: { served: translateOnce, midway: translateBack } }),
  everywhere('Translated, with nodes of an extension', {
    before: translateAlways,
    at: { served: insertNodes, midway: addAttributes },
  }),
  ...atEachMoment('Nodes of an extension', insertNodes),
  ...atEachMoment('Attributes of an extension', addAttributes),
  ...atEachMoment('Error of a third-party script', throwError, { logs: errorLogs }),

  ...Object.entries(newerFeatures).flatMap(([feature, rename]) => [
    everywhere(`Without ${feature}`, { before: (page) => rewrite(page, rename) }),
    everywhere(`Without ${feature} and without script`, {
      ...withoutScript,
      use: { javaScriptEnabled: false },
      before: (page) => rewrite(page, rename),
    }),
  ]),
  inForms('fetch replaced: sends a copy', { before: wrapFetch('copies') }),
  // The scripts of the forms are loaded with `fetch`, so they never load and the browser posts the form.
  inForms('fetch replaced: throws', {
    ...withoutScript,
    before: wrapFetch('throws'),
    logs: /a third-party fetch/,
  }),
  inForms('No alerts', {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'alert')),
    at: { ready: reply(/enquiries\.test/, 'lost') },
    ...failsOnce,
    logs: /alert is not a function|Failed to load|Form submission failed|ERR_FAILED/,
  }),

  everywhere('Script loads after 5 s', {
    before: (page) => page.clock.install(),
    at: { served: (page) => page.clock.fastForward(5000) },
  }),
  everywhere('Login page of a hotel in place of scripts', {
    ...withoutScript,
    before: reply(/\/assets\/[^/]*\.(?:js|css)$/, 'hotel'),
    logs: noScript,
  }),
  inForms('Login page of a hotel in place of the form service', {
    at: { ready: reply(/enquiries\.test/, 'hotel') },
    ...failsOnce,
    logs: /Form submission failed|CORS|ERR_FAILED/,
  }),
  inJourneys([...withoutNearest, 'Call, prices'], 'New release while open', {
    at: { ready: reply(/\/assets\//, 'missing') },
    logs: missing,
  }),
  everywhere('Fonts and pictures blocked', {
    before: reply(/\.(?:woff2|avif|webp|jpg|png|svg)$/, 'lost'),
    logs: missing,
  }),

  inJourneys(['FAQ', 'Call, prices'], 'Offline: ready to read', { at: { ready: offline } }),
  inForms('Offline: ready', {
    at: { ready: offline },
    ends: 'failed',
    recover: (page) => page.context().setOffline(false),
    logs: lostPost,
  }),
  inForms('Browser reports offline while online', {
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  }),
  ...[1, 2, 3, 4, 5].map((lost) =>
    inJourneys(withoutNearest, `Request ${lost} fails`, {
      isScriptLost: true,
      ends: 'arrives',
      logs: missing,
      before: reply(/\/assets\//, 'lost', (at) => at === lost),
    }),
  ),
  everywhere('Each request takes 400 ms', { before: slow }),

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
];
