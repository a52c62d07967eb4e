/** The Locations page, and the opening statuses of all pages, in a browser. */
import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPage } from '../../src/app/pageTable.tsx';
import { branch, branches, timesOf } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';

/** When a branch opens and closes on a day: as words such as `8am`, and in milliseconds since 1970. */
function hoursOn(date: string, words: string) {
  const [opens, closes] = words.split('–');
  const [times] = timesOf(words);
  const at = (time?: string) => Date.parse(`${date}T${time}:00+13:00`);
  return { opens, closes, opening: at(times?.opens), closing: at(times?.closes) };
}

const monday = hoursOn('2026-11-23', branch.sockburn.weekdays);
const papanui = hoursOn('2026-11-23', branch.papanui.weekdays);
const sunday = hoursOn('2026-11-29', branch.sockburn.sunday);
const second = 1000;

/** The text of the card of a branch. */
const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent;

clause('OPEN-MINUTE', 'the status changes within a minute of opening and closing', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: papanui.opening - 100 * second,
  });
  await show('/locations');
  expect(cardOf('Papanui')).toContain(`Closed now, opens ${papanui.opens}`);
  vi.advanceTimersByTime(120 * second);
  expect(cardOf('Papanui')).toContain(`Open now, closes ${papanui.closes}`);
  vi.setSystemTime(papanui.closing - second);
  vi.advanceTimersByTime(60 * second);
  expect(cardOf('Papanui')).toContain('Closed now, opens ');
});

const fromBackground = () => document.dispatchEvent(new Event('visibilitychange'));
const toWindow = () => window.dispatchEvent(new FocusEvent('focus'));
const fromPrerendered = () => document.dispatchEvent(new Event('prerenderingchange'));
const fromCache = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

clause(
  'OPEN-RETURN',
  'a return updates each status; another in the same minute does not',
  async () => {
    await show('/locations');
    const observer = new MutationObserver(() => undefined);
    const every = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, every);
    for (const comeBack of [fromBackground, fromCache, toWindow, fromPrerendered]) {
      vi.setSystemTime(monday.opening - 40 * second);
      comeBack();
      expect(cardOf('Papanui')).toContain(`Closed now, opens ${monday.opens}`);
      vi.setSystemTime(monday.opening);
      comeBack();
      for (const { name, hours } of branches)
        if (hours[0] === branch.sockburn.weekdays)
          expect(cardOf(name), name).toContain(`Open now, closes ${monday.closes}`);
      vi.setSystemTime(monday.opening + 59 * second);
      observer.takeRecords();
      comeBack();
      expect(observer.takeRecords()).toEqual([]);
    }
  },
);

clause('OPEN-DOT', 'on Locations, the ring of each closed branch is empty', async () => {
  await page.viewport(1280, 800);
  vi.setSystemTime(monday.closing);
  const Page = await loadPage('/locations');
  showLayout('/locations', <Page />);
  const statuses = screen.getAllByText(/closed now/i);
  expect(statuses).toHaveLength(branches.length + 2);
  for (const status of statuses) {
    const ring = getComputedStyle(status, '::before');
    expect(ring.border).toBe(`2px solid ${getComputedStyle(status).color}`);
    expect(ring.borderRadius).toBe('50%');
    expect(ring.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  }
});

clause('OPEN-HEADER', 'the status is there once, on a Monday, a Sunday and a holiday', async () => {
  await page.viewport(1280, 800);
  for (const [pathname, instant, words] of [
    ['/', monday.closing, `Sockburn branch closed now, opens Tuesday ${monday.opens}`],
    ['/about', sunday.opening, `Sockburn branch open now, closes ${sunday.closes}`],
    [
      '/no-such-page',
      Date.parse('2026-12-25T10:00:00+13:00'),
      'Sockburn branch may be closed today, a public holiday: please call first',
    ],
  ] as const) {
    vi.setSystemTime(instant);
    const { unmount } = showLayout(pathname, 'The page');
    const lines = within(screen.getByRole('banner')).getAllByText(
      /(?:open|closed) now|closed today/i,
    );
    const seen = lines.filter((line) => line.checkVisibility());
    expect(seen.map(({ textContent }) => textContent)).toEqual([words]);
    unmount();
  }
});

clause('OPEN-PHONE-MENU', 'the menu begins with “Sockburn branch” and the status', async () => {
  await page.viewport(360, 740);
  vi.setSystemTime(sunday.opening + 60 * second);
  showLayout('/about', 'The page');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  const words = `Sockburn branch open now, closes ${sunday.closes}`;
  expect(within(menu).getByText(words)).toBeVisible();
  expect(menu.textContent.trim()).toMatch(new RegExp(`^${words}`));
});

/** What a page says about holidays at some instants. */
const coming = 'Friday 25 December is Christmas Day, a public holiday. Please call first.';
const christmas = [
  ['2026-12-17T23:59:59+13:00', 'On public holidays, please call first.'],
  ['2026-12-18T00:00:00+13:00', coming],
  ['2026-12-24T23:59:59+13:00', coming],
  [
    '2026-12-25T00:00:00+13:00',
    'Saturday 26 December is Boxing Day, a public holiday. Please call first.',
  ],
] as const;
const easter = ['2027-03-26T00:00:00+13:00', '2027-03-27T23:59:59+13:00'].map(
  (instant) => [instant, 'Sunday 28 March is Easter Sunday. Please call first.'] as const,
);

for (const [id, sentences] of [
  ['HOLIDAY-COMING', christmas],
  ['HOLIDAY-EASTER', easter],
] as const)
  clause(id, 'Locations names the day only in the seven days before it', async () => {
    for (const [instant, expected] of sentences) {
      vi.setSystemTime(instant);
      const { unmount } = await show('/locations');
      expect(screen.getByText(/please call first\.$/i).textContent, instant).toBe(expected);
      unmount();
    }
  });

/** Shows the Locations page on a narrow phone, and finds the disc of each pin, which has no role. */
async function showDiscs(): Promise<SVGCircleElement[]> {
  await page.viewport(320, 640);
  await show('/locations');
  const pins = within(screen.getByRole('group', { name: /^Map of / })).getAllByRole('link');
  return pins.map((pin) => pin.querySelector('circle') as SVGCircleElement);
}

clause(
  'PLAN-TARGETS',
  'each pin is at least 24 pixels across and covers no other pin',
  async () => {
    const boxes = (await showDiscs()).map((disc) => disc.getBoundingClientRect());
    expect(boxes).toHaveLength(branches.length);
    for (const [index, { x, y, width }] of boxes.entries()) {
      expect(width).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(width);
    }
  },
);

clause('PLAN-MAIN', 'only the pin of Sockburn is yellow', async () => {
  const isYellow = (await showDiscs()).map(
    (disc) => getComputedStyle(disc).fill === 'rgb(255, 201, 21)',
  );
  expect(isYellow).toEqual(branches.map(({ name }) => name === 'Sockburn'));
});
