import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { clause } from '../tools/clause.ts';

const endpoint = mockEndpoint();

/** The trap, found as a program finds it: by its name in the markup. */
function trap(): HTMLInputElement {
  const found = document.getElementsByName('_gotcha');
  expect(found).toHaveLength(1);
  return found[0] as HTMLInputElement;
}

async function fillIn() {
  render(<ContactForm send={submitEnquiry} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
  for (const [name, text] of [
    ['Name', 'Aroha Tamati'],
    ['Email', 'aroha@post.example'],
    ['Phone number', '021 000 0000'],
    ['Message', 'Two 205/55R16, please.'],
  ] as const)
    await userEvent.fill(screen.getByRole('textbox', { name }), text);
}

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
}

clause('SPAM-TRAP-UNSEEN', 'it is not visible, not in the tree, not reached by Tab', async () => {
  await fillIn();
  const { width, height } = trap().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(trap()).toHaveAttribute('type', 'checkbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByRole('heading', { name: /Your Details/ }).focus();
  const met = new Set<Element | null>();
  for (let press = 0; press < 14; press += 1) {
    await userEvent.keyboard('{Tab}');
    met.add(document.activeElement);
  }
  expect(met).toContain(screen.getByRole('button', { name: 'Send message' }));
  expect(met).not.toContain(trap());
});

clause('SPAM-TRAP-UNSEEN', 'the trap is hidden in the quote form too', async () => {
  render(<QuoteForm send={submitEnquiry} />);
  const { width, height } = trap().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(trap()).toHaveAttribute('type', 'checkbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByRole('textbox', { name: 'First name' }).focus();
  const met = new Set<Element | null>();
  for (let press = 0; press < 14; press += 1) {
    await userEvent.keyboard('{Tab}');
    met.add(document.activeElement);
  }
  expect(met).toContain(screen.getByRole('button', { name: 'Get my quote' }));
  expect(met).not.toContain(trap());
});

clause('SPAM-TRAP-EMPTY', 'an enquiry has eight keys and no ninth', async () => {
  await fillIn();
  await send();
  expect(Object.keys(endpoint().received[0]?.fields ?? {})).toEqual([
    'formType',
    'enquiryType',
    'name',
    'email',
    'phone',
    'message',
    'urgency',
    '_subject',
  ]);
});

clause('SPAM-TRAP-FILLED', 'a ticked trap is sent with the contact form', async () => {
  await fillIn();
  trap().checked = true;
  await send();
  expect(endpoint().received[0]?.fields['_gotcha']).toBe('on');
});
