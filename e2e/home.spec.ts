import type { Page } from '@playwright/test';
import { phone } from '../spec/facts/business.ts';
import { brandCount } from '../spec/facts/lists.ts';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { openBeforeScript } from './open.ts';
import { clause, clauses, expect, test } from './fixtures.ts';
import { placesOfHeadline } from './headlineFace.ts';

clause(
  'HOME-STILL',
  'the headline stays in place in both fonts',
  async ({ page, expectConsole }) => {
    const { inFallback, inHeadlineFace } = await placesOfHeadline(page, expectConsole);
    expect(inHeadlineFace).toEqual(inFallback);
  },
);

clause('HOME-PRELOAD', 'the head preloads the only picture of the wheel', async ({ page }) => {
  for (const [width, media] of [
    [360, '(max-width: 39.99rem)'],
    [1440, '(min-width: 40rem)'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const preloads = page.locator('head link[rel="preload"][as="image"]');
    await expect(preloads).toHaveCount(2);
    const preload = page.locator(`head link[rel="preload"][media="${media}"]`);
    await expect(preload).toHaveAttribute('type', 'image/avif');
    const offered = (await preload.getAttribute('imagesrcset')) ?? '';
    expect(offered).toMatch(/^(?:\S+-(\d+)-\w+\.avif \1w(?:, |$)){3}$/);
    const shown = await page
      .locator('main img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
    expect(offered).toContain(shown);
    // A preload that the page does not use would be a second file.
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => /hero/.test(name)),
    );
    expect(fetched).toEqual([shown]);
  }
});

/** The state of each animation on Home, which is that of the brand names: running or paused. */
const statesOfNames = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

clause('HOME-BRANDS-PAUSE', 'the checkbox works before the script loads', async ({ page }) => {
  const release = await openBeforeScript(page, '/');
  const pause = page.getByRole('checkbox', { name: 'Pause animation' });
  expect(await statesOfNames(page)).toEqual(['running']);
  await pause.check();
  expect(await statesOfNames(page)).toEqual(['paused']);
  await release();
  await expect(pause).toBeChecked();
  expect(await statesOfNames(page)).toEqual(['paused']);
});

clause('HOME-WHEEL-FIRST', 'the wheel is above the headline, or right of it', async ({ page }) => {
  /** Where the wheel begins in the picture for wide windows, as a share of the picture's width. */
  const wheelBegins = 0.53;
  await page.goto('/');
  for (const width of [320, 360, 639, 640, 768, 1000, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await page.locator('main img').first().boundingBox();
    const lines = await page.getByRole('heading', { level: 1 }).evaluate(({ children }) => {
      const range = document.createRange();
      return [...children].map((line) => {
        range.selectNodeContents(line);
        return range.getBoundingClientRect();
      });
    });
    if (!picture) throw new Error('The wheel is not shown.');
    for (const { top, right } of lines)
      if (width < 640)
        expect.soft(top, `${width} px`).toBeGreaterThanOrEqual(picture.y + picture.height);
      else expect.soft(right, `${width} px`).toBeLessThan(picture.x + picture.width * wheelBegins);
  }
});

clause('HOME-CALL-BAR', 'the call bar appears once the links are out of view', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const main = page.getByRole('main');
  const hero = main.getByRole('link', { name: `Call ${phone.main.number}` });
  const last = main.getByRole('link', { name: 'Opening hours' });
  const scrollTo = (top = 0) => page.evaluate((y) => window.scrollTo(0, y), top);
  await page.goto('/');
  for (const width of [320, 390, 639]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(0);
    await expect(hero).toBeInViewport();
    await expect(bar, `${width} px`).toBeHidden();
    const [first, end] = [await hero.boundingBox(), await last.boundingBox()];
    await scrollTo(first?.y);
    await expect(hero).toBeInViewport();
    await expect(bar, `${width} px, the phone link is at the top`).toBeHidden();
    await scrollTo((end?.y ?? 0) + (end?.height ?? 0) + 1);
    await expect(last).not.toBeInViewport();
    await expect(bar, `${width} px, the links are out of view`).toBeVisible();
  }
  // The smallest height at which the bar is hidden at first.
  await page.setViewportSize({ width: 390, height: 384 });
  await hero.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  clauses(
    ['HOME-BRANDS-STILL', 'A11Y-PRINT-BRANDS'],
    'Home shows its brands in rows, and all of them in print',
    async ({ page }, info) => {
      const pause = page.getByRole('checkbox', { name: 'Pause animation' });
      const names = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: `We fit ${brandCount} tyre brands` }) })
        .getByRole('listitem');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      if (isAsked('HOME-BRANDS-STILL', info))
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
          await expect(pause).toBeHidden();
          await expect(names.filter({ visible: true })).toHaveCount(25);
          const cut = await names.evaluateAll((all) =>
            all.filter((name) => {
              const { left, right } = name.getBoundingClientRect();
              return left < 0 || right > window.innerWidth;
            }),
          );
          expect.soft(cut, `${width} px`).toHaveLength(0);
        }
      if (isAsked('A11Y-PRINT-BRANDS', info)) {
        await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
        await expect(names.filter({ visible: true })).toHaveCount(25);
        await expect(pause).toBeHidden();
      }
    },
  );
});
