/**
 * `npm run gallery`: takes pictures of every page (four widths in both schemes, a phone on its side, large text) and of
 * every story, and shows them in `.cache/gallery/index.html`.
 * `--before DIR`: shows the pictures of an earlier gallery, kept in DIR, beside the new ones and marks what differs.
 * `--only TEXT`: takes the pictures with TEXT in their names, such as `faq` or `large-text`.
 * `E2E_REUSE_BUILD=1` keeps the last builds.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { launchOptions } from '../../spec/tools/run/browser.ts';
import buildSite, { builtSite } from '../buildSite.ts';
import { ready } from '../fixtures.ts';
import { waitForHeadlineFace } from '../headlineFace.ts';
import { builtWorkbench, readStories, storyReached } from '../workbench.ts';
import { galleryPage, planGallery, type Shot, type Taken } from './plan.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/gallery');
const shots = path.join(folder, 'shots');
const thumbs = path.join(folder, 'thumbs');

/** The number of windows that are open at once. */
const windows = 3;

/** Serves a built folder and returns its address. */
async function serve(outDir: string, site: boolean): Promise<string> {
  const server = await preview({
    ...(site ? {} : { configFile: false, root: outDir }),
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${outDir} has no port.`);
  return `http://127.0.0.1:${address.port}`;
}

/** Waits until the page has loaded its script, its fonts and all its pictures. */
async function settle(page: Page, { kind, meta }: Shot): Promise<void> {
  if (kind === 'page') {
    await page.keyboard.press('Shift');
    await ready(page);
    // A sticky bar would be across the middle of a picture of the whole page.
    await page
      .getByLabel('Quick links')
      .evaluate((bar) => bar.style.setProperty('position', 'static', 'important'));
  } else {
    await storyReached(page, meta ?? {});
  }
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    await document.fonts.ready;
    for (const image of document.images) {
      // Pictures that were scrolled past within one frame may not have started to load.
      image.loading = 'eager';
      // A picture that is decoded later than the page is drawn may be missing.
      image.decoding = 'sync';
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) {
      while (!image.complete) await frame();
      // Waits until the picture is decoded. A picture that failed to load is not waited for.
      await image.decode().catch(() => undefined);
    }
    scrollTo(0, 0);
    // A font or picture that loads late changes the height, so the height has to stay the same for five frames.
    for (let height = 0, still = 0; still < 5; still += 1) {
      await frame();
      const now = document.documentElement.scrollHeight;
      if (now !== height) still = -1;
      height = now;
    }
  });
}

/** How often a picture is retaken if its height is not that of the page. */
const attempts = 3;

/** Takes a picture of the whole page and returns its height in pixels. */
async function takeWhole(page: Page, file: string): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    const { height: taken } = await sharp(file).metadata();
    const height = await page.evaluate(() =>
      Math.max(innerHeight, document.documentElement.scrollHeight),
    );
    if (taken === height) return height;
  }
  throw new Error('the page kept changing its height');
}

/** Takes one picture, in a browser context of its own. */
async function take(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.scheme,
    forcedColors: shot.forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  if (shot.kind === 'story') await waitForHeadlineFace(page);
  // A Wednesday morning, as in the tests: all branches are open.
  await page.clock.setFixedTime('2026-11-18T10:30:00+13:00');
  await page.goto(origin + shot.address);
  await settle(page, shot);
  const file = path.join(shots, shot.file);
  const height = await takeWhole(page, file);
  await page.close();
  // The gallery shows the upper part only, and a WebP file can be at most 16383 pixels high.
  await sharp(file)
    .extract({ left: 0, top: 0, width: shot.width, height: Math.min(height, 8 * shot.width) })
    .resize({ width: shot.width < 600 ? 288 : 512 })
    .webp({ quality: 70 })
    .toFile(path.join(thumbs, shot.file.replace(/png$/, 'webp')));
}

/** The share of pixels that differ between two pictures, from 0 to 1; 1 if their sizes differ. */
async function differing(one: string, other: string): Promise<number> {
  if (readFileSync(one).equals(readFileSync(other))) return 0;
  const [now, then] = await Promise.all(
    [one, other].map((file) =>
      sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!now || !then || now.info.width !== then.info.width || now.info.height !== then.info.height)
    return 1;
  let changed = 0;
  for (let at = 0; at < now.data.length; at += 3) {
    if ([0, 1, 2].some((channel) => now.data[at + channel] !== then.data[at + channel]))
      changed += 1;
  }
  return changed / (now.data.length / 3);
}

const { before, only = '' } = parseArgs({
  options: { before: { type: 'string' }, only: { type: 'string' } },
}).values;
if (before !== undefined && !existsSync(path.join(before, 'shots')))
  throw new Error(`${before} is no gallery: it has no folder of shots.`);
if (before !== undefined && path.resolve(before) === folder)
  throw new Error('This run writes .cache/gallery anew: move the one before away first.');

const start = performance.now();
buildSite();
rmSync(folder, { recursive: true, force: true });
for (const each of [shots, thumbs]) mkdirSync(each, { recursive: true });
const [site, book] = await Promise.all([serve(builtSite(), true), serve(builtWorkbench, false)]);
const plan = planGallery(readStories()).filter(({ file }) => file.includes(only));

/** Starts a browser with this text size. A size that is set later is lost when a picture is taken. */
function launch(textSize: number): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      // Blocks all other hosts, so the map's frame stays empty.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      `--blink-settings=defaultFontSize=${textSize},defaultFixedFontSize=${textSize}`,
    ],
  });
}

const browsers = new Map<number, Browser>();
for (const { textSize } of plan)
  if (!browsers.has(textSize)) browsers.set(textSize, await launch(textSize));

const queue = [...plan];
const lost: string[] = [];
await Promise.all(
  Array.from({ length: windows }, async () => {
    for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
      const browser = browsers.get(shot.textSize) as Browser;
      await take(browser, shot.kind === 'page' ? site : book, shot).catch((error: unknown) => {
        lost.push(`${shot?.file}: ${String(error)}`);
      });
      process.stdout.write(`\r${plan.length - queue.length} of ${plan.length}: ${shot.file}\x1b[K`);
    }
  }),
);
await Promise.all([...browsers.values()].map((browser) => browser.close()));

const taken: Taken[] = [];
for (const shot of plan) {
  if (!existsSync(path.join(shots, shot.file))) continue;
  const old = before === undefined ? undefined : path.join(before, 'shots', shot.file);
  if (old === undefined || !existsSync(old)) {
    taken.push({ shot });
    continue;
  }
  mkdirSync(path.join(folder, 'before'), { recursive: true });
  copyFileSync(old, path.join(folder, 'before', shot.file));
  const changed = await differing(path.join(shots, shot.file), old);
  taken.push({ shot, before: `before/${shot.file}`, changed });
}
const index = path.join(folder, 'index.html');
writeFileSync(index, galleryPage(taken));
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`\r${taken.length} pictures in ${seconds} s\x1b[K\n${index}\n`);
for (const line of lost) console.error(line);
process.exit(lost.length > 0 ? 1 : 0);
