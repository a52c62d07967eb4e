/** More tests of the menus in browsers without popovers. */
import type { Page } from '@playwright/test';
import { takeAway } from './newer.ts';
import { clause, expect } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });

/** Opens a page and waits for the fallback script, which sets `aria-expanded`. */
async function openWithoutPopovers(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await takeAway(page, 'popover');
  await page.goto('/about');
  await expect(header(page).getByRole('button', { expanded: false })).not.toHaveCount(0);
}

clause(
  'MENU-NO-POPOVERS',
  'Enter and Space open a panel, and Escape and Tab close it',
  async ({ page }) => {
    await openWithoutPopovers(page, 1280);
    await item(page, 'About').focus();
    await page.keyboard.press('Enter');
    await expect(list(page, 'Information')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page, 'Information').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page, 'Information')).toBeHidden();
    await expect(item(page, 'About')).toBeFocused();
    await page.keyboard.press('Space');
    await list(page, 'Information').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(list(page, 'Information')).toBeHidden();
  },
);

clause(
  'MENU-NO-POPOVERS',
  'the Menu button opens and closes the menu, and a link works',
  async ({ page }) => {
    await openWithoutPopovers(page, 360);
    const toggle = item(page, 'Menu');
    for (const press of [1, 2, 3]) {
      await expect(list(page, 'Information')).toBeVisible({ visible: press % 2 === 0 });
      await toggle.click();
    }
    await list(page, 'Information').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  },
);
