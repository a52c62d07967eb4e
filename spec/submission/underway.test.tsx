/** While an enquiry is being sent, and whenever it may have arrived or has arrived. */
import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press } from '../contact-form/contact.ts';
import { draftKey, sentKey } from '../drafts/keys.ts';
import { aBranch, phone } from '../facts/business.ts';
import { fill } from '../fill.ts';
import { clause } from '../tools/clause.ts';
import {
  accept,
  asAnotherTab,
  clauses,
  clearButton,
  leaveAndReturn,
  quoteForm,
  service,
  unsureNotes,
  writeElsewhere,
  type TestedForm,
} from './bothForms.tsx';

const day = 24 * 60 * 60 * 1000;

/** A draft as the site stores it. */
const draft = ({ fields }: TestedForm, progress?: object) =>
  JSON.stringify({ version: 1, at: Date.now(), fields, ...progress });

const underway = { isSending: true };
const leftUnderway = { isSending: true, hasLeft: true };

const messages = () =>
  unsureNotes().map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

/** Returns the messages of a form that gives this reason, in which the enquiry is `…`. */
const giving =
  (reason: string) =>
  ({ what }: TestedForm) => [
    `${reason.replace('…', what)} Please call ${phone.main.number} before you send it again.`,
  ];
const left = giving('You left while your … was being sent, so it may have reached us.');
const unsure = giving('Your … was being sent, so it may have reached us.');
const arrived = giving('You have sent this … already, and it has reached us.');

/** Opens a form, which restores the stored draft, and goes to its fields. */
async function openDraft(form: TestedForm, progress?: object) {
  if (progress) sessionStorage.setItem(draftKey(form.name), draft(form, progress));
  const send = accept();
  form.open(send);
  await form.toFields();
  return send;
}

/** Sends an enquiry, which arrives. Returns what a copy of the tab, made just before, has in its session storage. */
async function arrive(form: TestedForm) {
  form.open(accept());
  await form.fillIn();
  const copied = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  await form.pressSend();
  await form.confirmation();
  return copied;
}

/** Opens another tab, some time after an enquiry has arrived, which restores nothing, and types the same again. */
async function typeAgain(form: TestedForm, later = 0, own = {}) {
  asAnotherTab(own);
  vi.setSystemTime(Date.now() + later);
  const send = accept();
  form.comeBack(send);
  expect(form.nameField()).toHaveValue('');
  expect(screen.queryByText(/What you typed is still here/)).toBeNull();
  await form.fillIn();
  return send;
}

/** Whether a click sends the enquiry; otherwise the focus has moved to the message. */
async function sends(form: TestedForm, send: ReturnType<typeof accept>): Promise<boolean> {
  await userEvent.click(form.sendButton());
  const isSent = send.mock.calls.length > 0;
  if (!isSent) expect(document.activeElement?.textContent).toMatch(/ha(?:s|ve) reached us/);
  return isSent;
}

clauses('SEND-LOCKED', 'no field changes until it fails, and the focus stays', async (form) => {
  const { send, reject } = service();
  form.open(send);
  await form.fillIn();
  form.nameField().focus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
  await userEvent.keyboard('x');
  expect(form.nameField()).toHaveFocus();
  expect(form.nameField()).toHaveValue('Aroha');
  const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
  for (const field of fields) {
    // A list with options has no such attribute: its other options are disabled.
    if (!(field instanceof HTMLSelectElement)) expect(field).toHaveAttribute('readonly');
    expect(getComputedStyle(field).borderStyle).toBe('dashed');
  }
  const [name, chosen] = form === quoteForm ? ['Nearest location', aBranch] : ['Urgency', 'normal'];
  const list = screen.getByRole('combobox', { name });
  const options = within(list).getAllByRole<HTMLOptionElement>('option');
  expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([chosen]);
  expect(list).toHaveValue(chosen);
  // The spam trap and the hidden tiles.
  const choices = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')];
  const checked = () => choices.map((choice) => choice.checked);
  const before = checked();
  for (const choice of choices) choice.click();
  expect(checked()).toEqual(before);
  for (const button of screen.getAllByRole('button'))
    expect(button.matches(':disabled')).toBe(button.textContent !== form.waiting);
  expect(clearButton()).toBeVisible();
  vi.spyOn(window, 'alert').mockReturnValue();
  reject(new Error('Form submission failed'));
  await screen.findByRole('alert');
  for (const field of fields) {
    expect(field).not.toHaveAttribute('readonly');
    expect(getComputedStyle(field).borderStyle).toBe('solid');
  }
  for (const option of options) expect(option).toBeEnabled();
  choices.at(-1)?.click();
  expect(checked()).not.toEqual(before);
});

clause('SEND-LOCKED', 'a tyre size pasted while sending changes nothing', async () => {
  await quoteForm.startSending();
  const width = screen.getByRole<HTMLInputElement>('combobox', { name: 'Width mm' });
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '205/55R16');
  width.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  expect(width).toHaveValue('');
});

clauses('SEND-SHOWN-AGAIN', 'a late reply shows the success message', async (form) => {
  const { resolve } = await form.startSending();
  leaveAndReturn();
  expect(messages()).toEqual(left(form));
  expect(form.sendButton()).toBeEnabled();
  expect(form.nameField()).not.toHaveAttribute('readonly');
  resolve({});
  expect(await form.confirmation()).toBeVisible();
});

clauses('SEND-SHOWN-AGAIN', 'a late failure shows no error alert', async (form) => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { send, reject } = await form.startSending();
  leaveAndReturn();
  reject(new Error('Form submission failed'));
  await expect(send.mock.results[0]?.value).rejects.toThrow('Form submission failed');
  await act(() => Promise.resolve());
  expect(messages()).toEqual(left(form));
  expect(alert).not.toHaveBeenCalled();
  expect(form.holds()).toMatchObject(form.fields);
});

clauses('SEND-SLEPT', 'it may have arrived, without an alert', async (form) => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const { reject } = await form.startSending();
  reject(Object.assign(new Error('Form submission failed'), { mayHaveArrived: true }));
  await expect.poll(messages).toEqual(unsure(form));
  expect(alert).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(form.sendButton()).toBeEnabled();
  expect(form.holds()).toMatchObject(form.fields);
  expect(form.nameField()).not.toHaveAttribute('readonly');
  form.comeBack();
  await form.toFields();
  expect(messages()).toEqual(unsure(form));
  expect(form.holds()).toMatchObject(form.fields);
});

clauses('DRAFT-CLEAR', 'a text typed after Clear was never being sent', async (form) => {
  await form.startSending();
  leaveAndReturn();
  await press(clearButton());
  await form.fillIn();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  form.comeBack();
  await form.toFields();
  expect(form.nameField()).toHaveValue('Aroha');
  expect(messages()).toEqual([]);
});

for (const [what, name, retype] of [
  ['changed', 'Hemi', async (form: TestedForm) => fill(form.nameField(), 'Hemi')],
  [
    'cleared and typed again',
    'Aroha',
    async (form: TestedForm) => {
      await press(clearButton());
      await form.fillIn();
    },
  ],
] as const)
  clauses('SEND-ANSWERS-OWN', `a text that was ${what} stays after a late reply`, async (form) => {
    const { resolve } = await form.startSending();
    leaveAndReturn();
    await retype(form);
    const texts = () => [form.holds(), sessionStorage.getItem(draftKey(form.name))] as const;
    const typed = texts();
    expect(typed[1]).toContain(name);
    await act(async () => resolve({}));
    expect(texts()).toEqual(typed);
    expect(screen.queryByRole('heading', { name: form.sent })).toBeNull();
  });

clauses('SEND-WARNED', 'an early press sends nothing', async (form) => {
  sessionStorage.setItem(draftKey(form.name), draft(form, leftUnderway));
  const send = accept();
  form.open(send);
  // The script of the page repeats an early press in this way; on a busy telephone that takes more than a second.
  vi.setSystemTime(Date.now() + 1001);
  form.nameField().form?.requestSubmit();
  expect(send).not.toHaveBeenCalled();
  expect(messages()).toEqual(left(form));
  expect(document.activeElement?.textContent).toMatch(/^You left while/);
  await form.toFields();
  expect(await sends(form, send)).toBe(true);
});

for (const [what, progress, said, ms, presses] of [
  ['in the first second of “You left”', leftUnderway, left, 999, [false, true]],
  ['in the first second of “was being sent”', underway, unsure, 999, [false, true]],
  ['after a second', leftUnderway, left, 1000, [true]],
  ['once the clock was set back by an hour', leftUnderway, left, -3_600_000, [true]],
] as const)
  clauses('SEND-NOTICED', `${what} press ${presses.length} sends`, async (form) => {
    const send = await openDraft(form, progress);
    expect(messages()).toEqual(said(form));
    vi.setSystemTime(Date.now() + ms);
    for (const isSent of presses) expect(await sends(form, send)).toBe(isSent);
  });

for (const [what, prepare, said] of [
  ['“You left”', (form: TestedForm) => openDraft(form, leftUnderway), left],
  [
    '“it has reached us”',
    async (form: TestedForm) => {
      await arrive(form);
      return typeAgain(form);
    },
    arrived,
  ],
] as const)
  clauses('SEND-NOTICED', `a double-click at ${what} sends nothing`, async (form) => {
    const send = await prepare(form);
    await userEvent.dblClick(form.sendButton());
    expect(send).not.toHaveBeenCalled();
    expect(messages()).toEqual(said(form));
    vi.setSystemTime(Date.now() + 1000);
    expect(await sends(form, send)).toBe(true);
  });

clauses(
  'DRAFT-SENT',
  'the device keeps none of the text, and no other tab has it',
  async (form) => {
    const copied = await arrive(form);
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).toMatch(/sent:/);
    for (const text of ['draft:', ...Object.values(form.fields)])
      expect(stored).not.toContain(text);
    for (const own of [copied, {}]) await typeAgain(form, 0, own);
  },
);

clauses('SEND-KNOWN', 'for a day, the second press sends the same text', async (form) => {
  const send = await typeAgain(form, day - 1, await arrive(form));
  expect(messages()).toEqual([]);
  expect(await sends(form, send)).toBe(false);
  expect(messages()).toEqual(arrived(form));
  fill(form.nameField(), 'Hemi');
  await expect.poll(messages).toEqual([]);
  fill(form.nameField(), 'Aroha');
  expect(await sends(form, send)).toBe(false);
  expect(await sends(form, send)).toBe(true);
});

for (const [sent, text, later] of [
  ['another text', 'Hemi', 0],
  ['the same text a day later', 'Aroha', day],
] as const)
  clauses('SEND-KNOWN', `${sent} is sent at the first press`, async (form) => {
    await arrive(form);
    const send = await typeAgain(form, later);
    fill(form.nameField(), text);
    expect(await sends(form, send)).toBe(true);
  });

for (const id of ['SEND-KNOWN', 'SEND-NOTICED'] as const)
  clauses(id, 'an open tab says what another has sent; press 2 sends', async (form) => {
    const copied = await arrive(form);
    const [key = '', text] =
      Object.entries(localStorage).find(([name]) => name.startsWith(`${sentKey(form.name)}:`)) ??
      [];
    localStorage.removeItem(key);
    asAnotherTab(copied);
    const send = accept();
    form.comeBack(send);
    // Another tab has sent another text.
    await act(async () => writeElsewhere(`${sentKey(form.name)}:another`, String(text)));
    expect(messages()).toEqual([]);
    writeElsewhere(key, String(text));
    await expect.poll(messages).toEqual(arrived(form));
    await form.toFields();
    expect(await sends(form, send)).toBe(false);
    expect(await sends(form, send)).toBe(true);
  });

for (const [what, progress, age, restored, said, isCopied] of [
  ['has been sending for 19.999 s is not restored', underway, 19_999, '', () => []],
  ['has had no reply for 20 s is restored, with a message', underway, 20_000, 'Aroha', unsure],
  ['is sending and was duplicated is restored, with a message', underway, 0, 'Aroha', unsure, true],
  ['the visitor left is restored, with “You left”', leftUnderway, 0, 'Aroha', left],
] as const)
  clauses('SEND-LEFT-SAID', `the draft of a tab that ${what}`, async (form) => {
    const other = `${draftKey(form.name)}:another`;
    const text = draft(form, { ...progress, at: Date.now() - age });
    localStorage.setItem(other, text);
    // A copy of a tab has the draft in its own session storage.
    if (isCopied) sessionStorage.setItem(draftKey(form.name), text);
    await openDraft(form);
    expect(form.nameField()).toHaveValue(restored);
    expect(messages()).toEqual(said(form));
    if (said !== unsure) return;
    writeElsewhere(other, draft(form, underway));
    expect(messages()).toEqual(said(form));
    // The other tab fails.
    writeElsewhere(other, draft(form));
    await expect.poll(messages).toEqual([]);
    expect(form.nameField()).toHaveValue(restored);
  });
