/**
 * The tyre quote form: its fields and its words, in the order in which a visitor meets them. Most words are plain
 * constants, which the build inlines: an object would add the names of its keys to the form's script.
 */
import type { Branch } from './branches.ts';
import { responseMinutes } from './replyTimes.ts';

/** The note on a field or a group of fields that may stay empty. */
export const optionalNote = '(optional)';

export const sizeHeading = 'Your tyre size';
export const sizeHint =
  'It’s on the sidewall, for example 205/55R16. Don’t know it? Leave this blank and give us your rego (number plate).';

/** The numbers from one to another in equal steps, as texts. */
function steps(from: number, to: number, by: number): string[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => `${from + index * by}`);
}

/**
 * The parts of a tyre size, in the order on the sidewall. Each takes free text; `values` are suggestions. A whole
 * size can be typed into width and rim, so only the profile gets a numeric keypad.
 */
export const sizeFields = [
  { name: 'width', label: 'Width', unit: 'mm', inputMode: 'text', values: steps(145, 315, 10) },
  { name: 'profile', label: 'Profile', unit: '%', inputMode: 'numeric', values: steps(25, 85, 5) },
  { name: 'rim', label: 'Rim', unit: 'inches', inputMode: 'text', values: steps(13, 22, 1) },
] as const;

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
export const tapPart = 'Choose a part of the tyre to enter that number.';
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

export const carHeading = 'Your car';
export const carHint = 'Your rego helps us check the size.';
export const rego = 'Rego';

export const personHeading = 'About you';
export const personHint = 'All fields are needed unless marked optional.';

/** These fields: the branch is chosen from a list. A required one has the message that it is missing (section 5).
 * `QuoteForm.tsx` has their controls, and none limits the letters (QUOTE-LONG-TEXT). */
export const personFields = [
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    missing: 'First name is required',
  },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  {
    name: 'phone',
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    missing: 'Phone number is required',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    missing: 'Email is required',
  },
  { name: 'location', label: 'Nearest location', missing: 'Please select a location' },
] as const;
export const chooseLocation = 'Choose a branch';

/** A branch as it can be chosen; the text is sent as it is shown (specification, section 3). */
export function locationName({ name, isMain }: Branch): string {
  return isMain ? `${name} (Main Branch)` : name;
}

export const comment = 'Comment';
export const commentHint = 'How many tyres? Any brand or budget?';

/** The message for a wrong email (specification, section 5). */
export const wrongEmail = 'Invalid email format';

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

export const whereToFindUs = 'Where to find us';

/** The heading of the confirmation: before and after the visitor's first name (specification, section 4). */
export const thanks = ['Thanks, ', '!'] as const;

export const sentPromise = `We’ll contact you with your quote within ${responseMinutes} minutes.`;
export const reference = 'Your reference number';
export const referenceNote = 'For your records. If you call, just give your name.';
export const another = 'Request Another Quote';
