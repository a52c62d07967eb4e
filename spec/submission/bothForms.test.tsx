/** What the contact form and the quote form do alike. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyName } from '../../mocks/replies.ts';
import { SuccessPanel } from '../../src/forms/notes/SuccessPanel.tsx';
import { press } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { branch, business, phone } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { asOneLine } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { inPrint } from '../visual/inPrint.ts';
import {
  clauses,
  clearButton,
  contactForm,
  quoteForm,
  setOnline,
  type Entries,
  type TestedForm,
} from './bothForms.tsx';

const endpoint = mockEndpoint();

/** Fills in every field and sends an enquiry that fails. Returns the browser's alerts and what the form held. */
async function fail(
  form: TestedForm,
  reply: ReplyName = 'failed-server',
  submit = () => form.pressSend(),
): Promise<{ readonly alerts: readonly unknown[]; readonly held: Entries }> {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  expectConsole(/Form submission failed/);
  endpoint().reply = reply;
  form.open();
  const held = await form.fillEverything();
  await submit();
  await screen.findByRole('alert');
  return { alerts: alert.mock.calls.flat(), held };
}

clauses(['CONTACT-SENDING', 'QUOTE-PROCESSING'], 'it waits with a spinner', async (form) => {
  const release = endpoint().hold();
  await form.openAndSend();
  const button = screen.getByRole('button', { name: form.waiting });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(button.children).toHaveLength(2);
  expect(button.firstElementChild?.getAnimations()).toHaveLength(1);
  release();
  await form.confirmation();
});

clauses(['CONTACT-ONE-REQUEST', 'QUOTE-ONE-REQUEST'], 'clicks and Enter add none', async (form) => {
  const release = endpoint().hold();
  form.open();
  await form.fillIn();
  await userEvent.dblClick(form.sendButton());
  form.nameField().form?.requestSubmit();
  await userEvent.click(form.nameField());
  await userEvent.keyboard('{Enter}');
  release();
  await form.confirmation();
  expect(endpoint().received).toHaveLength(1);
});

function broken(): never {
  throw new Error('broken by the test');
}

clauses('SEND-SENT-STAYS', 'all that follows the success fails', async (form) => {
  const release = endpoint().hold();
  await form.openAndSend();
  await vi.waitFor(() => expect(endpoint().received).toHaveLength(1));
  expectConsole(/broken by the test/);
  for (const spy of [
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(Storage.prototype, 'removeItem'),
    // Emptying the fields reads it; the confetti asks for the motion that the visitor wants.
    vi.spyOn(HTMLTextAreaElement.prototype, 'defaultValue', 'get'),
    vi.spyOn(window, 'matchMedia'),
    vi.spyOn(HTMLHeadingElement.prototype, 'focus'),
  ])
    spy.mockImplementation(broken);
  release();
  expect(await form.confirmation()).toBeVisible();
  await act(() => Promise.resolve());
  expect(await form.confirmation()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

clauses(['SUBMIT-CONTACT-BODY', 'QUOTE-BODY'], 'as typed', async (form) => {
  form.open();
  const held = await form.fillEverything();
  const email = 'Aroha@Post.example';
  fill(screen.getByRole('textbox', { name: 'Email' }), email);
  await form.pressSend();
  await form.confirmation();
  expect(endpoint().received.map(({ fields }) => fields)).toEqual([
    {
      ...held,
      email,
      ...('rego' in held && { rego: 'MY REGO' }),
      formType: form.name,
      _subject:
        form === contactForm ? 'New Contact - emergency' : 'New Tyre Enquiry - Aroha My lastName',
    },
  ]);
});

clauses(['CONTACT-SENT', 'QUOTE-SENT'], 'a confirmation replaces the form', async (form) => {
  await form.succeed();
  const [heading, promise] =
    form === contactForm
      ? ['Message Sent!', /^We'll get back to you within 30 minutes\./]
      : ['Thanks, Aroha!', /^We’ll contact you with your quote within 30 minutes\./];
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText(promise)).toBeVisible();
  expect(screen.getByText(promise)).toMatchTextContent(/ minutes\. During head office hours\.$/);
  expect(document.forms).toHaveLength(0);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    form === contactForm ? [] : ['Request Another Quote'],
  );
});

clauses('SEND-CALL', 'the confirmation has the main number', async (form) => {
  await form.succeed();
  const line = screen.getByText(/^Need us sooner\? Call/);
  expect(line).toBeVisible();
  expect(line).toMatchTextContent(`Need us sooner? Call ${phone.main.number}.`);
  const link = within(line).getByRole('link', { name: asOneLine(phone.main.number) });
  expect(link).toHaveAttribute('href', phone.main.href);
});

clauses(['CONTACT-SENT-FOCUS', 'QUOTE-SENT-FOCUS'], 'the promise describes it', async (form) => {
  const heading = await form.succeed();
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription(/within 30 minutes\. During head office hours\./);
});

clauses(['CONTACT-FAILED-ALERT', 'QUOTE-FAILED-ALERT'], 'with the exact words', async (form) => {
  expect((await fail(form)).alerts).toEqual([form.apology]);
});

clauses(['CONTACT-FAILED-NOTE', 'QUOTE-FAILED-NOTE'], 'until an attempt or Clear', async (form) => {
  await fail(form);
  const note = screen.getByRole('alert');
  expect(note).toBeVisible();
  expect(note).toHaveTextContent(form.apology);
  for (const [name, href] of [
    [asOneLine(phone.main.number), phone.main.href],
    [business.email, `mailto:${business.email}`],
  ] as const)
    expect(within(note).getByRole('link', { name })).toHaveAttribute('href', href);
  expect(within(note).getAllByRole('link')).toHaveLength(2);
  fill(form.nameField(), 'Hemi');
  expect(screen.getByRole('alert')).toHaveTextContent(form.apology);
  const release = endpoint().hold();
  await form.pressSend();
  expect(screen.queryByRole('alert')).toBeNull();
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
  await press(clearButton());
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

const pressSend = (form: TestedForm) => form.pressSend();
const pressEnter = async (form: TestedForm) => {
  form.nameField().focus();
  await userEvent.keyboard('{Enter}');
};
// Safari does not focus a button that is pressed.
const pressUnfocused = async (form: TestedForm) => act(() => form.sendButton().click());

for (const [id, what, submit, focused] of [
  [['CONTACT-FAILED-KEEPS', 'QUOTE-FAILED-KEEPS'], 'a press', pressSend, 'sendButton'],
  [['CONTACT-FAILED-KEEPS', 'QUOTE-FAILED-KEEPS'], 'Enter in the name', pressEnter, 'nameField'],
  [['CONTACT-FAILED-KEEPS', 'QUOTE-FAILED-KEEPS'], 'no focus', pressUnfocused, 'sendButton'],
  ['OFFLINE-SEND', 'a press without a connection', pressSend, 'sendButton'],
] as const)
  clauses(id, `after ${what} the form says so and can send all entries again`, async (form) => {
    const isOnline = id !== 'OFFLINE-SEND';
    setOnline(isOnline);
    const { alerts, held } = await fail(form, isOnline ? 'failed-server' : 'reset', async () => {
      (document.activeElement as HTMLElement).blur();
      await submit(form);
    });
    setOnline(true);
    await waitFor(() => expect(form[focused]()).toHaveFocus());
    expect(alerts).toEqual([form.apology]);
    expect(screen.getByRole('alert')).toHaveTextContent(form.apology);
    expect(form.sendButton()).toBeEnabled();
    expect(form.holds()).toEqual(held);
    endpoint().reply = 'accepted';
    await form.pressSend();
    await form.confirmation();
    const [first, second] = endpoint().received.map(({ fields }) => fields);
    expect(second).toEqual(first);
  });

clauses(['CONTACT-LONG-TEXT', 'QUOTE-LONG-TEXT'], 'any text is sent', async (form) => {
  const begin = `${'Tokotokorangi '.repeat(715)}إطاران من فضلك ٢٢٥/٤٥`;
  const text = `${begin}\u200B \u202E?\uFEFF `;
  form.open();
  await form.fillIn();
  const { elements } = form.nameField().form ?? {};
  for (const control of elements ?? []) expect(control).not.toHaveAttribute('maxlength');
  for (const name of [...form.lines, form.long])
    fill(elements?.namedItem(name) as HTMLInputElement, text);
  await form.pressSend();
  await form.confirmation();
  const sent = `${begin} ?`;
  expect(endpoint().received[0]?.fields).toMatchObject({
    ...form.fields,
    ...Object.fromEntries(form.lines.map((name) => [name, sent])),
    ...(form === quoteForm && { rego: sent.toUpperCase() }),
    [form.long]: text,
  });
});

/** The part of the note on privacy that a press shows. */
const rest = () => screen.getByText(/The form service is another company/);
const address = () => within(rest()).getByRole('link', { hidden: true });

clauses(['CONTACT-PRIVACY', 'QUOTE-PRIVACY'], 'a press or print shows the rest', async (form) => {
  form.open();
  const note = screen.getByText(/only so we can reply to this enquiry/);
  expect(note).toBeVisible();
  expect(note).toMatchTextContent(
    `Your details go through a form service to ${business.name}, only so we can reply`,
  );
  const button = screen.getByRole('button', { name: form.button, hidden: true });
  expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(address()).not.toBeVisible();
  await press(screen.getByText('How we handle them'));
  expect(address()).toBeVisible();
  expect(address()).toHaveTextContent(business.email);
  expect(address()).toHaveAttribute('href', `mailto:${business.email}`);
  for (const words of [
    `We are at ${branch.sockburn.street}, Sockburn. The form service is another company`,
    'and may store your details outside New Zealand',
    `We need ${form.needed}. To see, correct or delete your details, email`,
  ])
    expect(rest()).toMatchTextContent(words);
  await press(screen.getByText('How we handle them'));
  await inPrint();
  expect(address().checkVisibility()).toBe(true);
});

clauses('DRAFT-PRIVACY', 'the note says where and how long it keeps', (form) => {
  form.open();
  expect(rest()).toMatchTextContent(
    'What you type stays on this device until you send it. If you don’t send it, we delete it at your next visit after a day.',
  );
  for (const part of [rest(), screen.getByText(/only so we can reply to this enquiry/)])
    expect(part).not.toMatchTextContent(/\b(?:keep|kept|save|saving)/i);
});

/** The trap, found by its name in the markup, as a program finds it. */
function trap(): HTMLInputElement {
  const found = document.getElementsByName('_gotcha');
  expect(found).toHaveLength(1);
  return found[0] as HTMLInputElement;
}

clauses('SPAM-TRAP-UNSEEN', 'nobody sees the trap or tabs to it', async (form) => {
  form.open();
  await form.toFields();
  const { width, height } = trap().getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  expect(trap()).toHaveAttribute('type', 'checkbox');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(trap().tabIndex).toBe(-1);
});

for (const [id, what, isTicked] of [
  ['SPAM-TRAP-EMPTY', 'an enquiry has no trap', false],
  ['SPAM-TRAP-FILLED', 'a ticked trap is sent', true],
] as const)
  clauses(id, what, async (form) => {
    form.open();
    await form.fillIn();
    if (isTicked) trap().checked = true;
    await form.pressSend();
    await form.confirmation();
    expect(endpoint().received[0]?.fields['_gotcha']).toBe(isTicked ? 'on' : undefined);
  });

/** A browser without time zones, on a device elsewhere. */
function unknownZone(): void {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(480);
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(broken);
}

const monday = ' Head office opens Monday 23 November, 8am.';

for (const [what, time, opens, prepare] of [
  ['on Wednesday evening', '2026-11-18T21:00', ' Head office opens Thursday 19 November, 8am.'],
  ['on Saturday evening', '2026-11-21T21:00', monday],
  ['on Sunday, while a branch is open', '2026-11-22T11:00', monday],
  ['before 8am', '2026-11-18T07:59', ' Head office opens Wednesday 18 November, 8am.'],
  ['when the head office opens', '2026-11-18T08:00', ''],
  ['before 5pm', '2026-11-18T16:59', ''],
  ['at 5pm', '2026-11-18T17:00', ' Head office opens Thursday 19 November, 8am.'],
  ['on Christmas Day', '2026-12-25T10:00', ''],
  ['on Waitangi Day', '2027-02-08T10:00', ''],
  ['on Christmas Eve', '2026-12-24T18:00', ''],
  ['without time zones', '2026-11-18T21:00', '', unknownZone],
] as const)
  clause('SEND-OPENS', `${what}, the panel says “${opens}”`, () => {
    vi.setSystemTime(`${time}:00+13:00`);
    prepare?.();
    const headingRef = createRef<HTMLHeadingElement>();
    render(<SuccessPanel as="h2" heading="Sent" headingRef={headingRef} promise="Soon." />);
    const line = screen.getByText(/^During head office hours\./);
    expect(line.textContent).toBe(`During head office hours.${opens}`);
  });
