import { branches, type Branch } from '../../content/branches.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';

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

/** Common sizes, in digits only, as they are sent (specification, section 2; D17). */
export const popularSizes = ['195/65/15', '205/55/16', '225/45/17', '235/40/18'].map((size) => {
  const [width = '', profile = '', rim = ''] = size.split('/');
  return { width, profile, rim } satisfies TyreSize;
});

export const optionalNote = '(optional)';

/** The required fields, in the order of the form (specification, section 5). */
export const requiredFields = ['firstName', 'phone', 'email', 'location'] as const;

export type RequiredField = (typeof requiredFields)[number];

/** Whether an enquiry needs a field. */
export function isRequired(field: string): field is RequiredField {
  return requiredFields.some((each) => each === field);
}

/** The single-line fields about the visitor. */
export const personFields = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const;

/** A branch as it can be chosen; the text is sent as it is shown (specification, section 3). */
export function locationName({ name, isMain }: Branch): string {
  return isMain ? `${name} (Main Branch)` : name;
}

/** The branches to choose from. */
export const locations = branches.map(locationName);
