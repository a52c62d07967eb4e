/** Both forms as served, before their script has loaded and when it loads. */
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { field as box, fillIn, secondStep, tile } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { field } from '../quote-form/quote.ts';
import { clauses, contactForm, quoteForm, type Entries } from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { hydrate, serve } from './served.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();
const contact = contactForm.element();
const quote = quoteForm.element();

clause('CONTACT-EARLY-TILES', 'a press shows details instead of tiles', async () => {
  const container = serve(contact);
  expect(secondStep()).toBeNull();
  await userEvent.click(tile(/^Tyres/));
  expect(secondStep()).not.toBeNull();
  // Out of view, not hidden: without script no Back button works, so the keyboard must still reach the tiles.
  await expect.element(tile(/^Tyres/)).not.toBeInViewport();
  box('Name').focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(tile(/^Tyres/)).toHaveFocus();
  await expect.element(tile(/^Tyres/)).toBeInViewport();
  box('Name').focus();
  await hydrate(container, contact);
  expect(secondStep()).not.toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

clause('CONTACT-ARROWS', 'arrow keys move between the tiles without script', async () => {
  const container = serve(contact);
  tile(/^General/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(tile(/^Service/)).toHaveFocus();
  expect(tile(/^Service/)).toBeVisible();
  await hydrate(container, contact);
  expect(tile(/^Service/)).toHaveFocus();
  expect(tile(/^Service/)).toBeVisible();
  expect(secondStep()).toBeNull();
});

clauses('FORM-EARLY-FOCUS', 'the focus stays in the second field', async (form) => {
  const container = serve(form.element());
  await form.toFields();
  fill(box('Phone number'), '021 000 0000');
  // Runs after hydration has begun, and before React has finished it.
  const leavePhoneNumber = () => box('Email').focus();
  await hydrate(container, form.element(), leavePhoneNumber);
  expect(box('Email')).toHaveFocus();
});

clauses(['CONTACT-EARLY-KEPT', 'QUOTE-EARLY-KEPT'], 'entries stay and are sent', async (form) => {
  const container = serve(form.element());
  const held = await form.fillEverything();
  await hydrate(container, form.element());
  if (form === quoteForm)
    for (const each of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')])
      expect(getComputedStyle(each).borderColor, each.id).toBe('rgb(23, 107, 69)');
  fill(box('Email'), 'mere@post.example');
  const expected: Entries = { ...held, email: 'mere@post.example' };
  expect(form.holds()).toEqual(expected);
  await form.pressSend();
  await form.confirmation();
  const { _subject, ...typed } = expected;
  expect(endpoint().received[0]?.fields).toMatchObject({
    ...typed,
    ...('rego' in typed && { rego: 'MY REGO' }),
  });
});

for (const blank of ['Name', 'Email', 'Phone number'])
  clause('CONTACT-BLANK', `${blank} with spaces only is refused without script`, async () => {
    serve(contact);
    await fillIn();
    for (const name of [blank, 'Message']) fill(box(name), '   ');
    expect(box(blank)).toBeInvalid();
    expect(box('Message')).toBeValid();
    await contactForm.pressSend();
    expect(box(blank)).toHaveFocus();
    expect(endpoint().received).toEqual([]);
  });

clause('QUOTE-NATIVE', 'the browser validates until the script has loaded', async () => {
  const container = serve(quote);
  const form = container.querySelector('form');
  expect(form).toHaveProperty('noValidate', false);
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const required = fields.filter((each) => each.required).map(({ name }) => name);
  expect(required).toEqual(['firstName', 'phone', 'email', 'location']);
  fill(field('First name'), 'Aroha');
  await quoteForm.pressSend();
  expect(field('Phone number')).toHaveFocus();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(endpoint().received).toEqual([]);
  await hydrate(container, quote);
  expect(form).toHaveProperty('noValidate', true);
});
