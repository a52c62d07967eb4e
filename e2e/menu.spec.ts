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

/** Opens a page in a browser without popovers, and waits for the fallback script, which sets `aria-expanded`. */
async function openWithoutPopovers(page: Page): Promise<void> {
  await takeAway(page, 'popover');
  await page.goto('/about');
  await expect(header(page).getByRole('button', { expanded: false })).not.toHaveCount(0);
}

/** Presses the top items one after another, then a link, in a browser that runs no script. */
async function pressWithoutScript(page: Page): Promise<void> {
  for (const pressed of ['', 'Tyres', 'About', 'Services']) {
    if (pressed) await item(page, pressed).click();
    for (const [name, shown] of panels)
      await expect(list(page, shown)).toBeVisible({ visible: name === pressed });
  }
  await list(page, 'Tyre services').getByRole('link', { name: 'Tyre rotation' }).click();
  await expect(page).toHaveURL(/\/services\/tyre-rotation$/);
  await expect(list(page, 'Tyre services')).toBeHidden();
}

test.use({ viewport: { width: 1280, height: 900 } });

clause(
  'MENU-EARLY',
  'a panel opened by pointer or by keyboard before the script has loaded stays open',
  async ({ page }) => {
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
  },
);

clause(
  'MENU-NO-ANCHORS',
  'the panel begins below the header and is as wide as the window',
  async ({ page }) => {
    await takeAway(page, 'anchor positioning');
    await page.goto('/about');
    const bar = await header(page).boundingBox();
    for (const [name, shown] of panels) {
      await item(page, name).press('Enter');
      const panel = await list(page, shown).evaluate((element) => {
        const { top, width } =
          element.closest('[popover]')?.getBoundingClientRect() ?? new DOMRect();
        return { top, width };
      });
      expect(Math.abs(panel.top - (bar?.height ?? 0)), name).toBeLessThanOrEqual(2);
      expect(panel.width, name).toBe(1280);
    }
  },
);

clause(
  'MENU-NO-POPOVERS',
  'a panel closes on a press on its item, another item, the page, the header or a link',
  async ({ page }) => {
    await openWithoutPopovers(page);
    // No link leaves the page, so that only the press itself can close the panel.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await expect(list(page, 'Tyre categories')).toBeHidden();
    for (const close of [
      () => item(page, 'Tyres').click(),
      () => page.mouse.click(20, 600),
      // A press on the header's edge does not move the focus, so the press itself has to close the panel.
      () => page.mouse.click(2, 2),
      // In Safari, a press on a button does not move the focus, which would close the panel too.
      async () => {
        await item(page, 'Services').dispatchEvent('click');
        await expect(list(page, 'Tyre services')).toBeVisible();
      },
      () => list(page, 'Tyre categories').getByRole('link', { name: 'Run flat' }).click(),
    ]) {
      await item(page, 'Tyres').click();
      await expect(list(page, 'Tyre categories')).toBeVisible();
      await close();
      await expect(list(page, 'Tyre categories')).toBeHidden();
    }
  },
);

clause(
  'MENU-NO-POPOVERS',
  'Enter and Space open a panel, and Escape and Tab close it',
  async ({ page }) => {
    await openWithoutPopovers(page);
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
  'Menu opens the menu; Menu, a press outside, Escape, a link and moving the focus close it',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openWithoutPopovers(page);
    const toggle = item(page, 'Menu');
    const link = list(page, 'Information').getByRole('link', { name: 'FAQ' });
    for (const close of [
      () => toggle.click(),
      () => page.mouse.click(2, 2),
      async () => {
        await link.focus();
        await page.keyboard.press('Escape');
        await expect(toggle).toBeFocused();
      },
      () => page.getByRole('main').getByRole('link').first().focus(),
      // The link does not leave the page, so that only the press itself can close the menu.
      () =>
        link.evaluate((chosen: HTMLElement) => {
          addEventListener('click', (event) => event.preventDefault(), { once: true });
          chosen.click();
        }),
    ]) {
      await expect(list(page, 'Information')).toBeHidden();
      await toggle.click();
      await expect(list(page, 'Information')).toBeVisible();
      await close();
    }
    await expect(list(page, 'Information')).toBeHidden();
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL('/faq');
  },
);

clause(
  'MENU-NO-POPOVERS-EARLY',
  'before the script has loaded, a press shows one panel, and its link works',
  async ({ page }) => {
    await takeAway(page, 'popover');
    await openBeforeScript(page, '/about');
    await pressWithoutScript(page);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [id, how] of [
    ['MENU-NO-SCRIPT', 'with popovers'],
    ['MENU-NO-POPOVERS-EARLY', 'without popovers'],
  ] as const)
    clause(id, `${how}, each press shows one panel, and a link works`, async ({ page }) => {
      if (how === 'without popovers') await takeAway(page, 'popover');
      await page.goto('/about');
      await pressWithoutScript(page);
    });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  clause('MENU-TOUCH', 'taps open a panel, close it, and follow a link', async ({ page }) => {
    await page.goto('/about');
    for (const [name, shown] of panels) {
      await item(page, name).tap();
      await expect(list(page, shown)).toBeVisible();
      await item(page, name).tap();
      await expect(list(page, shown)).toBeHidden();
    }
    await item(page, 'Tyres').tap();
    await list(page, 'Tyre categories').getByRole('link', { name: 'Run flat' }).tap();
    await expect(page).toHaveURL(/\/tyres\/run-flat$/);
    await expect(list(page, 'Tyre categories')).toBeHidden();
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled: false });

  clause(
    'MENU-PHONE-NO-SCRIPT',
    'a tap on Menu opens the menu, and a link works',
    async ({ page }) => {
      await page.goto('/about');
      await item(page, 'Menu').tap();
      await expect(list(page, 'Information')).toBeVisible();
      await list(page, 'Information').getByRole('link', { name: 'Testimonials' }).tap();
      await expect(page).toHaveURL(/\/testimonials$/);
    },
  );
});
