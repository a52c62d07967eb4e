import { expect } from 'vitest';
import { contactEnquiry, contactSubject } from '../../src/forms/contact/rules.ts';
import { subjectLine } from '../../src/forms/subject.ts';
import { clause } from '../tools/clause.ts';

function entries(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

clause(
  'SUBMIT-CONTACT-BODY',
  'what was left out is an empty text, and nothing else is sent',
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

for (const enquiryType of ['general', 'tyres', 'service', 'fleet', 'other', '']) {
  clause('SUBMIT-URGENCY', `${enquiryType || 'no kind'} is sent as normal`, () => {
    expect(contactEnquiry(entries({ enquiryType, urgency: 'urgent' }))).toMatchObject({
      urgency: 'normal',
    });
  });
}

for (const urgency of ['urgent', 'today', 'normal']) {
  clause('SUBMIT-URGENCY', `an emergency that is ${urgency} says so`, () => {
    expect(contactEnquiry(entries({ enquiryType: 'emergency', urgency }))).toMatchObject({
      urgency,
    });
  });
}

clause('SUBMIT-CONTACT-SUBJECT', 'the kind, or General', () => {
  expect(contactSubject('tyres')).toBe('New Contact - tyres');
  expect(contactSubject('emergency')).toBe('New Contact - emergency');
  expect(contactSubject('')).toBe('New Contact - General');
});

clause('SUBMIT-SUBJECT-LINE', 'line breaks become spaces, and no part leaves a loose end', () => {
  expect(subjectLine('New Tyre Enquiry -', 'Aroha\r\nBcc: all@post.example', '')).toBe(
    'New Tyre Enquiry - Aroha Bcc: all@post.example',
  );
});

clause('SUBMIT-SUBJECT-LINE', 'at most 200 characters', () => {
  expect(subjectLine('New Tyre Enquiry -', 'A'.repeat(181))).toHaveLength(200);
  expect(subjectLine('New Tyre Enquiry -', 'A'.repeat(182))).toHaveLength(200);
});
