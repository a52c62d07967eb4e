/** The words of the tyre quote form, in the order in which a visitor meets them. */
import { capitalised, inWords } from '../domain/counting.ts';
import { branches, type Branch } from './branches.ts';
import { responseMinutes } from './recommended.ts';

/** The note on a field or a group of fields that may stay empty. */
export const optionalNote = '(optional)';

/** The group of fields for the tyre size. */
export const sizeWords = {
  heading: 'Your tyre size',
  hint: 'It’s on the sidewall, for example 205/55R16. Don’t know it? Leave this blank and give us your rego (number plate).',
  width: { label: 'Width', unit: 'mm' },
  profile: { label: 'Profile', unit: '%' },
  rim: { label: 'Rim', unit: 'inches' },
  /** The name of the group of buttons for popular sizes, and the message after one was pressed. */
  popular: 'Popular sizes: fill in the size',
  popularFilled: 'Width, profile and rim filled in.',
  /** After a whole size in one field was split over all three. */
  splitFrom: (typed: string) => `Filled in from “${typed}”. `,
  inComment: 'The full size is in your comment. ',
  undo: 'Undo',
  /** The start of the comment's line with the size as it was typed (D43). */
  asGiven: 'Size as given: ',
} as const;

/** The caption of the drawn tyre: what a part of the size means, with the visitor's own numbers. */
export const sidewallWords = {
  measured: (widthMm: number, sidewallMm: number, rimInches: number, tallMm: number) =>
    `${widthMm}mm wide, ${sidewallMm}mm from rim to road, on a ${rimInches}-inch wheel: ${tallMm}mm tall in all.`,
  unknown: 'Read it off the tyre',
  lookFor: 'Look for numbers like 205/55R16. ',
  tap: 'Tap a part of the tyre to enter that number.',
  width: {
    means: 'From one sidewall to the other.',
    across: (widthMm: number) => ` ${widthMm}mm is ${widthMm / 10}cm across.`,
    inInches: (overallDiameter: string, overallWidth: string) =>
      ` Here it is in inches: ${overallDiameter} tall, ${overallWidth} across.`,
  },
  profile: {
    means: 'The sidewall’s height, as a percentage of the width.',
    worked: (percent: number, widthMm: number, sidewallMm: number) =>
      ` ${percent}% of ${widthMm}mm = ${sidewallMm}mm.`,
  },
  rim: {
    means: 'The wheel’s diameter, in inches.',
    worked: (inches: number, rimMm: number) => ` ${inches} inches = ${rimMm}mm.`,
  },
} as const;

/** The text beside the heading of the fields for the car. */
export const carHint = 'Your rego helps us check the size.';

/** The group of fields for the car. */
export const carWords = { heading: 'Your car', rego: 'Rego' } as const;

/** The group of fields about the visitor. */
export const personWords = {
  heading: 'About you',
  hint: 'So we can get back to you with a price. All fields are needed unless marked optional.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  location: 'Nearest location',
  chooseLocation: 'Choose a branch',
} as const;

/** A branch as it can be chosen; the text is sent as it is shown (specification, section 3). */
export function locationName({ name, isMain }: Branch): string {
  return isMain ? `${name} (Main Branch)` : name;
}

/** The end of the form. */
export const commentWords = {
  label: 'Comment',
  hint: 'How many tyres? Any brand or budget?',
} as const;

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

/** The submit button, and what it says while the enquiry is being sent. */
export const quoteSubmit = { label: 'Get my quote', pendingLabel: 'Processing...' } as const;

/** The summary beside the form: its heading, and the names of its lines. */
export const summaryWords = {
  heading: 'Your enquiry',
  tyres: 'Tyres',
  rego: 'Rego',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  branch: 'Branch',
} as const;

/** The heading of the branches next to the form. */
export const branchesToChoose = `${capitalised(inWords(branches.length))} branches to choose from`;

/** The confirmation (specification, section 4); the visitor's first name is between the two parts of the heading. */
export const quoteSent = {
  heading: ['Thanks, ', '!'],
  promise: `We’ll contact you with your quote within ${responseMinutes} minutes.`,
  reference: 'Your reference number',
  referenceNote: 'For your records. If you call, just give your name.',
  another: 'Request Another Quote',
} as const;
