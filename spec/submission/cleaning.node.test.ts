import * as fc from 'fast-check';
import { expect } from 'vitest';
import { contactEnquiry } from '../../src/forms/contact/enquiry.ts';
import { subjectLine } from '../../src/forms/enquiry/clean.ts';
import { quoteEnquiry, quoteEntries } from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { anyText } from '../anyText.ts';
import { clause } from '../tools/clause.ts';

function formData(typed: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return data;
}

const contact = (typed: Readonly<Record<string, string>>) => contactEnquiry(formData(typed));
const quote = (typed: Readonly<Record<string, string>>) =>
  quoteEnquiry(quoteEntries(formData(typed)));

const lines = {
  contact: ['name', 'phone'],
  quote: ['width', 'profile', 'rim', 'rego', 'firstName', 'lastName', 'phone'],
} as const;

for (const [what, typed, sent] of [
  ['a zero-width space is removed', '\u200BAROHA\u200B T', 'AROHA T'],
  ['a byte order mark is removed', '\uFEFFAROHA', 'AROHA'],
  ['a word joiner and a soft hyphen are removed', 'ARO\u2060HA\u00AD', 'AROHA'],
  ['bidirectional controls are removed', '\u202E021\u202C \u2066555\u2069\u200F', '021 555'],
  ['a line separator becomes a space', 'AROHA\u2028TAMATI', 'AROHA TAMATI'],
  ['a line break and a tab become a space', 'AROHA\r\n\tTAMATI', 'AROHA TAMATI'],
  ['NUL is removed, and U+0085 becomes a space', 'A\u0000ROHA\u0085T', 'AROHA T'],
  ['a no-break space at the end is removed', ' AROHA\u00A0', 'AROHA'],
  ['joiners between Latin letters are removed', 'A\u200DR\u200COHA', 'AROHA'],
  ['a text of only invisible characters becomes empty', '\u200B\u00A0\u2028\uFEFF', ''],
] as const)
  clause('SUBMIT-CLEAN-LINE', what, () => {
    for (const name of lines.contact) expect(contact({ [name]: typed })[name], name).toBe(sent);
    for (const name of lines.quote) expect(quote({ [name]: typed })[name], name).toBe(sent);
  });

for (const text of ['🛞 Te Ārai', '👨‍👩‍👧', '❤️‍🔥 1️⃣', '👩🏽‍🔧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'علی‌رضا', 'क्‍ष', 'a  b'])
  clause('SUBMIT-CLEAN-LINE', `${text} stays unchanged`, () => {
    expect(contact({ name: text }).name).toBe(text);
    expect(quote({ firstName: text }).firstName).toBe(text);
  });

clause('SUBMIT-CLEAN-LINE', 'a cleaned text is one line and has nothing left to clean', () => {
  fc.assert(
    fc.property(anyText(60), (typed) => {
      const { name } = contact({ name: typed });
      expect(contact({ name }).name).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});

for (const [what, typed, sent] of [
  ['line breaks and right-to-left marks stay', 'Two,\n\nplease.\u200F ', 'Two,\n\nplease.\u200F '],
  ['a line separator becomes a line break', 'Two\u2028please\u2029.\u0085!', 'Two\nplease\n.\n!'],
  ['CR LF and CR alone become LF', 'Two\r\nplease\rnow', 'Two\nplease\nnow'],
  [
    'a tab becomes a space, and other control characters are removed',
    'Two\tplease\u0007\u0000',
    'Two please',
  ],
] as const)
  clause('SUBMIT-CLEAN-MESSAGE', what, () => {
    expect(contact({ message: typed }).message).toBe(sent);
    expect(quote({ comment: typed }).comment).toBe(sent);
  });

const needed = { firstName: 'Aroha', phone: '021', location: 'Linwood' };
const errorsOf = (email: string) => quoteErrors(quoteEntries(formData({ ...needed, email })));

for (const typed of [
  'aroha@post.example\u00A0',
  '\u200Baroha@post.example',
  'mailto:aroha@post.example',
  ' MailTo: aroha@post.example',
  'aroha\u200D@post.example\uFEFF',
  'aroha@post.example\u2028',
])
  clause('SUBMIT-CLEAN-ADDRESS', `${JSON.stringify(typed)} becomes a valid address`, () => {
    expect(errorsOf(typed)).toEqual({});
    expect(quote({ email: typed }).email).toBe('aroha@post.example');
    expect(contact({ email: typed }).email).toBe('aroha@post.example');
  });

for (const email of [
  'aroha@post.example.',
  'aroha@post..example',
  'aroha@-post.example',
  'aroha@post-.example',
  'aroha@post.example, hemi@post.example',
  'Aroha <aroha@post.example>',
  'aroha"t@post.example',
  'ārōha@post.example',
  `aroha@${'p'.repeat(64)}.example`,
])
  clause('QUOTE-EMAIL-FORMAT', `${email} is refused`, () => {
    expect(errorsOf(email)).toEqual({ email: 'Invalid email format' });
  });

for (const email of ["aroha.o'neill+tyres@post.example", 'a_b-c@x1.y2.nz', 'aroha@tāmati.nz'])
  clause('QUOTE-EMAIL-FORMAT', `${email} is accepted`, () => {
    expect(errorsOf(email)).toEqual({});
  });

clause(
  'SUBMIT-SUBJECT-LINE',
  'invisible characters are removed, and an emoji of several parts loses only the parts beyond the limit',
  () => {
    expect(subjectLine('New\u0000 Tyre', 'Aro\u0085ha\u2028\u202E', '👨‍👩‍👧\u200B')).toBe(
      'New Tyre Aro ha 👨‍👩‍👧',
    );
    expect(subjectLine(`${'A'.repeat(198)}👨‍👩‍👧`)).toBe(`${'A'.repeat(198)}👨`);
  },
);

clause('SUBMIT-SUBJECT-LINE', 'no control character stays in any subject', () => {
  fc.assert(
    fc.property(anyText(150), (name) => {
      expect(subjectLine('New Contact -', name)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u200B\u202E]/u);
    }),
  );
});
