import { capitalised, inWords } from '../domain/counting.ts';
import { branches } from './branches.ts';

/** The five messages of the quote form (specification, section 5): four for required fields, one for a wrong email. */
export const quoteErrorMessages = {
  missing: {
    firstName: 'First name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
    location: 'Please select a location',
  },
  wrongEmail: 'Invalid email format',
} as const;

/** The text above the list of the quote form's errors. */
export function errorCount(count: number): string {
  return count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`;
}

/** The heading of the branches next to the quote form. */
export const branchesToChoose = `${capitalised(inWords(branches.length))} branches to choose from`;

/** The text beside the heading of the fields for the car. */
export const carHint = 'Your rego helps us check the size.';
