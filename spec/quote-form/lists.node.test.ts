import { expect } from 'vitest';
import {
  locations,
  optionalNote,
  personFields,
  popularSizes,
  sizeFields,
} from '../../src/forms/quote/fields.ts';
import { emptyEntries } from '../../src/forms/quote/enquiry.ts';
import { branches } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('QUOTE-VALUE-LISTS', 'the form suggests 18 widths, 13 profiles and 10 rims', () => {
  expect(sizeFields.map(({ values }) => values.join(' '))).toEqual([
    '145 155 165 175 185 195 205 215 225 235 245 255 265 275 285 295 305 315',
    '25 30 35 40 45 50 55 60 65 70 75 80 85',
    '13 14 15 16 17 18 19 20 21 22',
  ]);
});

clause('QUOTE-KEYS', 'profile opens a keyboard with digits, width and rim one with letters', () => {
  expect(
    sizeFields.map(({ name, label, unit, inputMode }) => [name, label, unit, inputMode]),
  ).toEqual([
    ['width', 'Width', 'mm', 'text'],
    ['profile', 'Profile', '%', 'numeric'],
    ['rim', 'Rim', 'inches', 'text'],
  ]);
});

clause('QUOTE-CHIPS', 'each chip has the width, profile and rim of its size', () => {
  expect(popularSizes).toEqual([
    { width: '195', profile: '65', rim: '15' },
    { width: '205', profile: '55', rim: '16' },
    { width: '225', profile: '45', rim: '17' },
    { width: '235', profile: '40', rim: '18' },
  ]);
});

clause('QUOTE-AUTOFILL', 'each field about the visitor has its autocomplete value', () => {
  expect(personFields).toEqual([
    { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
    { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  ]);
});

clause('QUOTE-LOCATIONS', 'the list has every branch, and marks the first as the main one', () => {
  expect(locations).toEqual(
    branches.map(({ name }, index) => (index === 0 ? `${name} (Main Branch)` : name)),
  );
});

clause('QUOTE-OPTIONAL', 'the mark of optional fields is “(optional)”', () => {
  expect(optionalNote).toBe('(optional)');
});

clause('QUOTE-FIELDS', 'an untouched form has ten empty entries, in field order', () => {
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
