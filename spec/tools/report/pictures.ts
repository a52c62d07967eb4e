import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { preview, type InlineConfig, type PreviewServer } from 'vite';
import { waitForHeadlineFace } from '../../../e2e/headlineFace.ts';
import { storyReached, storyWidths } from '../../../e2e/workbench.ts';
import type { StoryMeta } from '../../../stories/story.ts';
import { launchOptions } from '../run/browser.ts';

/** What pictures are taken of. */
export interface Subjects {
  /** The folder of the built site, and the pages of it. */
  readonly site: string;
  readonly pages: readonly string[];
  /** The folder of the built workbench, and the stories of it. */
  readonly workbench: string;
  readonly stories: readonly { readonly id: string; readonly meta: StoryMeta }[];
}

/** The width of a picture of a page, in pixels, and how tall one may grow before it is cut. */
const pageSize = { width: 360, longest: 1800 };
/** The same of a story, whose picture stands beside its clause only. */
const storySize = { width: 320, longest: 640 };
/** The window that a page is seen in. */
const desk = { width: 1280, height: 800 };
/** How many windows are open at a time. */
const windows = 3;

/**
 * A small picture of each page of the built site from top to bottom, by its path, and of each story in its state,
 * by its id, as `data:` addresses. Where site or workbench were not built theirs are left out, and the report does
 * without.
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
  // Answered as the site's own host answers: the plugin that does so stands in the project's configuration.
  const project = path.resolve(import.meta.dirname, '../../..');
  const atSite = pages.length > 0 ? await serve(site, { root: project }) : '';
  const atBook =
    stories.length > 0 ? await serve(workbench, { configFile: false, root: workbench }) : '';
  const browser = await chromium.launch({
    ...launchOptions,
    // Another party's map is no part of the picture.
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

/** A window in which nothing moves and it is a Wednesday morning, as in the tests. */
async function open(browser: Browser, viewport: typeof desk, forced = false): Promise<Page> {
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
  const page = await open(browser, desk);
  await page.goto(address);
  // As tall as the page, so that every picture of it is fetched.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: desk.width, height: Math.min(height, 12_000) });
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
  // Without the empty ground beside and below it.
  const { data } = await sharp(shot)
    .trim({ threshold: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => ({ data: shot }));
  return shrink(sharp(data), storySize);
}

/** A picture as wide as it may be, cut where it is too long. */
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
