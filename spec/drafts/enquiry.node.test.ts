import { beforeEach, expect, vi } from 'vitest';
import { useEnquiry } from '../../src/forms/enquiry/useEnquiry.ts';
import { business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';
import { draftsOf, formOf, readFakes, fakeStorage } from './fakeForm.ts';

/** The state that React would keep of one component between renders, and the position of the next hook. */
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
const leaving = new Map<string, () => void>();
/** Stands in for the document: its body, and the element that has the focus. */
const focused = { body: {} as unknown, activeElement: {} as unknown };

/** A draft that was being sent when the visitor left the page. */
const leftDraft = draft.replace('}}', '},"isSending":true,"hasLeft":true}');

let kept: Map<string, string>;
let ofTab: Map<string, string>;

/** The drafts of the contact form on the device. */
const drafts = () => draftsOf(kept, 'contact');

beforeEach(() => {
  memory.slots = [];
  alerted.mockReset();
  leaving.clear();
  vi.stubGlobal('window', {
    alert: alerted,
    addEventListener: (event: string, listener: () => void) => leaving.set(event, listener),
    removeEventListener: (event: string) => leaving.delete(event),
  });
  focused.body = {};
  focused.activeElement = focused.body;
  vi.stubGlobal('document', focused);
  readFakes();
  ({ device: kept, tab: ofTab } = fakeStorage());
});

/** Returns a field of a form, and `draw`, which renders the form again and returns its state. */
function drawn(given: Partial<Options> = {}) {
  const name = { type: 'text', value: '' };
  const options: Options = {
    form: { current: formOf({ name }) },
    name: 'contact',
    send: () => Promise.resolve({}),
    ...given,
  };
  const draw = (changed: Partial<Options> = {}) => {
    memory.at = 0;
    // oxlint-disable-next-line react/rules-of-hooks -- called as React calls a component, in its stead
    return useEnquiry({ ...options, ...changed });
  };
  return { draw, name };
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

clause('DRAFT-SURVIVES', 'a form is filled in from its draft once', () => {
  kept.set('draft:contact', draft);
  const { draw, name } = drawn();
  expect(draw()).toMatchObject({ status: 'idle', restored: false });
  expect(name.value).toBe('Aroha');
  name.value = '';
  kept.clear();
  expect(draw().restored).toBe(true);
  expect(name.value).toBe('');
});

clause('DRAFT-SURVIVES', 'an edited field is saved in the draft', () => {
  const { draw, name } = drawn();
  name.value = 'Hemi';
  draw().save();
  expect(drafts()).toMatchObject([{ fields: { name: 'Hemi' } }]);
});

clause('DRAFT-SAYS', 'a form without a draft, or not yet on the page, shows no message', () => {
  const { draw } = drawn();
  draw();
  expect(draw().restored).toBe(false);
  memory.slots = [];
  kept.set('draft:contact', draft);
  const early = drawn({ form: { current: null } });
  early.draw();
  early.draw().save();
  expect(early.draw().restored).toBe(false);
  expect(kept.get('draft:contact')).toBe(draft);
});

clause('DRAFT-CLEAR', 'clearing removes the draft and its message', () => {
  kept.set('draft:contact', draft);
  const { draw } = drawn();
  draw();
  draw().clear();
  expect(kept.size).toBe(0);
  expect(draw().restored).toBe(false);
});

clause('DRAFT-SENT', 'success deletes the draft and moves the focus to the heading', async () => {
  const { send, resolve } = reply();
  const { draw } = drawn({ send });
  const heading = focusable();
  kept.set('draft:contact', draft);
  const sending = draw().submit(enquiry);
  expect(draw().status).toBe('sending');
  await draw().submit(enquiry);
  expect(send).toHaveBeenCalledExactlyOnceWith(enquiry);
  expect(drafts()).toMatchObject([{ fields: { name: 'Aroha' }, isSending: true }]);
  draw().sentHeading.current = heading.element;
  resolve({});
  await sending;
  expect(draw().status).toBe('sent');
  expect(drafts()).toEqual([]);
  expect(heading.focus).toHaveBeenCalledOnce();
  expect(alerted).not.toHaveBeenCalled();
});

clause('DRAFT-FAILURE', 'a failure keeps the draft, alerts, and allows another try', async () => {
  const { send, reject } = reply();
  const { draw } = drawn({ send });
  const button = focusable();
  kept.set('draft:contact', draft);
  const sending = draw().submit(enquiry);
  draw().submitButton.current = button.element;
  reject(new Error('Form submission failed'));
  await sending;
  expect(draw().status).toBe('failed');
  expect(drafts()).toEqual([JSON.parse(draft)]);
  expect(button.focus).toHaveBeenCalledOnce();
  expect(alerted).toHaveBeenCalledExactlyOnceWith(
    `Sorry, there was an error submitting your message. Please call us at ${phone.main.number} or email ${business.email} directly.`,
  );
  await draw().submit(enquiry);
  expect(send).toHaveBeenCalledTimes(2);
});

clause('DRAFT-FAILURE', 'no error occurs when the form is gone before sending ends', async () => {
  const failing = drawn({ send: () => Promise.reject(new Error('lost')) });
  await failing.draw().submit(enquiry);
  expect(failing.draw().status).toBe('failed');
  memory.slots = [];
  const fine = drawn();
  await fine.draw().submit(enquiry);
  expect(fine.draw().status).toBe('sent');
});

clause('DRAFT-FAILURE', 'a failure leaves the focus where the visitor has moved it', async () => {
  const { draw } = drawn({ send: () => Promise.reject(new Error('lost')) });
  const button = focusable();
  const sending = draw().submit(enquiry);
  draw().submitButton.current = button.element;
  focused.activeElement = {};
  await sending;
  expect(button.focus).not.toHaveBeenCalled();
});

clause('DRAFT-SENT', 'the fields are empty after success', async () => {
  kept.set('draft:contact', draft);
  const { draw, name } = drawn();
  draw();
  Object.assign(name, { defaultValue: '' });
  expect(name.value).toBe('Aroha');
  await draw().submit(enquiry);
  expect(name.value).toBe('');
});

clause('DRAFT-LEFT', 'a form left while sending shows the message on return', async () => {
  kept.set('draft:contact', draft);
  const { send } = reply();
  const first = drawn({ send });
  void first.draw().submit(enquiry);
  memory.slots = [];
  const second = drawn();
  second.draw();
  expect(second.draw()).toMatchObject({ status: 'unsure', restored: true });
  expect(second.name.value).toBe('Aroha');
  // After an edit the status is still ‘unsure’.
  second.name.value = 'Aroha T';
  second.draw().save();
  memory.slots = [];
  const third = drawn();
  third.draw();
  expect(third.draw().status).toBe('unsure');
  third.draw().clear();
  expect(third.draw().status).toBe('idle');
  expect(kept.size).toBe(0);
});

clause('DRAFT-LEFT', 'the message disappears when the form is sent again and arrives', async () => {
  kept.set('draft:contact', leftDraft);
  const { draw } = drawn();
  draw();
  expect(draw().status).toBe('left');
  leaving.get('pointerdown')?.();
  await draw().submit(enquiry);
  expect(draw().status).toBe('sent');
  expect(drafts()).toEqual([]);
});

for (const [when, isLeftFirst] of [
  ['breaks because the visitor leaves', true],
  // This happens where the browser rejects the request before `pagehide`.
  ['breaks just before the page hears why', false],
] as const) {
  clause('DRAFT-LEFT', `a connection that ${when} shows no error alert`, async () => {
    kept.set('draft:contact', draft);
    const { send, reject } = reply();
    const { draw } = drawn({ send });
    draw();
    const sending = draw().submit(enquiry);
    const leave = leaving.get('pagehide');
    if (isLeftFirst) leave?.();
    reject(new Error('Form submission failed'));
    await expect(send.mock.results[0]?.value).rejects.toThrow('Form submission failed');
    leave?.();
    await sending;
    expect(draw().status).toBe('left');
    expect(alerted).not.toHaveBeenCalled();
    expect([...leaving.keys()]).not.toContain('pagehide');
    expect(drafts()).toMatchObject([{ fields: { name: 'Aroha' }, isSending: true, hasLeft: true }]);
  });
}

clause('DRAFT-TABS', 'success in one tab keeps the draft of another tab', async () => {
  kept.set('draft:contact', draft);
  const { send, resolve } = reply();
  const { draw } = drawn({ send });
  draw();
  const sending = draw().submit(enquiry);
  const other = draft.replace('Aroha', 'Hemi');
  kept.set('draft:contact:another', other);
  resolve({});
  await sending;
  expect(drafts()).toEqual([JSON.parse(other)]);
});

clause('DRAFT-TABS', 'a tab shows no message about an enquiry that was left in another tab', () => {
  ofTab.set('draft:contact', draft.replace('Aroha', 'Hemi'));
  kept.set('draft:contact:another', leftDraft);
  const { draw } = drawn();
  draw();
  expect(draw()).toMatchObject({ status: 'idle', restored: true });
});
