import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { loadReminder } from '../../src/app/islands/contactForm.tsx';
import { hydrate } from '../../src/app/islands/tyreAge.tsx';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { phone } from '../facts/business.ts';
import { guide } from '../facts/prices.ts';
import { words } from '../pages/reading.ts';
import { serve } from '../recovery/served.ts';
import { keepTranslating } from '../recovery/translate.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

const code = () => screen.getByRole('textbox', { name: /^Last four digits of the DOT code/ });
const status = () => screen.getByRole('status');

function openQuestion(Question: typeof TyreAge): void {
  render(<Question />);
  fireEvent.click(screen.getByRole('button'));
}

function choose(month: string, year = ''): void {
  for (const [name, value] of Object.entries({ Month: month, Year: year }))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
}

for (const [Question, name, first] of [
  [TyreAge, 'How old are my tyres?', /^Last four digits of the DOT code/],
  [FuelSaving, 'What would I save?', /^Kilometres a year/],
  [WofReminder, 'Remind me of my WOF', /^Month on your label/],
] as const)
  clause('ANSWER-OPENS', `${name}: fields replace the button, the first with focus`, async () => {
    render(<Question />);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(first)).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

for (const [Question, after, steps, answer] of [
  [TyreAge, 'digit', ['2', '3', '1', '9'].map((digit) => () => userEvent.keyboard(digit)), /: 7 y/],
  [WofReminder, 'choice', [() => choose('May'), () => choose('May', '2028')], /31 May 2028/],
] as const)
  clause('ANSWER-ANNOUNCED', `the answer appears once, after the last ${after}`, async () => {
    openQuestion(Question);
    const region = status();
    const texts: string[] = [];
    const watcher = new MutationObserver(() => texts.push(region.textContent));
    watcher.observe(region, { childList: true, subtree: true, characterData: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    for (const step of steps) {
      await step();
      await pause(599);
    }
    expect(texts).toEqual([]);
    await pause(1);
    expect(status()).toBe(region);
    expect(region).toMatchTextContent(answer);
    await pause(60_000);
    expect(texts).toEqual([region.textContent]);
  });

clause('ANSWER-TRANSLATED', 'the question opens and answers two codes, one by one', async () => {
  const container = serve(<TyreAge />);
  onTestFinished(keepTranslating(document.body));
  await act(async () => {
    void hydrate(container, () => undefined);
    // A translated island loads this module before React starts, and React has to start within `act`.
    await import('../../src/app/islands/restoreTranslation.ts');
  });
  await userEvent.click(screen.getByRole('button', { name: 'How old are my tyres?' }));
  await expect.poll(() => screen.queryByRole('textbox')).toBeVisible();
  fill(code(), '2319');
  await expect.element(status()).toMatchTextContent(/week 23 of 2019/);
  fill(code(), '2022');
  await expect
    .poll(() => words(status()))
    .toBe(
      'Made in week 20 of 2022 (May 2022): 4 years old. Replace it by May 2028 at the latest, sooner if it’s worn or damaged.',
    );
});

for (const [id, question, name, typed, reason] of [
  ['TYRE-AGE-REFUSED', TyreAge, /^Last four/, '4B9Y', /^Those four are the factory’s/],
  ['SAVING-REFUSED', FuelSaving, /^Price per litre/, '20,01', /^Price per litre: that’s more /],
] as const)
  clause(id, 'only the refused field is invalid, with the reason as its description', async () => {
    openQuestion(question);
    const refused = screen.getByRole('textbox', { name });
    expect(refused).toBeValid();
    fill(refused, typed);
    await expect.element(status()).toMatchTextContent(reason);
    expect(refused).toHaveAccessibleDescription(reason);
    for (const field of screen.getAllByRole('textbox'))
      expect(field.ariaInvalid).toBe(String(field === refused));
  });

for (const [id, typed] of [
  ['TYRE-AGE', '4620'],
  ['TYRE-AGE-PASTED', 'DOT 4B9Y 1KXR 4620'],
  ['TYRE-AGE-PASTED', 'dot4b9y1kxr4620'],
  ['TYRE-AGE-PASTED', ' 46 20 '],
  ['TYRE-AGE-PASTED', '4B91 46-20'],
] as const)
  clause(id, `“${typed}” gives the date, and the age on the day in Christchurch`, async () => {
    vi.setSystemTime('2026-11-14T00:10:00+13:00');
    openQuestion(TyreAge);
    fill(code(), typed);
    await expect
      .poll(() => words(status()))
      .toBe('Made in week 46 of 2020 (November 2020): 6 years old. Replace it.');
  });

clause('TYRE-AGE-SIDEWALL', 'the code ends with the last four digits that were typed', async () => {
  openQuestion(TyreAge);
  fill(code(), 'DOT 4B9Y 1KXR 0621');
  await expect.element(screen.getByText(/^DOT/)).toMatchTextContent(/^DOT .* 0621$/);
  expect(screen.getByText('0621')).toBeVisible();
});

clause('SAVING-ASSUMED', 'the answer is there as soon as the question opens', async () => {
  openQuestion(FuelSaving);
  for (const [name, value] of Object.entries({ Kilometres: '15,000', Litres: '', Price: '2.50' }))
    expect(screen.getByRole('textbox', { name: new RegExp(`^${name} `) })).toHaveValue(value);
  expect(status()).toHaveTextContent(
    `Up to ${guide.fuelSavingWorth} a year. For average to thirsty cars, about 8 to 13 litres per 100km. The most you’d save, at 5% less fuel. Results vary.`,
  );
});

clause('SAVING-OWN', 'the answer has the saving for the typed figures', async () => {
  openQuestion(FuelSaving);
  for (const [name, typed] of Object.entries({ Kilometres: '12500', Litres: '7,5', Price: '2.79' }))
    fill(screen.getByRole('textbox', { name: new RegExp(`^${name} `) }), typed);
  await expect
    .element(status())
    .toHaveTextContent('Up to $130 a year. The most you’d save, at 5% less fuel. Results vary.');
});

const earlierDay = 'If your label names an earlier day, that day counts.';
const expired =
  'Your WOF has expired: don’t drive the car except to a WOF or a repair, and only if it’s safe.';
const reminders = [
  'Calendar file',
  'Google Calendar (opens in a new tab)',
  'Outlook (opens in a new tab)',
  'Safety check and rotation, every 6 months',
] as const;

const soon = (left: string) => `Renew your WOF by Monday 30 November 2026. ${earlierDay} ${left}`;
const call = [phone.main.number];

for (const [id, now, label, text, links] of [
  [
    'REMIND-LAST-DAY',
    '2026-11-18T10:30',
    'February 2028',
    `Renew your WOF by Tuesday 29 February 2028. ${earlierDay} The reminder comes three weeks before, at 9am. Nothing is sent to us.`,
    reminders,
  ],
  ['REMIND-EXPIRED', '2026-11-18T10:30', 'October 2026', expired, []],
  ['REMIND-EXPIRED', '2026-12-01T00:10', 'November 2026', expired, []],
  ['REMIND-SOON', '2026-11-09T00:10', 'November 2026', soon('21 days left.'), call],
  ['REMIND-SOON', '2026-11-18T10:30', 'November 2026', soon('12 days left.'), call],
  ['REMIND-SOON', '2026-11-28T23:50', 'November 2026', soon('2 days left.'), call],
  ['REMIND-SOON', '2026-11-29T10:30', 'November 2026', soon('1 day left.'), call],
  ['REMIND-SOON', '2026-11-30T23:50', 'November 2026', soon('That’s today.'), call],
] as const)
  clause(id, `at ${now}, ${label} gives words and ${links.length} links`, async () => {
    vi.setSystemTime(`${now}:00+13:00`);
    openQuestion(WofReminder);
    const [month = '', year = ''] = label.split(' ');
    choose(month, year);
    await expect.poll(() => words(status())).toBe(text);
    const found = screen.queryAllByRole('link');
    expect(found.map(words)).toEqual(links);
    if (id === 'REMIND-SOON') expect(found[0]).toHaveAttribute('href', phone.main.href);
  });

const { hostname, origin } = new URL(import.meta.env.VITE_SITE_ORIGIN);
const start = '\nDTSTART;TZID=Pacific/Auckland:';

for (const [id, name, ...parts] of [
  ['REMIND-FILE', 'Calendar file', `${start}20270310T090000\r`],
  [
    'REMIND-STABLE',
    'Calendar file',
    `\nUID:wof-2027-03@${hostname}\r`,
    '\nDTSTAMP:20261117T214500Z\r',
  ],
  ['REMIND-CHECKS', reminders[3], `${start}20270518T090000\r`, 'Y;INTERVAL=6\r'],
  ['REMIND-WEB', 'Google Calendar (opens in a new tab)', 'https://calendar.google.com/'],
  ['REMIND-WEB', 'Outlook (opens in a new tab)', 'https://outlook.live.com/'],
] as const)
  clause(id, `the link “${name}” has the texts of its event`, async () => {
    openQuestion(WofReminder);
    vi.setSystemTime('2026-11-18T10:45:00+13:00');
    choose('March', '2027');
    const link = await screen.findByRole('link', { name });
    // In a file, each wrapped line is joined again.
    const address = decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('\r\n ', '');
    for (const part of [...parts, phone.main.number, `${origin}/services/wof-inspection`])
      expect(address).toContain(part);
    const isFile = address.startsWith('data:text/calendar;charset=utf-8,BEGIN');
    expect([isFile, link.hasAttribute('download')]).toEqual(Array(2).fill(id !== 'REMIND-WEB'));
  });

/** Fills in the contact form with this message, and sends it. */
async function send(message: string): Promise<void> {
  for (const field of screen.getAllByRole('textbox'))
    fill(field, field.matches('textarea') ? message : 'aroha@post.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

async function sendAboutWof(load: () => Promise<ReactNode> = loadReminder): Promise<void> {
  render(<ContactForm loadReminder={load} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Service/ }));
  await send('My WOF runs out in March.');
}

const sentHeading = () => screen.findByRole('heading', { name: 'Message Sent!' });

clause('REMIND-AFTER-MESSAGE', 'the confirmation offers the reminder', async () => {
  await sendAboutWof();
  const offer = await screen.findByRole('button', { name: 'Remind me of my WOF' });
  expect(await sentHeading()).toHaveFocus();
  await userEvent.click(offer);
  choose('March', '2027');
  expect(await screen.findByRole('link', { name: 'Calendar file' })).toBeVisible();
});

for (const isLate of [false, true])
  clause('REMIND-AFTER-MESSAGE', `no other message has it${isLate ? ', late' : ''}`, async () => {
    vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    expectConsole(/Form submission failed/);
    endpoint().reply = 'failed-server';
    const { promise, resolve } = Promise.withResolvers<ReactNode>();
    const load = () => resolve(<p>The reminder</p>);
    if (!isLate) load();
    await sendAboutWof(() => promise);
    await screen.findByRole('alert');
    endpoint().reply = 'accepted';
    await send('My tyres are flat.');
    await sentHeading();
    await act(async () => load());
    expect(screen.queryByText('The reminder')).toBeNull();
  });

/** Breaks as it appears, or when it is pressed. */
function Breaking({ at }: { readonly at: 'start' | 'press' }) {
  const [isBroken, setBroken] = useState(at === 'start');
  if (isBroken) throw new Error('broken by the test');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Remind me
    </button>
  );
}

for (const [what, load] of [
  ['as it loads', () => Promise.reject(new Error('no script'))],
  ['as it appears', () => Promise.resolve(<Breaking at="start" />)],
  ['when it is used', () => Promise.resolve(<Breaking at="press" />)],
] as const)
  clause('SEND-SENT-STAYS', `a reminder that fails ${what} leaves “Message Sent!”`, async () => {
    if (what !== 'as it loads') expectConsole(/broken by the test/);
    await sendAboutWof(load);
    expect(await sentHeading()).toBeVisible();
    if (what === 'when it is used')
      await userEvent.click(await screen.findByRole('button', { name: 'Remind me' }));
    await act(() => Promise.resolve());
    expect(await sentHeading()).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(endpoint().received).toHaveLength(1);
  });
