import { beforeEach, expect, vi } from 'vitest';
import { useEnquiry } from '../../src/forms/enquiry/useEnquiry.ts';
import { business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { draftsOf, fakeStorage, formOf } from './fakeForm.ts';

/** What React would keep of a component between renders: the values of its hooks, and the index of the next hook. */
const memory = vi.hoisted(() => ({ slots: [] as unknown[], at: 0 }));

/** Replaces the hooks that the form uses: calling the component again renders it again. */
vi.mock('react', () => {
  const slot = (first: unknown) => {
    const index = memory.at;
    memory.at += 1;
    if (index === memory.slots.length) memory.slots.push(first);
    return index;
  };
  return {
    useState: (first: unknown) => {
      const index = slot(first);
      return [memory.slots[index], (next: unknown) => (memory.slots[index] = next)];
    },
    useEffectEvent: (task: unknown) => task,
    useRef: (current: unknown) => memory.slots[slot({ current })],
    useLayoutEffect: (effect: () => void, needs: readonly unknown[]) => {
      const index = slot(undefined);
      const before = memory.slots[index] as readonly unknown[] | undefined;
      memory.slots[index] = needs;
      if (!before || needs.some((need, place) => need !== before[place])) effect();
    },
  };
});
vi.mock('react-dom', () => ({ flushSync: (change: () => void) => change() }));

type Options = Parameters<typeof useEnquiry>[0];
type Send = Options['send'];

const enquiry = { formType: 'contact', _subject: 'New Contact - General' } as const;
const draft = `{"version":1,"at":${Date.parse('2026-11-18T10:30:00+13:00')},"fields":{"name":"Aroha"}}`;
const alerted = vi.fn<(words: string) => void>();

/** The window’s listeners, by event name. */
const listeners = new Map<string, () => void>();
const fakeDocument = { body: {} as unknown, activeElement: {} as unknown };

/** A draft that was being sent when the visitor left the page. */
const leftDraft = draft.replace('}}', '},"isSending":true,"hasLeft":true}');

let device: Map<string, string>;
let tab: Map<string, string>;

/** The drafts of the contact form on the device. */
const drafts = () => draftsOf(device, 'contact');

beforeEach(() => {
  memory.slots = [];
  alerted.mockReset();
  listeners.clear();
  vi.stubGlobal('window', {
    alert: alerted,
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    removeEventListener: (event: string) => listeners.delete(event),
  });
  fakeDocument.body = {};
  fakeDocument.activeElement = fakeDocument.body;
  vi.stubGlobal('document', fakeDocument);
  ({ device, tab } = fakeStorage());
});

/** Returns a field of a form, and `render`, which renders the form again and returns its state. */
function openForm(given: Partial<Options> = {}) {
  const name = { type: 'text', value: '' };
  const options: Options = {
    form: { current: formOf({ name }) },
    name: 'contact',
    send: () => Promise.resolve({}),
    ...given,
  };
  const render = () => {
    memory.at = 0;
    // oxlint-disable-next-line react/rules-of-hooks -- the test calls the hook as React would
    return useEnquiry(options);
  };
  return { render, name };
}

/** A `send` whose promise the test resolves or rejects. */
function reply() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { send: vi.fn<Send>(() => promise), resolve, reject };
}

/** An element, and a function that records when the element gets the focus. */
function focusable() {
  const focus = vi.fn<() => void>();
  return { element: { focus } as unknown as HTMLHeadingElement & HTMLButtonElement, focus };
}

clause(
  'DRAFT-SURVIVES',
  'a draft is restored once: a field that the visitor empties stays empty',
  () => {
    device.set('draft:contact', draft);
    const { render, name } = openForm();
    expect(render()).toMatchObject({ status: 'idle', restored: false });
    expect(name.value).toBe('Aroha');
    name.value = '';
    device.clear();
    expect(render().restored).toBe(true);
    expect(name.value).toBe('');
  },
);

clause('DRAFT-SURVIVES', 'an edited field is saved in the draft', () => {
  const { render, name } = openForm();
  name.value = 'Hemi';
  render().save();
  expect(drafts()).toMatchObject([{ fields: { name: 'Hemi' } }]);
});

clause(
  'DRAFT-SAYS',
  'without a draft, or before the form is on the page, the form reports no restored draft',
  () => {
    const { render } = openForm();
    render();
    expect(render().restored).toBe(false);
    memory.slots = [];
    device.set('draft:contact', draft);
    const early = openForm({ form: { current: null } });
    early.render();
    early.render().save();
    expect(early.render().restored).toBe(false);
    expect(device.get('draft:contact')).toBe(draft);
  },
);

clause('DRAFT-CLEAR', 'clearing removes the draft, and the note that a draft was restored', () => {
  device.set('draft:contact', draft);
  const { render } = openForm();
  render();
  render().clear();
  expect(device.size).toBe(0);
  expect(render().restored).toBe(false);
});

clause('DRAFT-SENT', 'success deletes the draft and moves the focus to the heading', async () => {
  const { send, resolve } = reply();
  const { render } = openForm({ send });
  const heading = focusable();
  device.set('draft:contact', draft);
  const sending = render().submit(enquiry);
  expect(render().status).toBe('sending');
  await render().submit(enquiry);
  expect(send).toHaveBeenCalledExactlyOnceWith(enquiry);
  expect(drafts()).toMatchObject([{ fields: { name: 'Aroha' }, isSending: true }]);
  render().sentHeading.current = heading.element;
  resolve({});
  await sending;
  expect(render().status).toBe('sent');
  expect(drafts()).toEqual([]);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(alerted).not.toHaveBeenCalled();
});

clause('DRAFT-FAILURE', 'a failure keeps the draft, alerts, and allows another try', async () => {
  const { send, reject } = reply();
  const { render } = openForm({ send });
  const button = focusable();
  device.set('draft:contact', draft);
  const sending = render().submit(enquiry);
  render().submitButton.current = button.element;
  reject(new Error('Form submission failed'));
  await sending;
  expect(render().status).toBe('failed');
  expect(drafts()).toEqual([JSON.parse(draft)]);
  expect(button.focus).toHaveBeenCalledOnce();
  expect(alerted).toHaveBeenCalledExactlyOnceWith(
    `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`,
  );
  await render().submit(enquiry);
  expect(send).toHaveBeenCalledTimes(2);
});

clause('DRAFT-FAILURE', 'no error occurs when the form is gone before sending ends', async () => {
  const failing = openForm({ send: () => Promise.reject(new Error('lost')) });
  await failing.render().submit(enquiry);
  expect(failing.render().status).toBe('failed');
  memory.slots = [];
  const fine = openForm();
  await fine.render().submit(enquiry);
  expect(fine.render().status).toBe('sent');
});

clause('DRAFT-FAILURE', 'a failure leaves the focus where the visitor has moved it', async () => {
  const { render } = openForm({ send: () => Promise.reject(new Error('lost')) });
  const button = focusable();
  const sending = render().submit(enquiry);
  render().submitButton.current = button.element;
  fakeDocument.activeElement = {};
  await sending;
  expect(button.focus).not.toHaveBeenCalled();
});

clause('DRAFT-SENT-FIELDS', 'success empties a restored field', async () => {
  device.set('draft:contact', draft);
  const { render, name } = openForm();
  render();
  Object.assign(name, { defaultValue: '' });
  expect(name.value).toBe('Aroha');
  await render().submit(enquiry);
  expect(name.value).toBe('');
});

clause('DRAFT-LEFT', 'a form left while sending shows the message on return', async () => {
  device.set('draft:contact', draft);
  const { send } = reply();
  const first = openForm({ send });
  void first.render().submit(enquiry);
  memory.slots = [];
  const second = openForm();
  second.render();
  expect(second.render()).toMatchObject({ status: 'unsure', restored: true });
  expect(second.name.value).toBe('Aroha');
  // The message stays after an edit, because an edit does not show whether the enquiry has arrived.
  second.name.value = 'Aroha T';
  second.render().save();
  memory.slots = [];
  const third = openForm();
  third.render();
  expect(third.render().status).toBe('unsure');
  third.render().clear();
  expect(third.render().status).toBe('idle');
  expect(device.size).toBe(0);
});

clause('DRAFT-LEFT', 'the message disappears when the form is sent again and arrives', async () => {
  device.set('draft:contact', leftDraft);
  const { render } = openForm();
  render();
  expect(render().status).toBe('left');
  listeners.get('pointerdown')?.();
  await render().submit(enquiry);
  expect(render().status).toBe('sent');
  expect(drafts()).toEqual([]);
});

for (const [when, isLeftFirst] of [
  ['breaks because the visitor leaves', true],
  ['breaks just before the `pagehide` event', false],
] as const) {
  clause('DRAFT-LEFT', `a connection that ${when} shows no error alert`, async () => {
    device.set('draft:contact', draft);
    const { send, reject } = reply();
    const { render } = openForm({ send });
    render();
    const sending = render().submit(enquiry);
    const leave = listeners.get('pagehide');
    if (isLeftFirst) leave?.();
    reject(new Error('Form submission failed'));
    await expect(send.mock.results[0]?.value).rejects.toThrow('Form submission failed');
    leave?.();
    await sending;
    expect(render().status).toBe('left');
    expect(alerted).not.toHaveBeenCalled();
    expect([...listeners.keys()]).not.toContain('pagehide');
    expect(drafts()).toMatchObject([{ fields: { name: 'Aroha' }, isSending: true, hasLeft: true }]);
  });
}

clause('DRAFT-TABS', 'success in one tab keeps the draft of another tab', async () => {
  device.set('draft:contact', draft);
  const { send, resolve } = reply();
  const { render } = openForm({ send });
  render();
  const sending = render().submit(enquiry);
  const other = draft.replace('Aroha', 'Hemi');
  device.set('draft:contact:another', other);
  resolve({});
  await sending;
  expect(drafts()).toEqual([JSON.parse(other)]);
});

clause('DRAFT-TABS', 'a tab shows no message about an enquiry that another tab was sending', () => {
  tab.set('draft:contact', draft.replace('Aroha', 'Hemi'));
  device.set('draft:contact:another', leftDraft);
  const { render } = openForm();
  render();
  expect(render()).toMatchObject({ status: 'idle', restored: true });
});
