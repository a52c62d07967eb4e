import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { clause } from '../tools/clause.ts';
import { fill } from '../fill.ts';
import { SuccessPanel } from '../../src/forms/notes/SuccessPanel.tsx';

const endpoint = mockEndpoint();

/** The trap, found by its name in the markup, as a program finds it. */
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
    fill(screen.getByRole('textbox', { name }), text);
}

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'Message Sent!' });
}

/** Expects that the trap is not visible, that screen readers skip it, and that Tab from `start` to the button skips it. */
async function expectHiddenTrap(start: HTMLElement, button: string) {
  const { width, height } = trap().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(trap()).toHaveAttribute('type', 'checkbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  start.focus();
  const met = new Set<Element | null>();
  for (let press = 0; press < 14; press += 1) {
    await userEvent.keyboard('{Tab}');
    met.add(document.activeElement);
  }
  expect(met).toContain(screen.getByRole('button', { name: button }));
  expect(met).not.toContain(trap());
}

clause('SPAM-TRAP-UNSEEN', 'nobody sees or tabs to the trap of the contact form', async () => {
  await fillIn();
  await expectHiddenTrap(screen.getByRole('heading', { name: /Your Details/ }), 'Send message');
});

clause('SPAM-TRAP-UNSEEN', 'nobody sees or tabs to the trap of the quote form', async () => {
  render(<QuoteForm send={submitEnquiry} />);
  await expectHiddenTrap(screen.getByRole('textbox', { name: 'First name' }), 'Get my quote');
});

clause('SPAM-TRAP-EMPTY', 'a contact enquiry has its eight keys and no other', async () => {
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

function renderPanel(): void {
  render(
    <SuccessPanel
      as="h2"
      heading="Message Sent!"
      headingRef={createRef<HTMLHeadingElement>()}
      promise="We’ll get back to you within 30 minutes."
    />,
  );
}

clause('SEND-OPENS', 'without time zones, the panel gives no time', () => {
  vi.setSystemTime('2026-11-18T21:00:00+13:00');
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function unknownZone() {
    throw new RangeError('Invalid time zone specified: Pacific/Auckland');
  });
  renderPanel();
  expect(screen.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(screen.getByText(/^During head office hours\.$/)).toBeVisible();
});

for (const [what, time, opens] of [
  ['on Wednesday evening it says Thursday', '2026-11-18T21:00:00+13:00', ' We open Thursday 8am.'],
  ['on Saturday evening it says Monday', '2026-11-21T21:00:00+13:00', ' We open Monday 8am.'],
  ['before 8am it says today', '2026-11-18T07:59:00+13:00', ' We open today at 8am.'],
  ['during head office hours it gives no time', '2026-11-18T08:00:00+13:00', ''],
  ['on Christmas Day it gives no time', '2026-12-25T10:00:00+13:00', ''],
  ['on Christmas Eve it gives no time', '2026-12-24T18:00:00+13:00', ''],
] as const)
  clause('SEND-OPENS', `the success panel: ${what}`, () => {
    vi.setSystemTime(time);
    renderPanel();
    expect(screen.getByText(/^During head office hours\./).textContent).toBe(
      `During head office hours.${opens}`,
    );
  });
