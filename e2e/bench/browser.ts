/**
 * Starts the browser of one visit, and acts in it as a visitor does. Puppeteer drives it, because Playwright turns the
 * back-forward cache off.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import type { Served } from './server.ts';

/** The visitor's device: a phone or a desktop, with the size of its window in pixels. */
export interface Profile {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const profiles: Readonly<Record<string, Profile>> = {
  Phone: { width: 360, height: 740, touch: true },
  Desk: { width: 1440, height: 900, touch: false },
};

/** How many times slower the processor is made. */
const slowdown = 4;

/** How long a finger or mouse button stays down, in milliseconds. */
const pressDuration = 80;

/** The browser of a visit, and the site that it visits. */
export interface Visit {
  readonly executable: string;
  /** The fingerprint of the certificate that the browser trusts. */
  readonly fingerprint: string;
  readonly profile: Profile;
  readonly served: Served;
}

/**
 * Starts a browser with an empty profile, in the time zone of a visitor's device, and acts in its only page.
 *
 * @param isSlow slows the processor down; false where processor time is measured
 */
export async function inPage<Result>(
  { executable, fingerprint, profile: { width, height, touch } }: Visit,
  isSlow: boolean,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const [isMobile, deviceScaleFactor] = touch ? [true, 2] : [false, 1];
  const browser = await launch({
    executablePath: executable,
    pipe: true,
    env: { ...process.env, TZ: 'Pacific/Auckland' },
    defaultViewport: { width, height, deviceScaleFactor, isMobile, hasTouch: touch },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
  try {
    const page = await browser.newPage();
    if (isSlow) await page.emulateCPUThrottling(slowdown);
    return await act(page);
  } finally {
    await browser.close();
  }
}

/** The current time in milliseconds, on the clock of the pages. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Presses the first visible element of a selector, and returns the time of the release, when the browser acts.
 *
 * @param hover how long a mouse is on the element before it presses, in milliseconds
 */
export async function press(
  page: Page,
  { touch }: Profile,
  selector: string,
  hover = 100,
): Promise<number> {
  const visible = await page.waitForSelector(`:is(${selector})`, { visible: true });
  if (!visible) throw new Error(`Nothing can be pressed at ${selector}.`);
  await visible.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(100);
  const { x, y } = await visible.clickablePoint();
  if (touch) await page.touchscreen.touchStart(x, y);
  else {
    await page.mouse.move(x, y);
    await sleep(hover);
    await page.mouse.down();
  }
  await sleep(pressDuration);
  const released = now();
  // A page that is being left may not answer.
  await (touch ? page.touchscreen.touchEnd() : page.mouse.up()).catch(() => undefined);
  return released;
}

declare global {
  interface Window {
    /** When a document that stays or is restored has painted another heading; 0 until then. */
    benchPainted?: number;
  }
}

/** Runs in the page that is left: records when it paints another heading, or is painted again after Back. */
function watchHeading(): string {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const before = heading();
  const record = () =>
    setTimeout(() => (window.benchPainted = performance.timeOrigin + performance.now()));
  const look = () => {
    if (['', before].includes(heading())) requestAnimationFrame(look);
    else record();
  };
  window.benchPainted = 0;
  addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(record));
  look();
  return before;
}

/** Runs in the next page: when its heading was painted, in milliseconds of its clock; 0 if it was not yet. */
function paintedHeading(before: string): number {
  if ([undefined, before].includes(document.querySelector('h1')?.textContent)) return 0;
  if (window.benchPainted !== undefined) return window.benchPainted;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + paint.startTime : 0;
}

/** Runs `act`, which returns a time, and returns the milliseconds from then until another heading is painted. */
export async function timeToPaint(page: Page, act: () => Promise<number>): Promise<number> {
  const before = await page.evaluate(watchHeading);
  const start = await act();
  const painted = await page.waitForFunction(paintedHeading, { polling: 20 }, before);
  return (await painted.jsonValue()) - start;
}

/** The processor time of all processes of the browser, in milliseconds. */
export async function processorTime(page: Page): Promise<number> {
  const session = await page.browser().target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
}
