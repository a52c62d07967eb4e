import type { Page } from '@playwright/test';
import { branch, business } from '../spec/facts/business.ts';
import { clause, expect, openReady, test } from './fixtures.ts';

const small = { width: 360, height: 640 };

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });

/** The line that the browser logs about a document with status 404. */
const notFoundLine = /status of 404/;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    clause(
      'SHELL-SKIP-FIRST',
      `the first Tab focuses and shows the skip link, ${how}`,
      async ({ page }) => {
        for (const address of ['/about', '/contact', '/tyre-enquiry']) {
          if (javaScriptEnabled) await openReady(page, address);
          else await page.goto(address);
          await expect(skipLink(page)).not.toBeInViewport();
          await page.keyboard.press('Tab');
          await expect(skipLink(page)).toBeFocused();
          await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
        }
      },
    );

    clause(
      'SHELL-SKIP-MAIN',
      `the focus moves to the main part, and then to its first link, ${how}`,
      async ({ page }) => {
        await page.goto('/about');
        await page.keyboard.press('Tab');
        await expect(skipLink(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
      },
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: small });

  clause('SHELL-CALL-BAR-REACH', 'the bar stays at the window’s lower edge', async ({ page }) => {
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
    await expect.soft(callBar(page)).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize(small);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(lowerEdge).toBe(640);
    const footer = await page.getByRole('contentinfo').boundingBox();
    const bar = await callBar(page).boundingBox();
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(
      Math.round(bar?.y ?? 0),
    );
  });

  clause('SHELL-CALL-BAR-FOCUS', 'the bar does not cover the focus on /about', async ({ page }) => {
    await openReady(page, '/about');
    const bar = callBar(page);
    const top = (await bar.boundingBox())?.y ?? 0;
    const first = bar.getByRole('link', { name: 'Call us' });
    let stops = 0;
    await page.keyboard.press('Tab');
    while (!(await first.evaluate((link) => link === document.activeElement))) {
      stops += 1;
      const { bottom, says } = await page.evaluate(() => ({
        bottom: document.activeElement?.getBoundingClientRect().bottom ?? 0,
        says: document.activeElement?.textContent ?? '',
      }));
      expect(bottom, says).toBeLessThanOrEqual(top);
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(25);
  });

  clause('SHELL-CALL-BAR-PRINT', 'the call bar is not printed', async ({ page }) => {
    await page.goto('/about');
    await expect(callBar(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(callBar(page)).toBeHidden();
  });
});

clause(
  'SHELL-PRINT',
  'in print, header and footer have black text and no background',
  async ({ page }) => {
    await page.goto('/about');
    await page.emulateMedia({ media: 'print' });
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
  'SHELL-404-STATUS',
  'an unknown address has status 404 and the heading “Page not found”',
  async ({ page, expectConsole }) => {
    expectConsole(notFoundLine);
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Page not found', exact: true }),
    ).toBeVisible();
  },
);

for (const [given, offered] of [
  ['/Contact.html?from=card#map', '/contact?from=card#map'],
  ['/TYRES/Run-Flat.html', '/tyres/run-flat'],
  ['/tyre-enquiry.html//?from=card', '/tyre-enquiry?from=card'],
] as const)
  clause('SHELL-404-CAPITALS', `${given} links to ${offered}`, async ({ page, expectConsole }) => {
    expectConsole(notFoundLine);
    await page.goto(given);
    const path = offered.replace(/\?.*/, '');
    await expect(page.getByText(`Did you mean ${path}?`)).toBeVisible();
    const link = page.getByRole('link', { name: path, exact: true });
    await expect(link).toHaveAttribute('href', offered);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  });

clause('SHELL-404-CAPITALS', '/Contacts gets no suggestion', async ({ page, expectConsole }) => {
  expectConsole(notFoundLine);
  await page.goto('/Contacts');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});
