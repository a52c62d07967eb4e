/**
 * The visits that are measured. Each starts a browser with an empty cache and returns its figures by name: times in
 * milliseconds, traffic in bytes and requests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { inPage, now, timeToPaint, press, processorTime, type Visit } from './browser.ts';
import { sevenPages } from './budgets.ts';

export type Figures = Record<string, number>;

/** What the figures are, by their names. */
export const measures: Readonly<Record<string, string>> = {
  firstPaint: 'First paint of a first visit, ms',
  largestPaint: 'Largest paint of a first visit, ms',
  firstPress: 'First press to next page painted, ms',
  readyPress: 'Press after 3 s on the page, ms',
  back: 'Back, ms',
  quoteFormInp: 'Slowest answer of the quote form (INP), ms',
  contactFormInp: 'Slowest answer of the contact form (INP), ms',
  kilobytes: 'Bytes of seven pages, KB',
  requests: 'Requests of seven pages',
  processor: 'Processor time of seven pages, ms',
};

/** Waits until the server has had no open requests for this long, in milliseconds. */
async function quiet({ served }: Visit, milliseconds = 1000): Promise<void> {
  for (let since = now(); now() - since < milliseconds; await sleep(20))
    if (!served.isQuiet()) since = now();
}

function linkTo(address: string): string {
  return `main a[href="${address}"], footer a[href="${address}"]`;
}

declare global {
  interface Window {
    /** The time of the largest paint, and the slowest answer to an interaction, in milliseconds. */
    benchEntries?: Record<'largest-contentful-paint' | 'event', number>;
  }
}

/** Runs in a page before its own script: keeps `benchEntries` up to date. */
function recordEntries(): void {
  const notes = { 'largest-contentful-paint': 0, event: 0 };
  window.benchEntries = notes;
  for (const type of ['largest-contentful-paint', 'event'] as const) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // An event without an id of an interaction is a movement of the pointer.
        if ('interactionId' in entry && !entry.interactionId) continue;
        const value = type === 'largest-contentful-paint' ? entry.startTime : entry.duration;
        notes[type] = Math.max(notes[type], value);
      }
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** Opens the first page, follows two links as a visitor would, and goes back. */
function timePages(visit: Visit): Promise<Figures> {
  const { profile, served } = visit;
  return inPage(visit, true, async (page) => {
    await page.evaluateOnNewDocument(recordEntries);
    await page.goto(`${served.origin}/`);
    await quiet(visit, 1500);
    await page.waitForFunction(() => window.benchEntries?.['largest-contentful-paint']);
    const paints = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: window.benchEntries?.['largest-contentful-paint'] ?? 0,
    }));
    const follow = async (address: string, hover?: number) => {
      const time = await timeToPaint(page, () => press(page, profile, linkTo(address), hover));
      await quiet(visit);
      return time;
    };
    const firstPress = await follow('/tyres');
    await sleep(3000);
    const readyPress = await follow('/services/wheel-alignment', 300);
    const back = await timeToPaint(page, async () => {
      const start = now();
      // The browser may have left the page before it answers.
      await page.evaluate(() => history.back()).catch(() => undefined);
      return start;
    });
    return { ...paints, firstPress, readyPress, back };
  });
}

/** Measures the slowest response of a form (INP) while a visitor chooses, types and sends. */
function timeForm(name: string, address: string, choice: string, fields: readonly string[]) {
  return (visit: Visit): Promise<Figures> =>
    inPage(visit, true, async (page) => {
      const tap = (selector: string) => press(page, visit.profile, `form ${selector}`);
      await page.evaluateOnNewDocument(recordEntries);
      await page.goto(visit.served.origin + address);
      await quiet(visit, 2500);
      await tap(choice);
      await sleep(300);
      for (const field of fields) {
        await tap(`[name=${field}]`);
        await page.keyboard.type('Soon please', { delay: 60 });
      }
      await tap('[type=submit]');
      await sleep(1000);
      return { [name]: await page.evaluate(() => window.benchEntries?.event ?? 0) };
    });
}

/** Measures traffic and processor time of a visit to seven pages, each scrolled to its end. */
function weighVisit(visit: Visit): Promise<Figures> {
  const { profile, served } = visit;
  return inPage(visit, false, async (page) => {
    const before = { ...served.traffic(), processor: await processorTime(page) };
    for (const address of sevenPages) {
      if (address === sevenPages[0]) await page.goto(served.origin + address);
      else await press(page, profile, linkTo(address));
      await page.waitForFunction(
        (wanted) => location.pathname === wanted && document.readyState === 'complete',
        {},
        address,
      );
      await quiet(visit);
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      await quiet(visit);
    }
    const { bytes, requests } = served.traffic();
    return {
      kilobytes: (bytes - before.bytes) / 1000,
      requests: requests - before.requests,
      processor: (await processorTime(page)) - before.processor,
    };
  });
}

export const visits = [
  timePages,
  timeForm('quoteFormInp', '/tyre-enquiry', 'button[aria-pressed]', ['firstName', 'comment']),
  timeForm('contactFormInp', '/contact', '[value=service]', ['name', 'message']),
  weighVisit,
];
