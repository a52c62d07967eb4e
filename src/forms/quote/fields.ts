import { branches } from '../../content/branches.ts';
import { locationName, personFields } from '../../content/quoteFormWords.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';

/** Common sizes, in digits only, as they are sent (specification, section 2; D17). */
export const popularSizes = ['195/65/15', '205/55/16', '225/45/17', '235/40/18'].map((size) => {
  const [width = '', profile = '', rim = ''] = size.split('/');
  return { width, profile, rim } satisfies TyreSize;
});

type PersonField = (typeof personFields)[number];

/** A field without which no enquiry is sent. */
export type RequiredField = Extract<PersonField, { readonly missing: string }>;

/** Whether an enquiry needs a field. */
export const isRequired = (field: PersonField): field is RequiredField => 'missing' in field;

/** The required fields, in the order of the form (specification, section 5). */
export const requiredFields = personFields.filter(isRequired);

/** The branches to choose from. */
export const locations = branches.map(locationName);
