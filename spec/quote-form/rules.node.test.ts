import { expect } from 'vitest';
import {
  emptyEntries,
  quoteEnquiry,
  quoteEntries,
  quoteSubject,
} from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { clause } from '../tools/clause.ts';

/** What the form reads and cleans if these texts are typed. */
function entriesOf(typed: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return quoteEntries(data);
}

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

clause('QUOTE-BODY', 'any other text is sent as typed, and the rego in capitals', () => {
  const text = 'Two  <b>“tyres”</b> & a rim, 50 % off\\ for Ārai 🛞 + محمد?';
  const typed = Object.fromEntries(Object.keys(emptyEntries).map((name) => [name, text]));
  expect(quoteEnquiry(entriesOf(typed))).toMatchObject({ ...typed, rego: text.toUpperCase() });
});

clause('QUOTE-PLATE', 'the rego is sent in capitals, without spaces around it', () => {
  expect(quoteEnquiry(entriesOf({ rego: ' ktr 482 ' })).rego).toBe('KTR 482');
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

const accepted = [
  'a@b.c',
  ' a@b.c\n',
  'a_b-c@x1.y2.nz',
  'aroha@tāmati.nz',
  "aroha.o'neill+tyres@post.co.example",
];
const refused = [
  'aroha',
  'aroha@',
  '@post.example',
  'aroha@post',
  'aroha@.example',
  'aroha@post.',
  'a@b@post.example',
  'aroha tamati@post.example',
  'aroha@post..example',
  'aroha@-post.example',
  'aroha@post.example, hemi@post.example',
  'Aroha <aroha@post.example>',
  'ārōha@post.example',
  `aroha@${'p'.repeat(64)}.example`,
];

clause('QUOTE-EMAIL-FORMAT', 'the form only accepts an address with a dot after the @', () => {
  const others = { firstName: 'Aroha', phone: '021 000 0000', location: 'Linwood' };
  for (const email of [...accepted, ...refused])
    expect(quoteErrors(entriesOf({ ...others, email })), email).toEqual(
      accepted.includes(email) ? {} : { email: 'Invalid email format' },
    );
});
