import * as fc from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';
import {
  clearDraft,
  findArrived,
  readDraft,
  recordSent,
  restoreDraft,
  saveDraft,
} from '../../src/forms/enquiry/draft.ts';
import { writeDraft } from '../../src/forms/enquiry/kept.ts';
import { anyText } from '../anyText.ts';
import { clause } from '../tools/clause.ts';
import { draftKey } from './keys.ts';

/** The time of the tests, in milliseconds since 1970. */
const now = Date.parse('2026-11-18T10:30:00+13:00');
const day = 24 * 60 * 60 * 1000;

/** Returns a stand-in for a form with these fields, by name. It has only what drafts use: names and values. */
function formOf(fields: Readonly<Record<string, { value: string }>>): HTMLFormElement {
  return {
    elements: Object.assign(
      Object.entries(fields).map(([name, field]) => Object.assign(field, { name })),
      { namedItem: (name: string) => fields[name] ?? null },
    ),
  } as unknown as HTMLFormElement;
}

type Texts = Record<string, string>;

/** A storage of the browser: `Object.keys` returns the keys of its texts. */
const storage = {
  getItem(this: Texts, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Texts, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: Texts, key: string) {
    Reflect.deleteProperty(this, key);
  },
};

/** Replaces a storage of the browser by an empty one or by `own`, and returns its texts. */
function fakeStore(place: 'localStorage' | 'sessionStorage', own?: Texts): Texts {
  const texts = own ?? (Object.create(storage) as Texts);
  vi.stubGlobal(place, texts);
  return texts;
}

/** The drafts of a form on the device, from all tabs. */
const draftsOf = (name: string) =>
  Object.entries(kept)
    .filter(([key]) => key.startsWith(draftKey(name)))
    .map(([, text]) => JSON.parse(text) as unknown);

/** The texts of the storage for all tabs. */
let kept: Texts;

beforeEach(() => {
  fakeStore('sessionStorage');
  kept = fakeStore('localStorage');
});

/** Opens the contact form in a tab: the script is loaded anew, and `own` is the session storage of the tab. */
async function openTab(own = fakeStore('sessionStorage')) {
  vi.resetModules();
  const drafts = await import('../../src/forms/enquiry/draft.ts');
  const name = text();
  const form = formOf({ name });
  const act = <Result>(task: () => Result): Result => {
    fakeStore('sessionStorage', own);
    return task();
  };
  const { status } = act(() => drafts.restoreDraft('contact', form));
  return {
    name,
    status,
    type: (value: string) =>
      act(() => {
        name.value = value;
        drafts.saveDraft('contact', form);
      }),
    drop: () => act(() => drafts.clearDraft('contact')),
    reload: () => openTab(own),
  };
}

/** A text field of the contact form. */
const text = (value = '') => ({ value });

/** Opens the contact form with its stored draft. Returns the restored name, and whether anything was restored. */
function restoreName(): readonly [name: string, isRestored: boolean] {
  const name = text();
  const { restored } = restoreDraft('contact', formOf({ name }));
  return [name.value, restored];
}

/** A draft with this name, as the site stores it. */
const draftOf = (name: string, at = now, version = 1) =>
  JSON.stringify({ version, at, fields: { name } });

for (const [form, names] of [
  ['contact', 'enquiryType name email phone message urgency'],
  ['tyre-enquiry', 'width profile rim rego firstName lastName phone email location comment'],
] as const)
  clause('DRAFT-OWN-FIELDS', `the ${form} form saves and restores only its own fields`, () => {
    const own = Object.fromEntries(names.split(' ').map((name) => [name, `Text of ${name}`]));
    const stored = { version: 1, at: now, fields: { ...own, wallet: 'Card 1' } };
    kept[draftKey(form)] = JSON.stringify(stored);
    const controls = Object.fromEntries(Object.keys(stored.fields).map((name) => [name, text()]));
    restoreDraft(form, formOf(controls));
    const values = Object.entries(controls).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(values)).toEqual({ ...own, wallet: '' });
    kept = fakeStore('localStorage');
    const wallet = text('Card 1');
    saveDraft(form, formOf({ ...controls, wallet }));
    expect(draftsOf(form)).toEqual([{ ...stored, fields: own }]);
    kept = fakeStore('localStorage');
    saveDraft(form, formOf({ wallet }));
    expect(kept).toEqual({});
  });

for (const [own, other] of [
  ['contact', 'tyre-enquiry'],
  ['tyre-enquiry', 'contact'],
] as const)
  for (const [what, empty] of [
    ['emptying the fields of', () => saveDraft(own, formOf({ phone: text() }))],
    ['clearing', () => clearDraft(own)],
  ] as const)
    clause('DRAFT-CLEAR', `${what} the ${own} form deletes its draft, not the other`, () => {
      for (const form of [own, other]) saveDraft(form, formOf({ phone: text('021') }));
      empty();
      expect(draftsOf(own)).toEqual([]);
      expect(draftsOf(other)).toHaveLength(1);
    });

clause('DRAFT-YIELDS', 'a field with text keeps it, and a missing field causes no error', () => {
  const fields = { name: 'Aroha', phone: '021', fax: '03' };
  kept[draftKey('contact')] = JSON.stringify({ version: 1, at: now, fields });
  const [name, phone] = [text('Hemi'), text()];
  expect(restoreDraft('contact', formOf({ name, phone })).restored).toBe(true);
  expect([name.value, phone.value]).toEqual(['Hemi', '021']);
});

for (const place of ['localStorage', 'sessionStorage'] as const)
  clause('DRAFT-FORBIDDEN', `a draft is restored without ${place}`, () => {
    vi.stubGlobal(place, undefined);
    expect(() => saveDraft('contact', formOf({ name: text('Aroha') }))).not.toThrow();
    expect(restoreName).not.toThrow();
    expect(restoreName()).toEqual(['Aroha', true]);
  });

clause('DRAFT-TABS', 'each tab keeps its own text, and a new tab has the last one', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.type('Aro');
  second.type('Hemi');
  vi.setSystemTime(now + 1000);
  first.type('Aroha');
  const third = await openTab();
  expect(third.name.value).toBe('Aroha');
  expect(draftsOf('contact')).toHaveLength(2);
  third.drop();
  expect((await openTab()).name.value).toBe('Hemi');
  for (const [tab, own] of [
    // It has no text now, so it begins like a new tab.
    [third, 'Hemi'],
    [second, 'Hemi'],
    [first, 'Aroha'],
  ] as const)
    expect((await tab.reload()).name.value).toBe(own);
});

clause('DRAFT-TABS', 'a tab with its own text says nothing of another tab', async () => {
  const tab = await openTab();
  tab.type('Hemi');
  const left = { isSending: true, hasLeft: true };
  kept[`${draftKey('contact')}:another`] = writeDraft({ name: 'Aroha' }, now + 1, left);
  expect((await tab.reload()).status).toBeUndefined();
  expect((await openTab()).status).toBe('left');
});

clause('DRAFT-ROUND-TRIP', 'any text is restored exactly as typed', () => {
  const typed = fc.oneof(fc.string(), anyText(200));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), typed), fc.nat(day - 1), (fields, age) => {
      expect(readDraft(writeDraft(fields, now), now + age).fields).toEqual(fields);
    }),
  );
});

for (const [id, what, age, isRestored] of [
  ['DRAFT-DAY', 'almost 24 hours old is restored', day - 1, true],
  ['DRAFT-DAY', '24 hours old is deleted and not restored', day, false],
  ['DRAFT-CLOCK', 'from almost 24 hours ahead is restored', 1 - day, true],
  ['DRAFT-CLOCK', 'from 24 hours ahead is not restored', -day, false],
] as const)
  for (const place of ['localStorage', 'sessionStorage'] as const)
    clause(id, `a draft in the ${place} ${what}`, () => {
      globalThis[place].setItem(draftKey('contact'), draftOf('Aroha', now - age));
      expect(restoreName()).toEqual(isRestored ? ['Aroha', true] : ['', false]);
      expect(Object.keys(globalThis[place])).toHaveLength(isRestored ? 1 : 0);
    });

for (const stored of [
  '',
  'null',
  '{',
  '[]',
  '{"version":1}',
  `{"version":1,"at":"${now}x","fields":{"name":"Aroha"}}`,
  `{"version":1,"at":${now},"fields":null}`,
])
  clause('DRAFT-UNREADABLE', `“${stored}”, which is no draft of this version, is ignored`, () => {
    kept[draftKey('contact')] = stored;
    sessionStorage.setItem(draftKey('contact'), stored);
    expect(restoreName()).toEqual(['', false]);
  });

clause('DRAFT-UNREADABLE', 'the draft of another version is neither restored nor cleared', () => {
  const other = draftOf('Aroha', now, 2);
  const key = `${draftKey('contact')}:other`;
  kept[key] = other;
  sessionStorage.setItem(draftKey('contact'), other);
  expect(restoreName()).toEqual(['', false]);
  clearDraft('contact');
  expect(kept).toEqual({ [key]: other });
});

clause('DRAFT-UNREADABLE', 'in a draft, only the values that are not texts are ignored', () => {
  const stored = `{"version":1,"at":${now},"fields":{"name":"Aroha","phone":21,"email":{"a":1}}}`;
  expect(readDraft(stored, now).fields).toEqual({ name: 'Aroha' });
});

/** Names that look like the site's own: those of other programs and of other copies of the site on the same host. */
const foreignNames = (site: string) =>
  ['draft:contact', 'sent:contact:1a2b', 'form:draft:contact', 'focus /about'].flatMap((name) =>
    ['', `${site}2/`, `${site}/copy/`, 'https://someone.github.io/'].map((other) => other + name),
  );

for (const site of ['https://someone.github.io/tyres', 'https://www.porthillstyre.example'])
  for (const age of [0, day])
    clause('STORED-OWN', `${site} touches no other names, with texts of the age ${age} ms`, () => {
      vi.stubEnv('VITE_SITE_ORIGIN', site);
      const stores = [kept, fakeStore('sessionStorage')];
      const foreign = foreignNames(site).map((name) => [name, draftOf('Hemi', now - age)] as const);
      for (const store of stores) Object.assign(store, Object.fromEntries(foreign));
      expect(restoreName()).toEqual(['', false]);
      const form = formOf({ name: text('Hemi') });
      expect(findArrived('contact', form)).toBeUndefined();
      saveDraft('contact', form);
      recordSent('contact', { name: 'Hemi' });
      for (const store of stores) {
        const own = Object.keys(store).slice(foreign.length);
        expect(own).toHaveLength(2);
        for (const key of own) expect(key.startsWith(`${site}/`), key).toBe(true);
      }
      clearDraft('contact');
      for (const store of stores)
        expect(Object.entries(store).slice(0, foreign.length)).toEqual(foreign);
      vi.unstubAllEnvs();
    });
