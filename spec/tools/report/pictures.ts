import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { preview, type InlineConfig, type PreviewServer } from 'vite';
import { waitForHeadlineFace } from '../../../e2e/headlineFace.ts';
import { storyReached, storyWidths } from '../../../e2e/workbench.ts';
import type { StoryMeta } from '../../../stories/story.ts';
import { launchOptions } from '../run/browser.ts';

/** The pages and stories to take pictures of. */
export interface Subjects {
  /** The folder of the built site, and the pages of it. */
  readonly site: string;
  readonly pages: readonly string[];
  /** The folder of the built workbench, and the stories of it. */
  readonly workbench: string;
  readonly stories: readonly { readonly id: string; readonly meta: StoryMeta }[];
}

/** The width of a page's picture in pixels, and the height at which it is cut. */
const pageSize = { width: 360, longest: 1800 };
/** The same for a story. */
const storySize = { width: 320, longest: 640 };
/** The window in which pages are opened. */
const desktop = { width: 1280, height: 800 };
/** How many windows are open at the same time. */
const windows = 3;

/**
 * Small pictures as `data:` addresses: of each page of the built site by its path, and of each story by its id. Where
 * site or workbench are not built, theirs are left out.
 */
export async function takePictures(subjects: Subjects): Promise<Record<string, string>> {
  const { site, workbench } = subjects;
  const pages = existsSync(path.join(site, 'index.html')) ? subjects.pages : [];
  const stories = existsSync(path.join(workbench, 'index.html')) ? subjects.stories : [];
  if (pages.length + stories.length === 0) return {};
  const servers: PreviewServer[] = [];
  const serve = async (outDir: string, options: InlineConfig) => {
    const server = await preview({
      ...options,
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    });
    servers.push(server);
    return originOf(server);
  };
  // The project's configuration has the plugin that answers as the site's host does.
  const project = path.resolve(import.meta.dirname, '../../..');
  const atSite = pages.length > 0 ? await serve(site, { root: project }) : '';
  const atBook =
    stories.length > 0 ? await serve(workbench, { configFile: false, root: workbench }) : '';
  const browser = await chromium.launch({
    ...launchOptions,
    // Blocks requests to other hosts, such as the map.
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    const queue = [
      ...pages.map((address) => async () => [address, await takePage(browser, atSite + address)]),
      ...stories.map(({ id, meta }) => async () => [
        id,
        await takeStory(browser, atBook, id, meta),
      ]),
    ];
    const taken: string[][] = [];
    await Promise.all(
      Array.from({ length: windows }, async () => {
        for (let take = queue.shift(); take; take = queue.shift()) taken.push(await take());
      }),
    );
    return Object.fromEntries(taken) as Record<string, string>;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

function originOf({ httpServer }: PreviewServer): string {
  const served = httpServer.address();
  if (served === null || typeof served === 'string') throw new Error('A folder has no port.');
  return `http://127.0.0.1:${served.port}`;
}

/** A window without motion, with the time of the tests. */
async function open(browser: Browser, viewport: typeof desktop, forced = false): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    colorScheme: 'light',
    forcedColors: forced ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  await page.clock.setFixedTime('2026-11-18T10:30:00+13:00');
  await waitForHeadlineFace(page);
  return page;
}

async function takePage(browser: Browser, address: string): Promise<string> {
  const page = await open(browser, desktop);
  await page.goto(address);
  // As tall as the page, so that every lazy picture loads.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: desktop.width, height: Math.min(height, 12_000) });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot();
  await page.close();
  return shrink(sharp(shot), pageSize);
}

async function takeStory(
  browser: Browser,
  origin: string,
  id: string,
  meta: StoryMeta,
): Promise<string> {
  const window = { width: storyWidths[meta.width ?? 'desk'], height: 800 };
  const page = await open(browser, window, meta.forcedColors);
  await page.goto(`${origin}/?story=${encodeURIComponent(id)}&mode=preview&theme=light`);
  await storyReached(page, meta);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  // Cuts off the empty background beside and below the story.
  const { data } = await sharp(shot)
    .trim({ threshold: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data: shot }));
  return shrink(sharp(data), storySize);
}

/** A picture at its width, cut at its maximum height. */
async function shrink(
  picture: Sharp,
  { width, longest }: { readonly width: number; readonly longest: number },
): Promise<string> {
  const small = await picture
    .resize({ width, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const light = await sharp(small.data)
    .extract({
      left: 0,
      top: 0,
      width: small.info.width,
      height: Math.min(small.info.height, longest),
    })
    .avif({ quality: 42, effort: 4 })
    .toBuffer();
  return `data:image/avif;base64,${light.toString('base64')}`;
}
