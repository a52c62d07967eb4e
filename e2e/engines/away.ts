/**
 * Leaves the page while an enquiry is being sent and comes back, at different moments and with different reply times.
 * In each case the enquiry arrives once, or the form warns the visitor before it is sent again, and the form can be
 * used.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Query, Seen } from './inPage.ts';
import { apology, fillContact, fillQuote, type Journey } from './journeys.ts';
import type { Visitor } from './visitor.ts';

interface Form {
  readonly address: string;
  readonly fillIn: (visitor: Visitor) => Promise<void>;
  readonly button: string;
  /** The field that the visitor fills in first. */
  readonly first: Query;
  readonly sent: Query;
  readonly apology: string;
}

const forms: Readonly<Record<string, Form>> = {
  contact: {
    address: '/contact',
    fillIn: fillContact,
    button: 'Send message',
    first: { role: 'radio', name: /^Tyres/ },
    sent: { role: 'heading', name: 'Message Sent!' },
    apology: apology('message'),
  },
  quote: {
    address: '/tyre-enquiry',
    fillIn: fillQuote,
    button: 'Get my quote',
    first: { role: 'combobox', name: 'Width mm' },
    sent: { role: 'heading', name: 'Thanks, Aroha!' },
    apology: apology('enquiry'),
  },
};

/**
 * What the visitor sees at the end: the form says that the enquiry was sent (`sent`), may have arrived (`warned`) or
 * could not be sent (`apology`); or it is empty for the next enquiry (`empty`), because the enquiry had arrived before
 * the visitor left.
 */
type End = 'sent' | 'warned' | 'apology' | 'empty';

async function endOf(v: Visitor, form: Form): Promise<End | undefined> {
  const [sent, warned, failed] = await Promise.all([
    v.all(form.sent),
    v.all({ text: /so it may have reached us/ }),
    v.all({ role: 'alert' }),
  ]);
  if (sent.length > 0) return 'sent';
  if (warned.length > 0) return 'warned';
  if (failed.some(({ text }) => text === form.apology)) return 'apology';
  const fields = [...(await v.all(form.first)), ...(await v.all({ role: 'textbox' }))];
  return fields.length > 0 && fields.every(isEmpty) ? 'empty' : undefined;
}

const isEmpty = ({ value, isChecked }: Seen) => !isChecked && ['', 'tyres'].includes(value);

/** Whether the visitor can use the form. */
async function isUsable(v: Visitor, form: Form): Promise<boolean> {
  const seen = [
    ...(await v.all(form.first)),
    ...(await v.all({ role: 'button', name: form.button })),
  ];
  return seen.length > 0 && seen.every(({ isDisabled }) => !isDisabled);
}

/** The moments by name: what the visitor does after pressing the button. */
const moments: Readonly<
  Record<
    string,
    {
      /** The reply times of the service in seconds. The site gives up after 15. */
      readonly replies: readonly number[];
      readonly go: (v: Visitor, form: Form, reply: number) => Promise<void>;
    }
  >
> = {
  stays: {
    replies: [0, 1, 5, 20],
    async go(v, form, reply) {
      if (reply > 15) assert.equal(await v.alert(), form.apology);
    },
  },
  'leaves at once, is back at once': {
    replies: [0, 1, 5, 20],
    go: (v, form) => leaveAndReturn(v, form, 0.3),
  },
  'leaves later, is back before the answer': {
    replies: [5, 20],
    async go(v, form) {
      await wait(2000);
      await leaveAndReturn(v, form, 0.3);
    },
  },
  'leaves at once, is back after the answer': {
    replies: [1, 5, 20],
    go: (v, form, reply) => leaveAndReturn(v, form, reply + 1),
  },
  reloads: {
    replies: [1, 5, 20],
    async go(v, form) {
      await wait(300);
      await v.reload(form.address);
    },
  },
};

async function leaveAndReturn(v: Visitor, form: Form, seconds: number): Promise<void> {
  await wait(300);
  await v.open('/about');
  await wait(seconds * 1000);
  await v.back(form.address);
}

async function send(v: Visitor, form: Form, reply: number): Promise<void> {
  const { endpoint } = v.site.inbox;
  const release = endpoint.hold();
  endpoint.onEnquiry = () => setTimeout(release, reply * 1000);
  await v.open(form.address);
  await form.fillIn(v);
  await v.press({ role: 'button', name: form.button });
}

/** A journey for each form, moment and reply time; its result is what the visitor sees at the end. */
export const awayJourneys: Readonly<Record<string, Journey>> = Object.fromEntries(
  Object.entries(forms).flatMap(([name, form]) =>
    Object.entries(moments).flatMap(([moment, { replies, go }]) =>
      replies.map((reply): [string, Journey] => [
        `${name}, reply after ${reply} s: ${moment}`,
        {
          async go(v) {
            await send(v, form, reply);
            const hadArrived = reply === 0;
            await go(v, form, reply);
            const wasKept = await v.wasKept();
            const end = await v.until('an end', () => endOf(v, form));
            if (end !== 'sent') await v.until('a form that is not stuck', () => isUsable(v, form));
            await v.received(1);
            assert.ok(end !== 'empty' || hadArrived, 'What was typed is lost.');
            return `${end}${wasKept ? ', kept' : ''}`;
          },
        },
      ]),
    ),
  ),
);
