import { beforeEach, expect, vi } from 'vitest';
import { dropDraft, keepDraft, restoreDraft } from '../../src/forms/draft.ts';
import { clause } from '../tools/clause.ts';
import { formOf, readStandIns, standInStorage } from './formStandIn.ts';

/** The tests' time, in milliseconds. */
const now = Date.parse('2026-11-18T10:30:00+13:00');

let kept: Map<string, string>;

beforeEach(() => {
  readStandIns();
  kept = standInStorage();
});

/** What is kept for one form, as it would be read. */
function keptOf(name: 'contact' | 'tyre-enquiry'): unknown {
  return JSON.parse(kept.get(`draft:${name}`) ?? 'null');
}

const select = (value: string, defaultSelected: boolean) => ({
  type: 'select-one',
  value,
  selectedOptions: [{ defaultSelected }],
});

clause('DRAFT-SURVIVES', 'what was filled in is kept, and nothing else', () => {
  keepDraft(
    'contact',
    formOf({
      name: { type: 'text', value: 'Aroha' },
      phone: { type: 'tel', value: '' },
      formType: { type: 'hidden', value: 'contact' },
      enquiryType: { value: 'fleet' },
      urgency: { value: '' },
      location: select('Linwood', false),
      country: select('New Zealand', true),
      photo: { type: 'file', value: 'tyre.webp' },
    }),
  );
  expect(keptOf('contact')).toEqual({
    version: 1,
    at: now,
    fields: { name: 'Aroha', enquiryType: 'fleet', location: 'Linwood' },
  });
});

clause('DRAFT-SURVIVES', 'each form has its own', () => {
  keepDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  keepDraft('tyre-enquiry', formOf({ firstName: { type: 'text', value: 'Hemi' } }));
  expect([...kept.keys()]).toEqual(['draft:contact', 'draft:tyre-enquiry']);
  const name = { type: 'text', value: '' };
  expect(restoreDraft('contact', formOf({ name }))).toBe(true);
  expect(name.value).toBe('Aroha');
  expect(kept.has('draft:contact')).toBe(true);
});

clause('DRAFT-CLEAR', 'a form that was emptied by hand has no draft', () => {
  keepDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  keepDraft('contact', formOf({ name: { type: 'text', value: '' } }));
  expect(kept.size).toBe(0);
});

clause('DRAFT-CLEAR', 'one is forgotten, and the other form’s stays', () => {
  keepDraft('contact', formOf({ name: { type: 'text', value: 'Aroha' } }));
  keepDraft('tyre-enquiry', formOf({ firstName: { type: 'text', value: 'Hemi' } }));
  dropDraft('contact');
  expect([...kept.keys()]).toEqual(['draft:tyre-enquiry']);
});

clause('DRAFT-YIELDS', 'what stands in a field stays, and a field that went is no fault', () => {
  kept.set(
    'draft:contact',
    `{"version":1,"at":${now},"fields":{"name":"Aroha","phone":"021","fax":"03"}}`,
  );
  const [name, phone] = [
    { type: 'text', value: 'Hemi' },
    { type: 'tel', value: '' },
  ];
  expect(restoreDraft('contact', formOf({ name, phone }))).toBe(true);
  expect([name.value, phone.value]).toEqual(['Hemi', '021']);
});

clause('DRAFT-DAY', 'one that is a day old is not left lying about', () => {
  kept.set('draft:contact', `{"version":1,"at":${now - 86_400_000},"fields":{"name":"Aroha"}}`);
  const name = { type: 'text', value: '' };
  expect(restoreDraft('contact', formOf({ name }))).toBe(false);
  expect(name.value).toBe('');
  expect(kept.size).toBe(0);
});

clause('DRAFT-FORBIDDEN', 'without a storage nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  const form = formOf({ name: { type: 'text', value: 'Aroha' } });
  keepDraft('contact', form);
  dropDraft('contact');
  expect(restoreDraft('contact', form)).toBe(false);
});
