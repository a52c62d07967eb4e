import type { Page } from '@playwright/test';
import { openBeforeScript } from './open.ts';
import { takeAway } from './newer.ts';
import { clause, expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });

/** Each item that has a panel, with a list in it. */
const panels = [
  ['Tyres', 'Tyre categories'],
  ['Services', 'Tyre services'],
  ['About', 'Information'],
] as const;

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

clause('MENU-EARLY', 'a panel opened before the script stays open', async ({ page }) => {
  for (const open of [
    () => item(page, 'Tyres').click(),
    () => item(page, 'Tyres').press('Enter'),
  ]) {
    const release = await openBeforeScript(page, '/about');
    await open();
    await expect(list(page, 'Tyre categories')).toBeVisible();
    await release();
    await expect(list(page, 'Tyre categories')).toBeVisible();
  }
});

clause('MENU-NO-ANCHORS', 'each panel is below the header, in full width', async ({ page }) => {
  await takeAway(page, 'anchor positioning');
  await page.goto('/about');
  const bar = await header(page).boundingBox();
  for (const [name, shown] of panels) {
    await item(page, name).press('Enter');
    await expect(list(page, shown)).toBeVisible();
    const { y = 0, width } = (await page.locator(':popover-open').boundingBox()) ?? {};
    expect(Math.abs(y - (bar?.height ?? 0)), name).toBeLessThanOrEqual(2);
    expect(width, name).toBe(1280);
  }
});

clause('MENU-NO-POPOVERS', 'each button opens its panel, which closes', async ({ page }) => {
  await takeAway(page, 'popover');
  await page.goto('/about');
  // The fallback script sets `aria-expanded`.
  await expect(header(page).getByRole('button', { expanded: false })).not.toHaveCount(0);
  // No link leaves the page, so that only the press itself can close the panel.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  for (const [name, shown, width] of [
    ['Tyres', 'Tyre categories', 1280],
    ['Menu', 'Information', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const links = list(page, shown).getByRole('link');
    for (const close of [
      () => item(page, name).click(),
      // A press on the header's edge does not move the focus, so the press itself has to close the panel.
      () => page.mouse.click(2, 2),
      async () => {
        await links.first().focus();
        await page.keyboard.press('Escape');
        await expect(item(page, name)).toBeFocused();
      },
      () => page.getByRole('main').getByRole('link').first().focus(),
      () => links.last().click(),
      // In Safari, a press on a button does not move the focus, which would close the panel too.
      ...(name === 'Menu'
        ? []
        : [() => page.mouse.click(20, 600), () => item(page, 'Services').dispatchEvent('click')]),
    ]) {
      await expect(list(page, shown)).toBeHidden();
      await item(page, name).click();
      await expect(list(page, shown)).toBeVisible();
      await close();
    }
    await expect(list(page, shown)).toBeHidden();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, how] of [
    ['MENU-NO-SCRIPT', 'with popovers'],
    ['MENU-NO-POPOVERS-EARLY', 'without popovers'],
  ] as const)
    clause(id, `${how}, each press shows one panel, and a link works`, async ({ page }) => {
      if (how === 'without popovers') await takeAway(page, 'popover');
      await page.goto('/about');
      for (const pressed of ['', 'Tyres', 'About', 'Services']) {
        if (pressed) await item(page, pressed).click();
        for (const [name, shown] of panels)
          await expect(list(page, shown)).toBeVisible({ visible: name === pressed });
      }
      await list(page, 'Tyre services').getByRole('link', { name: 'Tyre rotation' }).click();
      await expect(page).toHaveURL(/\/services\/tyre-rotation$/);
      await expect(list(page, 'Tyre services')).toBeHidden();
    });

  clause('MENU-PHONE-NO-SCRIPT', 'a press opens the menu, and a link works', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about');
    await expect(list(page, 'Information')).toBeHidden();
    await item(page, 'Menu').click();
    await expect(list(page, 'Information')).toBeVisible();
    await list(page, 'Information').getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL(/\/testimonials$/);
  });
});

clause('MENU-TOUCH', 'taps open a panel, close it, and follow a link', async ({ page }) => {
  await page.goto('/about');
  const shown = list(page, 'Tyre categories');
  for (const visible of [true, false, true]) {
    await item(page, 'Tyres').tap();
    await expect(shown).toBeVisible({ visible });
  }
  await shown.getByRole('link', { name: 'Run flat' }).tap();
  await expect(page).toHaveURL(/\/tyres\/run-flat$/);
  await expect(shown).toBeHidden();
});
