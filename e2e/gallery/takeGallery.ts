/**
 * `npm run gallery`: takes pictures of every page and every story in both schemes, and shows them in
 * `.cache/gallery/index.html`.
 * `-- --before DIR`: shows the pictures of an earlier gallery, kept in DIR, next to the new ones and marks differences.
 * `-- --only TEXT`: takes only the pictures with TEXT in their names, such as `faq` or `1440`.
 * `E2E_REUSE_BUILD=1` keeps the last builds.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../spec/tools/run/browser.ts';
import buildSite, { builtSite } from '../buildSite.ts';
import { ready } from '../fixtures.ts';
import { waitForHeadlineFace } from '../headlineFace.ts';
import { builtWorkbench, readStories, storyReached } from '../workbench.ts';
import { galleryPage, planGallery, type Shot, type Taken } from './plan.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/gallery');
const shots = path.join(folder, 'shots');

const windows = 3;

async function serve(outDir: string, site: boolean): Promise<string> {
  const server = await preview({
    ...(site ? {} : { configFile: false, root: outDir }),
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  return new URL(server.resolvedUrls?.local[0] ?? '').origin;
}

/** Waits until the page has loaded its script, its fonts and all its pictures. */
async function settle(page: Page, { kind, meta }: Shot): Promise<void> {
  if (kind === 'page') {
    await ready(page);
    // The sticky bar would be in the middle of the picture of the whole page.
    await page
      .getByLabel('Quick links')
      .evaluate((bar) => bar.style.setProperty('position', 'static', 'important'));
  } else {
    await storyReached(page, meta);
  }
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      // A picture that is decoded after the page is drawn may be missing.
      image.decoding = 'sync';
    }
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A picture that failed to load is not waited for.
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    // A font or picture that loads late changes the height, so the height has to stay the same for five frames.
    for (let height = 0, still = 0; still < 5; still += 1) {
      await frame();
      const now = document.documentElement.scrollHeight;
      if (now !== height) still = -1;
      height = now;
    }
  });
}

const { before, only = '' } = parseArgs({
  options: { before: { type: 'string' }, only: { type: 'string' } },
}).values;
if (before !== undefined && !existsSync(path.join(before, 'shots')))
  throw new Error(`${before} is no gallery: it has no folder “shots”.`);
if (before !== undefined && path.resolve(before) === folder)
  throw new Error('This run replaces .cache/gallery. Move the earlier one away first.');

buildSite();
rmSync(folder, { recursive: true, force: true });
for (const name of ['shots', 'before']) mkdirSync(path.join(folder, name), { recursive: true });
const origins = { page: await serve(builtSite(), true), story: await serve(builtWorkbench, false) };
const browser = await chromium.launch({
  ...launchOptions,
  // Blocks all other hosts, so the map's frame stays empty.
  args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

async function take(shot: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.width < 600 ? 780 : 900 },
    colorScheme: shot.scheme,
    forcedColors: shot.meta.forcedColors ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  });
  if (shot.kind === 'story') await waitForHeadlineFace(page);
  // The time of the tests, a Wednesday morning on which all branches are open.
  await page.clock.setFixedTime('2026-11-18T10:30:00+13:00');
  await page.goto(origins[shot.kind] + shot.address);
  await settle(page, shot);
  const file = path.join(shots, shot.file);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}

const plan = planGallery(readStories()).filter(({ file }) => file.includes(only));
const queue = [...plan];
const takeAll = async () => {
  for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
    const { file } = shot;
    await take(shot).catch((cause: unknown) => {
      throw new Error(`The picture ${file} could not be taken.`, { cause });
    });
  }
};
await Promise.all(Array.from({ length: windows }, takeAll));

const taken = plan.map((shot): Taken => {
  const old = path.join(before ?? '', 'shots', shot.file);
  if (before === undefined || !existsSync(old)) return { shot };
  copyFileSync(old, path.join(folder, 'before', shot.file));
  return { shot, changed: !readFileSync(path.join(shots, shot.file)).equals(readFileSync(old)) };
});
writeFileSync(path.join(folder, 'index.html'), galleryPage(taken));
process.stdout.write(`${taken.length} pictures are in ${path.join(folder, 'index.html')}\n`);
process.exit();
