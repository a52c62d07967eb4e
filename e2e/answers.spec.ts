import type { Page } from '@playwright/test';
import { clause, expect, ready, test } from './fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'How old are my tyres?' });

async function openReady(page: Page): Promise<void> {
  await page.goto('/tyres');
  await ready(page);
}

clause('ANSWER-AT-REST', 'no script of the question loads before the press', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openReady(page);
  await button(page).scrollIntoViewIfNeeded();
  await button(page).hover();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((address) => /(?:react|answers|tyreAge)-.*\.js$/.test(address))).toEqual(
    [],
  );
  await button(page).click();
  await page.getByRole('textbox', { name: /^Last four digits/ }).fill('2319');
  await expect(page.getByRole('status').filter({ hasText: 'week 23 of 2019' })).toBeVisible();
});

clause(
  'ANSWER-LOST',
  'the page reports the failure, and the next press opens the question',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    expectConsole(/Failed to fetch/);
    await openReady(page);
    await page.route('**/assets/tyreAge-*.js', (route) => route.abort());
    await button(page).click();
    await expect(
      page.getByText('That didn’t load. Check your connection and try again.'),
    ).toBeVisible();
    await page.unrouteAll();
    await button(page).click();
    await expect(page.getByRole('textbox', { name: /^Last four digits/ })).toBeFocused();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause(
    'ANSWER-AT-REST',
    'without script, the page explains the DOT code and has no button',
    async ({ page }) => {
      await page.goto('/tyres');
      await expect(page.getByText('The DOT code’s last four digits')).toBeVisible();
      await expect(button(page)).toBeHidden();
    },
  );
});
