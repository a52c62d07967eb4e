import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FuelSaving } from '../../src/answers/FuelSaving.tsx';
import { TyreAge } from '../../src/answers/TyreAge.tsx';
import { WofReminder } from '../../src/answers/WofReminder.tsx';
import { loadReminder } from '../../src/app/islands/contactForm.tsx';
import { hydrate } from '../../src/app/islands/tyreAge.tsx';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { phone } from '../facts/business.ts';
import { guide } from '../facts/prices.ts';
import { serve } from '../recovery/served.ts';
import { keepTranslating } from '../recovery/translate.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

const endpoint = mockEndpoint();

const code = () => screen.getByRole('textbox', { name: /^Last four digits of the DOT code/ });
const choice = (name: string) => screen.getByRole('combobox', { name });
const status = () => screen.getByRole('status');

async function ask(question: ReactNode, name: string): Promise<void> {
  render(question);
  await userEvent.click(screen.getByRole('button', { name }));
}
const askAge = () => ask(<TyreAge />, 'How old are my tyres?');

async function choose(month: string, year: string): Promise<void> {
  await userEvent.selectOptions(choice('Month on your label'), month);
  await userEvent.selectOptions(choice('Year on your label'), year);
}
async function remind(month: string, year: string): Promise<void> {
  await ask(<WofReminder />, 'Remind me of my WOF');
  await choose(month, year);
}

/** The lines of the calendar file behind a link, once it is there, unfolded. */
async function fileOf(name: string): Promise<string[]> {
  const address = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,/);
  const file = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  return file.replaceAll('\r\n ', '').split('\r\n');
}

clause('ANSWER-OPENS', 'the field replaces the button and has the focus', async () => {
  render(<TyreAge />);
  screen.getByRole('button', { name: 'How old are my tyres?' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(code()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

clause('ANSWER-ANNOUNCED', 'the answer appears once, after the last digit', async () => {
  await askAge();
  const region = status();
  const texts: string[] = [];
  const watcher = new MutationObserver(() => texts.push(region.textContent));
  watcher.observe(region, { childList: true, subtree: true, characterData: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  for (const digit of '2319') {
    await userEvent.keyboard(digit);
    await pause(500);
  }
  expect(texts).toEqual([]);
  await pause(100);
  expect(status()).toBe(region);
  expect(region).toMatchTextContent(/7 years old/);
  expect(texts).toEqual([region.textContent]);
});

clause(
  'ANSWER-TRANSLATED',
  'the question opens and gives a first and a second answer',
  async () => {
    const container = serve(<TyreAge />);
    onTestFinished(keepTranslating(document.body));
    await act(() => {
      void hydrate(container);
      return Promise.resolve();
    });
    await userEvent.click(screen.getByRole('button', { name: 'How old are my tyres?' }));
    await userEvent.fill(code(), '2319');
    await expect.element(status()).toMatchTextContent(/week 23 of 2019/);
    await userEvent.fill(code(), '2018');
    await expect.element(status()).toMatchTextContent(/^Made in week 20 of 2018 \(May 2018\):/);
    expect(status().textContent).not.toContain('2019');
  },
);

clause('TYRE-AGE-REFUSED', 'the refusal is the description of the invalid field', async () => {
  await askAge();
  expect(code()).toBeValid();
  await userEvent.fill(code(), '4B9Y');
  await expect.element(status()).toMatchTextContent(/^Those four are the factory’s/);
  expect(code()).toBeInvalid();
  expect(code()).toHaveAccessibleDescription(/^Those four are the factory’s/);
});

clause('TYRE-AGE-SIDEWALL', 'the drawing shows the last four digits that were typed', async () => {
  await askAge();
  await userEvent.fill(code(), 'DOT 4B9Y 1KXR 0621');
  await expect.element(screen.getByText('0621', { selector: 'tspan' })).toBeVisible();
});

clause('SAVING-ASSUMED', 'the answer is there as soon as the question opens', async () => {
  await ask(<FuelSaving />, 'What would I save?');
  for (const [name, value] of [
    [/^Kilometres a year/, '15,000'],
    [/^Litres per 100km/, ''],
    [/^Price per litre/, '2.50'],
  ] as const)
    expect(screen.getByRole('textbox', { name })).toHaveValue(value);
  expect(status()).toHaveTextContent(
    `Up to ${guide.fuelSavingWorth} a year. For average to thirsty cars, about 8 to 13 litres per 100km. The most you’d save, at 5% less fuel. Results vary.`,
  );
});

clause('SAVING-REFUSED', 'only the field that is named is invalid', async () => {
  await ask(<FuelSaving />, 'What would I save?');
  const dollars = screen.getByRole('textbox', { name: /^Price per litre/ });
  await userEvent.fill(dollars, '20,01');
  await expect.element(status()).toMatchTextContent(/^Price per litre: that’s more than /);
  for (const field of screen.getAllByRole('textbox'))
    expect(field.ariaInvalid).toBe(String(field === dollars));
});

for (const [id, month, year, words, links] of [
  ['REMIND-LAST-DAY', 'March', '2027', /by Wednesday 31 March 2027\. If .* that day counts\./, 4],
  ['REMIND-EXPIRED', 'October', '2026', /^Your WOF has expired: .* a WOF or a repair\.$/, 0],
  ['REMIND-SOON', 'November', '2026', /no more than three weeks away\.$/, 1],
] as const)
  clause(id, `the answer to ${month} ${year} has ${links} links`, async () => {
    await remind(month, year);
    await expect.element(status()).toMatchTextContent(words);
    const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(found).toHaveLength(links);
    if (links === 1) expect(found).toEqual([phone.main.href]);
  });

clause('REMIND-FILE', 'the event is three weeks before, with number and address', async () => {
  await remind('March', '2027');
  const lines = await fileOf('Calendar file');
  expect(lines).toContain('DTSTART;TZID=Pacific/Auckland:20270310T090000');
  expect(lines.join()).toContain(phone.main.number);
  expect(lines.join()).toMatch(/URL:https?:\/\/[^,]+\/services\/wof-inspection/);
});

clause('REMIND-STABLE', 'the UID changes with the month and not with the time', async () => {
  const stamps = async () =>
    (await fileOf('Calendar file')).filter((line) => /^(?:UID|DTSTAMP)/.test(line));
  await remind('March', '2027');
  const [first] = await stamps();
  vi.setSystemTime('2026-11-20T08:00:00+13:00');
  await choose('April', '2027');
  await expect.poll(stamps).not.toContain(first);
  await choose('March', '2027');
  await expect.poll(stamps).toEqual([first, 'DTSTAMP:20261119T190000Z']);
});

clause('REMIND-CHECKS', 'the other file begins in 6 months and repeats', async () => {
  await remind('March', '2027');
  const lines = await fileOf('Safety check and rotation, every 6 months');
  expect(lines).toContain('RRULE:FREQ=MONTHLY;INTERVAL=6');
  expect(lines).toContain('DTSTART;TZID=Pacific/Auckland:20270518T090000');
});

/** Sends the contact form with a message about a WOF. */
async function sendMessage(): Promise<void> {
  render(<ContactForm send={submitEnquiry} loadReminder={loadReminder} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Service/ }));
  for (const [name, words] of [
    ['Name', 'Aroha Tamati'],
    ['Email', 'aroha@post.example'],
    ['Phone number', '021 000 0000'],
    ['Message', 'My WOF runs out in March.'],
  ] as const)
    await userEvent.fill(screen.getByRole('textbox', { name }), words);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}

clause('REMIND-AFTER-MESSAGE', 'the confirmation offers the reminder', async () => {
  await sendMessage();
  expect(await screen.findByRole('heading', { name: 'Message Sent!' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me of my WOF' }));
  await choose('March', '2027');
  expect(await screen.findByRole('link', { name: 'Calendar file' })).toBeVisible();
});

clause('REMIND-AFTER-MESSAGE', 'a message that no longer names a WOF has no offer', async () => {
  vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  expectConsole(/Form submission failed/);
  endpoint().reply = 'failed-server';
  await sendMessage();
  await screen.findByRole('alert');
  endpoint().reply = 'accepted';
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'My tyres are flat.');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
  expect(screen.queryByRole('button', { name: 'Remind me of my WOF' })).toBeNull();
});
