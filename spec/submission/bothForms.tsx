import { cleanup, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { fillIn } from '../quote-form/quote.ts';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';

type Send = typeof submitEnquiry;

/** A form, with what the sending tests enter into it and see. */
export interface SentForm {
  readonly name: 'contact' | 'tyre-enquiry';
  readonly open: (send: Send) => void;
  /** Fills in the required fields; the contact form goes to its second step first. */
  readonly fillIn: () => Promise<void>;
  readonly button: string;
  readonly waiting: string;
  readonly sent: RegExp;
  /** The label of the field for the name. */
  readonly nameLabel: string;
  /** What `fillIn` enters, by the names of the fields in the request. */
  readonly fields: Readonly<Record<string, string>>;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const bothForms: readonly SentForm[] = [
  {
    name: 'contact',
    open: (send) => render(<ContactForm send={send} />),
    async fillIn() {
      await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
      fill(box('Name'), 'Aroha');
      fill(box('Email'), 'aroha@post.example');
      fill(box('Phone number'), '021 000 0000');
      fill(box('Message'), 'Kia ora');
    },
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/,
    nameLabel: 'Name',
    fields: {
      enquiryType: 'emergency',
      name: 'Aroha',
      email: 'aroha@post.example',
      phone: '021 000 0000',
      message: 'Kia ora',
    },
  },
  {
    name: 'tyre-enquiry',
    open: (send) => render(<QuoteForm send={send} />),
    fillIn: () => fillIn(),
    button: 'Get my quote',
    waiting: 'Processing...',
    sent: /^Thanks, Aroha!$/,
    nameLabel: 'First name',
    fields: {
      firstName: 'Aroha',
      phone: '021 000 0000',
      email: 'aroha@post.example',
      location: aBranch,
    },
  },
];

/** A `send` that ends when the test resolves or rejects it. */
export function service() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { send: vi.fn<Send>(() => promise), resolve, reject };
}

/** The field for the name, which the first step of the contact form hides. */
export const nameField = ({ nameLabel }: SentForm) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: nameLabel, hidden: true });

/** The Send button while nothing is being sent. */
export const sendButton = ({ button }: SentForm) => screen.getByRole('button', { name: button });

/** Leaves the page and opens it again in the same tab. */
export function comeBack({ open }: SentForm, send: Send): void {
  cleanup();
  open(send);
}

/** Simulates that the visitor leaves the page and returns to it from the back/forward cache. */
export function leaveAndReturn(): void {
  for (const type of ['pagehide', 'pageshow'])
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
}

/** Simulates another tab: gives this tab's session storage the content `own`, or empties it. */
export function asAnotherTab(own: Readonly<Record<string, string>> = {}): void {
  sessionStorage.clear();
  for (const [key, text] of Object.entries(own)) sessionStorage.setItem(key, text);
}

/** Simulates another tab that writes into the shared storage: this tab gets a `storage` event. */
export function writeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
