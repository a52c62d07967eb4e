import * as fc from 'fast-check';
import { expect } from 'vitest';
import { readDraft } from '../../src/forms/enquiry/draft.ts';
import { writeDraft } from '../../src/forms/enquiry/kept.ts';
import { anyText } from '../anyText.ts';
import { clause } from '../tools/clause.ts';

const now = Date.parse('2026-11-18T10:30:00+13:00');
const day = 24 * 60 * 60 * 1000;

clause('DRAFT-ROUND-TRIP', 'any text is restored exactly as typed', () => {
  const text = fc.oneof(fc.string(), anyText(200));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), text), fc.nat(day - 1), (fields, age) => {
      expect(readDraft(writeDraft(fields, now), now + age).fields).toEqual(fields);
    }),
  );
});

clause('DRAFT-DAY', 'a draft is restored until it is 24 hours old', () => {
  const kept = writeDraft({ name: 'Aroha' }, now);
  expect(readDraft(kept, now + day - 1).fields).toEqual({ name: 'Aroha' });
  expect(readDraft(kept, now + day).fields).toEqual({});
});

clause(
  'DRAFT-CLOCK',
  'a draft is restored if its time is less than 24 hours ahead of the clock',
  () => {
    const kept = writeDraft({ name: 'Aroha' }, now);
    expect(readDraft(kept, now - day + 1).fields).toEqual({ name: 'Aroha' });
    expect(readDraft(kept, now - day).fields).toEqual({});
  },
);

for (const kept of [
  null,
  '',
  'null',
  '{',
  '[]',
  '{"version":1}',
  `{"version":2,"at":${now},"fields":{"name":"Aroha"}}`,
  `{"version":1,"at":"${now}x","fields":{"name":"Aroha"}}`,
  `{"version":1,"at":${now},"fields":null}`,
]) {
  clause(
    'DRAFT-UNREADABLE',
    kept === null
      ? 'without a stored text, the form is empty'
      : `the stored text “${kept}” is ignored`,
    () => {
      expect(readDraft(kept, now).fields).toEqual({});
    },
  );
}

clause('DRAFT-UNREADABLE', 'in a draft, only the values that are not texts are ignored', () => {
  const kept = `{"version":1,"at":${now},"fields":{"name":"Aroha","phone":21,"email":{"a":1}}}`;
  expect(readDraft(kept, now).fields).toEqual({ name: 'Aroha' });
});

clause('DRAFT-UNREADABLE', 'any stored text can be read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      expect(typeof readDraft(kept, now).fields).toBe('object');
    }),
  );
});
