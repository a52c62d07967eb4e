/** What pages say about the present: on a page that stays open, in print, and in a copy that a visitor has saved. */
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { loadPage } from '../../src/app/pageTable.tsx';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import { fill } from '../fill.ts';
import { showLayout } from '../shell/showLayout.tsx';
import { clause } from '../tools/clause.ts';

/** The present, as pages put it. */
const aboutNow =
  /\b(?:open|closed) now\b|may be closed today|years? old\.|Renew your WOF|has expired/gi;

/** Renders the whole Locations page, with its header and footer. */
async function showLocations(): Promise<HTMLElement> {
  const Page = await loadPage('/locations');
  return showLayout('/locations', <Page />).container;
}

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
  await userEvent.click(asked.getByRole('button', { name: 'How old are my tyres?' }));
  fill(asked.getByRole('textbox', { name: /^Last four digits/ }), '4820');
  await userEvent.click(asked.getByRole('button', { name: 'Remind me of my WOF' }));
  for (const [name, option] of [
    ['Month', 'January'],
    ['Year', '2027'],
  ] as const)
    await userEvent.selectOptions(
      asked.getByRole('combobox', { name: `${name} on your label` }),
      option,
    );
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
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
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
  const session = cdp() as { send: (method: string, options: object) => Promise<unknown> };
  const showMedia = (media: string) => session.send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => void (await showMedia('')));
  for (const width of widths) {
    await page.viewport(width, 800);
    await showMedia('');
    expect(document.body.innerText.match(aboutNow)).toHaveLength(15);
    const hours = hoursIn(document);
    await showMedia('print');
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
