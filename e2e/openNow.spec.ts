import type { Page } from '@playwright/test';
import { clause, expect, test, ready } from './fixtures.ts';

test.use({ timezoneId: 'America/New_York', viewport: { width: 1280, height: 800 } });

const branches = ['Sockburn', 'Riccarton', 'Papanui', 'Hornby', 'Linwood', 'Ferrymead'];

function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
}

/** Opens a page whose clock stands still at a moment, and waits for its script. */
async function openAt(page: Page, instant: string, address = '/locations'): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  await ready(page);
}

clause('OPEN-EDGES', 'a second before and on the hour, seen from New York', async ({ page }) => {
  for (const [instant, words] of [
    ['2026-11-23T07:59:59+13:00', 'Closed now, opens 8am'],
    ['2026-11-23T08:00:00+13:00', 'Open now, closes 5pm'],
    ['2026-11-23T16:59:59+13:00', 'Open now, closes 5pm'],
    ['2026-11-23T17:00:00+13:00', 'Closed now, opens Tuesday 8am'],
  ] as const) {
    await openAt(page, instant);
    for (const name of branches)
      await expect(card(page, name), `${name}, ${instant}`).toContainText(words);
  }
});

clause('OPEN-NZ-TIME', 'on the Sundays on which the clocks change', async ({ page }) => {
  for (const [instant, words] of [
    ['2026-04-05T09:59:59+12:00', 'Closed now, opens 10am'],
    ['2026-04-05T10:00:00+12:00', 'Open now, closes 2pm'],
    ['2026-09-27T09:59:59+13:00', 'Closed now, opens 10am'],
    ['2026-09-27T10:00:00+13:00', 'Open now, closes 2pm'],
    ['2027-04-04T10:00:00+12:00', 'Open now, closes 2pm'],
    ['2027-09-26T10:00:00+13:00', 'Open now, closes 2pm'],
  ] as const) {
    await openAt(page, instant);
    await expect(card(page, 'Sockburn'), instant).toContainText(words);
    await expect(card(page, 'Linwood'), instant).toContainText('Closed now, ');
  }
});

clause('OPEN-MINUTE', 'opens while it is looked at', async ({ page }) => {
  await page.clock.install({ time: '2026-11-23T07:59:20+13:00' });
  await page.goto('/locations');
  await ready(page);
  await expect(card(page, 'Papanui')).toContainText('Closed now, opens 8am');
  await page.clock.fastForward('01:00');
  await expect(card(page, 'Papanui')).toContainText('Open now, closes 5pm');
});

clause('OPEN-HEADER', 'on a weekday, after a Sunday’s end, on Christmas Day', async ({ page }) => {
  for (const [instant, words] of [
    ['2026-11-23T08:00:00+13:00', 'Sockburn branch open now, closes 5pm'],
    ['2026-11-29T14:00:00+13:00', 'Sockburn branch closed now, opens Monday 8am'],
    [
      '2026-12-25T10:00:00+13:00',
      'Sockburn branch may be closed today, a public holiday: please call first',
    ],
  ] as const) {
    await openAt(page, instant, '/about');
    const line = page.getByRole('banner').getByText(words).filter({ visible: true });
    await expect(line, instant).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  clause('OPEN-PHONE-MENU', 'on the first page and on the next', async ({ page }) => {
    await openAt(page, '2026-11-22T11:30:00+13:00', '/about');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText('Sockburn branch open now, closes 2pm')).toBeVisible();
    await expect(menu).toHaveText(/^\s*Sockburn branch open now, closes 2pm/);
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText('Sockburn branch open now, closes 2pm')).toBeVisible();
    await expect(menu).toHaveText(/^\s*Sockburn branch open now, closes 2pm/);
  });
});

clause('HOLIDAY-PHONE', 'at every branch on Christmas Day', async ({ page }) => {
  await openAt(page, '2026-12-25T10:00:00+13:00');
  for (const name of branches) {
    await expect(card(page, name)).toContainText(
      'May be closed today, a public holiday: please call first',
    );
    await expect(card(page, name)).not.toContainText('now');
  }
});

clause('HOLIDAY-COMING', 'Christmas Day, a week ahead', async ({ page }) => {
  const words = 'Friday 25 December is Christmas Day, a public holiday. Please call first.';
  await openAt(page, '2026-12-18T00:00:00+13:00');
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await openAt(page, '2026-12-17T23:59:59+13:00');
  await expect(
    page.getByRole('main').getByText('On public holidays, please call first.'),
  ).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('BRANCH-NO-STATUS', 'nothing about now', async ({ page }) => {
    await page.goto('/locations');
    for (const name of branches) {
      await expect(card(page, name)).toContainText('8am–5pm');
      await expect(card(page, name)).not.toContainText(
        /\bnow\b|open (?:now|until)|opens (?!in a new tab)|closes/i,
      );
    }
    await expect(page.getByRole('banner')).not.toContainText(/open now|closed now/i);
  });
});
