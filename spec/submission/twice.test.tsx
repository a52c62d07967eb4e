import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { draftKey, sentKey } from '../drafts/keys.ts';
import {
  accept,
  asAnotherTab,
  bothForms,
  comeBack,
  nameField,
  sendButton,
  writeElsewhere,
  type TestedForm,
} from './bothForms.tsx';
import { fill } from '../fill.ts';

const day = 24 * 60 * 60 * 1000;

/** A draft as the site stores it. */
function draft(form: TestedForm, progress: object = {}): string {
  return JSON.stringify({ version: 1, at: Date.now(), fields: form.fields, ...progress });
}

const underway = { isSending: true };
const leftUnderway = { isSending: true, hasLeft: true };

/** The visible messages that say that an enquiry may have arrived; each step of the contact form has one. */
const messages = () =>
  screen
    .queryAllByText(/Please call/)
    .filter((note) => note.closest('[role=status]') && note.checkVisibility())
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

const message = (reason: string) => [
  `${reason} Please call ${phone.main.number} before you send it again.`,
];

for (const form of bothForms) {
  const left = message(
    `You left while your ${form.what} was being sent, so it may have reached us.`,
  );
  const unsure = message(`Your ${form.what} was being sent, so it may have reached us.`);
  const arrived = message(`You have sent this ${form.what} already, and it has reached us.`);

  /** Opens the form, which restores the stored draft, and goes to its fields. */
  async function openDraft(send = accept()) {
    form.open(send);
    await form.toFields();
    return send;
  }

  /** Sends an enquiry, which arrives. Returns what a copy of the tab, made just before, has in its session storage. */
  async function succeed() {
    form.open(accept());
    await form.fillIn();
    const copied = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
    await userEvent.click(sendButton(form));
    await screen.findByRole('heading', { name: form.sent });
    return copied;
  }

  clause('SEND-WARNED', `${form.name}: an early press sends nothing`, async () => {
    sessionStorage.setItem(draftKey(form.name), draft(form, leftUnderway));
    const send = accept();
    form.open(send);
    // The script of the page repeats an early press in this way; on a busy telephone that takes more than a second.
    vi.setSystemTime(Date.now() + 1001);
    nameField(form).form?.requestSubmit();
    expect(send).not.toHaveBeenCalled();
    expect(messages()).toEqual(left);
    expect(document.activeElement?.textContent).toMatch(/^You left while/);
    await form.toFields();
    await userEvent.click(sendButton(form));
    expect(send).toHaveBeenCalledOnce();
  });

  /** Opens the form with a message that the enquiry may have arrived, and goes to the button. */
  async function openUnsure(progress: object, said: readonly string[]) {
    sessionStorage.setItem(draftKey(form.name), draft(form, progress));
    const send = await openDraft();
    expect(messages()).toEqual(said);
    return send;
  }

  const openLeft = () => openUnsure(leftUnderway, left);

  const pressed = async (send: ReturnType<typeof accept>) => {
    await userEvent.click(sendButton(form));
    const isHeld = send.mock.calls.length === 0;
    if (isHeld) expect(document.activeElement?.textContent).toMatch(/ha(?:s|ve) reached us/);
    return isHeld ? 'held back' : 'sent';
  };

  for (const [what, progress, said] of [
    ['“You left”', leftUnderway, left],
    ['“was being sent”', underway, unsure],
  ] as const)
    clause(
      'SEND-NOTICED',
      `${form.name}: in the first second of ${what} only the second press sends`,
      async () => {
        const send = await openUnsure(progress, said);
        vi.setSystemTime(Date.now() + 999);
        expect(await pressed(send)).toBe('held back');
        expect(await pressed(send)).toBe('sent');
      },
    );

  for (const [what, ms] of [
    ['after a second', 1000],
    ['once the clock was set back by an hour', -3_600_000],
  ] as const)
    clause('SEND-NOTICED', `${form.name}: ${what} the first press sends`, async () => {
      const send = await openLeft();
      vi.setSystemTime(Date.now() + ms);
      expect(await pressed(send)).toBe('sent');
    });

  clause('SEND-NOTICED', `${form.name}: a double-click sends nothing`, async () => {
    const send = await openLeft();
    await userEvent.dblClick(sendButton(form));
    expect(send).not.toHaveBeenCalled();
    expect(messages()).toEqual(left);
    vi.setSystemTime(Date.now() + 1000);
    expect(await pressed(send)).toBe('sent');
  });

  clause('SEND-NOTICED', `${form.name}: a double-click on what another tab has sent`, async () => {
    await succeed();
    asAnotherTab();
    const send = accept();
    comeBack(form, send);
    await form.fillIn();
    await userEvent.dblClick(sendButton(form));
    expect(send).not.toHaveBeenCalled();
    expect(messages()).toEqual(arrived);
  });

  clause('SEND-KNOWN', `${form.name}: the message goes when the text changes`, async () => {
    await succeed();
    asAnotherTab();
    comeBack(form, accept());
    await form.fillIn();
    await userEvent.click(sendButton(form));
    expect(messages()).toEqual(arrived);
    fill(nameField(form), 'Hemi');
    await expect.poll(messages).toEqual([]);
  });

  clause(
    'SEND-KNOWN',
    `${form.name}: for a day, the first press with the same text shows the message, and the second sends the text`,
    async () => {
      await succeed();
      asAnotherTab();
      const stored = JSON.stringify(Object.entries(localStorage));
      const words =
        Object.values(form.fields)
          .join(' ')
          .match(/\p{L}[\p{L}@.]{3,}/gu) ?? [];
      for (const word of [...words, '021'])
        expect(stored, 'the device stores a code, not the words').not.toContain(word);
      vi.setSystemTime(Date.now() + day - 1);
      const send = accept();
      comeBack(form, send);
      await form.fillIn();
      expect(messages()).toEqual([]);
      await userEvent.click(sendButton(form));
      expect(send).not.toHaveBeenCalled();
      expect(messages()).toEqual(arrived);
      expect(document.activeElement?.textContent).toMatch(/it has reached us/);
      await userEvent.click(sendButton(form));
      expect(send).toHaveBeenCalledOnce();
    },
  );

  for (const [sent, text, age] of [
    ['another text', 'Hemi', 0],
    ['the same text a day later', 'Aroha', day],
  ] as const)
    clause('SEND-KNOWN', `${form.name}: ${sent} is sent at the first press`, async () => {
      await succeed();
      asAnotherTab();
      vi.setSystemTime(Date.now() + age);
      const send = accept();
      comeBack(form, send);
      await form.fillIn();
      fill(nameField(form), text);
      await userEvent.click(sendButton(form));
      expect(send).toHaveBeenCalledOnce();
    });

  clause('SEND-KNOWN', `${form.name}: a copied tab does not restore the text`, async () => {
    asAnotherTab(await succeed());
    comeBack(form, accept());
    await form.toFields();
    expect(nameField(form)).toHaveValue('');
    expect(screen.queryByText(/What you typed is still here/)).toBeNull();
  });

  /** Opens a tab with a text that another tab then sends. Returns the tab's `send`. */
  async function openWhileOtherSends() {
    const copied = await succeed();
    const [key, text] =
      Object.entries(localStorage).find(([name]) => name.startsWith(`${sentKey(form.name)}:`)) ??
      [];
    if (!key) throw new Error('The device has no record of the enquiry.');
    localStorage.removeItem(key);
    asAnotherTab(copied);
    const send = accept();
    comeBack(form, send);
    // Another tab has sent another text.
    await act(async () => writeElsewhere(`${sentKey(form.name)}:another`, String(text)));
    expect(messages()).toEqual([]);
    writeElsewhere(key, String(text));
    await expect.poll(messages).toEqual(arrived);
    return send;
  }

  clause('SEND-KNOWN', `${form.name}: an open tab shows the message`, async () => {
    expect(await openWhileOtherSends()).not.toHaveBeenCalled();
  });

  clause(
    'SEND-NOTICED',
    `${form.name}: of “has reached us” only the second press sends`,
    async () => {
      const send = await openWhileOtherSends();
      await form.toFields();
      expect(await pressed(send)).toBe('held back');
      expect(await pressed(send)).toBe('sent');
    },
  );

  clause(
    'SEND-LEFT-SAID',
    `the ${form.name} form does not restore a draft that another tab began to send 19.999 s ago`,
    async () => {
      const at = Date.now() - 19_999;
      localStorage.setItem(`${draftKey(form.name)}:another`, draft(form, { ...underway, at }));
      await openDraft();
      expect(nameField(form)).toHaveValue('');
      expect(messages()).toEqual([]);
    },
  );

  clause(
    'SEND-LEFT-SAID',
    `the ${form.name} form restores a draft that has had no reply for 20 seconds, and shows a message until the other tab fails`,
    async () => {
      const at = Date.now() - 20_000;
      localStorage.setItem(`${draftKey(form.name)}:another`, draft(form, { ...underway, at }));
      await openDraft();
      expect(nameField(form)).toHaveValue('Aroha');
      expect(messages()).toEqual(unsure);
      writeElsewhere(`${draftKey(form.name)}:another`, draft(form));
      await expect.poll(messages).toEqual([]);
    },
  );

  clause(
    'SEND-LEFT-SAID',
    `the ${form.name} form restores the draft of a page that the visitor left, and says “You left”`,
    async () => {
      localStorage.setItem(`${draftKey(form.name)}:another`, draft(form, leftUnderway));
      await openDraft();
      expect(nameField(form)).toHaveValue('Aroha');
      expect(messages()).toEqual(left);
    },
  );

  clause(
    'SEND-LEFT-SAID',
    `${form.name}: the sending tab’s failure removes the message in its duplicate`,
    async () => {
      // A copy of the sending tab has the draft in its own session storage.
      sessionStorage.setItem(draftKey(form.name), draft(form, underway));
      await openDraft();
      expect(messages()).toEqual(unsure);
      writeElsewhere(`${draftKey(form.name)}:another`, draft(form, underway));
      expect(messages()).toEqual(unsure);
      writeElsewhere(`${draftKey(form.name)}:another`, draft(form));
      await expect.poll(messages).toEqual([]);
      expect(nameField(form)).toHaveValue('Aroha');
    },
  );
}
