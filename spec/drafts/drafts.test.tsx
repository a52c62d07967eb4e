import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tile } from '../contact-form/contact.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { field, tick } from '../quote-form/quote.ts';
import {
  asAnotherTab,
  bothForms,
  comeBack,
  contactForm,
  entriesOf,
  fillEverything,
  nameField,
  quoteForm,
  sendButton,
  service,
  setOnline,
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

/** The draft of a form in the session storage of this tab, as stored. */
const keptOf = ({ name }: TestedForm) => sessionStorage.getItem(draftKey(name));

const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
const restoredNote = () => screen.queryByText(/^What you typed is still here\./);
const savedNote = () => screen.queryByText(/Anything you’ve typed is saved on this device\./);
const offlineNote = () => screen.queryByText(/You’re offline/);

/** The visible messages that say that an enquiry may have arrived. */
const words = () =>
  screen.queryAllByText(/so it may have reached us/).filter((note) => note.checkVisibility());

const region = () => words()[0]?.closest('[role=status]');

/** Expects that an empty region stays: a screen reader announces words added to it, but not always a new region. */
function expectEmpty(status: Element | null | undefined): void {
  expect(status).toBeInTheDocument();
  expect(status).toBeEmptyDOMElement();
}

/** Leaves the form while it sends an enquiry, and comes back to step 1 or to the quote form. */
async function leaveWhileSending(form: TestedForm): Promise<void> {
  const { send: hold } = service();
  form.open(hold);
  await form.fillIn();
  await userEvent.click(sendButton(form));
  expect(hold).toHaveBeenCalledOnce();
  comeBack(form);
  expect(words()).toHaveLength(1);
}

async function send(form: TestedForm): Promise<void> {
  await userEvent.click(sendButton(form));
  await screen.findByRole('heading', { name: form.sent });
}

/** The values of a form's fields, by name. */
const valuesOf = (form: TestedForm) => Object.fromEntries(entriesOf(nameField(form).form));

for (const form of bothForms) {
  clause('DRAFT-SURVIVES', `${form.name}: each field is restored, also in a new tab`, async () => {
    form.open();
    const held = await fillEverything(form);
    const tab = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
    // After a crash, a browser may open the page in a new tab.
    asAnotherTab();
    comeBack(form);
    expect(entriesOf(nameField(form).form)).toEqual(held);
    localStorage.clear();
    asAnotherTab(tab);
    comeBack(form);
    expect(entriesOf(nameField(form).form)).toEqual(held);
    if (form === contactForm) return;
    expect(tick('First name')).toBeVisible();
    expect(screen.getByRole('button', { name: '205/55R16', pressed: true })).toBeVisible();
  });

  clause('DRAFT-SAYS', `${form.name}: the message is shown only after a restore`, async () => {
    form.open();
    expect(restoredNote()).toBeNull();
    await form.toFields();
    fill(nameField(form), 'Aroha');
    expect(restoredNote()).toBeNull();
    comeBack(form);
    expect(screen.getByText(/^What you typed is still here\./)).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'What you typed is still here. Clear',
    );
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });

  for (const name of ['Clear what I typed', 'Clear'])
    clause(
      'DRAFT-CLEAR',
      `“${name}” empties the ${form.name} form, deletes its draft and focuses the first field`,
      async () => {
        form.open();
        const untouched = entriesOf(nameField(form).form);
        await fillEverything(form);
        expect(kept()).toHaveLength(2);
        comeBack(form);
        // `userEvent` cannot click “Clear”, because it is outside the window.
        act(() => screen.getByRole('button', { name }).click());
        expect(kept()).toEqual([]);
        expect(restoredNote()).toBeNull();
        expect(entriesOf(nameField(form).form)).toEqual(untouched);
        if (form === quoteForm) expect(tick('First name')).toBeNull();
        expect(form === quoteForm ? field('Width mm') : tile(/^General/)).toHaveFocus();
      },
    );

  clause('DRAFT-CHANGE', `${form.name}: a change event alone saves the draft`, async () => {
    form.open();
    await form.toFields();
    nameField(form).value = 'Mere';
    nameField(form).dispatchEvent(new Event('change', { bubbles: true }));
    expect(keptOf(form)).toContain('Mere');
  });

  clause('DRAFT-LEFT', `${form.name}: the message is shown until the form is cleared`, async () => {
    await leaveWhileSending(form);
    const first = region();
    const link = words()[0]?.querySelector('a');
    expect(link).toHaveAttribute('href', phone.main.href);
    expect(link).toMatchTextContent(asOneLine(phone.main.number));
    await form.toFields();
    expect(words()).toHaveLength(1);
    expect(region()?.nextElementSibling).toContainElement(sendButton(form));
    expect(valuesOf(form)).toMatchObject(form.fields);
    if (form === contactForm) expectEmpty(first);
    await userEvent.fill(nameField(form), 'Hemi');
    expect(words()).toHaveLength(1);
    comeBack(form);
    expect(words()).toHaveLength(1);
    const second = region();
    await clear();
    expectEmpty(second);
    comeBack(form);
    expect(words()).toEqual([]);
  });

  clause('OFFLINE-SAID', `the ${form.name} form shows the message before a press`, async () => {
    form.open();
    await form.toFields();
    expect(offlineNote()).toBeNull();
    setOnline(false);
    const line = await screen.findByText(/^You’re offline\./);
    expect(line).toBeVisible();
    expect(line).toMatchTextContent(asOneLine(`.*Call ${phone.main.number}.`));
    expect(line.closest('[role=status]')).not.toBeNull();
    const link = within(line).getByRole('link', { name: asOneLine(phone.main.number) });
    expect(link).toHaveAttribute('href', phone.main.href);
  });

  clause(
    'OFFLINE-SAVED',
    `${form.name}: the note says “saved” while there is a draft`,
    async () => {
      setOnline(false);
      form.open();
      expect(savedNote()).toBeNull();
      await form.toFields();
      // In the contact form, the visitor has chosen a topic by now.
      if (form === quoteForm) expect(savedNote()).toBeNull();
      fill(nameField(form), 'Aroha');
      await expect.poll(savedNote).toBeVisible();
      comeBack(form);
      expect(savedNote()).not.toBeNull();
      await clear();
      expect(savedNote()).toBeNull();
      expect(offlineNote()).not.toBeNull();
    },
  );

  for (const [what, setItem] of [
    [
      'full',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
    ['switched off without an error', () => undefined],
  ] as const)
    clause('OFFLINE-SAVED', `${form.name}: “saved” is not said if storage is ${what}`, async () => {
      setOnline(false);
      form.open();
      await form.toFields();
      fill(nameField(form), 'Aro');
      await expect.poll(savedNote).toBeVisible();
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(setItem);
      // The device still has the older draft, but not all that was typed.
      fill(nameField(form), 'Aroha');
      await expect.poll(savedNote).toBeNull();
      expect(offlineNote()).toBeVisible();
    });

  clause('DRAFT-SAYS', `${form.name}: there is no note if nothing can be restored`, () => {
    const [name, text] =
      form === contactForm ? ['enquiryType', 'marine'] : ['location', 'Atlantis'];
    const draft = { version: 1, at: Date.now(), fields: { [name]: text } };
    sessionStorage.setItem(draftKey(form.name), JSON.stringify(draft));
    form.open();
    expect(restoredNote()).toBeNull();
  });

  clause('OFFLINE-BACK', `the ${form.name} form removes the message when online`, async () => {
    form.open();
    await form.toFields();
    setOnline(false);
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    setOnline(true);
    await expect.poll(offlineNote).toBeNull();
  });
}

clause('DRAFT-CHANGE', 'a change event removes an error message of the quote form', async () => {
  quoteForm.open();
  await userEvent.click(sendButton(quoteForm));
  expect(nameField(quoteForm)).toHaveAccessibleDescription('First name is required');
  nameField(quoteForm).value = 'Mere';
  nameField(quoteForm).dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => screen.queryAllByText('First name is required')).toEqual([]);
});

for (const form of bothForms)
  clause(
    'DRAFT-SENT',
    `${form.name}: the device keeps none of the text after success`,
    async () => {
      form.open();
      await form.fillIn();
      expect(kept()).toEqual([draftKey(form.name), draftKey(form.name)]);
      await send(form);
      expect(kept().filter((key) => key.includes('draft:'))).toEqual([]);
      const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
      expect(stored).toMatch(/sent:/);
      expect(stored).not.toMatch(/Aroha|aroha|021|Two tyres/);
    },
  );

for (const form of bothForms) {
  clause(
    'DRAFT-FAILURE',
    `${form.name}: the device keeps a draft while sending and after a failure`,
    async () => {
      vi.spyOn(window, 'alert').mockReturnValue();
      expectConsole(/Form submission failed/);
      form.open();
      await form.fillIn();
      endpoint().reply = 'failed-server';
      const release = endpoint().hold();
      await userEvent.click(sendButton(form));
      expect(kept()).toEqual([draftKey(form.name), draftKey(form.name)]);
      release();
      await screen.findByRole('alert');
      expect(kept()).toEqual([draftKey(form.name), draftKey(form.name)]);
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      comeBack(form);
      expect(valuesOf(form)).toMatchObject(form.fields);
      expect(words()).toEqual([]);
    },
  );

  clause(
    'DRAFT-LEFT',
    `${form.name}: a request that breaks just before \`pagehide\` shows no alert`,
    async () => {
      const alert = vi.spyOn(window, 'alert').mockReturnValue();
      const { send: sendLater, reject } = service();
      form.open(sendLater);
      await form.fillIn();
      await userEvent.click(sendButton(form));
      reject(new Error('Form submission failed'));
      await expect(sendLater.mock.results[0]?.value).rejects.toThrow('Form submission failed');
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      await expect.poll(words).toHaveLength(1);
      comeBack(form);
      expect(words()[0]).toMatchTextContent(`You left while your ${form.what} was being sent`);
      expect(alert).not.toHaveBeenCalled();
    },
  );
}

for (const [id, form] of [
  ['DRAFT-LEFT', contactForm],
  ['QUOTE-LEAVING', quoteForm],
] as const)
  clause(id, 'a form that the visitor left while sending can be sent again', async () => {
    await leaveWhileSending(form);
    await form.toFields();
    expect(sendButton(form)).toBeEnabled();
    expect(valuesOf(form)).toMatchObject(form.fields);
    // SEND-NOTICED
    vi.setSystemTime(Date.now() + 1000);
    await send(form);
    comeBack(form);
    expect(words()).toEqual([]);
    expect(kept().filter((key) => key.includes('draft:'))).toEqual([]);
  });

for (const form of bothForms)
  clause('DRAFT-SENT-FIELDS', `${form.name}: fields are empty when the form goes`, async () => {
    form.open();
    const input = nameField(form);
    const read = () =>
      [...(input.form?.elements ?? [])].map((each) => {
        const { name, value, checked } = each as HTMLInputElement;
        return [name, value, checked];
      });
    const untouched = read();
    await fillEverything(form);
    const values: unknown[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- `remove.call(this, child)` below gives it its node
    const remove = Node.prototype.removeChild;
    vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function (this: Node, child) {
      if (child.contains(input)) values.push(read());
      return remove.call(this, child);
    });
    await send(form);
    expect(values).toEqual([untouched]);
  });

clause('DRAFT-DEVICE', 'each form keeps a draft under its own name and sends none', async () => {
  quoteForm.open();
  fill(nameField(quoteForm), 'Aroha');
  comeBack(contactForm);
  await contactForm.toFields();
  expect(new Set(kept())).toEqual(new Set([draftKey('contact'), draftKey('tyre-enquiry')]));
  comeBack(contactForm);
  expect(nameField(contactForm)).toHaveValue('');
  expect(endpoint().received).toEqual([]);
});

for (const [what, ways] of [
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
] as const)
  for (const form of bothForms)
    clause('DRAFT-FORBIDDEN', `${form.name} can be sent if the storage is ${what}`, async () => {
      for (const way of ways)
        vi.spyOn(Storage.prototype, way).mockImplementation(() => {
          throw new DOMException(what, 'SecurityError');
        });
      // Opening the form reads the draft.
      expect(form.open).not.toThrow();
      await form.fillIn();
      await send(form);
    });
