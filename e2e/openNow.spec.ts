import type { Page } from '@playwright/test';
import { clause, expect, test, wake } from './fixtures.ts';

test.use({ timezoneId: 'America/New_York', viewport: { width: 1280, height: 800 } });

const branches = ['Sockburn', 'Riccarton', 'Papanui', 'Hornby', 'Linwood', 'Ferrymead'];

function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
}

/** Opens a page whose clock stands still at a moment, and wakes it. */
async function openAt(page: Page, instant: string, address = '/locations'): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  await wake(page);
}

for (const [instant, words] of [
  ['2026-11-23T07:59:59+13:00', 'Closed now, opens 8:00am'],
  ['2026-11-23T08:00:00+13:00', 'Open now, closes 5:00pm'],
  ['2026-11-23T16:59:59+13:00', 'Open now, closes 5:00pm'],
  ['2026-11-23T17:00:00+13:00', 'Closed now, opens Tuesday 8:00am'],
] as const) {
  clause('OPEN-EDGES', `${instant}, seen from New York: ${words}`, async ({ page }) => {
    await openAt(page, instant);
    for (const name of branches) await expect(card(page, name)).toContainText(words);
  });
}

for (const [instant, words] of [
  ['2026-04-05T09:59:59+12:00', 'Closed now, opens 10:00am'],
  ['2026-04-05T10:00:00+12:00', 'Open now, closes 2:00pm'],
  ['2026-09-27T09:59:59+13:00', 'Closed now, opens 10:00am'],
  ['2026-09-27T10:00:00+13:00', 'Open now, closes 2:00pm'],
  ['2027-04-04T10:00:00+12:00', 'Open now, closes 2:00pm'],
  ['2027-09-26T10:00:00+13:00', 'Open now, closes 2:00pm'],
] as const) {
  clause('OPEN-NZ-TIME', `${instant}, a Sunday that changes: ${words}`, async ({ page }) => {
    await openAt(page, instant);
    await expect(card(page, 'Sockburn')).toContainText(words);
    await expect(card(page, 'Linwood')).toContainText('Closed now, ');
  });
}

clause('OPEN-MINUTE', 'opens while it is looked at', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T07:59:20+13:00' });
  await page.goto('/locations');
  await wake(page);
  await expect(card(page, 'Papanui')).toContainText('Closed now, opens 8:00am');
  await page.clock.fastForward('01:00');
  await expect(card(page, 'Papanui')).toContainText('Open now, closes 5:00pm');
});

for (const [instant, words] of [
  ['2026-11-23T08:00:00+13:00', 'Sockburn branch open now, closes 5:00pm'],
  ['2026-11-29T14:00:00+13:00', 'Sockburn branch closed now, opens Monday 8:00am'],
  ['2026-12-25T10:00:00+13:00', 'Sockburn branch public holiday: please phone'],
] as const) {
  clause('OPEN-HEADER', `${instant}: ${words}`, async ({ page }) => {
    await openAt(page, instant, '/about');
    await expect(page.getByRole('banner').getByText(words).filter({ visible: true })).toHaveCount(
      1,
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  clause('OPEN-PHONE-MENU', 'on the first page and on the next', async ({ page }) => {
    await openAt(page, '2026-11-22T11:30:00+13:00', '/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText('Sockburn branch open now, closes 2:00pm')).toBeVisible();
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText('Sockburn branch open now, closes 2:00pm')).toBeVisible();
  });
});

clause('HOLIDAY-PHONE', 'at every branch on Christmas Day', async ({ page }) => {
  await openAt(page, '2026-12-25T10:00:00+13:00');
  for (const name of branches) {
    await expect(card(page, name)).toContainText('Public holiday: please phone');
    await expect(card(page, name)).not.toContainText('now');
  }
});

clause('HOLIDAY-COMING', 'Christmas Day, a week ahead', async ({ page }) => {
  const words = 'Friday 25 December is a public holiday, Christmas Day: please phone';
  await openAt(page, '2026-12-18T00:00:00+13:00');
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await openAt(page, '2026-12-17T23:59:59+13:00');
  await expect(page.getByRole('main').getByText('On a public holiday, please phone')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('BRANCH-NO-STATUS', 'nothing about now', async ({ page }) => {
    await page.goto('/locations');
    for (const name of branches) {
      await expect(card(page, name)).toContainText('8am–5pm');
      await expect(card(page, name)).not.toContainText(/now|open|closes/i);
    }
    await expect(page.getByRole('banner')).not.toContainText(/open now|closed now/i);
  });
});
