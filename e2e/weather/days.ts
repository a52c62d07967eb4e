/** Bad days, as data: what each does to a page, when, and how sending a form ends on it. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { translate } from '../../spec/recovery/translate.ts';
import { ready } from '../fixtures.ts';
import { journeys, type JourneyName, type Moment, type Weather } from './journeys.ts';

export interface Day extends Weather {
  /** The line of the table it stands in; several days may share one. */
  readonly row: string;
  /** What tells it from the others of its line. */
  readonly when?: string;
  readonly use?: BrowserContextOptions;
  /** Lines of the console that come with the day. */
  readonly says?: RegExp;
  /** The journeys that it means something to; all where it is not said. */
  readonly journeys: readonly JourneyName[];
}

const everyJourney = Object.keys(journeys) as JourneyName[];
/** What happens to typing, sending and keeping happens in forms only. */
const bothForms = ['Contact enquiry', 'Tyre quote'] as const satisfies readonly JourneyName[];
/** What happens to script that is fetched later happens where there is some. */
const islands = [...bothForms, 'Nearest'] as const satisfies readonly JourneyName[];

type Act = (page: Page) => Promise<unknown>;

/** The same at each moment that a journey has, a day for each. */
function atEach(row: string, act: Act, rest: Partial<Day> = {}): Day[] {
  return (['served', 'ready', 'midway', 'sending', 'sent'] as const).map((moment) => ({
    row,
    when: moment,
    at: { [moment]: act },
    ...rest,
    journeys: (rest.journeys ?? everyJourney).filter((name) => hasMoment(name, moment)),
  }));
}

const hasMoment = (name: JourneyName, moment: Moment) =>
  (journeys[name].moments as readonly Moment[]).includes(moment);

/** Lets a page answer some of its requests in another way. */
const answer =
  (pattern: RegExp, how: 'lost' | 'missing' | 'never', isHit = (_at: number) => true): Act =>
  (page) => {
    let at = 0;
    return page.route(pattern, (route) => {
      at += 1;
      if (!isHit(at)) return route.continue();
      if (how === 'lost') return route.abort();
      return how === 'missing' ? route.fulfill({ status: 404, body: '' }) : undefined;
    });
  };

const pageScript = /\/assets\/entry\.client-[^/]*\.js$/;
const laterScripts = /\/assets\/(?!entry\.client)[^/]*\.js$/;
const missing = /status of 404|ERR_FAILED|Failed to fetch dynamically|Failed to load resource/;

/** What a browser and the form say of an enquiry that could not be sent. */
const lostPost =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Form submission failed|Failed to (?:load|fetch)/;

const offline: Act = (page) => page.context().setOffline(true);
const online: Act = (page) => page.context().setOffline(false);

/** Translates into words of another look, so that those of the site can be told from them. */
export const translateOnce: Act = (page) =>
  page.evaluate(`(${String(translate)})(document.body, (text) => text.toUpperCase())`);

/** Translates what stands there, and whatever comes later, as browsers do. */
const translateAlways: Act = (page) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const translate = ${String(translate)};
    const act = () => translate(document.body, (text) => text.toUpperCase());
    act();
    new MutationObserver(act).observe(document.body, { childList: true, subtree: true, characterData: true });
  })`);

/** What password managers and writing aids put on a page: beside each field, and in what is around it. */
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
  });

/** Fields filled in as browsers do it, or as careless programs do, without a word to the page. */
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

/** Leaves in the device what an earlier visit, another version or a fault may have left there. */
const leave =
  (kept: string): Act =>
  (page) =>
    page.addInitScript((text) => {
      if (window !== top) return;
      for (const storage of [localStorage, sessionStorage])
        for (const name of ['contact', 'tyre-enquiry'])
          for (const key of [`draft:${name}`, `draft:${name}:x`]) storage.setItem(key, text);
    }, kept);

/** A storage that answers each call, or the very look at it, with an error. */
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

/** Whether a draw of a fixed row of draws hits; the same ones every time. */
const draw = (seed: number, at: number) => Math.abs(Math.sin(seed * 1000 + at) * 10_000) % 1;

const nextPage: Act = async (page) => {
  await page.goto('/warranty');
  await page.goBack();
  await ready(page);
};

/** The way to the second step, for a form that was opened again. */
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

/** Types something else into the same form in another tab, and leaves it open. */
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

/** Makes each request wait, and loses some of them, the same ones every time. */
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

export const days: readonly Day[] = [
  { row: 'A fine day', journeys: everyJourney },
  ...atEach('Translated, once', translateOnce),
  { row: 'Translated, always', before: translateAlways, journeys: everyJourney },
  ...atEach('Nodes of an extension', insertNodes),
  ...atEach('Attributes of an extension', addAttributes),
  {
    row: 'Translated among nodes of an extension',
    before: translateAlways,
    at: { served: insertNodes, midway: addAttributes },
    journeys: everyJourney,
  },
  ...atEach('A stranger’s exception', throwError, { says: /a stranger’s (?:script|promise)/ }),
  {
    row: 'Script 5 s late',
    before: (page) => page.clock.install(),
    at: { served: (page) => page.clock.fastForward(5000) },
    journeys: everyJourney,
  },
  {
    row: 'Script 404',
    before: answer(pageScript, 'missing'),
    isScriptLost: true,
    ends: 'posted',
    says: missing,
    journeys: everyJourney,
  },
  {
    row: 'Script off',
    use: { javaScriptEnabled: false },
    isScriptLost: true,
    ends: 'posted',
    journeys: everyJourney,
  },
  {
    row: 'A later script 404',
    before: answer(laterScripts, 'missing'),
    isScriptLost: true,
    ends: 'posted',
    says: missing,
    journeys: bothForms,
  },
  {
    row: 'A later script 404',
    when: 'and the next press',
    before: answer(laterScripts, 'missing'),
    mend: (page) => page.unroute(laterScripts),
    says: missing,
    journeys: ['Nearest'],
  },
  ...[0, 1].map((half) => ({
    row: 'Half of the scripts 404',
    when: half === 0 ? 'even' : 'odd',
    before: answer(laterScripts, 'missing', (at) => at % 2 === half),
    isScriptLost: true as const,
    ends: 'arrives' as const,
    says: missing,
    journeys: bothForms,
  })),
  {
    row: 'A new release while the page is open',
    at: { ready: answer(/\/assets\//, 'missing') },
    says: missing,
    journeys: everyJourney.filter((name) => name !== 'Nearest'),
  },
  {
    row: 'A new release while the page is open',
    when: 'and the next press',
    at: { ready: answer(/\/assets\//, 'missing') },
    mend: (page) => page.unroute(/\/assets\//),
    says: missing,
    journeys: ['Nearest'],
  },
  { row: 'Stylesheet hangs', before: answer(/\.css$/, 'never'), journeys: everyJourney },
  { row: 'Stylesheet 404', before: answer(/\.css$/, 'missing'), says: missing, journeys: islands },
  {
    row: 'Fonts and pictures blocked',
    before: answer(/\.(?:woff2|avif|webp|jpg|png|svg)$/, 'lost'),
    says: missing,
    journeys: everyJourney,
  },
  { row: 'Offline', when: 'ready', at: { ready: offline }, journeys: ['FAQ', 'Call, prices'] },
  ...(['ready', 'midway'] as const).map((moment) => ({
    row: 'Offline',
    when: moment,
    at: { [moment]: offline },
    ends: 'failed' as const,
    mend: online,
    says: lostPost,
    journeys: moment === 'ready' ? islands : bothForms,
  })),
  {
    row: 'Offline',
    when: 'sending',
    at: { sending: offline },
    // The confetti.
    says: /ERR_INTERNET_DISCONNECTED/,
    journeys: bothForms,
  },
  {
    row: 'Offline',
    when: 'sent',
    at: { sent: offline },
    says: /ERR_INTERNET_DISCONNECTED/,
    journeys: bothForms,
  },
  {
    row: 'Said to be offline, and is not',
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
    journeys: bothForms,
  },
  {
    row: 'Form service blocked',
    at: { ready: answer(/enquiries\.test/, 'lost') },
    ends: 'failed',
    mend: (page) => page.unroute(/enquiries\.test/),
    says: lostPost,
    journeys: bothForms,
  },
  ...[1, 2, 3, 4, 5].map((lost) => ({
    row: 'One request lost',
    when: `number ${lost}`,
    before: answer(/\/assets\//, 'lost', (at) => at === lost),
    isScriptLost: true as const,
    ends: 'arrives' as const,
    says: missing,
    journeys: [...bothForms, 'Menus', 'FAQ'] as const,
  })),
  ...[1, 2, 3].map((seed) => ({
    row: '2% of requests lost, 400 ms each',
    when: `draw ${seed}`,
    before: slowAndLossy(seed),
    isScriptLost: true as const,
    ends: 'arrives' as const,
    says: missing,
    journeys: [...bothForms, 'Menus', 'FAQ'] as const,
  })),
  { row: 'Storage full', before: forbid(['setItem'], 'QuotaExceededError'), journeys: bothForms },
  {
    row: 'Storage forbidden',
    when: 'each call',
    before: forbid(['getItem', 'setItem', 'removeItem', 'key', 'clear'], 'SecurityError'),
    journeys: everyJourney,
  },
  {
    row: 'Storage forbidden',
    when: 'the look at it',
    before: forbid([], 'SecurityError'),
    journeys: everyJourney,
  },
  ...['{', 'null', '[]', '{"version":1}', '{"version":1,"at":NOW,"fields":7}'].map((kept) => ({
    row: 'Storage corrupt',
    when: kept,
    before: leave(kept.replace('NOW', String(now))),
    journeys: bothForms,
  })),
  ...[0, 2, '1'].map((version) => ({
    row: 'Storage of another version',
    when: JSON.stringify(version),
    before: leave(JSON.stringify({ version, at: now, fields: { name: 'x', firstName: 'x' } })),
    journeys: bothForms,
  })),
  ...[-365, 365].map((away) => ({
    row: 'Clock a year wrong',
    when: `${away} days`,
    before: setClock(away * day),
    journeys: everyJourney,
  })),
  {
    row: 'Visitor abroad',
    when: 'Los Angeles',
    use: { timezoneId: 'America/Los_Angeles', locale: 'en-US' },
    journeys: everyJourney,
  },
  {
    row: 'Visitor abroad',
    when: 'Cairo',
    use: { timezoneId: 'Africa/Cairo', locale: 'ar-EG' },
    journeys: everyJourney,
  },
  ...(['served', 'ready', 'midway'] as const).flatMap((moment) =>
    [false, true].map((isSilent) => ({
      row: 'Filled in by a browser or a program',
      when: `${moment}${isSilent ? ', in silence' : ''}`,
      at: { [moment]: autofill(isSilent) },
      journeys: bothForms,
    })),
  ),
  {
    row: 'Reloaded, or asleep and woken',
    when: 'midway',
    at: {
      midway: again(async (page) => {
        await page.reload();
        await ready(page);
      }),
    },
    journeys: bothForms,
  },
  {
    row: 'Reloaded, or asleep and woken',
    when: 'sending',
    at: {
      sending: again(async (page) => {
        await page.reload();
        await ready(page);
      }),
    },
    ends: 'left',
    journeys: bothForms,
  },
  { row: 'Away and back', when: 'midway', at: { midway: again(nextPage) }, journeys: bothForms },
  {
    row: 'Away and back',
    when: 'sending',
    at: { sending: again(nextPage) },
    ends: 'left',
    journeys: bothForms,
  },
  {
    row: 'Page closed while sending',
    at: {
      sending: async (page) => {
        const address = page.url();
        const next = await page.context().newPage();
        await page.close();
        await next.goto(address);
        await ready(next);
        await toDetails(next);
      },
    },
    ends: 'left',
    journeys: bothForms,
  },
  {
    row: 'Two tabs',
    when: 'the other types',
    at: { midway: typeInAnotherTab },
    journeys: bothForms,
  },
  {
    row: 'Two tabs',
    when: 'the other clears',
    at: { midway: clearAnotherTab },
    journeys: bothForms,
  },
  {
    row: 'Two tabs',
    when: 'and a reload',
    at: {
      midway: again(async (page) => {
        await typeInAnotherTab(page);
        await page.reload();
        await ready(page);
      }),
    },
    journeys: bothForms,
  },
  {
    row: 'Pressed more than once',
    when: 'twice',
    press: (button) => button.dblclick(),
    journeys: bothForms,
  },
  {
    row: 'Pressed more than once',
    when: 'three times',
    press: (button) => button.click({ clickCount: 3 }),
    journeys: bothForms,
  },
  {
    row: 'Pressed more than once',
    when: 'Enter, Enter, Enter',
    press: async (_button, page) => {
      await page.getByRole('textbox', { name: 'Email' }).press('Enter');
      for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
    },
    journeys: bothForms,
  },
  ...Object.entries({
    '10,000 characters': long.slice(0, 10_000).trim(),
    'More than a browser sends after a page has gone': long.trim(),
    'Right to left': 'مرحبا، أحتاج إطارين 205/55R16 من فضلك',
    'Zero-width characters': 'Kia\u200Bora\u200D, two\uFEFF tyres\u200E',
    'Full-width digits': '２０５／５５Ｒ１６ ９１Ｖ',
    'Markup, signs and pictures': '<b>&amp;</b> "it\'s" \\ %00 🛞👨‍👩‍👧 Ā̈',
  }).map(([row, message]) => ({ row, message, journeys: bothForms })),
];

/** What holds other bad days, or more of one, than the table walks. */
export const held: Readonly<Record<string, readonly ClauseId[]>> = {
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
