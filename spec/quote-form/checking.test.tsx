import { screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { choose, field, fillIn, labels, press, send, tick, width } from './quote.ts';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();

beforeEach(() => {
  quoteForm.open();
});

/** The error summary; null while there is none. */
const summary = () => screen.queryByRole('heading', { name: /^Please fix/ })?.parentElement ?? null;
const lines = () =>
  [...(summary()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);

const enter = (label: string, text: string) =>
  label === 'Nearest location' ? choose(text) : fill(field(label), text);

const wrong = [
  ['QUOTE-FIRST-NAME', 'First name', '   ', 'First name is required'],
  ['QUOTE-PHONE', 'Phone number', '  ', 'Phone number is required'],
  ['QUOTE-EMAIL', 'Email', ' ', 'Email is required'],
  ['QUOTE-EMAIL-FORMAT', 'Email', 'aroha@post', 'Invalid email format'],
  ['QUOTE-LOCATION', 'Nearest location', '', 'Please select a location'],
] as const;

for (const [id, label, text, message] of wrong)
  clause(id, `“${text}” in ${label} shows only the message “${message}”`, async () => {
    await fillIn();
    enter(label, text);
    press(send());
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(lines()).toEqual([message]);
  });

const all = [
  'First name is required',
  'Phone number is required',
  'Email is required',
  'Please select a location',
];
const required = ['First name', 'Phone number', 'Email', 'Nearest location'] as const;

/** Expects these messages at the required fields, in their order, and in the summary. */
function expectMessages(...messages: readonly string[]): void {
  for (const [index, label] of required.entries())
    expect(field(label), label).toHaveAccessibleDescription(messages[index]);
  expect(lines()).toEqual(messages.filter(Boolean));
  for (const words of all)
    expect(screen.queryAllByText(words), words).toHaveLength(messages.includes(words) ? 2 : 0);
}

clause('QUOTE-ALL-AT-ONCE', 'the form shows all four messages, only on submission', () => {
  expectMessages('', '', '', '');
  fill(field('Email'), 'aroha@');
  for (const label of required) field(label).focus();
  width().focus();
  expectMessages('', '', '', '');
  fill(field('Email'), '');
  expectMessages('', '', '', '');
  press(send());
  expectMessages(...all);
});

clause('QUOTE-BLOCKED', 'the form sends nothing while even one field is wrong', async () => {
  await fillIn();
  for (const [, label, text] of wrong) {
    const right = field(label).value;
    enter(label, text);
    press(send());
    expect(send()).toBeEnabled();
    enter(label, right);
  }
  press(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(endpoint().received).toHaveLength(1);
});

clause('QUOTE-ERROR-TIED', 'a wrong field is marked and described until corrected', async () => {
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  fill(field('Email'), 'aroha@');
  press(send());
  for (const label of required) expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  expectMessages(...all.with(2, 'Invalid email format'));
  await fillIn();
  for (const label of required) expect(field(label)).toHaveAttribute('aria-invalid', 'false');
  expectMessages('', '', '', '');
});

clause('QUOTE-ERROR-SEEN', 'a wrong field has a red border, a mark and a message', () => {
  press(send());
  for (const words of all) {
    const message = screen.getByText(words, { selector: 'p *' });
    expect(message).toBeVisible();
    expect(within(message.parentElement ?? message).getByText('!')).toBeVisible();
  }
  for (const label of required)
    expect(getComputedStyle(field(label)).borderColor, label).toBe('rgb(152, 31, 24)');
  expect(getComputedStyle(field('Last name (optional)')).borderColor).not.toBe('rgb(152, 31, 24)');
});

clause('QUOTE-ERROR-FOCUS', 'submitting moves the focus to the first wrong field', () => {
  for (const label of required) {
    press(send());
    expect(field(label)).toHaveFocus();
    enter(label, label === labels.location ? aBranch : 'aroha@post.example');
  }
});

clause('A11Y-REQUIRED', 'the quote form says which fields are needed', () => {
  expect(screen.getByText(/All fields are needed unless marked optional\./)).toBeVisible();
});

clause('QUOTE-SUMMARY', 'each link of the error summary moves the focus to its field', () => {
  expect(summary()).toBeNull();
  press(send());
  expect(lines()).toEqual(all);
  for (const index of [3, 1, 0, 2] as const) {
    press(screen.getByRole('link', { name: all[index] ?? '' }));
    expect(field(required[index])).toHaveFocus();
  }
});

clause('QUOTE-ERROR-CLEARS', 'editing a field removes the message of that field only', () => {
  press(send());
  fill(field('Phone number'), '0');
  expectMessages(...all.with(1, ''));
  choose(aBranch);
  fill(field('Email'), 'a');
  expectMessages('First name is required', '', '', '');
  fill(width(), '205');
  expectMessages('First name is required', '', '', '');
  fill(field('First name'), 'A');
  expectMessages('', '', '', '');
  expect(summary()).toBeNull();
});

clause('DRAFT-CLEAR', 'the button also clears the messages of wrong fields', () => {
  press(send());
  expectMessages(...all);
  press(screen.getByRole('button', { name: 'Clear what I typed' }));
  expectMessages('', '', '', '');
});

const green = 'rgb(23, 107, 69)';

/** Expects that a field has both a green border and a tick, or neither. */
function expectTicked(label: string, isTicked: boolean): void {
  expect(tick(label)?.checkVisibility() ?? false, label).toBe(isTicked);
  expect(getComputedStyle(field(label)).borderColor === green, label).toBe(isTicked);
}

clause('QUOTE-TICK', 'a field is ticked while it is neither blank nor wrong', () => {
  const { location: list, ...texts } = labels;
  for (const label of Object.values(texts)) {
    fill(field(label), '  ');
    expectTicked(label, false);
    fill(field(label), ' x');
    expectTicked(label, true);
    fill(field(label), '');
    expectTicked(label, false);
  }
  for (const branch of ['', aBranch, '']) {
    choose(branch);
    expectTicked(list, branch !== '');
  }
  fill(field('Email'), 'aroha@');
  expectTicked('Email', true);
  press(send());
  for (const label of required) expectTicked(label, false);
  fill(field('Email'), 'aroha@p.example');
  expectTicked('Email', true);
});

clause('QUOTE-ERRORS-COUNTED', 'only submitting announces the number of errors', async () => {
  const announcements = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  press(send());
  expect(announcements()).toEqual(['Please fix 4 fields']);
  expect(screen.getByRole('heading', { name: 'Please fix 4 fields' })).toBeVisible();
  // A screen reader would announce the name of a group again when the focus enters the group.
  expect(screen.queryByRole('group', { name: 'Please fix 4 fields' })).toBeNull();
  fill(field('Phone number'), '021 000 0000');
  expect(announcements()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Please fix 3 fields' })).toBeVisible();
  press(send());
  const first = screen.getByText('Please fix 3 fields', { selector: '[role="status"] *' });
  press(send());
  expect(announcements()).toEqual(['Please fix 3 fields']);
  // A screen reader announces the same words again only if their element is new.
  expect(first).not.toBeInTheDocument();
  await fillIn();
  fill(field('First name'), '');
  press(send());
  expect(announcements()).toEqual(['Please fix 1 field']);
  expect(screen.getByRole('heading', { name: 'Please fix 1 field' })).toBeVisible();
});

clause('QUOTE-TICK-QUIET', 'screen readers do not announce ticks', () => {
  for (const label of Object.values(labels)) {
    enter(label, label === labels.location ? aBranch : 'x');
    expect(tick(label)).toBeVisible();
    expect(tick(label)?.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
    expect(field(label)).toHaveAccessibleName(label);
  }
  expect(screen.queryByRole('img')).toBeNull();
});
