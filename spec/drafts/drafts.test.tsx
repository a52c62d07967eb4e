import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press, tile } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { field, labels, tick } from '../quote-form/quote.ts';
import {
  asAnotherTab,
  clauses,
  clearButton,
  contactForm,
  quoteForm,
  setOnline,
  unsureNotes,
  type TestedForm,
} from '../submission/bothForms.tsx';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';
import { draftKey } from './keys.ts';

const endpoint = mockEndpoint();

/** The names of the stored drafts: those for all tabs, then those of this tab. */
const kept = () => [
  ...Object.keys(localStorage).map((key) => key.replace(/(form:\w+:[\w-]+):.*/, '$1')),
  ...Object.keys(sessionStorage),
];
const drafts = () => kept().filter((key) => key.includes('draft:'));

const restoredNote = () => screen.queryByText(/^What you typed is still here\./);
const savedNote = () => screen.queryByText(/Anything you’ve typed is saved on this device\./);
const offlineNote = () => screen.queryByText(/You’re offline/);

async function openFields(form: TestedForm): Promise<void> {
  form.open();
  await form.toFields();
}

/** Leaves the form while it sends an enquiry, and comes back to step 1 or to the quote form. */
async function leaveWhileSending(form: TestedForm): Promise<void> {
  await form.startSending();
  form.comeBack();
  expect(unsureNotes()).toHaveLength(1);
}

clauses('DRAFT-SURVIVES', 'each field is restored, also in a new tab', async (form) => {
  form.open();
  const held = await form.fillEverything();
  const tab = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  // After a crash, a browser may open the page in a new tab.
  asAnotherTab();
  form.comeBack();
  expect(form.holds()).toEqual(held);
  localStorage.clear();
  asAnotherTab(tab);
  form.comeBack();
  expect(form.holds()).toEqual(held);
});

clauses('DRAFT-SAYS', 'the message is shown only after a restore', async (form) => {
  form.open();
  expect(restoredNote()).toBeNull();
  await form.toFields();
  fill(form.nameField(), 'Aroha');
  expect(restoredNote()).toBeNull();
  form.comeBack();
  expect(restoredNote()).toBeVisible();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'What you typed is still here. Clear',
  );
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});

for (const name of ['Clear what I typed', 'Clear'])
  clauses('DRAFT-CLEAR', `“${name}” empties it and focuses the first field`, async (form) => {
    form.open();
    const untouched = form.holds();
    expect(clearButton).toThrow(/Unable/);
    expect(screen.getByText('Clear what I typed').offsetHeight).not.toBe(0);
    await form.fillEverything();
    expect(kept()).toHaveLength(2);
    form.comeBack();
    if (name !== 'Clear') await form.toFields();
    // `userEvent` cannot click “Clear”, because it is outside the window.
    act(() => screen.getByRole('button', { name }).click());
    expect(kept()).toEqual([]);
    expect(restoredNote()).toBeNull();
    expect(clearButton).toThrow(/Unable/);
    expect(form.holds()).toEqual(untouched);
    if (form === quoteForm)
      for (const label of Object.values(labels)) expect(tick(label), label).toBeNull();
    expect(form === quoteForm ? field('Width mm') : tile(/^General/)).toHaveFocus();
  });

clauses('DRAFT-CHANGE', 'a change event saves the draft and removes an error', async (form) => {
  await openFields(form);
  await form.pressSend();
  const errors = () => screen.queryAllByText('First name is required');
  expect(errors().length > 0).toBe(form === quoteForm);
  fireEvent.change(form.nameField(), { target: { value: 'Mere' } });
  expect(sessionStorage.getItem(draftKey(form.name))).toContain('Mere');
  await expect.poll(errors).toEqual([]);
});

clauses('DRAFT-LEFT', 'the message is shown until the form is cleared', async (form) => {
  await leaveWhileSending(form);
  const [message] = unsureNotes() as [HTMLElement];
  expect(message).toMatchTextContent(/so it may have reached us/);
  const link = within(message).getByRole('link', { name: asOneLine(phone.main.number) });
  expect(link).toHaveAttribute('href', phone.main.href);
  await form.toFields();
  expect(unsureNotes()).toHaveLength(1);
  const region = unsureNotes()[0]?.closest('[role=status]');
  expect(region?.nextElementSibling).toContainElement(form.sendButton());
  expect(form.holds()).toMatchObject(form.fields);
  await userEvent.fill(form.nameField(), 'Hemi');
  expect(unsureNotes()).toHaveLength(1);
  form.comeBack();
  expect(unsureNotes()).toHaveLength(1);
  await press(clearButton());
  expect(unsureNotes()).toEqual([]);
  form.comeBack();
  expect(unsureNotes()).toEqual([]);
});

clauses(['DRAFT-LEFT', 'QUOTE-LEAVING'], 'what was left can be sent again', async (form) => {
  await leaveWhileSending(form);
  await form.toFields();
  expect(form.sendButton()).toBeEnabled();
  expect(form.holds()).toMatchObject(form.fields);
  // SEND-NOTICED
  vi.setSystemTime(Date.now() + 1000);
  await userEvent.click(form.sendButton());
  await form.confirmation();
  form.comeBack();
  expect(unsureNotes()).toEqual([]);
  expect(drafts()).toEqual([]);
});

clauses('DRAFT-LEFT', 'a request that breaks just before `pagehide`', async (form) => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { send, reject } = await form.startSending();
  reject(new Error('Form submission failed'));
  await expect(send.mock.results[0]?.value).rejects.toThrow('Form submission failed');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(unsureNotes).toHaveLength(1);
  form.comeBack();
  expect(unsureNotes()[0]).toMatchTextContent(`You left while your ${form.what} was being sent`);
  expect(alert).not.toHaveBeenCalled();
});

clauses('OFFLINE-SAID', 'the message is shown before a press, until online', async (form) => {
  await openFields(form);
  setOnline(false);
  const line = await screen.findByText(/^You’re offline\./);
  expect(line).toBeVisible();
  expect(line).toMatchTextContent(asOneLine(`.*Call ${phone.main.number}.`));
  expect(line.closest('[role=status]')).not.toBeNull();
  const link = within(line).getByRole('link', { name: asOneLine(phone.main.number) });
  expect(link).toHaveAttribute('href', phone.main.href);
  setOnline(true);
  await expect.poll(offlineNote).toBeNull();
});

clauses('OFFLINE-SAVED', 'the note says “saved” while there is a draft', async (form) => {
  setOnline(false);
  form.open();
  expect(savedNote()).toBeNull();
  await form.toFields();
  // In the contact form, the visitor has chosen a topic by now.
  if (form === quoteForm) expect(savedNote()).toBeNull();
  fill(form.nameField(), 'Aroha');
  await expect.poll(savedNote).toBeVisible();
  form.comeBack();
  expect(savedNote()).not.toBeNull();
  await press(clearButton());
  expect(savedNote()).toBeNull();
  expect(offlineNote()).not.toBeNull();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

for (const [what, setItem] of [
  ['full', refuse],
  ['switched off without an error', () => undefined],
] as const)
  clauses('OFFLINE-SAVED', `“saved” is not said if storage is ${what}`, async (form) => {
    setOnline(false);
    await openFields(form);
    fill(form.nameField(), 'Aro');
    await expect.poll(savedNote).toBeVisible();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
    // The device still has the older draft, but not all that was typed.
    fill(form.nameField(), 'Aroha');
    await expect.poll(savedNote).toBeNull();
    expect(offlineNote()).toBeVisible();
  });

clauses('DRAFT-SAYS', 'there is no note if nothing can be restored', (form) => {
  const [name, text] = form === contactForm ? ['enquiryType', 'marine'] : ['location', 'Atlantis'];
  const draft = { version: 1, at: Date.now(), fields: { [name]: text } };
  sessionStorage.setItem(draftKey(form.name), JSON.stringify(draft));
  form.open();
  expect(restoredNote()).toBeNull();
});

clauses('DRAFT-FAILURE', 'there is a draft while sending and after a failure', async (form) => {
  vi.spyOn(window, 'alert').mockReturnValue();
  expectConsole(/Form submission failed/);
  endpoint().reply = 'failed-server';
  const release = endpoint().hold();
  const expectDraft = () => {
    expect(kept()).toEqual([draftKey(form.name), draftKey(form.name)]);
    for (const text of [localStorage, sessionStorage].flatMap<string>(Object.values))
      expect(JSON.parse(text)).toMatchObject({ fields: form.fields });
  };
  await form.openAndSend();
  expectDraft();
  release();
  await screen.findByRole('alert');
  expectDraft();
});

clauses('DRAFT-SENT-FIELDS', 'fields are empty when the form goes', async (form) => {
  form.open();
  const controls = [...(form.nameField().form?.elements ?? [])] as HTMLInputElement[];
  const read = () => controls.map(({ value, checked }) => [value, checked]);
  const untouched = read();
  await form.fillEverything();
  await form.pressSend();
  await form.confirmation();
  expect(read()).toEqual(untouched);
});

clause('DRAFT-DEVICE', 'each form keeps a draft under its own name and sends none', async () => {
  quoteForm.open();
  fill(quoteForm.nameField(), 'Aroha');
  contactForm.comeBack();
  await contactForm.toFields();
  expect(new Set(kept())).toEqual(new Set([draftKey('contact'), draftKey('tyre-enquiry')]));
  contactForm.comeBack();
  expect(contactForm.nameField()).toHaveValue('');
  expect(endpoint().received).toEqual([]);
});

for (const [what, ways] of [
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
] as const)
  clauses('DRAFT-FORBIDDEN', `an enquiry can be sent if storage is ${what}`, async (form) => {
    for (const way of ways) vi.spyOn(Storage.prototype, way).mockImplementation(refuse);
    if (what === 'blocked')
      for (const kind of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, kind, 'get').mockImplementation(refuse);
    await form.succeed();
  });
