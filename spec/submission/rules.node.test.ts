import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { fuelSavingAnswer } from '../../src/answers/fuelSavingAnswer.ts';
import { tyreAgeAnswer } from '../../src/answers/tyreAgeAnswer.ts';
import { contactEnquiry, mentionsWof } from '../../src/forms/contact/enquiry.ts';
import { subjectLine } from '../../src/forms/enquiry/clean.ts';
import { quoteEnquiry, quoteEntries } from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { tableOf } from '../documents/clauseTable.ts';
import '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';

function formData(typed: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.append(name, text);
  return data;
}

const contact = (typed: Readonly<Record<string, string>>) => contactEnquiry(formData(typed));
const quote = (typed: Readonly<Record<string, string>>) =>
  quoteEnquiry(quoteEntries(formData(typed)));

const directionMarks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

/** The names of fields of the contact form and of the quote form. */
type Fields = readonly [readonly string[], readonly string[]];

const lines: Fields = [
  ['name', 'phone'],
  ['width', 'profile', 'rim', 'rego', 'firstName', 'lastName', 'phone'],
];
const numbers: Fields = [['phone'], ['phone', 'rego', 'width', 'profile', 'rim']];
const names: Fields = [['name'], ['firstName', 'lastName']];
const long: Fields = [['message'], ['comment']];
const emails: Fields = [['email'], ['email']];

const needed = { firstName: 'Aroha', phone: '021', location: 'Linwood' };
const errorsOf = (email: string) => quoteErrors(quoteEntries(formData({ ...needed, email })));
const otherSigns = 'Ｊａｎｅ O’Brien – ２０５';

for (const [id, fields, typed, sent] of [
  ['SUBMIT-CLEAN-LINE', lines, '\uFEFFARO\u2060HA\u00AD\u200B T', 'AROHA T'],
  ['SUBMIT-CLEAN-LINE', lines, `021${directionMarks} 555`, '021 555'],
  ['SUBMIT-CLEAN-LINE', lines, 'A\u2028B\r\n\tC\tD', 'A B C D'],
  ['SUBMIT-CLEAN-LINE', lines, 'A\u0000\u0001\u0008\u001B\u007F\u009FROHA\u0085T', 'AROHA T'],
  ['SUBMIT-CLEAN-LINE', lines, ' AROHA\u00A0', 'AROHA'],
  // Joiners between Latin letters.
  ['SUBMIT-CLEAN-LINE', lines, 'A\u200DR\u200COHA', 'AROHA'],
  ['SUBMIT-CLEAN-LINE', lines, '\u200B\u00A0\u2028\uFEFF', ''],
  ...['🛞 Te Ārai', '👨‍👩‍👧', '❤️‍🔥 1️⃣', '👩🏽‍🔧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'علی‌رضا', 'क्‍ष', 'a  b'].map(
    (text) => ['SUBMIT-CLEAN-LINE', names, text, text] as const,
  ),
  ...['  Two,\n\n👨‍👩‍👧please.', '\u00AD\u200F\u200B\uFEFF '].map(
    (text) => ['SUBMIT-CLEAN-MESSAGE', long, text, text] as const,
  ),
  ['SUBMIT-CLEAN-MESSAGE', long, 'Two\u2028\u2029.\u0085!\f?\v', 'Two\n\n.\n!\n?\n'],
  ['SUBMIT-CLEAN-MESSAGE', long, 'Two\r\nplease\rnow', 'Two\nplease\nnow'],
  ['SUBMIT-CLEAN-MESSAGE', long, 'Two\tplease\u0007\u0000\u001B\u007F', 'Two please'],
  ...[
    'aroha@post.example\u00A0',
    '\u200Baroha@post.example',
    'mailto:aroha@post.example',
    ' MailTo: aroha@post.example',
    'ar\u00ADo\u202Eha\u200D@post\u0007.example\uFEFF',
    'aroha@post.example\u2028',
  ].map((address) => ['SUBMIT-CLEAN-ADDRESS', emails, address, 'aroha@post.example'] as const),
  ...tableOf('SUBMIT-CLEAN-SIGNS').map(([kind, from = '', to = '']) => {
    const ofKind = kind === 'email' ? emails : numbers;
    return ['SUBMIT-CLEAN-SIGNS', ofKind, from, to] as const;
  }),
  ['SUBMIT-CLEAN-SIGNS', names, otherSigns, otherSigns],
  ['SUBMIT-CLEAN-SIGNS', long, otherSigns, otherSigns],
] as const)
  clause(id, `${fields.flat().join()}: ${JSON.stringify(typed)} is sent as “${sent}”`, () => {
    if (fields === emails) expect(errorsOf(typed)).toEqual({});
    for (const name of fields[0]) expect(contact({ [name]: typed })[name], name).toBe(sent);
    for (const name of fields[1]) expect(quote({ [name]: typed })[name], name).toBe(sent);
  });

clause('SUBMIT-CLEAN-SIGNS', 'the questions and the offer of a reminder read them too', () => {
  expect(tyreAgeAnswer('２３１９', '2026-11-18')).toEqual(tyreAgeAnswer('2319', '2026-11-18'));
  const typed = { kilometres: '１５，０００', litres: '８．５', dollars: '２.５０' };
  const plain = { kilometres: '15,000', litres: '8.5', dollars: '2.50' };
  expect(fuelSavingAnswer(typed)).toEqual(fuelSavingAnswer(plain));
  expect(mentionsWof('ＷＯＦ, please')).toBe(true);
});

clause('SUBMIT-CONTACT-BODY', 'a missing field is sent empty, an unknown one never', () => {
  const empty = { enquiryType: '', name: '', email: '', phone: '', message: '' };
  for (const typed of [{}, empty, { name: 'Aroha', phone: '021 000 0000' }])
    expect(contact({ ...typed, colour: 'blue' })).toEqual({
      formType: 'contact',
      ...empty,
      ...typed,
      urgency: 'normal',
      _subject: 'New Contact - General',
    });
});

const otherTypes = ['general', 'tyres', 'service', 'fleet', 'other'];

clause('SUBMIT-URGENCY', 'an emergency has the selected urgency, any other type “normal”', () => {
  for (const urgency of ['urgent', 'today', 'normal']) {
    expect(contact({ enquiryType: 'emergency', urgency }).urgency).toBe(urgency);
    for (const enquiryType of [...otherTypes, ''])
      expect(contact({ enquiryType, urgency }).urgency, enquiryType).toBe('normal');
  }
});

clause('SUBMIT-CONTACT-SUBJECT', 'the subject has the type, or General without one', () => {
  for (const type of [...otherTypes, 'emergency'])
    expect(contact({ enquiryType: type })).toHaveProperty('_subject', `New Contact - ${type}`);
  expect(contact({})).toHaveProperty('_subject', 'New Contact - General');
});

for (const [what, parts, subject] of [
  ['line breaks become spaces, also at the end', ['New', 'A\r\nBcc: b\n'], 'New A Bcc: b'],
  ['control characters go', ['\u0000\u0007\u001BNew\u007F', 'A\u0085B\u200B'], 'New A B'],
  ['marks of the direction go', [`A\u2028${directionMarks}`, 'B'], 'A B'],
  ['200 characters stay', ['New', 'A'.repeat(196)], `New ${'A'.repeat(196)}`],
  ['the 201st character is left out', ['New', 'A'.repeat(197)], `New ${'A'.repeat(196)}`],
  ['an emoji that fits stays whole', [`${'A'.repeat(192)}👨‍👩‍👧`], `${'A'.repeat(192)}👨‍👩‍👧`],
  ['the last of 200 is no space', [`${'A'.repeat(199)} B`], 'A'.repeat(199)],
  ['an emoji is never cut in half', [`${'A'.repeat(199)}🛞`], 'A'.repeat(199)],
  ['only the parts that fit stay', [`${'A'.repeat(198)}👨‍👩‍👧`], `${'A'.repeat(198)}👨`],
] as const)
  clause('SUBMIT-SUBJECT-LINE', what, () => {
    expect(subjectLine(...parts)).toBe(subject);
  });

clause('SUBMIT-SUBJECT-LINE', 'both forms shorten a long subject', () => {
  const text = 'a'.repeat(200);
  for (const sent of [contact({ enquiryType: text }), quote({ firstName: text })])
    expect(sent['_subject']).toMatch(/^New [\w -]{196}$/);
});

for (const [set, name] of [
  ['website', 'website'],
  ['', '_gotcha'],
] as const)
  clause('SPAM-TRAP-FILLED', `the setting “${set}” gives the trap the name ${name}`, async () => {
    vi.stubEnv('VITE_FORM_HONEYPOT', set);
    vi.resetModules();
    const { withHoneypot } = await import('../../src/forms/enquiry/withHoneypot.ts');
    const enquiry = contact({});
    const ticked = withHoneypot(enquiry, formData({ [name]: 'on' }));
    expect(ticked).toEqual({ ...enquiry, [name]: 'on' });
    const { Honeypot } = await import('../../src/forms/fields/Honeypot.tsx');
    expect(renderToStaticMarkup(createElement(Honeypot))).toContain(` name="${name}"`);
  });
