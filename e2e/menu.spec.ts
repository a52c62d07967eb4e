import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './engines/newer.ts';
import { clause, expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });

test.use({ viewport: { width: 1280, height: 900 } });

clause('MENU-EARLY', 'a panel opened early stays open', async ({ page }) => {
  const release = await openBeforeScript(page, '/about');
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeVisible();
  await release();
  await expect(list(page, 'Tyre categories')).toBeVisible();
});

clause('MENU-NO-ANCHORS', 'the panel is below the header and full width', async ({ page }) => {
  await takeAway(page, 'anchor positioning');
  await page.goto('/about');
  await item(page, 'Tyres').press('Enter');
  const panel = await list(page, 'Tyre categories').evaluate((element) => {
    const { top, width } = element.closest('[popover]')?.getBoundingClientRect() ?? new DOMRect();
    return { top, width };
  });
  const bar = await header(page).boundingBox();
  expect(Math.abs(panel.top - (bar?.height ?? 0))).toBeLessThanOrEqual(2);
  expect(panel.width).toBe(1280);
});

clause('MENU-NO-POPOVERS', 'press, Escape, link and focus close a panel', async ({ page }) => {
  await takeAway(page, 'popover');
  await page.goto('/about');
  // When the fallback is ready, it marks each button as closed.
  await expect(header(page).getByRole('button', { expanded: false })).not.toHaveCount(0);
  await expect(list(page, 'Tyre categories')).toBeHidden();
  for (const close of [
    () => item(page, 'Tyres').click(),
    () => page.mouse.click(20, 600),
    // A press on the edge of the header, where nothing takes the focus.
    () => page.mouse.click(2, 2),
    () => item(page, 'Services').press('Enter'),
    () => list(page, 'Tyre categories').getByRole('link', { name: 'Run flat' }).click(),
  ]) {
    await item(page, 'Tyres').click();
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await close();
    await expect(list(page, 'Tyre categories')).toBeHidden();
  }
  await expect(page).toHaveURL('/tyres/run-flat');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('MENU-NO-POPOVERS-EARLY', 'one press opens, the next changes', async ({ page }) => {
    await takeAway(page, 'popover');
    await page.goto('/about');
    await expect(list(page, 'Tyre categories')).toBeHidden();
    await item(page, 'Tyres').click();
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await item(page, 'Services').click();
    await expect(list(page, 'Tyre categories')).toBeHidden();
    await list(page, 'Tyre services').getByRole('link', { name: 'Tyre rotation' }).click();
    await expect(page).toHaveURL(/\/services\/tyre-rotation$/);
  });

  clause('MENU-NO-SCRIPT', 'panels open, change, and their links work', async ({ page }) => {
    await page.goto('/about');
    await item(page, 'Tyres').click();
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await item(page, 'Services').press('Enter');
    await expect(list(page, 'Tyre categories')).toBeHidden();
    await list(page, 'Tyre services').getByRole('link', { name: 'Tyre rotation' }).click();
    await expect(page).toHaveURL(/\/services\/tyre-rotation$/);
    await expect(list(page, 'Tyre services')).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  clause('MENU-TOUCH', 'taps open and close a panel and follow a link', async ({ page }) => {
    await page.goto('/about');
    await item(page, 'Tyres').tap();
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await item(page, 'Tyres').tap();
    await expect(list(page, 'Tyre categories')).toBeHidden();
    await item(page, 'Tyres').tap();
    await list(page, 'Tyre categories').getByRole('link', { name: 'Run flat' }).tap();
    await expect(page).toHaveURL(/\/tyres\/run-flat$/);
    await expect(list(page, 'Tyre categories')).toBeHidden();
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled: false });

  clause('MENU-PHONE-NO-SCRIPT', 'the menu opens and its links work', async ({ page }) => {
    await page.goto('/about');
    await item(page, 'Menu').tap();
    await expect(list(page, 'Information')).toBeVisible();
    await list(page, 'Information').getByRole('link', { name: 'Testimonials' }).tap();
    await expect(page).toHaveURL(/\/testimonials$/);
  });
});
