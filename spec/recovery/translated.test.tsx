import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { phone } from '../facts/business.ts';
import { field, fillIn as fillInQuote } from '../quote-form/quote.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { keepTranslating, translate } from './translate.ts';
import { fill } from '../fill.ts';
import { hydrate, serve } from './served.ts';

vi.mock('canvas-confetti', () => ({
  default: { create: () => Object.assign(() => Promise.resolve(), { reset: () => undefined }) },
}));

const endpoint = mockEndpoint();
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const read = () => document.body.innerText.replaceAll(/\s+/g, ' ');

/** Simulates going offline or online. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const forms = {
  contact: {
    open: () => render(<ContactForm send={submitEnquiry} />),
    fillIn: async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^Tyres/ }));
      fill(box('Name'), 'Aroha Tamati');
      fill(box('Email'), 'aroha@post.example');
      fill(box('Phone number'), '021 000 0000');
      fill(box('Message'), 'Two, please.');
    },
    button: 'Send message',
    waiting: 'Sending...',
    sent: /^Message Sent!$/,
    apology: 'Sorry, there was an error submitting your message. Please call us at',
  },
  quote: {
    open: () => render(<QuoteForm send={submitEnquiry} />),
    fillIn: fillInQuote,
    button: 'Get my quote',
    waiting: 'Processing...',
    sent: /^Thanks, ?Aroha ?!$/,
    apology: 'Sorry, there was an error submitting your enquiry. Please call us at',
  },
} as const;

let stop: () => void = () => undefined;
afterEach(() => stop());

for (const [name, form] of Object.entries(forms)) {
  for (const [when, begin] of [
    ['translated once', (root: Node) => translate(root)],
    [
      'translated after every change',
      (root: Node) => {
        stop = keepTranslating(root);
      },
    ],
  ] as const) {
    clause('FORM-TRANSLATED', `${name}, ${when}: a failed enquiry can be sent again`, async () => {
      vi.spyOn(window, 'alert').mockImplementation(() => undefined);
      expectConsole(/Form submission failed/);
      begin(form.open().container);
      await form.fillIn();
      const release = endpoint().hold();
      endpoint().reply = 'failed-server';
      await userEvent.click(screen.getByRole('button', { name: form.button }));
      expect(screen.getByRole('button', { name: form.waiting })).toBeVisible();
      expect(read()).not.toContain(form.button);
      release();
      await screen.findByRole('alert');
      expect(read()).toContain(form.apology);
      expect(read()).toContain(form.button);
      expect(read()).not.toContain(form.waiting);
      endpoint().reply = 'accepted';
      await userEvent.click(screen.getByRole('button', { name: form.button }));
      await screen.findByRole('heading', { name: form.sent });
      expect(read()).toContain('During head office hours.');
      expect(read()).not.toContain(form.button);
    });

    clause('FORM-TRANSLATED', `${name}, ${when}: the offline note disappears again`, async () => {
      begin(form.open().container);
      await form.fillIn();
      setOnline(false);
      await expect.poll(read).toContain(`Call ${phone.main.number}.`);
      setOnline(true);
      await expect.poll(read).not.toContain(`Call ${phone.main.number}.`);
      await userEvent.click(screen.getByRole('button', { name: form.button }));
      await screen.findByRole('heading', { name: form.sent });
    });

    clause('FORM-TRANSLATED', `${name}, ${when}: a draft is restored and cleared`, async () => {
      form.open();
      await form.fillIn();
      cleanup();
      begin(form.open().container);
      expect(read()).toContain('What you typed is still here. Clear');
      // `userEvent` cannot click the button, because it is outside the window.
      act(() => screen.getByRole('button', { name: 'Clear' }).click());
      expect(read()).not.toContain('What you typed is still here.');
      await form.fillIn();
      await userEvent.click(screen.getByRole('button', { name: form.button }));
      await screen.findByRole('heading', { name: form.sent });
    });
  }
}

for (const [when, begin] of [
  ['once', (root: Node) => translate(root)],
  [
    'after every change',
    (root: Node) => {
      stop = keepTranslating(root);
    },
  ],
] as const) {
  clause('FORM-TRANSLATED', `translated ${when}, the quote form shows its errors`, async () => {
    begin(forms.quote.open().container);
    await userEvent.click(screen.getByRole('button', { name: 'Get my quote' }));
    expect(read()).toContain('First name is required');
    expect(read()).toContain('Email is required');
    fill(field('First name'), 'Aroha');
    expect(read()).not.toContain('First name is required');
    fill(field('Email'), 'aroha');
    await userEvent.click(screen.getByRole('button', { name: 'Get my quote' }));
    expect(read()).toContain('Invalid email format');
    expect(read()).not.toContain('Email is required');
    await fillInQuote();
    expect(read()).not.toMatch(/is required|Invalid email format|Please select a location/);
    await userEvent.click(screen.getByRole('button', { name: 'Get my quote' }));
    await screen.findByRole('heading', { name: forms.quote.sent });
  });

  clause('FORM-TRANSLATED', `translated ${when}, the contact form returns to step 1`, async () => {
    begin(forms.contact.open().container);
    await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
    expect(read()).toContain('Step 2 of 2');
    expect(read()).toContain('Call us now.');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(read()).toContain('Step 1 of 2');
    expect(read()).not.toContain('Call us now.');
  });
}

const hours = (words: string) => (
  <p>
    <span>{words}</span>
  </p>
);

/** Records the errors that the page reports, and keeps them out of the console. */
const reports = () => vi.spyOn(window, 'reportError').mockImplementation(() => undefined);

clause('FORM-MISMATCH', 'words that differ from the served words are reported once', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  await hydrate(container, hours('Closed'));
  expect(container).toHaveTextContent('Closed');
  expect(reported).toHaveBeenCalledOnce();
});

clause('FORM-MISMATCH', 'elements of a translator are not reported', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  translate(container);
  await hydrate(container, hours('Open'));
  expect(reported).not.toHaveBeenCalled();
});

clause('FORM-MISMATCH', 'an element of an extension is not reported', async () => {
  const reported = reports();
  const container = serve(hours('Open'));
  container.querySelector('span')?.before(document.createElement('com-manager-overlay'));
  await hydrate(container, hours('Open'));
  expect(reported).not.toHaveBeenCalled();
});
