import { screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { field, fillIn, labels, send, tick, width } from './quote.ts';
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
  label === 'Nearest location'
    ? userEvent.selectOptions(field(label), text)
    : fill(field(label), text);

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
    await enter(label, text);
    await userEvent.click(send());
    expect(endpoint().received).toEqual([]);
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

clause('QUOTE-ALL-AT-ONCE', 'the form shows all four messages, only on submission', async () => {
  expectMessages('', '', '', '');
  fill(field('Email'), 'aroha@');
  for (const label of required) field(label).focus();
  width().focus();
  expectMessages('', '', '', '');
  await userEvent.clear(field('Email'));
  expectMessages('', '', '', '');
  await userEvent.click(send());
  expectMessages(...all);
});

clause('QUOTE-BLOCKED', 'the form sends nothing while even one field is wrong', async () => {
  await fillIn();
  for (const [, label, text] of wrong) {
    const right = field(label).value;
    await enter(label, text);
    await userEvent.click(send());
    expect(field(label)).toHaveFocus();
    expect(send()).toBeEnabled();
    expect(endpoint().received).toEqual([]);
    await enter(label, right);
  }
  await userEvent.click(send());
  await screen.findByRole('heading', { name: /^Thanks/ });
  expect(endpoint().received).toHaveLength(1);
});

clause('QUOTE-ERROR-TIED', 'a wrong field is marked and described until corrected', async () => {
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  fill(field('Email'), 'aroha@');
  await userEvent.click(send());
  for (const label of required) expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  expectMessages(...all.with(2, 'Invalid email format'));
  await fillIn();
  for (const label of required) expect(field(label)).toHaveAttribute('aria-invalid', 'false');
  expectMessages('', '', '', '');
});

clause('QUOTE-ERROR-SEEN', 'a wrong field has a red border, a mark and a message', async () => {
  await userEvent.click(send());
  for (const words of all) {
    const message = screen.getByText(words, { selector: 'p *' });
    expect(message).toBeVisible();
    expect(within(message.parentElement ?? message).getByText('!')).toBeVisible();
  }
  for (const label of required)
    expect(getComputedStyle(field(label)).borderColor, label).toBe('rgb(152, 31, 24)');
  expect(getComputedStyle(field('Last name (optional)')).borderColor).not.toBe('rgb(152, 31, 24)');
});

clause('QUOTE-ERROR-FOCUS', 'submitting moves the focus to the first wrong field', async () => {
  await userEvent.click(send());
  expect(field('First name')).toHaveFocus();
  for (const [label, text, next] of [
    ['First name', 'Aroha', 'Phone number'],
    ['Phone number', '021', 'Email'],
    ['Email', 'aroha@post.example', 'Nearest location'],
  ] as const) {
    fill(field(label), text);
    await userEvent.click(send());
    expect(field(next)).toHaveFocus();
  }
});

clause('A11Y-REQUIRED', 'the quote form says which fields are needed', () => {
  expect(screen.getByText(/All fields are needed unless marked optional\./)).toBeVisible();
});

clause('QUOTE-SUMMARY', 'each link of the error summary moves the focus to its field', async () => {
  expect(summary()).toBeNull();
  await userEvent.click(send());
  for (const [line, label] of [
    ['Please select a location', 'Nearest location'],
    ['Phone number is required', 'Phone number'],
    ['First name is required', 'First name'],
    ['Email is required', 'Email'],
  ] as const) {
    await userEvent.click(screen.getByRole('link', { name: line }));
    expect(field(label)).toHaveFocus();
  }
  expect(lines()).toEqual(all);
  expect(location.hash).toBe('');
});

clause('QUOTE-ERROR-CLEARS', 'editing a field removes the message of that field only', async () => {
  await userEvent.click(send());
  fill(field('Phone number'), '0');
  expectMessages(...all.with(1, ''));
  await userEvent.selectOptions(field('Nearest location'), aBranch);
  fill(field('Email'), 'a');
  expectMessages('First name is required', '', '', '');
  fill(width(), '205');
  expectMessages('First name is required', '', '', '');
  fill(field('First name'), 'A');
  expectMessages('', '', '', '');
  expect(summary()).toBeNull();
});

clause('DRAFT-CLEAR', 'the button also clears the messages of wrong fields', async () => {
  await userEvent.click(send());
  expectMessages(...all);
  await userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
  expectMessages('', '', '', '');
  for (const label of required) expect(field(label)).toHaveAttribute('aria-invalid', 'false');
});

const green = 'rgb(23, 107, 69)';

/** Expects that a field has both a green border and a tick, or neither. */
function expectTicked(label: string, isTicked: boolean): void {
  expect(tick(label)?.checkVisibility() ?? false, label).toBe(isTicked);
  expect(getComputedStyle(field(label)).borderColor === green, label).toBe(isTicked);
}

clause('QUOTE-TICK', 'a field has a green border and a tick while it is not blank', async () => {
  const { location: list, ...texts } = labels;
  for (const label of Object.values(texts)) {
    fill(field(label), '  ');
    expectTicked(label, false);
    fill(field(label), ' x');
    expectTicked(label, true);
    await userEvent.clear(field(label));
    expectTicked(label, false);
  }
  for (const branch of ['', aBranch, '']) {
    await userEvent.selectOptions(field(list), branch);
    expectTicked(list, branch !== '');
  }
});

clause('QUOTE-TICK', 'an error message replaces the green border and the tick', async () => {
  fill(field('Email'), 'aroha@');
  expectTicked('Email', true);
  await userEvent.click(send());
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
  await userEvent.click(send());
  expect(announcements()).toEqual(['Please fix 4 fields']);
  expect(field('First name')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Please fix 4 fields' })).toBeVisible();
  // A screen reader would announce the name of a group again when the focus enters the group.
  expect(screen.queryByRole('group', { name: 'Please fix 4 fields' })).toBeNull();
  fill(field('Phone number'), '021 000 0000');
  expect(announcements()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Please fix 3 fields' })).toBeVisible();
  await userEvent.click(send());
  const first = screen.getByText('Please fix 3 fields', { selector: '[role="status"] *' });
  await userEvent.click(send());
  expect(announcements()).toEqual(['Please fix 3 fields']);
  // A screen reader announces the same words again only if their element is new.
  expect(first).not.toBeInTheDocument();
  await fillIn();
  await userEvent.clear(field('First name'));
  await userEvent.click(send());
  expect(announcements()).toEqual(['Please fix 1 field']);
  expect(screen.getByRole('heading', { name: 'Please fix 1 field' })).toBeVisible();
});

clause('QUOTE-TICK-QUIET', 'screen readers do not announce ticks', async () => {
  await fillIn();
  fill(width(), '205');
  for (const label of ['First name', 'Width mm']) {
    expect(tick(label)).toBeVisible();
    expect(tick(label)?.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  }
  expect(screen.queryByRole('img')).toBeNull();
  expect(field('First name')).toHaveAccessibleName('First name');
  expect(field('First name')).toHaveAccessibleDescription('');
  for (const status of screen.getAllByRole('status')) expect(status.textContent).toBe('');
});
