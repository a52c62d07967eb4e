import type { Page } from '@playwright/test';
import { branch, business } from '../spec/facts/business.ts';
import { clause, expect, openReady, ready, test } from './fixtures.ts';

const small = { width: 360, height: 640 };

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    clause(
      'SHELL-SKIP-FIRST',
      'the first Tab shows the link to the main part',
      async ({ page }) => {
        const link = page.getByRole('link', { name: 'Skip to content', exact: true });
        const main = page.getByRole('main');
        for (const address of ['/about', '/contact', '/tyre-enquiry']) {
          await page.goto(address);
          if (javaScriptEnabled) await ready(page);
          await expect(link).not.toBeInViewport();
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
          await expect(link).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect(main).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(main.getByRole('link').first()).toBeFocused();
        }
      },
    );
  });

clause('SHELL-CALL-BAR-REACH', 'the bar stays at the window’s lower edge', async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto('/about');
  const lowerEdge = async () => {
    const box = await callBar(page).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  expect(await lowerEdge()).toBe(640);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await lowerEdge()).toBe(640);
  await page.setViewportSize({ width: 360, height: 384 });
  await expect.poll(lowerEdge).toBe(384);
  await page.setViewportSize(small);
  await page.keyboard.press('Tab');
  await expect.soft(callBar(page)).not.toBeInViewport();
  await page.setViewportSize({ width: 360, height: 383 });
  await page.goto('/about');
  await expect.soft(callBar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(lowerEdge).toBe(383);
  await page.setViewportSize(small);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(lowerEdge).toBe(640);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await callBar(page).boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(
    Math.round(bar?.y ?? 0),
  );
});

clause(
  'SHELL-PRINT',
  'in print, header and footer have black text and no background, and there is no call bar',
  async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto('/about');
    await expect(callBar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(callBar(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const [landmark, words] of [
      ['banner', [new RegExp(`^${business.name}`), /^Christchurch •/, /^03/]],
      ['contentinfo', [new RegExp(branch.sockburn.street), /, since 2008\.$/, /^03/]],
    ] as const) {
      const part = page.getByRole(landmark);
      const grounds = await part.evaluate((root) =>
        [root, ...root.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .map(({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}`),
      );
      expect.soft([...new Set(grounds)], landmark).toEqual(['rgba(0, 0, 0, 0) none']);
      for (const text of words) {
        const first = part.getByText(text).filter({ visible: true }).first();
        await expect.soft(first, String(text)).toHaveCSS('color', 'rgb(0, 0, 0)');
      }
    }
  },
);

clause(
  'SHELL-404-CAPITALS',
  'only a known address is offered',
  async ({ page, siteDir, expectConsole }) => {
    expectConsole(/status of 404/);
    // The host of the tests redirects such an address; GitHub Pages does not.
    for (const given of ['**/TYRES/Run-Flat', '**/warranty/'])
      await page.route(given, (route) =>
        route.fulfill({ status: 404, path: `${siteDir}/404.html` }),
      );
    for (const [given, offered = ''] of [
      ['/TYRES/Run-Flat', '/tyres/run-flat'],
      ['/warranty/', '/warranty'],
      ['/Contact.html?from=card#map', '/contact?from=card#map'],
      ['/tyre-enquiry.html//?from=card', '/tyre-enquiry?from=card'],
      ['/Contacts'],
      ['/%zz'],
    ] as const) {
      await openReady(page, given);
      const name = offered.replace(/\?.*/, '');
      await expect(page.getByText('Did you mean')).toHaveText(
        name ? [`Did you mean ${name}?`] : [],
      );
      const link = page.getByRole('link', { name, exact: true });
      if (name) await expect(link).toHaveAttribute('href', offered);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  },
);
