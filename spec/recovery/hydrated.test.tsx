import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { aBranch, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { field } from '../quote-form/quote.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { hydrate, serve } from './served.ts';
import { translate } from './translate.ts';
import { fill } from '../fill.ts';

const endpoint = mockEndpoint();
const contact = <ContactForm send={submitEnquiry} />;
const quote = <QuoteForm send={submitEnquiry} />;
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

clause(
  'FORM-HYDRATES',
  'the contact form keeps its served elements, and a press on a tile opens step 2',
  async () => {
    const container = serve(contact);
    const served = [...container.querySelectorAll('*')];
    await hydrate(container, contact);
    expect(served.every((element) => container.contains(element))).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Fleet/ }));
    expect(screen.getByRole('heading', { name: /^Step 2 of 2/ })).toHaveFocus();
  },
);

clause('FORM-HYDRATES', 'the quote form keeps its served elements', async () => {
  const container = serve(quote);
  const served = [...container.querySelectorAll('*')];
  await hydrate(container, quote);
  expect(served.every((element) => container.contains(element))).toBe(true);
});

/** Ways in which translators and extensions change a page before hydration. */
const strangers = {
  'without changes': () => undefined,
  translated: (container: HTMLElement) =>
    translate(container, (text) => text.replaceAll(/[a-z]{3,}/gi, 'mots')),
  'translated word for word': (container: HTMLElement) => translate(container),
  'with elements of a password manager': (container: HTMLElement) => {
    for (const input of container.querySelectorAll('input'))
      input.after(document.createElement('com-manager-icon'));
    container.querySelector('form')?.prepend(document.createElement('div'));
  },
  'with attributes added': (container: HTMLElement) => {
    // Only the development build of React reports this.
    expectConsole(/some attributes .* didn't match/);
    for (const input of container.querySelectorAll('input')) input.dataset['managed'] = 'yes';
  },
} as const;

for (const [what, change] of Object.entries(strangers)) {
  clause('FORM-EARLY-KEPT', `the contact form keeps entries on a page ${what}`, async () => {
    const container = serve(contact);
    await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
    fill(box('Name'), 'Aroha Tamati');
    fill(box('Message'), 'Flat in\nLyttelton');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'urgent');
    await userEvent.click(box('Name'));
    box('Name').setSelectionRange(2, 4);
    change(container);
    await hydrate(container, contact);
    const [name, message] = ['name', 'message'].map((own) =>
      container.querySelector<HTMLInputElement>(`[name=${own}]`),
    );
    expect(name).toHaveValue('Aroha Tamati');
    expect(name).toHaveFocus();
    expect([name?.selectionStart, name?.selectionEnd]).toEqual([2, 4]);
    expect(message).toHaveValue('Flat in\nLyttelton');
    expect(container.querySelector('select')).toHaveValue('urgent');
    expect(container.querySelector('[value=emergency]')).toBeChecked();
    expect(Object.keys(sessionStorage)).toEqual(['draft:contact']);
    expect(sessionStorage.getItem('draft:contact')).toContain('Aroha Tamati');
  });

  clause('FORM-EARLY-KEPT', `the quote form keeps entries on a page ${what}`, async () => {
    const container = serve(quote);
    fill(field('First name'), 'Aroha');
    await userEvent.selectOptions(field('Nearest location'), aBranch);
    change(container);
    await hydrate(container, quote);
    expect(container.querySelector('[name=firstName]')).toHaveValue('Aroha');
    expect(container.querySelector('[name=location]')).toHaveValue(aBranch);
    expect(Object.keys(sessionStorage)).toEqual(['draft:tyre-enquiry']);
    expect(sessionStorage.getItem('draft:tyre-enquiry')).toContain('Aroha');
  });
}

const read = () => document.body.innerText.replaceAll(/\s+/g, ' ').trim();

clause('FORM-EARLY-WORDS', 'a translated contact form stays translated', async () => {
  const container = serve(contact);
  translate(container, (text) => text.replaceAll(/[a-z]{3,}/gi, 'mots'));
  const before = read();
  expect(before).not.toContain('Select Enquiry Type');
  await hydrate(container, contact);
  expect(read()).toBe(before);
  // Step 2 is new text, which is in English until the translator has translated it.
  await userEvent.click(container.querySelector('[value=fleet]') as Element);
  expect(container.querySelector('[data-part=details] h3')).toHaveFocus();
});

clause('FORM-EARLY-WORDS', 'a translated quote form stays translated', async () => {
  const container = serve(quote);
  translate(container, (text) => text.replaceAll(/[a-z]{3,}/gi, 'mots'));
  const before = read();
  expect(before).not.toContain('First name');
  await hydrate(container, quote);
  expect(read()).toBe(before);
});

/** A form that throws an error when its Break button is pressed. */
function Fragile({ form }: { readonly form: ReactNode }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('planted');
  return (
    <div>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      {form}
    </div>
  );
}

clause('FORM-BROKEN', 'the plain contact form has each entry and a phone link', async () => {
  expectConsole(/planted/);
  const container = serve(<Fragile form={contact} />);
  await hydrate(container, <Fragile form={contact} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  fill(box('Name'), 'Aroha Tamati');
  fill(box('Message'), 'Two, please.');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  const note = await screen.findByRole('alert');
  expect(note).toBeVisible();
  expect(note).toMatchTextContent(/What you typed is still here/);
  expect(note.querySelector('a')).toHaveAttribute('href', phone.main.href);
  expect(note.querySelector('a')?.textContent).toMatch(asOneLine(phone.main.number));
  expect(box('Name')).toHaveValue('Aroha Tamati');
  expect(box('Message')).toHaveValue('Two, please.');
  expect(container.querySelector('[value=tyres]')).toBeChecked();
  const form = container.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.action).toBe(import.meta.env.VITE_FORM_ENDPOINT);
  expect(
    form && note.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

clause('FORM-BROKEN', 'the plain quote form has what was typed', async () => {
  expectConsole(/planted/);
  const container = serve(<Fragile form={quote} />);
  await hydrate(container, <Fragile form={quote} />);
  fill(field('First name'), 'Aroha');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByRole('alert')).toMatchTextContent(/What you typed is still here/);
  expect(field('First name')).toHaveValue('Aroha');
  expect(container.querySelector('form')?.method).toBe('post');
});

function BrokenFromTheStart(): ReactNode {
  if (document.querySelector('[data-served]')) throw new Error('planted');
  return <ContactForm send={submitEnquiry} />;
}

clause('FORM-BROKEN', 'the plain form replaces a form that fails on loading', async () => {
  expectConsole(/planted/);
  const container = serve(contact);
  container.dataset['served'] = 'yes';
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  fill(box('Name'), 'Aroha Tamati');
  await hydrate(container, <BrokenFromTheStart />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box('Name')).toHaveValue('Aroha Tamati');
});

clause('FORM-BROKEN', 'the plain form replaces a form whose elements were moved', async () => {
  expectConsole(/removeChild|NotFoundError|not a child/);
  const container = serve(contact);
  await hydrate(container, contact);
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  fill(box('Name'), 'Aroha Tamati');
  fill(box('Email'), 'aroha@post.example');
  fill(box('Phone number'), '021 000 0000');
  fill(box('Message'), 'Two, please.');
  // An extension has moved the form into an element of its own, so React cannot remove the form on success.
  const content = container.firstElementChild;
  const wrapper = document.createElement('section');
  content?.replaceWith(wrapper);
  if (content) wrapper.append(content);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(endpoint().received).toHaveLength(1);
  vi.restoreAllMocks();
});
