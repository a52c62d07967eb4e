/**
 * The visits that are measured. Each starts a browser with an empty cache and returns its figures by name: times in
 * milliseconds, traffic in bytes and requests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser, now, type Profile } from './browser.ts';
import { sevenPages } from './budgets.ts';
import type { Served } from './server.ts';

/** The figures of a visit by name; a figure that does not exist for a site is left out. */
export type Figures = Record<string, number>;

/** The settings of a visit. */
export interface Visit {
  readonly executable: string;
  readonly fingerprint: string;
  readonly profile: Profile;
  readonly served: Served;
}

/** How long a finger or mouse button stays down, and a pointer is on a link before a quick press, in milliseconds. */
const pressFor = 80;
const arriving = 100;

/** How long a pointer is on a link before a slow press, in milliseconds. */
const resting = 300;

async function inBrowser(
  { executable, fingerprint, profile, served }: Visit,
  how: { readonly slow: boolean; readonly script?: string },
  act: (browser: Browser) => Promise<Figures>,
): Promise<Figures> {
  const browser = await Browser.start({ executable, fingerprint, profile, ...how });
  try {
    return await act(browser);
  } catch (error) {
    throw new Error(`${served.origin}, ${profile.name}: ${String(error)}`, { cause: error });
  } finally {
    await browser.close();
  }
}

/** Waits until the server has had no open requests for this long, in milliseconds. */
async function quiet(browser: Browser, served: Served, milliseconds = 1000): Promise<void> {
  let since = now();
  await browser.until(() => {
    if (!served.isQuiet()) since = now();
    return now() - since > milliseconds;
  }, 'a quiet line');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scrolls the first visible element of a selector into view and returns its place in pixels of the window. */
async function find(browser: Browser, selector: string): Promise<Point> {
  const point = await browser.evaluate<Point | null>(`(() => {
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link over two lines is pressed on its first line.
      const [box] = element.getClientRects();
      if (!box || !element.checkVisibility()) continue;
      const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)) return point;
    }
    return null;
  })()`);
  if (!point) throw new Error(`Nothing can be pressed at ${selector}.`);
  await sleep(100);
  return point;
}

/** A selector for the page's links to an address. */
function linkTo(address: string): string {
  return `main a[href="${address}"], footer a[href="${address}"]`;
}

/**
 * Presses a point and returns the time of the release, which is when the browser acts.
 *
 * @param rest how long the pointer is there before the press, in milliseconds; a finger does not wait
 */
async function press(
  browser: Browser,
  { touch }: Profile,
  point: Point,
  rest = arriving,
): Promise<number> {
  const mouse = (type: string) =>
    browser.command('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
  const finger = (type: string, touchPoints: readonly Point[]) =>
    browser.command('Input.dispatchTouchEvent', { type, touchPoints });
  if (touch) await finger('touchStart', [point]);
  else {
    await browser.command('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    await sleep(rest);
    await mouse('mousePressed');
  }
  await sleep(pressFor);
  const letGo = now();
  // A page that is being left may not answer.
  await (touch ? finger('touchEnd', []) : mouse('mouseReleased')).catch(() => undefined);
  return letGo;
}

/** An action without an effect: a tap on the heading, or a pointer that crosses the page. */
async function move(browser: Browser, profile: Profile): Promise<void> {
  if (profile.touch) {
    await press(browser, profile, await find(browser, 'h1'));
    return;
  }
  for (const x of [200, 400, 600])
    await browser.command('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 5 });
}

/** Opens the first page, follows three links as a visitor would, and goes back. */
function timePages(visit: Visit): Promise<Figures> {
  const { profile, served } = visit;
  return inBrowser(visit, { slow: true }, async (browser) => {
    await browser.open(`${served.origin}/`);
    await quiet(browser, served, 1500);
    const paint = await browser.evaluate<Figures>(`new Promise((resolve) => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      new PerformanceObserver((list) => {
        resolve({ firstPaint: first.startTime, largestPaint: list.getEntries().at(-1).startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    })`);

    const follow = async (address: string, rest?: number) => {
      const point = await find(browser, linkTo(address));
      const time = await browser.paintedAfter(() => press(browser, profile, point, rest));
      await quiet(browser, served);
      return time;
    };
    const firstPress = await follow('/tyres');
    const secondPress = await follow('/tyres/passenger');
    await move(browser, profile);
    await sleep(3000);
    const readyPress = await follow('/services/wheel-alignment', resting);
    const back = await browser.paintedAfter(() => {
      const start = now();
      // The page may be gone before it answers.
      void browser.evaluate('history.back()').catch(() => undefined);
      return Promise.resolve(start);
    });
    return { ...paint, firstPress, secondPress, readyPress, back };
  });
}

/**
 * Clicks from within the page until the click has an effect, and records the time. It needs no pointer, so it can start
 * at once.
 */
function untilItActs(name: string, act: string, acted: string): string {
  return `{
    const poll = setInterval(() => {
      try { if (!(${acted})) ${act}; } catch { return; }
      if (!(${acted})) return;
      clearInterval(poll);
      (window.benchActs ??= {}).${name} = performance.now();
    }, 20);
  }`;
}

/** The times from which the menu and a question of the FAQ react to a click. */
function timeParts(visit: Visit): Promise<Figures> {
  const { profile, served } = visit;
  const button = profile.touch
    ? '[aria-label*="enu" i][popovertarget], button[popovertarget]'
    : 'button[popovertarget]';
  const shown = `[...document.querySelectorAll(${JSON.stringify(button)})].find((one) => one.checkVisibility())`;
  const script =
    untilItActs(
      'menuWorks',
      `${shown}.click()`,
      `document.querySelector('[popover]:popover-open')`,
    ) +
    untilItActs(
      'faqWorks',
      `document.querySelector('main summary').click()`,
      `document.querySelector('main details[open]')`,
    );
  return inBrowser(visit, { slow: true, script }, async (browser) => {
    await browser.open(`${served.origin}/faq`);
    await browser.until(
      () => browser.evaluate(`Object.keys(window.benchActs ?? {}).length === 2`),
      'the menu and the FAQ',
    );
    return browser.evaluate<Figures>('window.benchActs');
  });
}

/** Records the longest interaction, from the input to the next frame, and the longest task, in milliseconds. */
const notes = `
  window.benchNotes = { inp: 0, longestTask: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.benchNotes.inp = Math.max(window.benchNotes.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.benchNotes.longestTask = Math.max(window.benchNotes.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
`;

interface Notes {
  readonly inp: number;
  readonly longestTask: number;
}

/** The longest task of a form, and its slowest interaction while a visitor chooses, types and sends. */
async function timeForm(
  visit: Visit,
  form: { address: string; choice: string; fields: readonly string[]; script?: string },
  name: string,
): Promise<Figures> {
  const { profile, served } = visit;
  const script = `${notes}${form.script ?? ''}`;
  return inBrowser(visit, { slow: true, script }, async (browser) => {
    const tap = async (selector: string) =>
      press(browser, profile, await find(browser, `form ${selector}`));
    await browser.open(`${served.origin}${form.address}`);
    await quiet(browser, served, 2500);
    const acts = await browser.evaluate<Figures>('window.benchActs ?? {}');
    const { longestTask } = await browser.evaluate<Notes>('window.benchNotes');
    await tap(form.choice);
    await sleep(300);
    for (const field of form.fields) {
      await tap(`[name=${field}]`);
      for (const key of 'Soon please') {
        await browser.command('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
        await browser.command('Input.dispatchKeyEvent', { type: 'keyUp', key });
        await sleep(60);
      }
    }
    await tap('[type=submit]');
    await sleep(1000);
    const { inp } = await browser.evaluate<Notes>('window.benchNotes');
    return { ...acts, [`${name}LongestTask`]: longestTask, [`${name}Inp`]: inp };
  });
}

/** The times of the quote form, and the time from which one of its popular sizes fills in the fields. */
function timeQuoteForm(visit: Visit): Promise<Figures> {
  const chip = `[...document.querySelectorAll('form button')].find((one) => one.textContent === '225/45R17')`;
  const filled = `document.querySelector('[name=width]').value === '225'`;
  const script = untilItActs('quoteFormWorks', `${chip}.click()`, filled);
  const fields = ['firstName', 'comment'];
  const form = { address: '/tyre-enquiry', choice: 'button[aria-pressed]', fields, script };
  return timeForm(visit, form, 'quoteForm');
}

function timeContactForm(visit: Visit): Promise<Figures> {
  const fields = ['name', 'message'];
  const form = { address: '/contact', choice: '[value=service]', fields };
  return timeForm(visit, form, 'contactForm');
}

/** The traffic and processor time of a visit of one, three and seven pages, each scrolled to its end. */
function weighVisit(visit: Visit): Promise<Figures> {
  const { profile, served } = visit;
  return inBrowser(visit, { slow: false }, async (browser) => {
    const before = served.traffic();
    const idle = await browser.processorTime();
    const figures: Figures = {};
    for (const [index, address] of sevenPages.entries()) {
      if (index === 0) await browser.open(`${served.origin}${address}`);
      else {
        await press(browser, profile, await find(browser, linkTo(address)));
        await browser.until(
          () =>
            browser
              .evaluate<boolean>(
                `location.pathname === ${JSON.stringify(address)} && document.readyState === 'complete'`,
              )
              .catch(() => false),
          address,
        );
      }
      await quiet(browser, served, 500);
      await move(browser, profile);
      await browser.evaluate(`(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      })()`);
      await quiet(browser, served);
      const pages = index + 1;
      if (![1, 3, 7].includes(pages)) continue;
      const { bytes, requests } = served.traffic();
      figures[`bytesOf${pages}`] = bytes - before.bytes;
      figures[`requestsOf${pages}`] = requests - before.requests;
      figures[`processorOf${pages}`] = (await browser.processorTime()) - idle;
    }
    return figures;
  });
}

/** All visits, in the order in which they run. */
export const all = [timePages, timeParts, timeQuoteForm, timeContactForm, weighVisit];
