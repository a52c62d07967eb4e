/**
 * The visitor leaves the page while an enquiry is being sent and comes back, at different moments and with different
 * reply times. In each case the enquiry arrives once, the form says what happened to it, and the form can be used.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { forms, type Form } from '../forms.ts';
import type { Seen } from './inPage.ts';
import { test } from './test.ts';
import { field, fillIn, type Visitor } from './visitor.ts';

/**
 * Whether the form can be used, and says that the enquiry was sent, may have arrived or could not be sent. An empty
 * form is enough if the enquiry had arrived before the visitor left.
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
  const button = { role: 'button', name: form.button };
  const controls = [...(await v.all(first)), ...(await v.all(button))];
  return controls.length > 0 && controls.every(({ isDisabled }) => !isDisabled);
}

/** The visitor opens another page and comes back after some seconds. `onLeft` is called in between. */
async function leaveAndReturn(
  v: Visitor,
  form: Form,
  seconds: number,
  onLeft: () => void,
): Promise<void> {
  await v.open('/about');
  onLeft();
  await wait(seconds * 1000);
  await v.back(form.address);
}

/** Reply times in seconds, and what the visitor does after pressing the button. The form gives up after 15 s. */
const moments: Readonly<
  Record<
    string,
    readonly [
      readonly number[],
      (v: Visitor, form: Form, reply: number, onLeft: () => void) => Promise<void>,
    ]
  >
> = {
  'back at once': [[0, 1, 5, 20], (v, form, _, onLeft) => leaveAndReturn(v, form, 0.3, onLeft)],
  'away after 2 s, back at once': [
    [5, 20],
    async (v, form, _, onLeft) => {
      await wait(2000);
      await leaveAndReturn(v, form, 0.3, onLeft);
    },
  ],
  'back after the reply': [
    [0, 1, 5, 20],
    (v, form, reply, onLeft) => leaveAndReturn(v, form, reply + 1, onLeft),
  ],
  reloaded: [[1, 5, 20], (v, form) => v.reload(form.address)],
  'never left': [
    [0, 1, 5, 20],
    async (v, form, reply) => {
      if (reply > 15) assert.equal(await v.alert(), form.apology);
    },
  ],
};

for (const [name, form] of Object.entries(forms))
  for (const [moment, [replies, act]] of Object.entries(moments))
    for (const reply of replies)
      test(`${name} form: ${moment}; reply after ${reply} s`, async ({ visitor: v }) => {
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
        let hadArrived = hasArrived;
        // On a slow machine it may still arrive while the visitor leaves.
        await act(v, form, reply, () => (hadArrived = hasArrived));
        await v.until('the form says what happened and can be used', () =>
          isAnswered(v, form, hadArrived),
        );
        await v.received(1);
      });
