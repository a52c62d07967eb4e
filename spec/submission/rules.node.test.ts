import * as fc from 'fast-check';
import { expect } from 'vitest';
import { contactEnquiry, contactSubject } from '../../src/forms/contact/enquiry.ts';
import { subjectLine } from '../../src/forms/enquiry/clean.ts';
import { anyText } from '../anyText.ts';
import { clause } from '../tools/clause.ts';

function entries(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

clause(
  'SUBMIT-CONTACT-BODY',
  'a missing field is sent as an empty text, and an unknown field is not sent',
  () => {
    expect(contactEnquiry(entries({ name: 'Aroha', colour: 'blue' }))).toEqual({
      formType: 'contact',
      enquiryType: '',
      name: 'Aroha',
      email: '',
      phone: '',
      message: '',
      urgency: 'normal',
      _subject: 'New Contact - General',
    });
  },
);

const seenText = anyText(2000).filter(
  (text) =>
    text === text.trim() &&
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text),
);

clause('SUBMIT-CONTACT-BODY', 'text of visible characters is sent as typed', () => {
  const fields = fc.record({ name: seenText, email: seenText, phone: seenText, message: seenText });
  fc.assert(
    fc.property(fields, (typed) => {
      const { formType, enquiryType, urgency, _subject, ...rest } = contactEnquiry(
        entries({ ...typed, enquiryType: 'fleet', urgency: 'today' }),
      );
      expect([formType, enquiryType, urgency]).toEqual(['contact', 'fleet', 'normal']);
      expect(_subject).toBe('New Contact - fleet');
      expect(rest).toEqual(typed);
    }),
  );
});

for (const enquiryType of ['general', 'tyres', 'service', 'fleet', 'other', '']) {
  clause(
    'SUBMIT-URGENCY',
    `the urgency for ${enquiryType || 'no type'} is sent as “normal”`,
    () => {
      expect(contactEnquiry(entries({ enquiryType, urgency: 'urgent' }))).toMatchObject({
        urgency: 'normal',
      });
    },
  );
}

for (const urgency of ['urgent', 'today', 'normal']) {
  clause('SUBMIT-URGENCY', `for an emergency, the selected urgency “${urgency}” is sent`, () => {
    expect(contactEnquiry(entries({ enquiryType: 'emergency', urgency }))).toMatchObject({
      urgency,
    });
  });
}

clause('SUBMIT-CONTACT-SUBJECT', 'the subject has the type, or General without one', () => {
  expect(contactSubject('tyres')).toBe('New Contact - tyres');
  expect(contactSubject('emergency')).toBe('New Contact - emergency');
  expect(contactSubject('')).toBe('New Contact - General');
});

clause('SUBMIT-SUBJECT-LINE', 'line breaks become spaces, and no space is left at the end', () => {
  expect(subjectLine('New Tyre Enquiry -', 'Aroha\r\nBcc: all@post.example', '')).toBe(
    'New Tyre Enquiry - Aroha Bcc: all@post.example',
  );
});

clause('SUBMIT-SUBJECT-LINE', 'a subject has at most 200 characters', () => {
  expect(subjectLine('New Tyre Enquiry -', 'A'.repeat(181))).toHaveLength(200);
  expect(subjectLine('New Tyre Enquiry -', 'A'.repeat(182))).toHaveLength(200);
});

clause(
  'SUBMIT-SUBJECT-LINE',
  'any texts make a subject of one line and at most 200 characters',
  () => {
    fc.assert(
      fc.property(fc.array(anyText(150)), (parts) => {
        const line = subjectLine('New Contact -', ...parts);
        expect(line.length).toBeLessThanOrEqual(200);
        expect(line).not.toMatch(/[\r\n\u2028\u2029]/);
      }),
    );
  },
);

clause(
  'SUBMIT-SUBJECT-LINE',
  'an emoji of two code units at the limit stays or is left out, never cut in half',
  () => {
    expect(subjectLine('A'.repeat(199), '')).toHaveLength(199);
    expect(subjectLine(`${'A'.repeat(199)}🛞`)).toBe('A'.repeat(199));
    expect(subjectLine(`${'A'.repeat(198)}🛞`)).toBe(`${'A'.repeat(198)}🛞`);
  },
);
