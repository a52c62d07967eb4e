import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import {
  asAnotherTab,
  bothForms,
  comeBack,
  lineOf,
  sendButton,
  writeElsewhere,
  type SentForm,
} from './bothForms.tsx';

vi.mock('canvas-confetti', () => ({
  default: { create: () => Object.assign(() => Promise.resolve(), { reset: () => undefined }) },
}));

const accept = () => vi.fn<typeof submitEnquiry>(() => Promise.resolve({}));

/** A draft as the site stores it. */
function draft(form: SentForm, kept: object = {}): string {
  return JSON.stringify({ version: 1, at: Date.now(), fields: form.fields, ...kept });
}

const underway = { isSending: true };
const leftUnderway = { isSending: true, hasLeft: true };

/** The visible messages that an enquiry may have arrived; each step of the contact form has one. */
const doubts = () =>
  screen
    .queryAllByText(/Please call/)
    .filter((note) => note.closest('[role=status]') && note.checkVisibility())
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

const doubtNote = (lead: string) => [
  `${lead} Please call ${phone.main.number} before you send it again.`,
];

for (const form of bothForms) {
  const what = form.name === 'contact' ? 'message' : 'enquiry';
  const left = doubtNote(`You left while your ${what} was being sent, so it may have reached us.`);
  const unsure = doubtNote(`Your ${what} was being sent, so it may have reached us.`);
  const arrived = doubtNote(`You have sent this ${what} already, and it has reached us.`);

  /** Opens the form, which fills in the stored draft; the contact form goes to its second step. */
  async function openDraft(send = accept()) {
    form.open(send);
    if (form.name === 'contact')
      await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
    return send;
  }

  clause('SEND-WARNED', `${form.name}: a press before the message sends nothing`, async () => {
    sessionStorage.setItem(`draft:${form.name}`, draft(form, leftUnderway));
    const send = accept();
    form.open(send);
    // The page's script repeats a press in this way when the form's script has loaded.
    lineOf(form).form?.requestSubmit();
    expect(send).not.toHaveBeenCalled();
    expect(doubts()).toEqual(left);
    expect(document.activeElement?.textContent).toMatch(/^You left while/);
    if (form.name === 'contact')
      await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
    await userEvent.click(sendButton(form));
    expect(send).toHaveBeenCalledOnce();
  });

  clause('SEND-WARNED', `${form.name}: a press after the message sends`, async () => {
    sessionStorage.setItem(`draft:${form.name}`, draft(form, leftUnderway));
    const send = await openDraft();
    await userEvent.click(sendButton(form));
    expect(send).toHaveBeenCalledOnce();
  });

  clause('SEND-KNOWN', `${form.name}: the same text needs a second press`, async () => {
    form.open(accept());
    await form.fillIn();
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    asAnotherTab();
    const send = accept();
    comeBack(form, send);
    await form.fillIn();
    expect(doubts()).toEqual([]);
    await userEvent.click(sendButton(form));
    expect(send).not.toHaveBeenCalled();
    expect(doubts()).toEqual(arrived);
    expect(document.activeElement?.textContent).toMatch(/it has reached us/);
    await userEvent.click(sendButton(form));
    expect(send).toHaveBeenCalledOnce();
  });

  clause('SEND-KNOWN', `${form.name}: another text is sent at the first press`, async () => {
    form.open(accept());
    await form.fillIn();
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    asAnotherTab();
    const send = accept();
    comeBack(form, send);
    await form.fillIn();
    await userEvent.fill(lineOf(form), 'Hemi');
    await userEvent.click(sendButton(form));
    expect(send).toHaveBeenCalledOnce();
  });

  clause('SEND-KNOWN', `${form.name}: a copied tab does not fill in the text`, async () => {
    form.open(accept());
    await form.fillIn();
    // A copy of the tab begins with the storage of this moment.
    const copied = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    asAnotherTab(copied);
    comeBack(form, accept());
    if (form.name === 'contact')
      await userEvent.click(screen.getByRole('radio', { name: /^Emergency/ }));
    expect(lineOf(form)).toHaveValue('');
    expect(screen.queryByText(/What you typed is still here/)).toBeNull();
  });

  clause('SEND-KNOWN', `${form.name}: an open tab shows the message`, async () => {
    form.open(accept());
    await form.fillIn();
    const copied = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    const [key, text] =
      Object.entries(localStorage).find(([name]) => name.startsWith(`sent:${form.name}:`)) ?? [];
    if (!key) throw new Error('What was sent should be remembered.');
    localStorage.removeItem(key);
    asAnotherTab(copied);
    comeBack(form, accept());
    expect(doubts()).toEqual([]);
    writeElsewhere(key, String(text));
    await expect.poll(doubts).toEqual(arrived);
  });

  clause('SEND-KNOWN', `${form.name}: the device keeps no word of the text`, async () => {
    form.open(accept());
    await form.fillIn();
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(kept).toMatch(/sent:/);
    expect(kept).not.toMatch(/Aroha|aroha|021|Kia ora/);
  });

  clause(
    'SEND-LEFT-SAID',
    `${form.name}: a draft that another page is sending is not filled in`,
    async () => {
      localStorage.setItem(`draft:${form.name}:another`, draft(form, underway));
      await openDraft();
      expect(lineOf(form)).toHaveValue('');
      expect(doubts()).toEqual([]);
    },
  );

  clause('SEND-LEFT-SAID', `${form.name}: a draft without a reply is filled in`, async () => {
    const at = Date.now() - 30_000;
    localStorage.setItem(`draft:${form.name}:another`, draft(form, { ...underway, at }));
    await openDraft();
    expect(lineOf(form)).toHaveValue('Aroha');
    expect(doubts()).toEqual(unsure);
  });

  clause('SEND-LEFT-SAID', `${form.name}: a draft that was left says “You left”`, async () => {
    localStorage.setItem(`draft:${form.name}:another`, draft(form, leftUnderway));
    await openDraft();
    expect(lineOf(form)).toHaveValue('Aroha');
    expect(doubts()).toEqual(left);
  });

  clause('SEND-LEFT-SAID', `${form.name}: a failure elsewhere ends the message`, async () => {
    sessionStorage.setItem(`draft:${form.name}`, draft(form, underway));
    await openDraft();
    expect(doubts()).toEqual(unsure);
    writeElsewhere(`draft:${form.name}:another`, draft(form, underway));
    expect(doubts()).toEqual(unsure);
    writeElsewhere(`draft:${form.name}:another`, draft(form));
    await expect.poll(doubts).toEqual([]);
    expect(lineOf(form)).toHaveValue('Aroha');
  });
}
