import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { fireConfetti } from '../../src/forms/quote/fireConfetti.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { quoteForm } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { choose, field, fillIn, labels, press, send, tick, width } from './quote.ts';

/** Stand-ins for the confetti, which is drawn by another package. */
const { create, confetti } = vi.hoisted(() => {
  const thrown = Object.assign(vi.fn<(burst: object) => void>(), { reset: vi.fn<() => void>() });
  return { create: vi.fn<(...given: unknown[]) => typeof thrown>(() => thrown), confetti: thrown };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

const endpoint = mockEndpoint();

beforeEach(() => {
  vi.clearAllMocks();
  quoteForm.open();
});

const thanks = () => screen.findByRole('heading', { name: /^Thanks/ });

const enter = (label: string, text: string) =>
  label === 'Nearest location' ? choose(text) : fill(field(label), text);

/** Each wrong entry: the clause of its message, the field, the wrong texts, and the message. */
const wrong = [
  ['QUOTE-FIRST-NAME', 'First name', ['', '   '], 'First name is required'],
  ['QUOTE-PHONE', 'Phone number', ['', '  '], 'Phone number is required'],
  ['QUOTE-EMAIL', 'Email', ['', ' '], 'Email is required'],
  ['QUOTE-LOCATION', 'Nearest location', [''], 'Please select a location'],
  ['QUOTE-EMAIL-FORMAT', 'Email', ['aroha@post'], 'Invalid email format'],
] as const;
const required = wrong.slice(0, 4).map(([, label]) => label);
const all: string[] = wrong.slice(0, 4).map(([, , , message]) => message);

/** Expects these messages at the required fields, in their order, and in the summary, and no other message. */
function expectMessages(...messages: readonly string[]): void {
  for (const [index, label] of required.entries())
    expect(field(label), label).toHaveAccessibleDescription(messages[index]);
  const summary = screen.queryByRole('heading', { name: /^Please fix/ })?.parentElement;
  const links = summary && within(summary).queryAllByRole('link');
  const shown = messages.filter(Boolean);
  expect(links?.map(({ textContent }) => textContent)).toEqual(
    shown.length > 0 ? shown : undefined,
  );
  for (const [, , , message] of wrong) {
    const seen = screen.queryAllByText(message).filter((each) => each.checkVisibility());
    expect(seen, message).toHaveLength(messages.includes(message) ? 2 : 0);
  }
}

for (const [id, label, texts, message] of wrong)
  clause(id, `“${texts.join('” or “')}” in ${label} shows only “${message}”`, async () => {
    await fillIn();
    for (const text of texts) {
      enter(label, text);
      press(send());
      expectMessages(...required.map((each) => (each === label ? message : '')));
    }
  });

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
  for (const [, label, texts] of wrong) {
    const right = field(label).value;
    enter(label, texts[0]);
    press(send());
    expect(send()).not.toHaveAttribute('aria-disabled');
    enter(label, right);
  }
  press(send());
  await thanks();
  expect(endpoint().received).toHaveLength(1);
});

clause('QUOTE-ERROR-TIED', 'a wrong field is marked and described until corrected', () => {
  const expectTied = (first: number) => {
    for (const [index, message] of all.with(2, 'Invalid email format').entries()) {
      const element = field(required[index] ?? '');
      expect(element.ariaInvalid === 'true', message).toBe(index >= first);
      expect(element).toHaveAccessibleDescription(index >= first ? message : '');
    }
  };
  fill(field('Email'), 'aroha@');
  expectTied(required.length);
  press(send());
  for (const [index, label] of required.entries()) {
    expectTied(index);
    enter(label, label === labels.location ? aBranch : 'aroha@post.example');
  }
  expectTied(required.length);
});

clause('QUOTE-ERROR-SEEN', 'a wrong field has a red border, a mark and a message', () => {
  press(send());
  for (const [, label, , text] of wrong.slice(0, 4)) {
    const message = screen.getByText(text, { selector: 'p *' });
    expect(message).toBeVisible();
    expect(within(message.parentElement ?? message).getByText('!')).toBeVisible();
    expect(getComputedStyle(field(label)).borderColor, label).toBe('rgb(152, 31, 24)');
  }
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
  press(send());
  for (const [, label, , message] of wrong.slice(0, 4).toReversed()) {
    press(screen.getByRole('link', { name: message }));
    expect(field(label)).toHaveFocus();
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
});

const green = 'rgb(23, 107, 69)';

/** Expects that a field has both a green border and a tick, which no screen reader announces, or neither. */
function expectTicked(label: string, isTicked: boolean): void {
  expect(tick(label)?.checkVisibility() ?? false, label).toBe(isTicked);
  expect(screen.queryByRole('img')).toBeNull();
  expect(field(label)).toHaveAccessibleName(label);
  expect(tick(label)?.closest('[role=status], [role=alert], [aria-live]') ?? null).toBeNull();
  expect(getComputedStyle(field(label)).borderColor === green, label).toBe(isTicked);
}

clause('QUOTE-TICK', 'a field is ticked while it is neither blank nor wrong', () => {
  for (const label of Object.values(labels))
    for (const text of label === labels.location ? ['', aBranch, ''] : ['  ', ' x', '']) {
      enter(label, text);
      expectTicked(label, text.trim() !== '');
    }
  fill(field('Email'), 'aroha@');
  expectTicked('Email', true);
  press(send());
  for (const label of required) expectTicked(label, false);
  fill(field('Email'), 'aroha@p.example');
  expectTicked('Email', true);
});

clause('QUOTE-ERRORS-COUNTED', 'only submitting announces the number of errors', async () => {
  const expectCount = (words: string, announced: readonly string[] = [words]) => {
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.filter(Boolean)).toEqual(announced);
  };
  press(send());
  expectCount('Please fix 4 fields');
  // A screen reader would announce the name of a group again when the focus enters the group.
  expect(screen.queryByRole('group', { name: 'Please fix 4 fields' })).toBeNull();
  fill(field('Phone number'), '021 000 0000');
  expectCount('Please fix 3 fields', []);
  press(send());
  const first = screen.getByText('Please fix 3 fields', { selector: '[role="status"] *' });
  press(send());
  expectCount('Please fix 3 fields');
  // A screen reader announces the same words again only if their element is new.
  expect(first).not.toBeInTheDocument();
  await fillIn();
  fill(field('First name'), '');
  press(send());
  expectCount('Please fix 1 field');
});

async function succeed(firstName = 'Aroha'): Promise<void> {
  await fillIn(firstName);
  press(send());
  await thanks();
}

clause('QUOTE-SENT-NAME', 'the name is shown as typed, without spaces around it', async () => {
  const name = '<script>alert(1)</script> محمد & "Ed" O’Brien 🛞';
  await succeed(`  ${name} `);
  expect((await thanks()).textContent).toBe(`Thanks, ${name}!`);
  expect(screen.getByText(name).localName).toBe('bdi');
});

clause('QUOTE-REFERENCE', 'the reference ends with six digits of the time of success', async () => {
  const release = endpoint().hold();
  await fillIn();
  press(send());
  vi.setSystemTime(1_795_037_000_456);
  release();
  await thanks();
  const number = screen.getByText('TYR-000456');
  const below = screen.getByText('For your records. If you call, just give your name.');
  for (const shown of [number, below]) expect(shown).toBeVisible();
  const { bottom } = number.getBoundingClientRect();
  expect(below.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

clause('QUOTE-CONFETTI', 'confetti is thrown once and stops with the confirmation', async () => {
  await succeed();
  await vi.waitFor(() => expect(confetti).toHaveBeenCalled());
  const settings = expect.objectContaining({ useWorker: false });
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLCanvasElement), settings);
  const burst = { particleCount: 100, spread: 70, origin: { y: 0.6 } };
  expect(confetti).toHaveBeenCalledExactlyOnceWith(burst);
  expect(confetti.reset).not.toHaveBeenCalled();
  cleanup();
  expect(confetti.reset).toHaveBeenCalledOnce();
});

clause('QUOTE-CONFETTI-STILL', 'with reduced motion none is thrown', async () => {
  const motion = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );
  await succeed();
  motion.mockRestore();
  const other = document.createElement('canvas');
  fireConfetti(other);
  // By then, that of the confirmation would have been thrown.
  await vi.waitFor(() => expect(confetti).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(other, expect.anything());
});
