/**
 * What each page weighs in a visitor's browser, and what it may weigh: `budgets.json` beside this file, held from both
 * sides. What is over has to be argued for, and what is well under is banked, so that nothing eats it again unseen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';

/** Bytes after brotli (pictures as they are), and requests, the page's own included. */
export interface Weights {
  /** The document with the rules in it. */
  readonly html: number;
  /** The rules: those in the document, by themselves, and those of stylesheets. */
  readonly css: number;
  /** Script and styles that come before the visitor's first move, and until after it. */
  readonly scriptAtRest: number;
  readonly scriptAfterMove: number;
  /** Pictures on a phone, once the page was scrolled to its end. */
  readonly pictures: number;
  /** Everything that was asked for. */
  readonly requests: number;
}

/** Gives a window the size of a phone; the function it returns ends this. */
export async function holdAsPhone(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return () => session.detach();
}

/** Taps on nothing, in the corner. */
async function tap(session: CDPSession): Promise<void> {
  const touchPoints = [{ x: 1, y: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The seven pages of a reader's visit, none of them with a form; its row carries all that came on the way. */
export const sevenPages: readonly string[] = [
  '/',
  '/auto-services',
  '/services/wof-inspection',
  '/locations',
  '/about',
  '/warranty',
  '/services/puncture-repair',
];

/** The name of the visit's row. */
export const visitRow = 'seven pages';

/** The file of the budgets. */
export const budgetsFile = path.join(import.meta.dirname, 'budgets.json');

/** The budget of each row, by address. */
export function readBudgets(): Record<string, Weights> {
  return JSON.parse(readFileSync(budgetsFile, 'utf8')) as Record<string, Weights>;
}

/** How far below its budget a weight may be: a twentieth, and at least this many bytes. */
const slackBytes = 300;

/** Sentences for each weight that is over its budget, or so far under that the saving belongs into the budget. */
export function outsideBudget(weights: Weights, budget: Weights | undefined): string[] {
  if (!budget) return ['it has no budget: run `npm run budgets -- --write`'];
  return (Object.keys(weights) as (keyof Weights)[]).flatMap((name) => {
    const [value, most] = [weights[name], budget[name]];
    const least = name === 'requests' ? most : Math.min(most * 0.95, most - slackBytes);
    if (value > most) return [`${name}: ${value} is more than ${most}`];
    if (value < least)
      return [`${name}: ${value} is a saving on ${most}; write it into the budget`];
    return [];
  });
}

/** A budget for what was weighed: a hundredth more, in full tens. */
export function budgetFor(weights: Weights): Weights {
  const entries = Object.entries(weights).map(([name, value]) => [
    name,
    name === 'requests' ? value : Math.ceil((value * 1.01) / 10) * 10,
  ]);
  return Object.fromEntries(entries) as Weights;
}

/** How long a request is waited for, in milliseconds. */
const timeoutMs = 10_000;

/** Waits until the page has had an idle moment and nothing has been on its way for a while. */
async function quiet(page: Page, open: ReadonlyMap<unknown, number>): Promise<void> {
  // The page's own idle moment, which waits no longer than two seconds, has been when this one comes.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })),
  );
  for (let calm = 0; calm < 4; calm += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    // What never ends is not waited for.
    const since = performance.now() - timeoutMs;
    if ([...open.values()].some((start) => start > since)) calm = -1;
  }
}

/** Opens pages one after the other in an empty browser, moves and scrolls in each, and weighs the files. */
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
  // What was fetched before and is still good comes from the cache; a document is asked for again each time.
  page.on('response', (response) => {
    // A browser with tabs fetches the page's icon; one without any does not.
    const isIcon = new URL(response.url()).pathname.startsWith('/favicon');
    if (ours(response.url()) && !isIcon)
      kinds.set(response.url(), response.request().resourceType());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const sizes = new Map<string, number>();
  const size = async (wanted: string) => {
    let sum = 0;
    for (const [url, kind] of kinds) {
      if (kind !== wanted) continue;
      if (!sizes.has(url)) {
        const body = await (await page.request.get(url)).body();
        sizes.set(url, kind === 'image' ? body.length : brotliCompressSync(body).length);
      }
      sum += sizes.get(url) ?? 0;
    }
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
    // The pointer is over neither a link nor a field.
    await page.keyboard.press('Shift');
    await tap(session);
    await quiet(page, open);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
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
