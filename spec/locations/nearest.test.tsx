import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { branchCount, branches, inOrder } from '../facts/business.ts';
import { translate } from '../recovery/translate.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

type Ask = Geolocation['getCurrentPosition'];

/** Replaces the device's answer to a request for its location. */
function deviceAnswers(ask: Ask) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask);
}

/** A place that may be wrong by some metres. */
const place = (latitude: number, longitude: number, accuracy = 10) =>
  ({ coords: { latitude, longitude, accuracy } }) as GeolocationPosition;

const deviceIsAt = (...where: Parameters<typeof place>) =>
  deviceAnswers((found) => found(place(...where)));

/** The device does not answer: the test calls one of these functions to answer for it. */
function deviceWaits(): PositionCallback[] {
  const answers: PositionCallback[] = [];
  deviceAnswers((found) => answers.push(found));
  return answers;
}

/** The device fails with this error code; with 3, a timeout, only if the page gives it ten seconds. */
function deviceFails(code: 1 | 2 | 3 | 9) {
  return deviceAnswers((_found, failed, options) => {
    const known = code === 3 && options?.timeout !== 10_000 ? 2 : code;
    failed?.({ code: known, message: 'The page must not show this.' } as GeolocationPositionError);
  });
}

async function press(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
}

/** Renders the search, presses its button, and returns the status region once it has the words. */
async function askFor(words: RegExp): Promise<HTMLElement> {
  render(<Nearest />);
  await press();
  await expect.element(screen.getByRole('status')).toMatchTextContent(words);
  return screen.getByRole('status');
}

clause('NEAREST-ON-REQUEST', 'the page asks the device once, and only after a press', async () => {
  const asked = deviceIsAt(-43.53, 172.6);
  render(<Nearest />);
  await userEvent.hover(screen.getByRole('button'));
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(asked).not.toHaveBeenCalled();
  await press();
  await expect.element(screen.getByRole('status')).toMatchTextContent('Riccarton is nearest');
  expect(asked).toHaveBeenCalledTimes(1);
});

/**
 * The specification's branches that still exist, by their distance from New Brighton Pier: all that each row says before
 * its opening status.
 */
const rowsAtPier = Object.entries({
  Linwood: '6.0',
  Ferrymead: '6.2',
  Papanui: '10',
  Riccarton: '11',
  Sockburn: '15',
  Hornby: '18',
}).flatMap(([name, kilometres]) =>
  inOrder(name).map(({ number }) => `${number}${name}about ${kilometres}km`),
);

clause('NEAREST-ORDER', 'the branches are listed by distance from New Brighton Pier', async () => {
  deviceIsAt(-43.5063, 172.735);
  const { textContent: message } = await askFor(/ is nearest/);
  const list = within(screen.getByRole('list', { name: 'Our branches, nearest first' }));
  const items = list.getAllByRole('listitem');
  const rows = items.map((row) => /^.*?km/.exec(row.textContent)?.[0] ?? '');
  expect(rows).toHaveLength(branchCount.number);
  expect(rows.filter((row) => rowsAtPier.includes(row))).toEqual(rowsAtPier);
  const [, first, distance] = /^\d+(.+?)(about .*)/.exec(rows[0] ?? '') ?? [];
  expect(message).toBe(
    `${first} is nearest: ${distance} in a straight line. All ${branchCount.words} are listed below.`,
  );
  for (const { name, street } of branches) {
    const item = items.find((each) => within(each).queryByText(name)) ?? document.body;
    const link = within(item).getByRole('link');
    expect(link).toHaveAccessibleName(`Directions to ${name} (opens in a new tab)`);
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/dir/');
    expect(searchParams.get('destination')).toContain(`${street}, ${name}, `);
  }
});

const unavailable =
  'We couldn’t find your location. Try again, or use the list of branches on this page.';

for (const [id, prepare, words] of [
  ['NEAREST-UNAVAILABLE', () => deviceFails(2), unavailable],
  ['NEAREST-UNAVAILABLE', () => deviceFails(9), unavailable],
  [
    'NEAREST-TIMEOUT',
    () => deviceFails(3),
    'Finding your location took too long. Try again, or use the list of branches on this page.',
  ],
  [
    'NEAREST-ROUGH',
    () => deviceIsAt(-43.53, 172.6, 5_001),
    'Your device knows your location only roughly, so we can’t say which branch is nearest. Use the list of branches on this page.',
  ],
  [
    'NEAREST-ABSENT',
    () => vi.spyOn(Navigator.prototype, 'geolocation', 'get').mockReturnValue(undefined as never),
    `This browser can’t find your location. This page lists all ${branchCount.words} branches.`,
  ],
  [
    'NEAREST-FAILED',
    () => {
      expectConsole(/no such function/);
      deviceAnswers(() => {
        throw new TypeError('no such function');
      });
    },
    'We couldn’t work out which branch is nearest. Use the list of branches on this page.',
  ],
] as const)
  clause(id, `the search shows only “${words}”`, async () => {
    prepare();
    const { parentElement } = await askFor(new RegExp(`^${RegExp.escape(words)}$`));
    expect(parentElement?.textContent).toMatch(
      new RegExp(`your device\\.${RegExp.escape(words)}$`),
    );
  });

clause('NEAREST-ROUGH', 'a location that may be 5km wrong is used', async () => {
  deviceIsAt(-43.53, 172.6, 5_000);
  await askFor(/^Riccarton is nearest/);
});

clause('NEAREST-INSECURE', 'a press shows the reason and does not ask the device', async () => {
  const asked = deviceIsAt(-43.53, 172.6);
  vi.stubGlobal('isSecureContext', false);
  await askFor(/^Location only works on a secure connection\./);
  expect(asked).not.toHaveBeenCalled();
});

clause('NEAREST-UNANSWERED', 'a message after ten seconds, then the late answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const answers = deviceWaits();
  render(<Nearest />);
  act(() => screen.getByRole('button').click());
  // `expect.poll` would never end here, because it uses the clock that the test has stopped.
  await vi.dynamicImportSettled();
  expect(answers).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(screen.getByRole('status')).toMatchTextContent(/^Finding your location…$/);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toMatchTextContent(
    /^No answer yet\. If your browser asks for your location, allow it\. You can try again, or use the list of branches on this page\.$/,
  );
  answers[0]?.(place(-43.49, 172.61));
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Papanui is nearest/);
});

clause('NEAREST-AGAIN', 'a second press asks again, and only its answer counts', async () => {
  const answers = deviceWaits();
  render(<Nearest />);
  await press();
  await expect.poll(() => answers).toHaveLength(1);
  expect(screen.getByRole('button')).toBeEnabled();
  await press();
  await press();
  await expect.poll(() => answers).toHaveLength(3);
  // `act` waits until React has shown the early or late answer, if React shows it at all.
  await act(async () => answers[0]?.(place(-43.53, 172.6)));
  expect(screen.getByRole('status')).toMatchTextContent(/^Finding your location…$/);
  answers[2]?.(place(-43.49, 172.61));
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Papanui is nearest/);
  await act(async () => answers[1]?.(place(-43.53, 172.6)));
  expect(screen.getByRole('status')).toMatchTextContent(/^Papanui is nearest/);
});

const denied =
  'Your browser hasn’t shared your location. Allow it for this site and try again, or use the list of branches on this page.';

for (const [id, change] of [
  ['NEAREST-DENIED', () => undefined],
  ['NEAREST-TRANSLATED', translate],
] as const)
  clause(id, 'a refusal, then only the result of each later press', async () => {
    deviceFails(1);
    const { container } = render(<Nearest />);
    const before = container.textContent;
    change(container);
    await press();
    await expect.poll(() => container.textContent).toBe(before + denied);
    for (const [latitude, longitude, name] of [
      [-43.53, 172.6, 'Riccarton'],
      [-43.49, 172.61, 'Papanui'],
    ] as const) {
      change(container);
      deviceIsAt(latitude, longitude);
      await press();
      await expect.poll(() => container.textContent).toContain(`${before}${name} is nearest`);
      expect(container.textContent?.match(/Finding|is nearest|hasn’t shared/g)).toHaveLength(1);
    }
  });
