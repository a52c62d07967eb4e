import { beforeEach, expect, vi } from 'vitest';
import { clearDraft, saveDraft, restoreDraft } from '../../src/forms/enquiry/draft.ts';
import { clause } from '../tools/clause.ts';
import { draftsOf, formOf, readFakes, fakeStore, fakeStorage } from './fakeForm.ts';

/** The tests' time, in milliseconds. */
const now = Date.parse('2026-11-18T10:30:00+13:00');

let kept: Map<string, string>;

beforeEach(() => {
  readFakes();
  kept = fakeStorage().device;
});

/** A page of a tab: a script of its own, and what the tab keeps for itself. */
async function openTab(own = new Map<string, string>()) {
  vi.resetModules();
  const drafts = await import('../../src/forms/enquiry/draft.ts');
  const name = { type: 'text', value: '' };
  const form = formOf({ name });
  const act = <Result>(task: () => Result): Result => {
    fakeStore('sessionStorage', own);
    return task();
  };
  act(() => drafts.restoreDraft('contact', form));
  return {
    name,
    type: (text: string) =>
      act(() => {
        name.value = text;
        drafts.saveDraft('contact', form);
      }),
    drop: () => act(() => drafts.clearDraft('contact')),
    reload: () => openTab(own),
  };
}

const select = (value: string, defaultSelected: boolean) => ({
  type: 'select-one',
  value,
  selectedOptions: [{ defaultSelected }],
});

clause('DRAFT-SURVIVES', 'filled-in fields are kept, and nothing else', () => {
  saveDraft(
    'contact',
    formOf({
      name: { type: 'text', value: 'Aroha' },
      phone: { type: 'tel', value: '' },
      formType: { type: 'hidden', value: 'contact' },
      enquiryType: { value: 'fleet' },
      message: { value: '' },
      urgency: select('normal', true),
    }),
  );
  expect(draftsOf(kept, 'contact')).toEqual([
    {
      version: 1,
      at: now,
      fields: { enquiryType: 'fleet', name: 'Aroha' },
    },
  ]);
});

clause('DRAFT-SURVIVES', 'each form has its own draft', () => {
  saveDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  saveDraft('tyre-enquiry', formOf({ firstName: { type: 'text', value: 'Hemi' } }));
  expect(draftsOf(kept, 'tyre-enquiry')).toMatchObject([{ fields: { firstName: 'Hemi' } }]);
  const name = { type: 'text', value: '' };
  expect(restoreDraft('contact', formOf({ name })).restored).toBe(true);
  expect(name.value).toBe('Aroha');
  expect(draftsOf(kept, 'contact')).toMatchObject([{ fields: { name: 'Aroha' } }]);
});

clause('DRAFT-CLEAR', 'a form emptied by hand has no draft', () => {
  saveDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  saveDraft('contact', formOf({ name: { type: 'text', value: '' } }));
  expect(kept.size).toBe(0);
});

clause('DRAFT-CLEAR', 'one form’s draft is cleared and the other’s stays', () => {
  saveDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  saveDraft('tyre-enquiry', formOf({ firstName: { type: 'text', value: 'Hemi' } }));
  clearDraft('contact');
  expect(draftsOf(kept, 'contact')).toEqual([]);
  expect(draftsOf(kept, 'tyre-enquiry')).toHaveLength(1);
});

clause('DRAFT-YIELDS', 'a field with text stays, and a missing field causes no error', () => {
  kept.set(
    'draft:contact',
    `{"version":1,"at":${now},"fields":{"name":"Aroha","phone":"021","fax":"03"}}`,
  );
  const [name, phone] = [
    { type: 'text', value: 'Hemi' },
    { type: 'tel', value: '' },
  ];
  expect(restoreDraft('contact', formOf({ name, phone })).restored).toBe(true);
  expect([name.value, phone.value]).toEqual(['Hemi', '021']);
});

clause('DRAFT-DAY', 'a draft that is a day old is deleted', () => {
  kept.set('draft:contact', `{"version":1,"at":${now - 86_400_000},"fields":{"name":"Aroha"}}`);
  const name = { type: 'text', value: '' };
  expect(restoreDraft('contact', formOf({ name })).restored).toBe(false);
  expect(name.value).toBe('');
  expect(kept.size).toBe(0);
});

clause('DRAFT-FORBIDDEN', 'the form works without storage and keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const form = formOf({ name: { type: 'text', value: 'Aroha' } });
  saveDraft('contact', form);
  clearDraft('contact');
  expect(restoreDraft('contact', form).restored).toBe(false);
});

clause('DRAFT-FORBIDDEN', 'one of two storages is enough', () => {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    fakeStorage();
    vi.stubGlobal(place, undefined);
    saveDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
    const name = { type: 'text', value: '' };
    expect(restoreDraft('contact', formOf({ name })).restored, place).toBe(true);
    expect(name.value).toBe('Aroha');
  }
});

clause('DRAFT-TABS', 'each text is restored in its own tab', async () => {
  const first = await openTab();
  first.type('Aroha');
  const second = await openTab();
  expect(second.name.value).toBe('Aroha');
  vi.setSystemTime(now + 1000);
  second.type('Hemi');
  expect((await first.reload()).name.value).toBe('Aroha');
  expect((await second.reload()).name.value).toBe('Hemi');
});

clause('DRAFT-TABS', 'a text sent or cleared in one tab stays in the other', async () => {
  const first = await openTab();
  const second = await openTab();
  first.type('Aroha');
  second.type('Hemi');
  second.drop();
  expect((await second.reload()).name.value).toBe('Aroha');
  expect((await first.reload()).name.value).toBe('Aroha');
});

clause('DRAFT-TABS', 'a new tab takes the newest closed tab’s text first', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.type('Hemi');
  vi.setSystemTime(now + 1000);
  first.type('Aroha');
  const next = await openTab();
  expect(next.name.value).toBe('Aroha');
  expect(draftsOf(kept, 'contact')).toHaveLength(2);
  next.drop();
  expect((await openTab()).name.value).toBe('Hemi');
});

clause('DRAFT-SENT', 'a sent text is not offered to a tab opened meanwhile', async () => {
  const first = await openTab();
  first.type('Aroha');
  const second = await openTab();
  expect(second.name.value).toBe('Aroha');
  first.drop();
  expect((await second.reload()).name.value).toBe('');
  expect((await openTab()).name.value).toBe('');
  expect(kept.size).toBe(0);
});

clause('DRAFT-DAY', 'a tab that was idle for a day keeps nothing', async () => {
  const tab = await openTab();
  tab.type('Aroha');
  vi.setSystemTime(now + 86_400_000);
  expect((await tab.reload()).name.value).toBe('');
  expect(kept.size).toBe(0);
});
