import type { Page } from '@playwright/test';
import { branch, branches as expected, timesOf } from '../spec/facts/business.ts';
import { clause, expect, test, ready } from './fixtures.ts';

test.use({ timezoneId: 'America/New_York', viewport: { width: 1280, height: 800 } });

const branches = expected.map(({ name }) => name);

/** When a branch opens and closes on a day, as it is said and as moments. */
function hoursOn(date: string, zone: string, words: string) {
  const [opens, closes] = words.split('–');
  const [times] = timesOf(words);
  const at = (time?: string) => Date.parse(`${date}T${time}:00${zone}`);
  return { opens, closes, opening: at(times?.opens), closing: at(times?.closes) };
}

const monday = hoursOn('2026-11-23', '+13:00', branch.sockburn.weekdays);
const sunday = hoursOn('2026-11-29', '+13:00', branch.sockburn.sunday);
const second = 1000;

function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
}

/** Opens a page whose clock stands still at a moment, and waits for its script. */
async function openAt(page: Page, instant: string | number, address = '/locations'): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  await ready(page);
}

clause('OPEN-EDGES', 'a second before and on the hour, seen from New York', async ({ page }) => {
  for (const [instant, words] of [
    [monday.opening - second, `Closed now, opens ${monday.opens}`],
    [monday.opening, `Open now, closes ${monday.closes}`],
    [monday.closing - second, `Open now, closes ${monday.closes}`],
    [monday.closing, `Closed now, opens Tuesday ${monday.opens}`],
  ] as const) {
    await openAt(page, instant);
    for (const name of branches)
      await expect(card(page, name), `${name}, ${instant}`).toContainText(words);
  }
});

clause('OPEN-NZ-TIME', 'on the Sundays on which the clocks change', async ({ page }) => {
  for (const [date, zone] of [
    ['2026-04-05', '+12:00'],
    ['2026-09-27', '+13:00'],
    ['2027-04-04', '+12:00'],
    ['2027-09-26', '+13:00'],
  ] as const) {
    const { opens, closes, opening } = hoursOn(date, zone, branch.sockburn.sunday);
    for (const [instant, words] of [
      [opening - second, `Closed now, opens ${opens}`],
      [opening, `Open now, closes ${closes}`],
    ] as const) {
      await openAt(page, instant);
      await expect(card(page, 'Sockburn'), `${date} ${words}`).toContainText(words);
      await expect(card(page, 'Linwood'), `${date} ${words}`).toContainText('Closed now, ');
    }
  }
});

clause('OPEN-MINUTE', 'opens while it is looked at', async ({ page }) => {
  await page.clock.install({ time: monday.opening - 40 * second });
  await page.goto('/locations');
  await ready(page);
  await expect(card(page, 'Papanui')).toContainText(`Closed now, opens ${monday.opens}`);
  await page.clock.fastForward('01:00');
  await expect(card(page, 'Papanui')).toContainText(`Open now, closes ${monday.closes}`);
});

/** A page that was in the background, or in the browser's memory, is shown again. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

clause('OPEN-RETURN', 'after the branch has opened', async ({ page }) => {
  await openAt(page, monday.opening - 40 * second);
  await expect(card(page, 'Papanui')).toContainText(`Closed now, opens ${monday.opens}`);
  // A clock that stands still runs no timers, as in a page that is suspended.
  await page.clock.setFixedTime(monday.opening);
  await comeBack(page);
  await expect(card(page, 'Papanui')).toContainText(`Open now, closes ${monday.closes}`);
});

clause('OPEN-RETURN', 'in the same minute nothing is written', async ({ page }) => {
  await openAt(page, monday.opening);
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) changes.push(target.nodeName);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { changes });
  });
  await comeBack(page);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual(
    [],
  );
});

clause('OPEN-HEADER', 'on a weekday, after a Sunday’s end, on Christmas Day', async ({ page }) => {
  for (const [instant, words] of [
    [monday.opening, `Sockburn branch open now, closes ${monday.closes}`],
    [sunday.closing, `Sockburn branch closed now, opens Monday ${monday.opens}`],
    [
      '2026-12-25T10:00:00+13:00',
      'Sockburn branch may be closed today, a public holiday: please call first',
    ],
  ] as const) {
    await openAt(page, instant, '/about');
    const line = page.getByRole('banner').getByText(words).filter({ visible: true });
    await expect(line, words).toHaveCount(1);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  clause('OPEN-PHONE-MENU', 'on the first page and on the next', async ({ page }) => {
    await openAt(page, sunday.opening + 60 * second, '/about');
    const words = `Sockburn branch open now, closes ${sunday.closes}`;
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText(words)).toBeVisible();
    await expect(menu).toHaveText(new RegExp(`^\\s*${words}`));
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu.getByText(words)).toBeVisible();
    await expect(menu).toHaveText(new RegExp(`^\\s*${words}`));
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
      await expect(card(page, name)).toContainText(branch.sockburn.weekdays);
      await expect(card(page, name)).not.toContainText(
        /\bnow\b|open (?:now|until)|opens (?!in a new tab)|closes/i,
      );
    }
    await expect(page.getByRole('banner')).not.toContainText(/open now|closed now/i);
  });
});
