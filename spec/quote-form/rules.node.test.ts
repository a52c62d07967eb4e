import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  quoteEnquiry,
  quoteEntries,
  quoteSubject,
  referenceNumber,
} from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { clause } from '../tools/clause.ts';

const complete = {
  width: '',
  profile: '',
  rim: '',
  rego: '',
  firstName: 'Aroha',
  lastName: '',
  phone: '021 000 0000',
  email: 'aroha@post.example',
  location: 'Linwood',
  comment: '',
};

clause('QUOTE-BODY', 'the enquiry has every field, even if empty, and no unknown field', () => {
  const data = new FormData();
  data.append('firstName', 'Aroha');
  data.append('colour', 'blue');
  expect(quoteEnquiry(quoteEntries(data))).toEqual({
    formType: 'tyre-enquiry',
    width: '',
    profile: '',
    rim: '',
    rego: '',
    firstName: 'Aroha',
    lastName: '',
    phone: '',
    email: '',
    location: '',
    comment: '',
    _subject: 'New Tyre Enquiry - Aroha',
  });
});

const line = fc
  .string({ unit: 'grapheme' })
  .filter(
    (text) =>
      text === text.trim() &&
      !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text),
  );
const entries = fc.record({
  width: line,
  profile: line,
  rim: line,
  rego: line,
  firstName: line,
  lastName: line,
  phone: line,
  email: line.filter((text) => !/^mailto:/i.test(text)),
  location: line,
  // A line or paragraph separator becomes a line break.
  comment: fc
    .string({ unit: 'grapheme', maxLength: 2000 })
    .filter((text) => !/[\p{Zl}\p{Zp}]/u.test(text)),
});

/** The validation messages for typed texts, after the form has read and cleaned them. */
function errorsOf(typed: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return quoteErrors(quoteEntries(data));
}

clause(
  'QUOTE-BODY',
  'if no text has invisible characters, the enquiry has each as typed, and the rego in capitals',
  () => {
    fc.assert(
      fc.property(entries, (typed) => {
        const data = new FormData();
        for (const [name, text] of Object.entries(typed)) data.append(name, text);
        const { formType, _subject, ...fields } = quoteEnquiry(quoteEntries(data));
        expect(formType).toBe('tyre-enquiry');
        expect(fields).toEqual({ ...typed, rego: typed.rego.toUpperCase() });
      }),
    );
  },
);

clause('QUOTE-SUBJECT', 'the subject has the typed names, and no extra space or dash', () => {
  expect(quoteSubject('Aroha', 'Tāmati')).toBe('New Tyre Enquiry - Aroha Tāmati');
  expect(quoteSubject('Aroha', '')).toBe('New Tyre Enquiry - Aroha');
  expect(quoteSubject('', 'Tāmati')).toBe('New Tyre Enquiry - Tāmati');
  expect(quoteSubject('', '')).toBe('New Tyre Enquiry');
  expect(quoteSubject(' Aroha ', '  ')).toBe('New Tyre Enquiry - Aroha');
});

clause('QUOTE-SUBJECT', 'the subject is one line of at most 200 characters', () => {
  const lines = fc.string({
    unit: fc.constantFrom('a', 'ā', ' ', '\r', '\n', ':'),
    maxLength: 300,
  });
  fc.assert(
    fc.property(lines, lines, (first, last) => {
      const subject = quoteSubject(first, last);
      expect(subject).toMatch(/^New Tyre Enquiry/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(subject).toBe(subject.trim());
      expect(subject.length).toBeLessThanOrEqual(200);
    }),
  );
});

clause('QUOTE-EMAIL-FORMAT', 'the form accepts an address with a dot after the @', () => {
  for (const email of ['a@b.c', 'aroha.t+tyres@post.co.example', 'aroha@tāmati.nz', ' a@b.c\n'])
    expect(errorsOf({ ...complete, email }), email).toEqual({});
});

clause('QUOTE-EMAIL-FORMAT', 'the form refuses an email address that is not valid', () => {
  for (const email of [
    'aroha',
    'aroha@',
    '@post.example',
    'aroha@post',
    'aroha@.example',
    'aroha@post.',
    'a@b@post.example',
    'a@b.example@c.example',
    'aroha tamati@post.example',
    'aroha@post .example',
    'aroha@post.example or call me',
  ])
    expect(errorsOf({ ...complete, email }), email).toEqual({ email: 'Invalid email format' });
});

clause('QUOTE-ALL-AT-ONCE', 'a blank form has four messages, in the order of the fields', () => {
  const found = errorsOf({ ...complete, firstName: ' ', phone: '\t', email: ' ', location: '' });
  expect(Object.entries(found)).toEqual([
    ['firstName', 'First name is required'],
    ['phone', 'Phone number is required'],
    ['email', 'Email is required'],
    ['location', 'Please select a location'],
  ]);
});

clause('QUOTE-UNCHECKED', 'the form accepts any text as phone number or optional field', () => {
  fc.assert(
    fc.property(entries, fc.string({ minLength: 1 }), (typed, phone) => {
      const { width, profile, rim, rego, lastName, comment } = typed;
      const given = {
        ...complete,
        width,
        profile,
        rim,
        rego,
        lastName,
        comment,
        phone: `0${phone}`,
      };
      expect(quoteErrors(given)).toEqual({});
    }),
  );
});

clause('QUOTE-REFERENCE', 'the reference is TYR- and the last six digits of the time', () => {
  expect(referenceNumber(1_795_037_400_123)).toBe('TYR-400123');
  expect(referenceNumber(1_795_037_000_045)).toBe('TYR-000045');
});

clause('QUOTE-EMAIL', 'the form refuses an email of spaces only', () => {
  expect(errorsOf({ ...complete, email: ' \t ' })).toEqual({ email: 'Email is required' });
});
