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

/** What the form reads and cleans if these texts are typed. */
function entriesOf(typed: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return quoteEntries(data);
}

const errorsOf = (typed: Readonly<Record<string, string>>) => quoteErrors(entriesOf(typed));

clause('QUOTE-BODY', 'the enquiry has every field, even if empty, and no unknown field', () => {
  expect(quoteEnquiry(entriesOf({ firstName: 'Aroha', colour: 'blue' }))).toEqual({
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

clause('QUOTE-BODY', 'visible text is sent as typed, and the rego in capitals', () => {
  const visible = fc.string({ unit: 'grapheme', maxLength: 2000 }).filter(
    (text) =>
      text === text.trim() &&
      !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text) &&
      // SUBMIT-CLEAN-SIGNS has the signs that phone numbers and the like do not keep.
      !/[\u3000\uFF00-\uFFEF。‘’ʼ‐-―−⁄∕]/.test(text),
  );
  fc.assert(
    fc.property(visible, (text) => {
      const typed = Object.fromEntries(Object.keys(complete).map((name) => [name, text]));
      expect(quoteEnquiry(entriesOf(typed))).toMatchObject({ ...typed, rego: text.toUpperCase() });
    }),
  );
});

clause('QUOTE-SUBJECT', 'one line of at most 200 characters has the names', () => {
  expect(quoteSubject('Aroha', 'Tāmati')).toBe('New Tyre Enquiry - Aroha Tāmati');
  expect(quoteSubject('Aroha', '')).toBe('New Tyre Enquiry - Aroha');
  expect(quoteSubject('', 'Tāmati')).toBe('New Tyre Enquiry - Tāmati');
  expect(quoteSubject('', '')).toBe('New Tyre Enquiry');
  expect(quoteSubject(' Aroha ', '  ')).toBe('New Tyre Enquiry - Aroha');
  expect(quoteSubject('Aroha\r\n', 'T'.repeat(300))).toBe(
    `New Tyre Enquiry - Aroha ${'T'.repeat(175)}`,
  );
});

clause('QUOTE-EMAIL-FORMAT', 'the form accepts an address with a dot after the @', () => {
  for (const email of [
    'a@b.c',
    ' a@b.c\n',
    'a_b-c@x1.y2.nz',
    'aroha@tāmati.nz',
    "aroha.o'neill+tyres@post.co.example",
  ])
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
    'aroha@post.example.',
    'a@b@post.example',
    'a@b.example@c.example',
    'aroha tamati@post.example',
    'aroha@post .example',
    'aroha@post.example or call me',
    'aroha@post..example',
    'aroha@-post.example',
    'aroha@post-.example',
    'aroha@post.example, hemi@post.example',
    'Aroha <aroha@post.example>',
    'aroha"t@post.example',
    'ārōha@post.example',
    `aroha@${'p'.repeat(64)}.example`,
  ])
    expect(errorsOf({ ...complete, email }), email).toEqual({ email: 'Invalid email format' });
});

clause('QUOTE-REFERENCE', 'the reference is TYR- and the last six digits of the time', () => {
  expect(referenceNumber(1_795_037_400_123)).toBe('TYR-400123');
  expect(referenceNumber(1_795_037_000_045)).toBe('TYR-000045');
});
