/**
 * The words of the tyre quote form, in the order in which a visitor meets them. Most are plain constants, which the build
 * inlines: an object would add the names of its keys to the form's script.
 */
import { capitalised, counted, inWords } from '../domain/counting.ts';
import { branches, type Branch } from './branches.ts';
import { responseMinutes } from './recommended.ts';

/** The note on a field or a group of fields that may stay empty. */
export const optionalNote = '(optional)';

/** The group of fields for the tyre size. */
export const sizeHeading = 'Your tyre size';
export const sizeHint =
  'It’s on the sidewall, for example 205/55R16. Don’t know it? Leave this blank and give us your rego (number plate).';
export const sizeLabels = { width: 'Width', profile: 'Profile', rim: 'Rim' } as const;
export const sizeUnits = { width: 'mm', profile: '%', rim: 'inches' } as const;

/** The name of the group of buttons for popular sizes, and the message after one was pressed. */
export const popularSizesLabel = 'Popular sizes: fill in the size';
export const popularFilled = 'Width, profile and rim filled in.';

/** The note after a whole size in one field was split over all three. */
export const splitFrom = (typed: string) => `Filled in from “${typed}”. `;
export const inComment = 'The full size is in your comment. ';
export const undo = 'Undo';

/** The start of the comment's line with the size as it was typed (D43). */
export const asGiven = 'Size as given: ';

/** The caption of the drawn tyre, while its size is unknown and once it is known. */
export const unknownSize = 'Read it off the tyre';
export const lookFor = 'Look for numbers like 205/55R16. ';
export const tapPart = 'Tap a part of the tyre to enter that number.';
export const measured = (width: number, sidewall: number, rim: number, tall: number) =>
  `${width}mm wide, ${sidewall}mm from rim to road, on a ${rim}-inch wheel: ${tall}mm tall in all.`;

/** What a part of the size means, and what it is with the visitor's own numbers. */
export const widthMeans = 'From one sidewall to the other.';
export const widthAcross = (width: number) => ` ${width}mm is ${width / 10}cm across.`;
export const widthInInches = (overallDiameter: string, overallWidth: string) =>
  ` Here it is in inches: ${overallDiameter} tall, ${overallWidth} across.`;
export const profileMeans = 'The sidewall’s height, as a percentage of the width.';
export const profileWorked = (profile: number, width: number, sidewall: number) =>
  ` ${profile}% of ${width}mm = ${sidewall}mm.`;
export const rimMeans = 'The wheel’s diameter, in inches.';
export const rimWorked = (inches: number, millimetres: number) =>
  ` ${inches} inches = ${millimetres}mm.`;

/** The group of fields for the car. */
export const carHeading = 'Your car';
export const carHint = 'Your rego helps us check the size.';
export const rego = 'Rego';

/** The group of fields about the visitor: those of a single line by name. */
export const personHeading = 'About you';
export const personHint =
  'So we can get back to you with a price. All fields are needed unless marked optional.';
export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
} as const;
export const nearestLocation = 'Nearest location';
export const chooseLocation = 'Choose a branch';

/** A branch as it can be chosen; the text is sent as it is shown (specification, section 3). */
export function locationName({ name, isMain }: Branch): string {
  return isMain ? `${name} (Main Branch)` : name;
}

/** The last field. */
export const comment = 'Comment';
export const commentHint = 'How many tyres? Any brand or budget?';

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
export const send = 'Get my quote';
export const sending = 'Processing...';

/** The summary beside the form: its heading, and the names of its lines. */
export const summaryHeading = 'Your enquiry';
export const summaryTyres = 'Tyres';
export const summaryName = 'Name';
export const summaryPhone = 'Phone';
export const summaryEmail = 'Email';
export const summaryBranch = 'Branch';

/** The heading of the branches next to the form. */
export const branchesToChoose = `${capitalised(counted(inWords(branches.length), 'branch', 'branches'))} to choose from`;

/** The heading of the confirmation: before and after the visitor's first name (specification, section 4). */
export const thanks = ['Thanks, ', '!'] as const;

/** The text of the confirmation. */
export const sentPromise = `We’ll contact you with your quote within ${responseMinutes} minutes.`;
export const reference = 'Your reference number';
export const referenceNote = 'For your records. If you call, just give your name.';
export const another = 'Request Another Quote';
