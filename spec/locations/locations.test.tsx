/** The Locations page, and the opening statuses of all pages, in a browser. */
import { act, render, screen, within } from '@testing-library/react';
import { userEvent as visitor } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import { branch, branches, timesOf } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { show } from '../pages/show.tsx';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';
import { inPrint } from '../visual/inPrint.ts';

/** Renders the whole Locations page, with its header and footer. */
async function showLocations(): Promise<HTMLElement> {
  const Page = await loadPage('/locations');
  return showLayout('/locations', <Page />).container;
}

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

clause('OPEN-RETURN', 'a return updates each status once in a minute', async () => {
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
});

clause('OPEN-DOT', 'on Locations, the ring of each closed branch is empty', async () => {
  await page.viewport(1280, 800);
  vi.setSystemTime(monday.closing);
  await showLocations();
  const statuses = screen.getAllByText(/closed now/i);
  expect(statuses).toHaveLength(branches.length + 2);
  for (const status of statuses) {
    const ring = getComputedStyle(status, '::before');
    expect(ring.content).not.toBe('none');
    // One value: that of all four sides.
    expect(ring.borderWidth).toMatch(/^(?:[2-9]|\d\d)[\d.]*px$/);
    expect(ring.borderColor).toBe(getComputedStyle(status).color);
    expect(ring.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(ring.borderRadius).toBe('50%');
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
    const lines = within(screen.getByRole('banner')).getAllByText(/open now|closed (?:now|today)/i);
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

const christmas = 'Friday 25 December is Christmas Day, a public holiday. Please call first.';
const boxing = 'Saturday 26 December is Boxing Day, a public holiday. Please call first.';
const easter = 'Sunday 28 March is Easter Sunday. Please call first.';

for (const [instant, note] of [
  ['2026-12-17T23:59:59+13:00', 'On public holidays, please call first.'],
  ['2026-12-18T00:00:00+13:00', christmas],
  ['2026-12-25T00:00:00+13:00', boxing],
  ['2027-03-26T00:00:00+13:00', easter],
  ['2027-03-27T23:59:59+13:00', easter],
] as const)
  clause('HOLIDAY-COMING', `on ${instant}, Locations says “${note}”`, async () => {
    vi.setSystemTime(instant);
    await show('/locations');
    expect(screen.getByText(/please call first\.$/i).textContent).toBe(note);
  });

/** Shows the Locations page on a narrow phone, and finds the disc of each pin, which has no role. */
async function showDiscs(): Promise<SVGCircleElement[]> {
  await page.viewport(320, 640);
  await show('/locations');
  const pins = within(screen.getByRole('group', { name: /^Map of / })).getAllByRole('link');
  return pins.map((pin) => pin.querySelector('circle') as SVGCircleElement);
}

clause('PLAN-TARGETS', 'each pin is 24 pixels across and covers no other', async () => {
  const boxes = (await showDiscs()).map((disc) => disc.getBoundingClientRect());
  expect(boxes).toHaveLength(branches.length);
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect(width).toBeGreaterThanOrEqual(24);
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(width);
  }
});

clause('PLAN-MAIN', 'only the pin of Sockburn is yellow', async () => {
  const fills = (await showDiscs()).map((disc) => getComputedStyle(disc).fill);
  const isYellow = fills.map((colour) => colour === 'rgb(255, 201, 21)');
  expect(isYellow).toEqual(branches.map(({ name }) => name === 'Sockburn'));
});

/** The present, as pages put it. */
const aboutNow =
  /\b(?:open|closed) now\b|may be closed today|years? old\.|Renew your WOF|has expired/gi;

/** Moves the time on, as if the visitor came back to the tab then. */
async function comeBackAt(time: string): Promise<void> {
  vi.setSystemTime(time);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

clause('NOW-KEPT', 'Locations, left open for a month, says what a new page says', async () => {
  // Makes the script update now, so that its last update is not the one of another test.
  await comeBackAt('2026-11-18T10:30:00+13:00');
  const kept = await showLocations();
  const before = kept.textContent;
  // Another weekday, after closing time, and a holiday is near.
  await comeBackAt('2026-12-19T17:00:00+13:00');
  expect(kept.textContent).not.toBe(before);
  const opened = await showLocations();
  expect(kept.textContent).toBe(opened.textContent);
});

/** Shows the two questions with an answer to each, and returns a function that reads the answers. */
async function showAnswers(): Promise<() => string> {
  const { container } = render(
    <>
      <TyreAge />
      <WofReminder />
    </>,
  );
  const asked = within(container);
  await visitor.click(asked.getByRole('button', { name: 'How old are my tyres?' }));
  fill(asked.getByRole('textbox', { name: /^Last four digits/ }), '4820');
  await visitor.click(asked.getByRole('button', { name: 'Remind me of my WOF' }));
  await visitor.selectOptions(asked.getByRole('combobox', { name: /^Month/ }), 'January');
  await visitor.selectOptions(asked.getByRole('combobox', { name: /^Year/ }), '2027');
  await asked.findByText(/^\d years old\.$/);
  await asked.findByText(/^Renew your WOF by/);
  return () =>
    asked
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
}

clause('NOW-KEPT', 'an open answer says on each day what is right then', async () => {
  await comeBackAt('2026-11-18T10:30:00+13:00');
  const answers = await showAnswers();
  expect(answers()).toMatch(/5 years old\..*Renew your WOF by.*three weeks before/);
  for (const [day, words] of [
    ['2026-12-01', /6 years old\..*three weeks before/],
    ['2027-01-20', /6 years old\..*11 days left/],
    ['2027-02-01', /6 years old\..*has expired/],
  ] as const) {
    await comeBackAt(`${day}T09:00:00+13:00`);
    expect(answers()).toMatch(words);
  }
});

const widths = [360, 1280];

/** Shows everything on the site that says something about the present, with its answers given, and the phone's menu open. */
async function showAll(): Promise<void> {
  await page.viewport(360, 800);
  await showLocations();
  render(
    <>
      <ClosedDays closed={[{ from: '2026-12-24', words: 'We count our stock.' }]} />
      <Nearest />
    </>,
  );
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: -43.53, longitude: 172.6 } } as GeolocationPosition),
  );
  await visitor.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  await screen.findByRole('list', { name: 'Our branches, nearest first' });
  await showAnswers();
  screen.getByRole('button', { name: 'Menu' }).click();
}

/** Each span of opening hours that can be seen in a document. */
const hoursIn = ({ body }: Document) => body.innerText.match(/\d[\d:]*[ap]m–\d[\d:]*[ap]m/g) ?? [];

/** Expects a document to have the hours, holidays and closures of the page, and nothing about the present. */
function expectWithoutNow(shown: Document, hours: readonly string[]): void {
  const { innerText } = shown.body;
  expect(innerText.match(aboutNow)).toBeNull();
  expect(hoursIn(shown)).toEqual(hours);
  expect(innerText).toContain('On public holidays, please call first.');
  expect(innerText).toContain('Closed Thursday 24 December. We count our stock.');
}

clause('NOW-PRINT', 'print has the hours and nothing about now', async () => {
  await showAll();
  expect(document.body.innerText.match(aboutNow)).toHaveLength(2 * branches.length + 3);
  const hours = hoursIn(document);
  await inPrint();
  for (const width of widths) {
    await page.viewport(width, 800);
    expectWithoutNow(document, hours);
  }
});

clause('NOW-SAVED', 'a copy has the hours and nothing about now', async () => {
  await showAll();
  const frame = document.createElement('iframe');
  // Without scripts, as in a saved copy: their addresses lead nowhere.
  frame.sandbox.add('allow-same-origin');
  frame.srcdoc = document.documentElement.outerHTML;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  for (const width of widths) {
    await page.viewport(width, 800);
    frame.width = String(width);
    expectWithoutNow(frame.contentDocument as Document, hoursIn(document));
  }
});
