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

const lines = {
  contact: ['name', 'phone'],
  quote: ['width', 'profile', 'rim', 'rego', 'firstName', 'lastName', 'phone'],
} as const;

for (const [what, typed, sent] of [
  ['zero-width characters and soft hyphens go', '\uFEFFARO\u2060HA\u00AD\u200B T', 'AROHA T'],
  ['marks of the direction are removed', `021${directionMarks} 555`, '021 555'],
  ['a line separator, a line break and a tab become a space', 'A\u2028B\r\n\tC\tD', 'A B C D'],
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

for (const [what, typed, sent] of [
  ['line breaks and marks stay', 'Two,\n\nplease.\u200F\u200B ', 'Two,\n\nplease.\u200F\u200B '],
  ['a line separator becomes a line break', 'Two\u2028\u2029.\u0085!\f?\v', 'Two\n\n.\n!\n?\n'],
  ['CR LF and CR alone become LF', 'Two\r\nplease\rnow', 'Two\nplease\nnow'],
  ['a tab becomes a space; other control characters go', 'Two\tplease\u0007\u0000', 'Two please'],
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

for (const [field = '', typed = '', sent] of tableOf('SUBMIT-CLEAN-SIGNS'))
  clause('SUBMIT-CLEAN-SIGNS', `${typed} is sent as ${sent} in ${field}`, () => {
    if (field === 'email') {
      expect(errorsOf(typed)).toEqual({});
      expect([quote({ email: typed }).email, contact({ email: typed }).email]).toEqual([
        sent,
        sent,
      ]);
      return;
    }
    for (const name of ['phone', 'rego', 'width', 'profile', 'rim'] as const)
      expect(quote({ [name]: typed })[name], name).toBe(sent);
    expect(contact({ phone: typed }).phone).toBe(sent);
  });

clause('SUBMIT-CLEAN-SIGNS', 'names, message and comment keep their signs', () => {
  const text = 'Ｊａｎｅ O’Brien – ２０５';
  const named = quote({ firstName: text, lastName: text, comment: text });
  expect([named.firstName, named.lastName, named.comment]).toEqual([text, text, text]);
  expect(contact({ name: text, message: text })).toMatchObject({ name: text, message: text });
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
  ['control characters and zero-width spaces go', ['\u0000New', 'A\u0085B\u200B'], 'New A B'],
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
