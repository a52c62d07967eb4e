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

const place = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;

const deviceIsAt = (latitude: number, longitude: number) =>
  deviceAnswers((found) => found(place(latitude, longitude)));

/** The device does not answer: the test calls one of these functions to answer for it. */
function deviceWaits(): PositionCallback[] {
  const answers: PositionCallback[] = [];
  deviceAnswers((found) => answers.push(found));
  return answers;
}

/** The rows of the list: what each says, the name of its branch, and its distance in kilometres. */
const listed = () =>
  within(screen.getByRole('list', { name: 'Our branches, nearest first' }))
    .getAllByRole('listitem')
    .map((row) => /^\d+([A-Z].*)about ([\d.]+)km/.exec(row.textContent ?? '') ?? []);

/** The device fails with this error code. */
function deviceFails(code: 1 | 2 | 3 | 9) {
  return deviceAnswers((_found, failed) => {
    failed?.({ code, message: 'The page must not show this.' } as GeolocationPositionError);
  });
}

const [lastLatitude = 0, lastLongitude = 0] = branches.at(-1)?.at ?? [];

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

for (const [where, latitude, longitude, distances] of [
  [
    'New Brighton Pier',
    -43.5063,
    172.735,
    'Linwood 6.0, Ferrymead 6.2, Papanui 10, Riccarton 11, Sockburn 15, Hornby 18',
  ],
  [
    'Templeton',
    -43.554,
    172.468,
    'Hornby 4.6, Sockburn 7.0, Riccarton 11, Papanui 13, Linwood 16, Ferrymead 19',
  ],
] as const) {
  // Only the specification's six branches, so that the test still holds when the owner adds or closes one.
  const rows = distances.split(', ').flatMap((each) => {
    const [name = '', kilometres] = each.split(' ');
    return inOrder(name).map(({ number }) => `${number}${name}about ${kilometres}km`);
  });
  clause('NEAREST-ORDER', `the branches are listed by distance from ${where}`, async () => {
    deviceIsAt(latitude, longitude);
    const answer = await askFor(/ is nearest/);
    const sorted = listed().map(([, , kilometres]) => Number(kilometres));
    expect(sorted).toHaveLength(branchCount.number);
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
    const [[, first] = []] = listed();
    expect(answer).toHaveTextContent(
      `${first} is nearest: about ${sorted[0]?.toFixed(1)}km in a straight line. All ${branchCount.words} are listed below.`,
    );
    const shown = listed().map(([all = '']) => all);
    expect(shown.filter((row) => rows.includes(row))).toEqual(rows);
    for (const { name, street } of branches) {
      const link = screen.getByRole('link', { name: `Directions to ${name} (opens in a new tab)` });
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(pathname).toBe('/maps/dir/');
      expect(searchParams.get('destination')).toContain(`${street}, ${name}, `);
    }
  });
}

clause('NEAREST-ANNOUNCED', 'all messages appear in the initial status region', async () => {
  const answers = deviceWaits();
  render(<Nearest />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  await press();
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('Finding your location…');
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(place(-43.49, 172.61));
  await expect.element(status).toMatchTextContent(/^Papanui is nearest: less than 1km/);
});

for (const [id, code, words] of [
  [
    'NEAREST-DENIED',
    1,
    'Your browser hasn’t shared your location. Allow it for this site and try again',
  ],
  ['NEAREST-UNAVAILABLE', 2, 'We couldn’t find your location. Try again'],
  ['NEAREST-TIMEOUT', 3, 'Finding your location took too long. Try again'],
  ['NEAREST-UNAVAILABLE', 9, 'We couldn’t find your location. Try again'],
] as const)
  clause(id, `after error code ${code}, the search shows its message and no list`, async () => {
    deviceFails(code);
    const message = `${words}, or use the list of branches on this page.`;
    await askFor(new RegExp(`^${RegExp.escape(message)}$`));
    expect(screen.queryByRole('list')).toBeNull();
  });

clause('NEAREST-ROUGH', 'a location within 5km is used, and a rougher one is not', async () => {
  let accuracy = 5_000;
  const [latitude, longitude] = [lastLatitude, lastLongitude];
  deviceAnswers((found) =>
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition),
  );
  const status = await askFor(/ is nearest/);
  expect(screen.getByRole('list')).toBeVisible();
  accuracy = 5_001;
  await press();
  await expect
    .element(status)
    .toMatchTextContent(
      /^Your device knows your location only roughly, so we can’t say which branch is nearest\. Use the list of branches on this page\.$/,
    );
  expect(screen.queryByRole('list')).toBeNull();
});

clause('NEAREST-TIMEOUT', 'the page gives the device ten seconds', async () => {
  const asked = deviceFails(3);
  await askFor(/took too long/);
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
});

clause('NEAREST-ABSENT', 'a press shows that the browser can’t find the location', async () => {
  vi.spyOn(Navigator.prototype, 'geolocation', 'get').mockReturnValue(undefined as never);
  await askFor(
    new RegExp(
      `^This browser can’t find your location\\. This page lists all ${branchCount.words} branches\\.$`,
    ),
  );
});

clause('NEAREST-INSECURE', 'a press shows the reason and does not ask the device', async () => {
  const asked = deviceIsAt(-43.53, 172.6);
  vi.stubGlobal('isSecureContext', false);
  await askFor(/^Location only works on a secure connection\. /);
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
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(place(-43.49, 172.61));
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Papanui is nearest/);
  // `act` waits until React has shown the late answer, if React shows it at all.
  await act(async () => answers[0]?.(place(-43.53, 172.6)));
  expect(screen.getByRole('status')).toMatchTextContent(/^Papanui is nearest/);
});

clause('NEAREST-FAILED', 'if the search throws an error, the page shows the message', async () => {
  expectConsole(/no such function/);
  deviceAnswers(() => {
    throw new TypeError('no such function');
  });
  await askFor(
    /^We couldn’t work out which branch is nearest\. Use the list of branches on this page\.$/,
  );
});

for (const id of ['NEAREST-DENIED', 'NEAREST-TRANSLATED'] as const)
  clause(id, 'a refusal, then only the result of each later press', async () => {
    deviceFails(1);
    const { container } = render(<Nearest />);
    const expectOnly = async (message: string) => {
      await expect.poll(() => container.textContent).toContain(message);
      expect(container.textContent?.match(/is nearest|hasn’t shared/g)).toHaveLength(1);
      translate(container);
    };
    translate(container);
    await press();
    await expectOnly('hasn’t shared your location');
    for (const [latitude, longitude, name] of [
      [-43.53, 172.6, 'Riccarton'],
      [-43.49, 172.61, 'Papanui'],
    ] as const) {
      deviceIsAt(latitude, longitude);
      await press();
      await expectOnly(`${name} is nearest`);
    }
  });
