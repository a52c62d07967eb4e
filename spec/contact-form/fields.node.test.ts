import { expect } from 'vitest';
import {
  contactEnquiry,
  defaultUrgency,
  enquiryTypes,
  lineFields,
  urgencies,
} from '../../src/forms/contact/enquiry.ts';
import { clause } from '../tools/clause.ts';

clause('CONTACT-SIX-TYPES', 'each tile has its value, its name and a hint', () => {
  expect(enquiryTypes.map(({ value, label }) => [value, label])).toEqual([
    ['general', 'General'],
    ['tyres', 'Tyres'],
    ['service', 'Service'],
    ['emergency', 'Emergency'],
    ['fleet', 'Fleet'],
    ['other', 'Other'],
  ]);
  expect(enquiryTypes.map(({ hint }) => hint)).toEqual(
    expect.arrayContaining(['Sizes, prices, fitting', 'Flat tyre, or stuck and need help now']),
  );
  for (const { hint, label } of enquiryTypes) expect(hint.length, label).toBeGreaterThan(12);
});

clause('CONTACT-URGENCY-DEFAULT', 'the three options are in order, and Normal is chosen', () => {
  expect(urgencies.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'urgent: Urgent: I need help now',
    'today: Today',
    'normal: Normal',
  ]);
  expect(defaultUrgency).toBe('normal');
});

clause('CONTACT-AUTOFILL', 'each field has its autocomplete and inputmode values', () => {
  expect(lineFields).toEqual([
    { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', inputMode: 'text' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
    { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  ]);
});

clause('SUBMIT-CONTACT-BODY', 'the enquiry has name, email and phone number', () => {
  const typed = new FormData();
  for (const { name } of lineFields) typed.set(name, `my ${name}`);
  expect(contactEnquiry(typed)).toMatchObject(
    Object.fromEntries(lineFields.map(({ name }) => [name, `my ${name}`])),
  );
});
