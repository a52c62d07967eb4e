import { cleanup, render, screen, type RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forms } from '../../e2e/forms.ts';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { fieldNames, submitEnquiry, type FormName } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { fillIn as fillInContact, press, tile } from '../contact-form/contact.ts';
import { aBranch } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { fillIn as fillInQuote } from '../quote-form/quote.ts';
import type { ClauseId } from '../settings.ts';
import { clause } from '../tools/clause.ts';

type Send = typeof submitEnquiry;

const contact = (send = submitEnquiry) => <ContactForm send={send} />;
const quote = (send = submitEnquiry) => <QuoteForm send={send} />;

const sizeNumbers: Readonly<Record<string, string>> = { width: '205', profile: '55', rim: '16' };

/** What tests do with each of the two forms, and find in it. */
const shared = {
  /** The field for the name, which the first step of the contact form hides. */
  nameField(this: TestedForm): HTMLInputElement {
    return screen.getByRole('textbox', { name: this.nameLabel, hidden: true });
  },
  /** The Send button while nothing is being sent. */
  sendButton(this: TestedForm): HTMLElement {
    return screen.getByRole('button', { name: this.button });
  },
  pressSend(this: TestedForm): Promise<void> {
    return press(this.sendButton());
  },
  /** The heading of the confirmation. */
  confirmation(this: TestedForm): Promise<HTMLElement> {
    return screen.findByRole('heading', { name: this.sent });
  },
  /** Opens the form, fills in the required fields and presses Send. */
  async openAndSend(this: TestedForm, send?: Send): Promise<void> {
    this.open(send);
    await this.fillIn();
    await this.pressSend();
  },
  /** Opens the form, fills it in and sends it to a service that has not answered yet. */
  async startSending(this: TestedForm): Promise<ReturnType<typeof service>> {
    const answer = service();
    await this.openAndSend(answer.send);
    expect(answer.send).toHaveBeenCalledOnce();
    return answer;
  },
  /** Sends an enquiry that arrives. Returns the heading of the confirmation. */
  async succeed(this: TestedForm, send?: Send): Promise<HTMLElement> {
    await this.openAndSend(send);
    return this.confirmation();
  },
  /** What the form holds. */
  holds(this: TestedForm): Entries {
    return entriesOf(this.nameField().form);
  },
  /** Types or chooses something in every field. Returns what the form then holds. */
  async fillEverything(this: TestedForm): Promise<Entries> {
    await this.fillIn();
    const element = this.nameField().form as HTMLFormElement;
    const fields: readonly string[] = fieldNames(this.name);
    for (const name of fields) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) {
        const value = name === 'urgency' ? 'urgent' : (field.options[2]?.value ?? '');
        await userEvent.selectOptions(field, value);
      } else if (field instanceof HTMLElement && 'value' in field && field.value === '') {
        fill(field, sizeNumbers[name] ?? `My ${name}`);
      }
    }
    const entries = entriesOf(element);
    for (const name of fields) expect(entries[name], name).toBeTruthy();
    return entries;
  },
  /** Leaves the page and opens it again in the same tab: the new form has only what the device stored. */
  comeBack(this: TestedForm, send?: Send): RenderResult {
    cleanup();
    return this.open(send);
  },
};

/** What tests of both forms enter into the contact form and see. */
const contactFacts = {
  ...forms.contact,
  name: 'contact' as FormName,
  /** What the form's messages call an enquiry. */
  what: 'message',
  element: contact,
  open: (send?: Send) => render(contact(send)),
  /** Goes to the step with the text fields, which the contact form shows second. */
  toFields: () => press(tile(/^Emergency/)),
  /** Goes to that step, and fills in the required fields. */
  fillIn: () => fillInContact(),
  /** The label of the field for the name. */
  nameLabel: 'Name',
  /** What `fillIn` enters, by the names of the fields in the request. */
  fields: {
    enquiryType: 'emergency',
    name: 'Aroha',
    email: 'aroha@post.example',
    phone: '021 000 0000',
    message: 'Two tyres,\nplease.',
  } as Readonly<Record<string, string>>,
  /** The names of the fields of one line whose text may be anything. */
  lines: ['name', 'phone'],
  /** The name of the field of several lines. */
  long: 'message',
  /** Which entries the privacy note says the business needs. */
  needed: 'your name, email, phone number and message to reply',
};

export interface TestedForm extends Readonly<typeof contactFacts>, Readonly<typeof shared> {}

export const contactForm: TestedForm = { ...contactFacts, ...shared };

export const quoteForm: TestedForm = {
  ...forms.quote,
  ...shared,
  name: 'tyre-enquiry',
  what: 'enquiry',
  element: quote,
  open: (send) => render(quote(send)),
  toFields: () => Promise.resolve(),
  fillIn: () => fillInQuote(),
  sent: /^Thanks,/,
  nameLabel: 'First name',
  fields: {
    firstName: 'Aroha',
    phone: '021 000 0000',
    email: 'aroha@post.example',
    location: aBranch,
  },
  lines: ['width', 'profile', 'rim', 'rego', 'firstName', 'lastName', 'phone'],
  long: 'comment',
  needed:
    'your first name, phone number, email and nearest location to reply; the rest is up to you',
};

export const bothForms = [contactForm, quoteForm] as const;

/** Defines a test for each form: of the clause about both forms, or of each form's own clause. */
export function clauses(
  id: ClauseId | readonly [contact: ClauseId, quote: ClauseId],
  title: string,
  run: (form: TestedForm) => void | Promise<void>,
): void {
  const [ofContact, ofQuote] = typeof id === 'string' ? [id, id] : id;
  clause(ofContact, `contact form: ${title}`, () => run(contactForm));
  clause(ofQuote, `quote form: ${title}`, () => run(quoteForm));
}

/** A `send` that ends when the test resolves or rejects it. */
export function service() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { send: vi.fn<Send>(() => promise), resolve, reject };
}

/** A `send` that succeeds. */
export const accept = () => vi.fn<Send>(() => Promise.resolve({}));

/** The button below the fields that empties the form. */
export const clearButton = () => screen.getByRole('button', { name: 'Clear what I typed' });

/** The visible messages that say that an enquiry may have arrived; each step of the contact form has one. */
export const unsureNotes = () =>
  screen
    .queryAllByText(/Please call/)
    .filter((note) => note.closest('[role=status]') && note.checkVisibility());

/** What a form holds, as the browser would post it, by the names of the fields. */
export type Entries = Readonly<Record<string, FormDataEntryValue>>;

/** Returns what a form holds; nothing if there is no form. */
export const entriesOf = (form: HTMLFormElement | null): Entries =>
  form ? Object.fromEntries(new FormData(form)) : {};

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

/** Simulates going offline or online. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
