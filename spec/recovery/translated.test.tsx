import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { branches, phone } from '../facts/business.ts';
import { words } from '../pages/reading.ts';
import { field, fillIn } from '../quote-form/quote.ts';
import { clauses, contactForm, quoteForm, setOnline } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { keepTranslating, translate } from './translate.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();
const read = () => document.body.innerText.replaceAll(/\s+/g, ' ');

/** A field by the name it is sent under, because its label is translated. */
const named = (name: string) => document.forms[0]?.elements.namedItem(name) as HTMLInputElement;

/** Translates an element and each later change in it, as browsers do. */
const translateAlways = (root: Node) => onTestFinished(keepTranslating(root));

clauses('FORM-TRANSLATED', 'a failed enquiry can be sent again', async (form) => {
  vi.spyOn(window, 'alert').mockReturnValue();
  expectConsole(/Form submission failed/);
  translateAlways(form.open().container);
  await form.fillIn();
  const release = endpoint().hold();
  endpoint().reply = 'failed-server';
  await userEvent.click(form.sendButton());
  expect(screen.getByRole('button', { name: form.waiting })).toBeVisible();
  expect(read()).not.toContain(form.button);
  release();
  await screen.findByRole('alert');
  expect(read()).toContain(
    `Sorry, there was an error submitting your ${form.what}. Please call us at`,
  );
  expect(read()).toContain(form.button);
  expect(read()).not.toContain(form.waiting);
  endpoint().reply = 'accepted';
  await form.pressSend();
  await form.confirmation();
  expect(read()).toContain('During head office hours.');
  expect(read()).not.toContain('Sorry, there was an error');
  expect(read()).not.toContain(form.button);
});

clauses('FORM-TRANSLATED', 'the offline note disappears again', async (form) => {
  translateAlways(form.open().container);
  await form.fillIn();
  setOnline(false);
  await expect.poll(read).toContain(`Call ${phone.main.number}.`);
  setOnline(true);
  await expect.poll(read).not.toContain(`Call ${phone.main.number}.`);
  expect(read()).toContain(form.button);
});

clauses('FORM-TRANSLATED', 'a draft is restored and cleared', async (form) => {
  form.open();
  await form.fillIn();
  translateAlways(form.comeBack().container);
  expect(read()).toContain('What you typed is still here. Clear');
  // `userEvent` cannot click the button, because it is outside the window.
  act(() => screen.getByRole('button', { name: 'Clear' }).click());
  expect(read()).not.toContain('What you typed is still here.');
  await form.toFields();
  expect(read()).toContain(form.button);
});

clause('FORM-TRANSLATED', 'the quote form shows its errors', async () => {
  translateAlways(quoteForm.open().container);
  await quoteForm.pressSend();
  expect(read()).toContain('Please fix 4 fields');
  for (const message of [
    'First name is required',
    'Phone number is required',
    'Email is required',
    'Please select a location',
  ])
    expect(read().split(message), message).toHaveLength(3);
  fill(field('First name'), 'Aroha');
  expect(read()).toContain('Please fix 3 fields');
  expect(read()).not.toMatch(/Please fix 4 fields|First name is required/);
  fill(field('Email'), 'aroha');
  await quoteForm.pressSend();
  expect(read()).toContain('Invalid email format');
  expect(read()).not.toContain('Email is required');
  await fillIn();
  expect(read()).not.toMatch(/Please fix|is required|Invalid email format|Please select/);
  expect(read()).toContain(quoteForm.button);
});

clause('FORM-TRANSLATED', 'the texts about the size change with the size', async () => {
  translateAlways(quoteForm.open().container);
  await userEvent.type(named('width'), '225/45R17 91Y');
  await userEvent.tab();
  expect(words()).toContain('Filled in from “225/45R17 91Y”. The full size is in your comment.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(words()).not.toMatch(/Filled in from|in your comment/);
  for (const [size, sentence, earlier] of [
    ['205/55R16', '205mm wide, 113mm from rim to road', '225mm wide'],
    ['235/40R18', '235mm wide, 94mm from rim to road', '205mm wide'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: size }));
    expect(words()).toContain(sentence);
    expect(words()).not.toContain(earlier);
  }
  fill(named('profile'), '50 or so');
  expect(words()).toContain('Read it off the tyre');
  expect(words()).not.toContain('235mm wide');
  fill(named('width'), '31x10.5');
  expect(words()).toContain('Here it is in inches: 31 tall, 10.5 across.');
});

clause('FORM-TRANSLATED', 'the contact form returns to step 1', async () => {
  translateAlways(contactForm.open().container);
  await contactForm.toFields();
  expect(read()).toContain('Step 2 of 2');
  expect(read()).toContain('Call us now.');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(read()).toContain('Step 1 of 2');
  expect(read()).not.toContain('Call us now.');
});

clause('QUOTE-OPTION-VALUES', 'the form sends the English name of the branch', async () => {
  translate(quoteForm.open().container, (text) => `‹${text}›`);
  const choices = within(named('location')).getAllByRole<HTMLOptionElement>('option');
  expect(choices.at(-1)).toMatchTextContent(/^‹.*›$/);
  const [main, ...others] = branches.map(({ name }) => name);
  const chosen = `${main} (Main Branch)`;
  expect(choices.map(({ value }) => value)).toEqual(['', chosen, ...others]);
  for (const name of ['firstName', 'phone', 'email']) fill(named(name), 'aroha@post.example');
  await userEvent.selectOptions(named('location'), chosen);
  await userEvent.click(screen.getByRole('button', { name: /Get my quote/ }));
  await expect.poll(() => endpoint().received[0]?.fields['location']).toBe(chosen);
});
