import { branches } from '../../content/branches.ts';
import { locationName, personFields } from '../../content/quoteFormWords.ts';
import type { TyreSize } from '../../domain/tyreSize.ts';

/** Common sizes, in digits only, as they are sent (specification, section 2; D17). */
export const popularSizes = ['195/65/15', '205/55/16', '225/45/17', '235/40/18'].map((size) => {
  const [width = '', profile = '', rim = ''] = size.split('/');
  return { width, profile, rim } satisfies TyreSize;
});

/** Whether no enquiry is sent without a field. */
export const isRequired = (field: (typeof personFields)[number]) => 'missing' in field;

/** The required fields, in the order of the form (specification, section 5). */
export const requiredFields = personFields.filter(isRequired);

/** The branches to choose from. */
export const locations = branches.map(locationName);
