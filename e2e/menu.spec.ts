import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './engines/newer.ts';
import { clause, expect, test, ready } from './fixtures.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

const header = (page: Page) => page.getByRole('banner');
const item = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Presses where the page takes the focus, and where nothing does: each closes an open panel. */
const outside: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.mouse.click(20, 600),
  (page) =>
    header(page)
      .getByText(/^Sockburn branch/)
      .filter({ visible: true })
      .click(),
];
/** Opens a page in a browser without popovers, and waits for the fallback, which tells which panels are open. */
async function openWithoutPopovers(page: Page): Promise<void> {
  await takeAway(page, 'popover');
  await page.goto('/about');
  await expect(header(page).getByRole('button', { expanded: false })).not.toHaveCount(0);
}
/** Where the element that has the focus stands, and what it says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom, left, right, says: element?.textContent?.trim() ?? '' };
  });

test.use({ viewport: desk });

clause('MENU-OPEN', 'a press shows the panel', async ({ page }) => {
  await page.goto('/about');
  await expect(list(page, 'Tyre categories')).toBeHidden();
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories').getByRole('link', { name: 'Run flat' })).toBeVisible();
});

clause('MENU-SAME-CLOSES', 'a second press hides it', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeVisible();
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeHidden();
  // Away and back, so that the press moves the focus to the item once more.
  await item(page, 'Tyres').click();
  await list(page, 'Tyre categories').getByRole('link').first().focus();
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeHidden();
});

clause('MENU-ONE-PANEL', 'opening Services closes Tyres', async ({ page }) => {
  await page.goto('/about');
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeVisible();
  // By key: a press with the pointer would also be a press outside the first panel.
  await item(page, 'Services').press('Enter');
  await expect(list(page, 'Tyre services')).toBeVisible();
  await expect(list(page, 'Mechanical services')).toBeVisible();
  await expect(list(page, 'Tyre categories')).toBeHidden();
});

clause('MENU-OUTSIDE', 'on the page and in the header', async ({ page }) => {
  await page.goto('/about');
  for (const [name, links] of [
    ['Tyres', 'Tyre categories'],
    ['Services', 'Tyre services'],
    ['About', 'Information'],
  ] as const) {
    for (const press of outside) {
      await item(page, name).click();
      await expect(list(page, links)).toBeVisible();
      await press(page);
      await expect(list(page, links)).toBeHidden();
    }
  }
});

clause('MENU-ESCAPE', 'the panel closes and its item has the focus', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await item(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list(page, 'Tyre services')).toBeVisible();
  await expect(list(page, 'Tyre services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page, 'Tyre services')).toBeHidden();
  await expect(item(page, 'Services')).toBeFocused();
});

clause('MENU-KEYS', 'Enter and Space open it', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  // To the item as one gets there without a pointer: Home is the stop before it.
  await header(page).getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(item(page, 'Tyres')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'Tyre categories')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page, 'Tyre categories')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(list(page, 'Tyre categories')).toBeVisible();
});

clause('MENU-TAB-IN', 'the first link follows its item', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await item(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list(page, 'Tyre services')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All automotive services' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page, 'Tyre services').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(item(page, 'Services')).toBeFocused();
  await expect(list(page, 'Tyre services')).toBeVisible();
});

clause('MENU-FOCUS-OUT', 'beyond the last link the panel closes', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await item(page, 'About').focus();
  await page.keyboard.press('Enter');
  await list(page, 'Information').getByRole('link').last().focus();
  await expect(list(page, 'Information')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Contact', exact: true })).toBeFocused();
  await expect(list(page, 'Information')).toBeHidden();
});

clause('MENU-CHOICE-CLOSES', 'the page is shown, the panel is gone', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await item(page, 'Services').click();
  await list(page, 'Mechanical services').getByRole('link', { name: 'Oil change' }).click();
  await expect(page).toHaveURL(/\/services\/oil-change$/);
  await expect(list(page, 'Mechanical services')).toBeHidden();
  await expect(heading(page, 'Oil change')).toBeVisible();
});

clause('MENU-BACK-CLOSES', 'the page that is left has no open panel', async ({ page }) => {
  // A page that the browser fetches ahead is not asked for anew.
  await takeAway(page, 'speculation rules');
  await page.goto('/about');
  await ready(page);
  // With an answer that has no content the browser stays, and what Back would show can be seen.
  await page.route('/warranty', (route) => route.fulfill({ status: 204 }));
  await item(page, 'About').click();
  await list(page, 'Information').getByRole('link', { name: 'Warranty' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(list(page, 'Information')).toBeHidden();
});

clause('MENU-EARLY', 'an early press is not undone', async ({ page }) => {
  const release = await openBeforeScript(page, '/about');
  await item(page, 'Tyres').click();
  await expect(list(page, 'Tyre categories')).toBeVisible();
  await release();
  await expect(list(page, 'Tyre categories')).toBeVisible();
});

clause('MENU-SIDE-BY-SIDE', 'left and right, at one height', async ({ page }) => {
  await page.goto('/about');
  await item(page, 'Services').click();
  const tyres = await list(page, 'Tyre services').boundingBox();
  const mechanical = await list(page, 'Mechanical services').boundingBox();
  if (!tyres || !mechanical) throw new Error('A list of the panel is not shown.');
  expect(mechanical.y).toBe(tyres.y);
  expect(mechanical.x).toBeGreaterThan(tyres.x + tyres.width);
});

clause('MENU-NO-ANCHORS', 'below the header, across the window', async ({ page }) => {
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

clause('MENU-NO-POPOVERS', 'every way to close a panel', async ({ page }) => {
  await openWithoutPopovers(page);
  await expect(list(page, 'Tyre categories')).toBeHidden();
  for (const close of [
    () => item(page, 'Tyres').click(),
    ...outside.map((press) => () => press(page)),
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

clause('MENU-NO-POPOVERS', 'by keyboard', async ({ page }) => {
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
});

clause('MENU-NO-POPOVERS', 'on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await openWithoutPopovers(page);
  const toggle = item(page, 'Menu');
  for (const press of [1, 2, 3]) {
    await expect(list(page, 'Information')).toBeVisible({ visible: press % 2 === 0 });
    await toggle.click();
  }
  await list(page, 'Information').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('MENU-NO-POPOVERS-EARLY', 'a press opens, the next one changes', async ({ page }) => {
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

  clause('MENU-NO-SCRIPT', 'panels open, change, and lead on', async ({ page }) => {
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

  clause('MENU-TOUCH', 'taps open, close, and lead on', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  clause('MENU-PHONE-TOGGLE', 'one button shows and hides it', async ({ page }) => {
    await page.goto('/about');
    await expect(header(page).getByRole('button')).toHaveCount(1);
    await expect(list(page, 'Information')).toBeHidden();
    await item(page, 'Menu').tap();
    await expect(list(page, 'Information')).toBeVisible();
    await item(page, 'Menu').tap();
    await expect(list(page, 'Information')).toBeHidden();
  });

  clause('MENU-PHONE-ESCAPE', 'the button has the focus again', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await item(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /^Flat tyre\?/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page, 'Information')).toBeHidden();
    await expect(item(page, 'Menu')).toBeFocused();
  });

  clause('MENU-PHONE-CHOICE', 'the page is shown, the menu is gone', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await item(page, 'Menu').tap();
    await header(page).getByRole('link', { name: 'Mechanical services' }).tap();
    await expect(page).toHaveURL(/\/auto-services$/);
    await expect(list(page, 'Mechanical services')).toBeHidden();
  });

  clause('MENU-PHONE-CALL', 'the menu is gone after the call', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    await item(page, 'Menu').click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    // It stands at the end of the menu: scrolling to it moves both, and a press beside it would close the menu as well.
    await menu.getByRole('link', { name: 'Call 03' }).press('Enter');
    await expect(list(page, 'Information')).toBeHidden();
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: phone, hasTouch: true, javaScriptEnabled: false });

  clause('MENU-PHONE-NO-SCRIPT', 'the menu opens and leads on', async ({ page }) => {
    await page.goto('/about');
    await item(page, 'Menu').tap();
    await expect(list(page, 'Information')).toBeVisible();
    await list(page, 'Information').getByRole('link', { name: 'Testimonials' }).tap();
    await expect(page).toHaveURL(/\/testimonials$/);
  });
});

test.describe('at 400% zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  clause('MENU-ZOOM', 'each link that has the focus is in the window', async ({ page }) => {
    await page.goto('/about');
    await item(page, 'Menu').focus();
    await page.keyboard.press('Enter');
    const seen: string[] = [];
    for (let stop = await tab(page); stop.says !== 'Call 03\u00a0000\u00a00100';) {
      seen.push(stop.says);
      expect(stop.top, stop.says).toBeGreaterThanOrEqual(0);
      expect(stop.bottom, stop.says).toBeLessThanOrEqual(256);
      expect(stop.left, stop.says).toBeGreaterThanOrEqual(0);
      expect(stop.right, stop.says).toBeLessThanOrEqual(320);
      stop = await tab(page);
    }
    // The van, five items, two titles, four times five links, and Book Now.
    expect(seen).toHaveLength(29);
  });
});

/** Goes one stop on, and says where that is. */
async function tab(page: Page) {
  await page.keyboard.press('Tab');
  return focused(page);
}
