import { branches } from '../../content/branches.ts';
import { locationName } from '../../content/quoteFormWords.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';
import type { FieldName } from '../enquiry/submitEnquiry.ts';

/** The numbers from one to another in equal steps, as texts. */
function steps(from: number, to: number, by: number): string[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => `${from + index * by}`);
}

/**
 * The parts of a tyre size, in the order on the sidewall. Each takes free text; `values` are suggestions. A whole
 * size can be typed into width and rim, so only the profile gets a numeric keypad.
 */
export const sizeFields = [
  { name: 'width', inputMode: 'text', values: steps(145, 315, 10) },
  { name: 'profile', inputMode: 'numeric', values: steps(25, 85, 5) },
  { name: 'rim', inputMode: 'text', values: steps(13, 22, 1) },
] as const;

/** Common sizes, in digits only, as they are sent (specification, section 2; D17). */
export const popularSizes = ['195/65/15', '205/55/16', '225/45/17', '235/40/18'].map((size) => {
  const [width = '', profile = '', rim = ''] = size.split('/');
  return { width, profile, rim } satisfies TyreSize;
});

/** The required fields, in the order of the form (specification, section 5). */
export const requiredFields = ['firstName', 'phone', 'email', 'location'] as const;

export type RequiredField = (typeof requiredFields)[number];

/** Whether an enquiry needs a field. */
export function isRequired(field: string): field is RequiredField {
  return requiredFields.some((each) => each === field);
}

/** The single-line fields about the visitor. */
export const personFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const satisfies readonly {
  readonly name: FieldName<'tyre-enquiry'>;
  readonly [attribute: string]: string;
}[];

/** The branches to choose from. */
export const locations = branches.map(locationName);
