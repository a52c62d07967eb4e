import { branches } from '../../content/branches.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';

/** Every so many from one number to another, as texts. */
function steps(from: number, to: number, by: number): string[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => `${from + index * by}`);
}

/**
 * The parts of a size, in the order of the sidewall. Each takes free text; the values are hints. A whole
 * size can be typed into any of them, so only the profile, which has no letters, gets a keypad of digits.
 */
export const sizeFields = [
  { name: 'width', label: 'Width', unit: 'mm', inputMode: 'text', values: steps(145, 315, 10) },
  { name: 'profile', label: 'Profile', unit: '%', inputMode: 'numeric', values: steps(25, 85, 5) },
  { name: 'rim', label: 'Rim', unit: 'inches', inputMode: 'text', values: steps(13, 22, 1) },
] as const;

/** Sizes that many cars have: digits only, as they are sent (specification, section 2; D17). */
export const popularSizes = ['195/65/15', '205/55/16', '225/45/17', '235/40/18'].map((size) => {
  const [width = '', profile = '', rim = ''] = size.split('/');
  return { width, profile, rim } satisfies TyreSize;
});

/** How the form says, in one way, that a field can be left empty. */
export const optional = '(optional)';

/** The fields about the visitor, each of one line. */
export const personFields = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const;

/** Where the tyres can be fitted: what is chosen is sent as it is read (specification, section 3). */
export const locations = branches.map(({ name, isMain }) =>
  isMain ? `${name} (Main Branch)` : name,
);
