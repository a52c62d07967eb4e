/**
 * Leaves the page while an enquiry is being sent and comes back, at different moments and with different reply times.
 * In each case the enquiry arrives once, the form says what became of it, and the form can be used.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { forms, type Form } from '../forms.ts';
import type { Seen } from './inPage.ts';
import { fillIn, type Journey } from './journeys.ts';
import { field, type Visitor } from './visitor.ts';

/**
 * Whether the form says that the enquiry was sent, may have arrived, or could not be sent; or is empty for the next
 * enquiry, because this one had arrived before the visitor left.
 */
async function isAnswered(v: Visitor, form: Form, hadArrived: boolean): Promise<boolean> {
  const [sent, warned, failed, fields] = await Promise.all([
    v.all({ role: 'heading', name: form.sent }),
    v.all({ text: /so it may have reached us/ }),
    v.all({ role: 'alert' }),
    v.all({ role: 'textbox' }),
  ]);
  if (sent.length > 0) return true;
  const isEmpty = fields.every(({ value }: Seen) => value === '');
  const isExplained = warned.length > 0 || failed.some(({ text }) => text === form.apology);
  if (!isExplained && !(isEmpty && hadArrived)) return false;
  const first = form.size ? field('Width mm') : ({ role: 'radio', name: /^Tyres/ } as const);
  const used = [...(await v.all(first)), ...(await v.all({ role: 'button', name: form.button }))];
  return used.length > 0 && used.every(({ isDisabled }) => !isDisabled);
}

/** Leaves the page, and comes back after some seconds. */
async function leave(v: Visitor, form: Form, seconds: number): Promise<void> {
  await v.open('/about');
  await wait(seconds * 1000);
  await v.back(form.address);
}

/** What the visitor does after pressing the button, with the reply times in seconds; the site gives up after 15. */
const moments: Readonly<
  Record<
    string,
    readonly [readonly number[], (v: Visitor, form: Form, reply: number) => Promise<void>]
  >
> = {
  'back before the answer': [[0, 1, 5, 20], (v, form) => leave(v, form, 0.3)],
  'away later, back before the answer': [
    [5, 20],
    async (v, form) => {
      await wait(2000);
      await leave(v, form, 0.3);
    },
  ],
  'back after the answer': [[0, 1, 5, 20], (v, form, reply) => leave(v, form, reply + 1)],
  reloaded: [[1, 5, 20], (v, form) => v.reload(form.address)],
  'never left': [
    [0, 1, 5, 20],
    async (v, form, reply) => {
      if (reply > 15) assert.equal(await v.alert(), form.apology);
    },
  ],
};

/** A journey for each form, moment and reply time. */
export const awayJourneys: Readonly<Record<string, Journey>> = Object.fromEntries(
  Object.entries(forms).flatMap(([name, form]) =>
    Object.entries(moments).flatMap(([moment, [replies, go]]) =>
      replies.map((reply): [string, Journey] => [
        `${name} form, ${moment}, which takes ${reply} s`,
        {
          async go(v) {
            const { endpoint } = v.site.inbox;
            const release = endpoint.hold();
            let hasArrived = false;
            endpoint.onEnquiry = () =>
              setTimeout(() => {
                hasArrived = true;
                release();
              }, reply * 1000);
            await v.open(form.address);
            await fillIn(v, form);
            await v.press({ role: 'button', name: form.button });
            await wait(300);
            const hadArrived = hasArrived;
            await go(v, form, reply);
            await v.until('an answer, and a form that is not stuck', () =>
              isAnswered(v, form, hadArrived),
            );
            await v.received(1);
          },
        },
      ]),
    ),
  ),
);
