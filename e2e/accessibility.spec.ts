import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { clause, expect } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';

/**
 * Makes the window as tall as the page, so that the audit judges every part at once: what stands below the
 * phone's call bar at one place of the scroll stands free of it at another.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

for (const address of everyAddress) {
  clause(
    'A11Y-AXE',
    `${address} in both schemes, on a phone and a desk`,
    async ({ page, expectConsole }) => {
      if (address === unknownAddress) expectConsole(/status of 404/);
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [360, 1280]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await showWhole(page, width);
          expect.soft(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    },
  );
}

clause('A11Y-REFLOW', 'no page is wider than 320 pixels', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of everyAddress) {
    await page.goto(address);
    const tooWide = await page.evaluate(() => {
      if (document.documentElement.scrollWidth <= 320) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > 321)
        .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`);
    });
    expect.soft(tooWide, address).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, address).toBe(320);
  }
});

clause(
  'A11Y-TARGETS',
  'everything to press is 24 pixels or more',
  async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of everyAddress) {
        await page.goto(address);
        const small = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'a[href], button, summary, select, textarea, input:not([type=hidden])',
            ),
          ]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            // A box or a radio is pressed with its label.
            .map((element) => ({
              element,
              box: (
                ('labels' in element && (element as HTMLInputElement).labels?.[0]) ||
                element
              ).getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
            .map(
              ({ element, box }) =>
                `${element.textContent || element.getAttribute('name')}: ${box.width} by ${box.height}`,
            ),
        );
        expect.soft(small, `${address} at ${width} px`).toEqual([]);
      }
    }
  },
);

clause(
  'A11Y-HEADINGS',
  'headings step down one level at a time',
  async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    for (const address of everyAddress) {
      await page.goto(address);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(jumps, `${address}: ${levels.join(' ')}`).toEqual([]);
    }
  },
);
