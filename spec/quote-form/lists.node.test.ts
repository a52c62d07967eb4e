import { expect } from 'vitest';
import {
  locations,
  optionalNote,
  personFields,
  popularSizes,
  sizeFields,
} from '../../src/forms/quote/fields.ts';
import { emptyEntries, quoteSubject } from '../../src/forms/quote/enquiry.ts';
import { quoteErrors } from '../../src/forms/quote/validation.ts';
import { branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('QUOTE-VALUE-LISTS', 'from the least to the most, in even steps', () => {
  expect(sizeFields.map(({ values }) => values.join(' '))).toEqual([
    '145 155 165 175 185 195 205 215 225 235 245 255 265 275 285 295 305 315',
    '25 30 35 40 45 50 55 60 65 70 75 80 85',
    '13 14 15 16 17 18 19 20 21 22',
  ]);
});

clause('QUOTE-KEYS', 'digits alone for the profile, letters for a whole size', () => {
  expect(
    sizeFields.map(({ name, label, unit, inputMode }) => [name, label, unit, inputMode]),
  ).toEqual([
    ['width', 'Width', 'mm', 'text'],
    ['profile', 'Profile', '%', 'numeric'],
    ['rim', 'Rim', 'inches', 'text'],
  ]);
});

clause('QUOTE-CHIPS', 'the four sizes, part by part', () => {
  expect(popularSizes).toEqual([
    { width: '195', profile: '65', rim: '15' },
    { width: '205', profile: '55', rim: '16' },
    { width: '225', profile: '45', rim: '17' },
    { width: '235', profile: '40', rim: '18' },
  ]);
});

clause('QUOTE-AUTOFILL', 'each line about the visitor says what it holds', () => {
  expect(personFields).toEqual([
    { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
    { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  ]);
});

clause('QUOTE-LOCATIONS', 'every branch, and the first is the main one', () => {
  expect(locations).toEqual(
    branches.map(({ name }, index) => (index === 0 ? `${name} (Main Branch)` : name)),
  );
});

clause('QUOTE-OPTIONAL', 'in one word, in brackets', () => {
  expect(optionalNote).toBe('(optional)');
});

clause('QUOTE-SUBJECT', 'nobody’s name leaves no dash behind', () => {
  expect(quoteSubject('', '')).toBe('New Tyre Enquiry');
  expect(quoteSubject('', 'Tāmati')).toBe('New Tyre Enquiry - Tāmati');
});

clause('QUOTE-EMAIL-FORMAT', 'an address with words behind it is none', () => {
  const typed = { width: '', profile: '', rim: '', rego: '', lastName: '', comment: '' };
  const rest = { ...typed, firstName: 'Aroha', phone: '021 000 0000', location: 'Linwood' };
  for (const email of ['aroha@post.example or ring me', 'a@b.example@c.example'])
    expect(quoteErrors({ ...rest, email }), email).toEqual({ email: 'Invalid email format' });
});

clause('QUOTE-FIELDS', 'a form nobody has touched holds ten empty texts, in this order', () => {
  expect(Object.entries(emptyEntries)).toEqual([
    ['width', ''],
    ['profile', ''],
    ['rim', ''],
    ['rego', ''],
    ['firstName', ''],
    ['lastName', ''],
    ['phone', ''],
    ['email', ''],
    ['location', ''],
    ['comment', ''],
  ]);
});
