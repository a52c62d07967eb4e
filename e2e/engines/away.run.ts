/**
 * The visitor leaves the page while an enquiry is being sent and comes back, at different moments and with different
 * reply times. In each case the enquiry arrives once, the form says what happened to it, and the form can be used.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { forms, type Form } from '../forms.ts';
import { field, fillIn, test, until, type Visitor } from './visitor.ts';

/**
 * Whether the form can be used, and says that the enquiry was sent, may have arrived or could not be sent. An empty
 * form is enough if the enquiry had arrived before the visitor left.
 */
async function isAnswered(v: Visitor, form: Form, hadArrived: boolean): Promise<boolean> {
  if ((await v.all({ role: 'heading', name: form.sent })).length > 0) return true;
  const warned = await v.all({ text: /so it may have reached us/ });
  const failed = await v.all({ role: 'alert' });
  const fields = await v.all({ role: 'textbox' });
  const isExplained = warned.length > 0 || failed.some(({ text }) => text === form.apology);
  if (!isExplained && !(hadArrived && fields.every(({ value }) => value === ''))) return false;
  const first = form.size ? field('Width mm') : ({ role: 'radio', name: /^Tyres/ } as const);
  const controls = [
    ...(await v.all(first)),
    ...(await v.all({ role: 'button', name: form.button })),
  ];
  return controls.length > 0 && controls.every(({ isDisabled }) => !isDisabled);
}

/** How many seconds the visitor stays after pressing the button, and is away. */
const leaving = {
  'back at once': { stays: 0.3, isAway: () => 0.3, replies: [0, 1, 5, 20] },
  'away after 2 s, back at once': { stays: 2.3, isAway: () => 0.3, replies: [5, 20] },
  'back after the reply': {
    stays: 0.3,
    isAway: (reply: number) => reply + 1,
    replies: [0, 1, 5, 20],
  },
  reloaded: { stays: 0.3, isAway: undefined, replies: [1, 5, 20] },
} as const;

for (const [name, form] of Object.entries(forms))
  for (const [moment, { stays, isAway, replies }] of Object.entries(leaving))
    for (const reply of replies)
      test(`${name} form: ${moment}; reply after ${reply} s`, async ({ visitor: v }) => {
        const release = v.endpoint.hold();
        let hasArrived = false;
        v.endpoint.onEnquiry = () =>
          setTimeout(() => {
            hasArrived = true;
            release();
          }, reply * 1000);
        await v.open(form.address);
        await fillIn(v, form);
        await v.press({ role: 'button', name: form.button });
        await wait(stays * 1000);
        let hadArrived = hasArrived;
        if (isAway) {
          await v.open('/about');
          // On a slow machine it may still have arrived while the visitor left.
          hadArrived = hasArrived;
          await wait(isAway(reply) * 1000);
          await v.back(form.address);
        } else await v.reload(form.address);
        await until('the form says what happened and can be used', () =>
          isAnswered(v, form, hadArrived),
        );
        await v.received(1);
      });
