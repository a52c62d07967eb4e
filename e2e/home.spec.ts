import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { clause, expect, test } from './fixtures.ts';

/** Whether the brand names move or stand, as the browser itself says. */
function brandsState(page: Page): Promise<string[]> {
  return page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
}

const pauseBox = (page: Page) => page.getByRole('checkbox', { name: 'Pause animation' });

/** How far the page's parts have moved by themselves so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as LayoutShift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: what the last style change moved is reported with the second.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

/** The part of the browser's layout-shift entry that is read here; the DOM library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

for (const width of [360, 768, 1440]) {
  clause(
    'HOME-STILL',
    `the headline takes the same place in both faces at ${width} px`,
    async ({ page, expectConsole }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      const headline = page.getByRole('heading', { level: 1 });
      const words = page.getByRole('contentinfo').getByRole('link', { name: 'Ferrymead' });
      await page.route('**/*.woff2', (route) => route.abort());
      expectConsole(/ERR_FAILED/);
      await page.goto('/');
      const inStandIn = await headline.boundingBox();
      const widthInStandIn = (await words.boundingBox())?.width;
      await page.unroute('**/*.woff2');
      // A load on which the face misses the first paint keeps the stand-in: the next one has it.
      await expect(async () => {
        await page.reload();
        expect((await words.boundingBox())?.width).not.toBe(widthInStandIn);
      }).toPass();
      expect(await headline.boundingBox()).toEqual(inStandIn);
      expect(await layoutShift(page)).toBe(0);
    },
  );
}

clause(
  'HOME-PRELOAD',
  'the head asks for the wheel, and the page shows that file',
  async ({ page }) => {
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
      expect(offered.split(', ')).toHaveLength(3);
      const shown = await page
        .locator('main img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return new URL(image.currentSrc).pathname;
        });
      expect(offered).toContain(shown);
      // The same file, fetched once: a preload that the page does not use would come on top.
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /hero/.test(name)),
      );
      expect(fetched).toEqual([shown]);
    }
  },
);

clause(
  'HOME-PHONE-BYTES',
  'a sharp phone fetches at most 40,000 bytes for its first screen',
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 3,
    });
    const page = await context.newPage();
    await page.goto('/');
    const bytes = await page.evaluate(async () => {
      const images = [...document.images];
      await Promise.all(images.filter(({ loading }) => loading !== 'lazy').map((i) => i.decode()));
      const lazy = new Set(
        images.filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc),
      );
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.(avif|webp|png|jpg)$/.test(name) && !lazy.has(name))
        .map(({ encodedBodySize }) => encodedBodySize);
    });
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
    await context.close();
  },
);

clause(
  'HOME-WHEEL-FIRST',
  'above the headline on a phone, right of it elsewhere',
  async ({ page }) => {
    /** In the wide crop the wheel begins 53 hundredths from its left edge. */
    const wheelBegins = 0.53;
    const measure = async () => {
      const picture = await page.locator('main img').first().boundingBox();
      const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const boxes = [...heading.children].map((lineOfText) => {
          range.selectNodeContents(lineOfText);
          return range.getBoundingClientRect();
        });
        return {
          top: Math.min(...boxes.map(({ top }) => top)),
          right: Math.max(...boxes.map(({ right }) => right)),
        };
      });
      if (!picture) throw new Error('The wheel is not shown.');
      return { picture, words };
    };
    for (const width of [320, 360, 639]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const { picture, words } = await measure();
      expect.soft(picture.y + picture.height, `${width} px`).toBeLessThanOrEqual(words.top);
    }
    for (const width of [640, 768, 1000, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const { picture, words } = await measure();
      const wheel = picture.x + picture.width * wheelBegins;
      expect.soft(words.right, `${width} px`).toBeLessThan(wheel);
    }
  },
);

clause('HOME-BRANDS-ROLL', 'the names move', async ({ page }) => {
  await page.goto('/');
  expect(await brandsState(page)).toEqual(['running']);
  const names = page.getByText('Michelin', { exact: true }).first();
  const start = (await names.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await names.boundingBox())?.x ?? 0).toBeLessThan(start - 5);
});

clause('HOME-BRANDS-PAUSE', 'before script, and still when it has come', async ({ page }) => {
  const release = await openBeforeScript(page, '/');
  await pauseBox(page).check();
  expect(await brandsState(page)).toEqual(['paused']);
  await release();
  await expect(pauseBox(page)).toBeChecked();
  expect(await brandsState(page)).toEqual(['paused']);
  await pauseBox(page).uncheck();
  await page.mouse.move(5, 5);
  await expect.poll(() => brandsState(page)).toEqual(['running']);
});

clause('HOME-BRANDS-POINTER', 'the pointer and the keyboard halt the names', async ({ page }) => {
  await page.goto('/');
  const names = page.getByText('Michelin', { exact: true }).first();
  await pauseBox(page).scrollIntoViewIfNeeded();
  const box = await names.boundingBox();
  if (!box) throw new Error('The strip is not shown.');
  await page.mouse.move(200, box.y + box.height / 2);
  await expect.poll(() => brandsState(page)).toEqual(['paused']);
  await page.mouse.move(200, box.y - 200);
  await expect.poll(() => brandsState(page)).toEqual(['running']);
  await page.keyboard.press('Tab');
  await pauseBox(page).focus();
  await expect.poll(() => brandsState(page)).toEqual(['paused']);
  await pauseBox(page).blur();
  await expect.poll(() => brandsState(page)).toEqual(['running']);
});

clause('HOME-CALL-BAR', 'the bar comes after the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const hero = page.getByRole('main').getByRole('link', { name: /^Call 03/ });
  await expect(hero).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await expect(hero).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 700);
  await expect(bar).toBeVisible();
  await expect(hero).not.toBeInViewport();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Our Locations' }).first(),
  ).not.toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('HOME-BRANDS-PAUSE', 'without script', async ({ page }) => {
    await page.goto('/');
    expect(await brandsState(page)).toEqual(['running']);
    await pauseBox(page).check();
    expect(await brandsState(page)).toEqual(['paused']);
    await pauseBox(page).uncheck();
    await page.mouse.move(5, 5);
    await expect.poll(() => brandsState(page)).toEqual(['running']);
  });

  clause('HOME-OUR-LOCATIONS', 'without script', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Our Locations' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  clause('HOME-SHORT', 'the page and its footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9_000);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(2 * 844);
  });

  clause('HOME-BRANDS-STILL', 'all names stand in rows', async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await brandsState(page)).toEqual([]);
      await expect(pauseBox(page)).toBeHidden();
      const strip = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'We fit 25+ tyre brands' }) });
      const names = strip.getByRole('listitem');
      await expect(names).toHaveCount(25);
      for (const box of await Promise.all((await names.all()).map((name) => name.boundingBox()))) {
        expect.soft(box?.x ?? -1, `${width} px`).toBeGreaterThanOrEqual(0);
        expect
          .soft((box?.x ?? 0) + (box?.width ?? width + 1), `${width} px`)
          .toBeLessThanOrEqual(width);
      }
      await expect(
        strip.getByText('Michelin', { exact: true }).locator('visible=true'),
      ).toHaveCount(1);
    }
  });
});
