import { cleanup, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { fillIn } from '../quote-form/quote.ts';
import { aBranch } from '../facts/business.ts';

type Send = typeof submitEnquiry;

/** One form, as far as both are sent in the same way. */
export interface SentForm {
  readonly name: 'contact' | 'tyre-enquiry';
  readonly open: (send: Send) => void;
  /** Fills in what the form needs; contact goes to its second step for that. */
  readonly fillIn: () => Promise<void>;
  readonly button: string;
  readonly waiting: string;
  readonly sent: RegExp;
  /** A field of one line, by its label, and what is typed into it. */
  readonly line: readonly [label: string, text: string];
  /** What is sent of it, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Both forms. */
export const bothForms: readonly SentForm[] = [
  {
    name: 'contact',
    open: (send) => render(<ContactForm send={send} />),
    async fillIn() {
      await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
      await userEvent.fill(box('Name'), 'Aroha');
      await userEvent.fill(box('Email'), 'aroha@post.example');
      await userEvent.fill(box('Phone number'), '021 000 0000');
      await userEvent.fill(box('Message'), 'Kia ora');
    },
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/,
    line: ['Name', 'Aroha'],
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
    line: ['First name', 'Aroha'],
    fields: {
      firstName: 'Aroha',
      phone: '021 000 0000',
      email: 'aroha@post.example',
      location: aBranch,
    },
  },
];

/** A service that answers when the test says so. */
export function service() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { send: vi.fn<Send>(() => promise), resolve, reject };
}

/** The field of one line, also at the contact form's first step. */
export const lineOf = ({ line: [name] }: SentForm) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });

/** The button that sends, whatever it is called at the moment. */
export const sendButton = ({ button }: SentForm) => screen.getByRole('button', { name: button });

/** Leaves, and comes back to a page of the same tab. */
export function comeBack({ open }: SentForm, send: Send): void {
  cleanup();
  open(send);
}

/** The browser puts the page away and shows it again, as it was. */
export function leaveAndReturn(): void {
  for (const type of ['pagehide', 'pageshow'])
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
}

/** Simulates another tab: clears this tab's own storage, or restores what it had before. */
export function asAnotherTab(own: Readonly<Record<string, string>> = {}): void {
  sessionStorage.clear();
  for (const [key, text] of Object.entries(own)) sessionStorage.setItem(key, text);
}

/** Another tab writes into the storage that all tabs share, and this one hears of it. */
export function writeElsewhere(key: string, text: string): void {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
