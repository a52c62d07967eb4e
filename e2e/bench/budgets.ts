/**
 * What each page loads in a visitor's browser, and its budget in `budgets.json`. A page may not exceed its budget or be
 * far below it, so that each saving lowers the budget.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import { closures } from '../../src/content/closures.ts';

/** Bytes after brotli (of pictures without), and the number of requests, including the page's own. */
export interface Weights {
  /** The document, with its inline styles. */
  readonly html: number;
  /** The style rules: inline styles, compressed by themselves, and stylesheets. */
  readonly css: number;
  /** Script that has loaded before the visitor's first action, and all script that has loaded by the end. */
  readonly scriptAtRest: number;
  readonly scriptAfterMove: number;
  /** Pictures on a phone, after the page was scrolled to its end. */
  readonly pictures: number;
  readonly requests: number;
}

/** Emulates the size and touch of a phone; the returned function ends it. */
export async function emulatePhone(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return () => session.detach();
}

/** Taps the corner of the window, where nothing is. */
async function tap(session: CDPSession): Promise<void> {
  const touchPoints = [{ x: 1, y: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The seven pages of one visit, none with a form; the row of the visit has the sum of what they load. */
export const sevenPages: readonly string[] = [
  '/',
  '/auto-services',
  '/services/wof-inspection',
  '/locations',
  '/about',
  '/warranty',
  '/services/puncture-repair',
];

export const visitRow = 'seven pages';

export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

export function readBudgets(): Record<string, Weights> {
  return JSON.parse(readFileSync(budgetsFile, 'utf8')) as Record<string, Weights>;
}

/** How far below its budget a weight may be, in bytes; if a twentieth of the budget is more, that counts. */
const slackBytes = 300;

/** The most bytes by which an owner's words make a document heavier or lighter, such as answers or a review. */
const wordBytes = 500;

/** The bytes of days on which the owner closes: the script of every page has them. */
export function closureBytes(days: readonly object[] = closures): number {
  return days.length > 0 ? brotliCompressSync(JSON.stringify(days)).length : 0;
}

/**
 * One sentence for each weight that is above its budget, or so far below it that the budget has to be lowered. The
 * owner's words and closures have room of their own: only code is held to its budget.
 */
export function outsideBudget(
  weights: Weights,
  budget: Weights | undefined,
  closureRoom = closureBytes(),
): string[] {
  if (!budget) return ['it has no budget: run `npm run budgets -- --write`'];
  return (Object.keys(weights) as (keyof Weights)[]).flatMap((name) => {
    const [value, budgeted] = [weights[name], budget[name]];
    const words = name === 'html' ? wordBytes : 0;
    const most = budgeted + words + (name.startsWith('script') ? closureRoom : 0);
    const slack = Math.max(budgeted * 0.05, slackBytes);
    const least = name === 'requests' ? budgeted : budgeted - slack - words;
    if (value > most) return [`${name}: ${value} is more than ${most}; make the page lighter`];
    if (value < least)
      return [`${name}: ${value} is a saving on ${budgeted}; run \`npm run budgets -- --write\``];
    return [];
  });
}

/** The budget for these weights: 1 % more, rounded up to full tens. */
export function budgetFor(weights: Weights): Weights {
  const entries = Object.entries(weights).map(([name, value]) => [
    name,
    name === 'requests' ? value : Math.ceil((value * 1.01) / 10) * 10,
  ]);
  return Object.fromEntries(entries) as Weights;
}

/** The longest wait for a request, in milliseconds. */
const timeoutMs = 10_000;

/** Waits until the page has been idle, and then has no open requests for four frames. */
async function quiet(page: Page, open: ReadonlyMap<unknown, number>): Promise<void> {
  // The page does its own idle work within two seconds, so it is done when this callback runs.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })),
  );
  for (let calm = 0; calm < 4; calm += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    // A request that never ends is not waited for.
    const since = performance.now() - timeoutMs;
    if ([...open.values()].some((start) => start > since)) calm = -1;
  }
}

/** The sizes of files whose names have a hash of their content, so that many pages measure each of them once. */
const hashed = new Map<string, number>();

/** The bytes of a file after brotli; of a picture without. */
export async function sizeOf(page: Page, url: string, kind: string): Promise<number> {
  const known = hashed.get(url);
  if (known !== undefined) return known;
  const body = await (await page.request.get(url)).body();
  const size = kind === 'image' ? body.length : brotliCompressSync(body).length;
  if (new URL(url).pathname.startsWith('/assets/')) hashed.set(url, size);
  return size;
}

/**
 * Opens pages one after the other in an empty browser, presses a key, taps and scrolls in each, and returns what they
 * loaded.
 */
export async function weigh(
  page: Page,
  origin: string,
  addresses: readonly string[],
): Promise<Weights> {
  const kinds = new Map<string, string>();
  const open = new Map<unknown, number>();
  const ours = (url: string) => url.startsWith(origin);
  page.on('request', (request) => {
    if (ours(request.url())) open.set(request, performance.now());
  });
  // Files come from the cache the second time; documents are requested again each time.
  page.on('response', (response) => {
    // Only browsers with tabs fetch the icon.
    const isIcon = new URL(response.url()).pathname.startsWith('/favicon');
    if (ours(response.url()) && !isIcon)
      kinds.set(response.url(), response.request().resourceType());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const size = async (wanted: string) => {
    let sum = 0;
    for (const [url, kind] of kinds) if (kind === wanted) sum += await sizeOf(page, url, kind);
    return sum;
  };

  const session = await page.context().newCDPSession(page);
  let inDocuments = 0;
  let scriptAtRest = 0;
  for (const address of addresses) {
    await page.goto(origin + address);
    await quiet(page, open);
    scriptAtRest = await size('script');
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    );
    inDocuments += rules ? brotliCompressSync(rules).length : 0;
    // The visitor's first actions: a key, and a tap where nothing is.
    await page.keyboard.press('Shift');
    await tap(session);
    await quiet(page, open);
    await page.evaluate(async () => {
      // The browser loads pictures up to 1,250 pixels above and below the window.
      for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await quiet(page, open);
  }
  await session.detach();
  return {
    html: await size('document'),
    css: inDocuments + (await size('stylesheet')),
    scriptAtRest,
    scriptAfterMove: await size('script'),
    pictures: await size('image'),
    requests: kinds.size,
  };
}
