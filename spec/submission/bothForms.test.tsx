/** What the contact form and the quote form do alike. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { ReplyName } from '../../mocks/replies.ts';
import { enquiryForms } from '../../src/forms/enquiry/submitEnquiry.ts';
import { mockEndpoint } from '../contact-form/endpoint.ts';
import { branch, business, phone } from '../facts/business.ts';
import { asOneLine } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { fill } from '../fill.ts';
import {
  contactForm,
  entriesOf,
  fillEverything,
  nameField,
  quoteForm,
  sendButton,
  setOnline,
  type Entries,
  type TestedForm,
} from './bothForms.tsx';

const endpoint = mockEndpoint();

const apologyOf = ({ what }: TestedForm) =>
  `Sorry, there was an error submitting your ${what}. Please call us at ${phone.main.number} or email ${business.email} directly.`;

const sent = () => screen.findByRole('heading', { name: /^(?:Message Sent!$|Thanks, )/ });

async function succeed(form: TestedForm): Promise<HTMLElement> {
  form.open();
  await form.fillIn();
  await userEvent.click(sendButton(form));
  return sent();
}

/** Fills in every field and sends an enquiry that fails. Returns the browser's alerts and what the form held. */
async function fail(
  form: TestedForm,
  {
    press = () => userEvent.click(sendButton(form)),
    reply = 'failed-server',
  }: { readonly press?: () => Promise<void>; readonly reply?: ReplyName } = {},
): Promise<{ readonly alerts: readonly unknown[]; readonly held: Entries }> {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  expectConsole(/Form submission failed/);
  endpoint().reply = reply;
  form.open();
  const held = await fillEverything(form);
  await press();
  await screen.findByRole('alert');
  return { alerts: alert.mock.calls.flat(), held };
}

/** Expects that the form still has all that it held when it was sent, and sends it again. */
async function expectKept(form: TestedForm, held: Entries): Promise<void> {
  expect(entriesOf(nameField(form).form)).toEqual(held);
  endpoint().reply = 'accepted';
  await userEvent.click(sendButton(form));
  await sent();
  const [first, second] = endpoint().received.map(({ text }) => text);
  expect(second).toBe(first);
}

for (const [form, ids, lines, long, needed] of [
  [
    contactForm,
    {
      waiting: 'CONTACT-SENDING',
      once: 'CONTACT-ONE-REQUEST',
      hours: 'CONTACT-SENT-HOURS',
      focus: 'CONTACT-SENT-FOCUS',
      alert: 'CONTACT-FAILED-ALERT',
      note: 'CONTACT-FAILED-NOTE',
      keeps: 'CONTACT-FAILED-KEEPS',
      long: 'CONTACT-LONG-TEXT',
      privacy: 'CONTACT-PRIVACY',
    },
    ['name', 'phone'],
    'message',
    'your name, email, phone number and message to reply',
  ],
  [
    quoteForm,
    {
      waiting: 'QUOTE-PROCESSING',
      once: 'QUOTE-ONE-REQUEST',
      hours: 'QUOTE-SENT-HOURS',
      focus: 'QUOTE-SENT-FOCUS',
      alert: 'QUOTE-FAILED-ALERT',
      note: 'QUOTE-FAILED-NOTE',
      keeps: 'QUOTE-FAILED-KEEPS',
      long: 'QUOTE-LONG-TEXT',
      privacy: 'QUOTE-PRIVACY',
    },
    ['width', 'profile', 'rim', 'rego', 'firstName', 'lastName', 'phone'],
    'comment',
    'your first name, phone number, email and nearest location to reply; the rest is up to you',
  ],
] as const) {
  clause(ids.waiting, `the disabled button reads “${form.waiting}” with a spinner`, async () => {
    const release = endpoint().hold();
    form.open();
    await form.fillIn();
    await userEvent.click(sendButton(form));
    const button = screen.getByRole('button', { name: form.waiting });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(button.children).toHaveLength(2);
    release();
    await sent();
  });

  clause(ids.once, 'a double click and Enter send one request in all', async () => {
    const release = endpoint().hold();
    form.open();
    await form.fillIn();
    await userEvent.dblClick(sendButton(form));
    nameField(form).form?.requestSubmit();
    await userEvent.click(nameField(form));
    await userEvent.keyboard('{Enter}');
    release();
    await sent();
    expect(endpoint().received).toHaveLength(1);
  });

  for (const [what, reply, isSent] of [
    ['which arrived is shown as sent', 'accepted', true],
    ['whose connection broke says that it may have arrived', 'reset', false],
  ] as const)
    clause('SEND-SLEPT', `${form.name}: a page slept, and an enquiry ${what}`, async () => {
      const alert = vi.spyOn(window, 'alert').mockReturnValue();
      if (!isSent) expectConsole(/Form submission failed/);
      endpoint().reply = reply;
      const release = endpoint().hold();
      form.open();
      await form.fillIn();
      await userEvent.click(sendButton(form));
      await vi.waitFor(() => expect(endpoint().received).toHaveLength(1));
      vi.setSystemTime(Date.now() + 17_000);
      release();
      const mayHaveArrived = () =>
        screen.queryByText(/ was being sent, so it may have reached us/)?.checkVisibility() ??
        false;
      if (isSent) await sent();
      else await expect.poll(mayHaveArrived).toBe(true);
      expect(mayHaveArrived()).toBe(!isSent);
      expect(alert).not.toHaveBeenCalled();
      expect(screen.queryByRole('alert')).toBeNull();
    });

  clause('SEND-SLEPT', `${form.name}: a refusal after waking shows the error alert`, async () => {
    const press = async () => {
      const release = endpoint().hold();
      await userEvent.click(sendButton(form));
      await vi.waitFor(() => expect(endpoint().received).toHaveLength(1));
      vi.setSystemTime(Date.now() + 17_000);
      release();
    };
    expect((await fail(form, { press })).alerts).toEqual([apologyOf(form)]);
    expect(screen.queryByText(/may have reached us/)).toBeNull();
  });

  for (const [what, breakIt] of [
    [
      'storage fails',
      () => {
        for (const method of ['setItem', 'removeItem'] as const)
          vi.spyOn(Storage.prototype, method).mockImplementation(() => {
            throw new DOMException('no', 'SecurityError');
          });
      },
    ],
    [
      'emptying the fields fails',
      () =>
        vi.spyOn(HTMLTextAreaElement.prototype, 'defaultValue', 'get').mockImplementation(() => {
          throw new Error('broken by the test');
        }),
    ],
    [
      'the confetti fails',
      () => {
        vi.spyOn(window, 'matchMedia').mockImplementation(() => {
          throw new Error('broken by the test');
        });
      },
    ],
    [
      'the focus fails',
      () =>
        vi.spyOn(HTMLHeadingElement.prototype, 'focus').mockImplementation(() => {
          throw new Error('broken by the test');
        }),
    ],
  ] as const)
    clause('SEND-SENT-STAYS', `${form.name}: ${what} after the success`, async () => {
      const release = endpoint().hold();
      form.open();
      await form.fillIn();
      await userEvent.click(sendButton(form));
      await vi.waitFor(() => expect(endpoint().received).toHaveLength(1));
      breakIt();
      const isLogged = what.includes('focus') || what.includes('emptying');
      if (isLogged) expectConsole(/broken by the test/);
      release();
      expect(await sent()).toBeVisible();
      await act(() => Promise.resolve());
      expect(await sent()).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
    });

  clause(ids.hours, 'the confirmation says “During head office hours.”', async () => {
    await succeed(form);
    const hours = screen.getByText('During head office hours.');
    expect(hours).toBeVisible();
    expect(hours.parentElement).toMatchTextContent(
      / within 30 minutes\. During head office hours\.$/,
    );
  });

  clause('SEND-CALL', `${form.name}: the confirmation has the main number`, async () => {
    await succeed(form);
    const line = screen.getByText(/^Need us sooner\? Call/);
    expect(line).toBeVisible();
    expect(line).toMatchTextContent(`Need us sooner? Call ${phone.main.number}.`);
    const link = within(line).getByRole('link', { name: asOneLine(phone.main.number) });
    expect(link).toHaveAttribute('href', phone.main.href);
  });

  clause(ids.focus, 'the heading has the focus, and the promise describes it', async () => {
    const heading = await succeed(form);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading).toHaveAccessibleDescription(/within 30 minutes\. During head office hours\./);
  });

  clause(ids.alert, 'the browser shows one alert with the exact words', async () => {
    expect((await fail(form)).alerts).toEqual([apologyOf(form)]);
  });

  clause(ids.note, 'the page shows the alert’s words until the next attempt or Clear', async () => {
    await fail(form);
    const note = screen.getByRole('alert');
    expect(note).toBeVisible();
    expect(note).toHaveTextContent(apologyOf(form));
    for (const [name, href] of [
      [asOneLine(phone.main.number), phone.main.href],
      [business.email, `mailto:${business.email}`],
    ] as const)
      expect(within(note).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(within(note).getAllByRole('link')).toHaveLength(2);
    fill(nameField(form), 'Hemi');
    expect(note).toBeVisible();
    expect(note).toHaveTextContent(apologyOf(form));
    const release = endpoint().hold();
    await userEvent.click(sendButton(form));
    expect(screen.queryByRole('alert')).toBeNull();
    release();
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear what I typed' }));
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });

  clause(ids.keeps, 'the form keeps its entries and can send them again', async () => {
    const { held } = await fail(form);
    expect(sendButton(form)).toBeEnabled();
    expect(sendButton(form)).toHaveFocus();
    await expectKept(form, held);
  });

  clause(ids.keeps, 'after Enter in a field the focus stays in that field', async () => {
    const press = async () => {
      await userEvent.click(nameField(form));
      await userEvent.keyboard('{Enter}');
    };
    await fail(form, { press });
    expect(nameField(form)).toHaveFocus();
  });

  clause(ids.keeps, 'after a press that moved no focus, the button has the focus', async () => {
    const press = () => {
      // Safari does not focus a button that is pressed.
      (document.activeElement as HTMLElement).blur();
      sendButton(form).click();
      return Promise.resolve();
    };
    await fail(form, { press });
    await waitFor(() => expect(sendButton(form)).toHaveFocus());
  });

  clause(
    'OFFLINE-SEND',
    `the ${form.name} form shows the error and can be sent again`,
    async () => {
      setOnline(false);
      const { alerts, held } = await fail(form, { reply: 'reset' });
      expect(alerts).toEqual([apologyOf(form)]);
      expect(screen.getByRole('alert')).toHaveTextContent(apologyOf(form));
      setOnline(true);
      await expectKept(form, held);
    },
  );

  for (const [what, text, line] of [
    ['10,000 characters', 'Tokotokorangi '.repeat(715), 'Tokotokorangi '.repeat(715).trim()],
    ['right-to-left text', 'إطاران من فضلك ٢٢٥/٤٥ \u202E?', 'إطاران من فضلك ٢٢٥/٤٥ ?'],
    ['a text with invisible characters', 'two\u200Btyres\uFEFF', 'twotyres'],
  ] as const)
    clause(
      ids.long,
      `the form sends ${what}: cleaned in single-line fields, as typed in the ${long}`,
      async () => {
        form.open();
        await form.fillIn();
        const { elements } = nameField(form).form ?? {};
        for (const control of elements ?? []) expect(control).not.toHaveAttribute('maxlength');
        for (const name of [...lines, long])
          fill(elements?.namedItem(name) as HTMLInputElement, text);
        await userEvent.click(sendButton(form));
        await sent();
        expect(endpoint().received[0]?.fields).toMatchObject({
          ...form.fields,
          ...Object.fromEntries(
            lines.map((name) => [name, name === 'rego' ? line.toUpperCase() : line]),
          ),
          [long]: text,
        });
      },
    );

  clause(
    'SUBMIT-REFUSED',
    `the ${form.name} form shows the error for a refusal of 200`,
    async () => {
      const { alerts, held } = await fail(form, { reply: 'refused-with-200-function' });
      expect(alerts).toEqual([apologyOf(form)]);
      await expectKept(form, held);
    },
  );

  clause('SUBMIT-CLEAN-KINDS', `each field of the ${form.name} form has its kind`, () => {
    form.open();
    const kinds: Readonly<Record<string, string>> = enquiryForms[form.name].fields;
    const ofKind = (kind: string) => Object.keys(kinds).filter((each) => kinds[each] === kind);
    const controls = [...(nameField(form).form?.elements ?? [])] as HTMLInputElement[];
    const named = (type: string) =>
      controls.filter((each) => each.type === type).map(({ name }) => name);
    expect(ofKind('lines')).toEqual(named('textarea'));
    expect(ofKind('email')).toEqual(named('email'));
    expect(ofKind('lines')).toEqual([long]);
  });

  const note = () => screen.getByText(/only so we can reply to this enquiry/);

  const rest = () => screen.getByText(/The form service is another company/);
  const address = () => within(rest()).getByRole('link', { hidden: true });

  clause(
    ids.privacy,
    'the note says who gets the details and why; a press shows the rest',
    async () => {
      form.open();
      expect(note()).toBeVisible();
      expect(note()).toMatchTextContent(
        `Your details go through a form service to ${business.name}, only so we can reply`,
      );
      const button = screen.getByRole('button', { name: form.button, hidden: true });
      expect(button.compareDocumentPosition(note())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(address()).not.toBeVisible();
      await userEvent.click(screen.getByText('How we handle them'));
      expect(address()).toBeVisible();
      expect(address()).toHaveTextContent(business.email);
      expect(address()).toHaveAttribute('href', `mailto:${business.email}`);
      for (const words of [
        `We are at ${branch.sockburn.street}, Sockburn. The form service is another company`,
        'and may store your details outside New Zealand',
        `We need ${needed}. To see, correct or delete your details, email`,
      ])
        expect(rest()).toMatchTextContent(words);
    },
  );

  clause(ids.privacy, 'print shows all of the note', async () => {
    form.open();
    expect(address().checkVisibility()).toBe(false);
    const session = cdp() as { send: (method: string, options: object) => Promise<unknown> };
    await session.send('Emulation.setEmulatedMedia', { media: 'print' });
    onTestFinished(async () => {
      await session.send('Emulation.setEmulatedMedia', { media: '' });
    });
    expect(address().checkVisibility()).toBe(true);
  });

  clause('DRAFT-PRIVACY', `the ${form.name} form’s note says where and how long it keeps`, () => {
    form.open();
    expect(rest()).toMatchTextContent(
      'What you type stays on this device until you send it. If you don’t send it, we delete it at your next visit after a day.',
    );
    expect(rest()).not.toMatchTextContent(/\b(?:keep|kept|saved?)\b/i);
  });
}
