/** Takes the pictures of the gallery, or compares them with the last ones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ready, test as base } from '../fixtures.ts';
import { waitForHeadlineFace } from '../headlineFace.ts';
import { builtWorkbench, readStories, storyReached } from '../workbench.ts';
import { planGallery, type Shot } from './plan.ts';

const folder = path.resolve(import.meta.dirname, '../../.cache/gallery');

const test = base.extend({
  // Other tests check the console and the requests of these pages.
  expectConsole: ({}, use) => use(() => undefined),
  hostGuard: ({}, use) => use(),
});

/** Waits until the page has loaded its script, or the story shows its state, and all pictures are there. */
async function settle(page: Page, { kind, meta }: Shot): Promise<void> {
  if (kind === 'page') {
    await ready(page);
    // The sticky bar would be in the middle of the picture of the whole page.
    await page
      .getByLabel('Quick links')
      .evaluate((bar) => bar.style.setProperty('position', 'static', 'important'));
  } else await storyReached(page, meta);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A picture that failed to load is not waited for.
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

const plan = planGallery(readStories());

for (const shot of plan)
  test(shot.file, async ({ page, site, serve }) => {
    const { kind, address, width, scheme, meta, file } = shot;
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    await page.emulateMedia({
      colorScheme: scheme,
      forcedColors: meta.forcedColors ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    // The time of the tests, a Wednesday morning on which all branches are open.
    await page.clock.setFixedTime('2026-11-18T10:30:00+13:00');
    if (kind === 'page') await page.goto(site.origin + address);
    else {
      await waitForHeadlineFace(page);
      await page.goto(`${await serve(builtWorkbench)}${address}&theme=${scheme}`);
    }
    await settle(page, shot);
    await expect(page).toHaveScreenshot(file, { fullPage: true });
  });

test.afterAll(() => {
  mkdirSync(folder, { recursive: true });
  const pictures = plan.map(
    ({ file }) =>
      `<a href="shots/${file}"><img src="shots/${file}" alt="${file}" width="256" loading="lazy"></a>`,
  );
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><title>Gallery</title>${pictures.join('\n')}`,
  );
});
