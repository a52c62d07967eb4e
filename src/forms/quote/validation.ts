import { wrongEmail } from '../../content/quoteFormWords.ts';
import { isAddress } from '../../domain/emailAddress.ts';
import type { QuoteEntries, QuoteFieldName } from './enquiry.ts';
import { requiredFields } from './fields.ts';

/** Error messages by field, in the order of the form. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

/** The five messages, for entries without spaces around them (D37). */
export function quoteErrors(entries: QuoteEntries): QuoteErrors {
  const errors: Partial<Record<QuoteFieldName, string>> = {};
  for (const { name: field, missing } of requiredFields) {
    const text = entries[field];
    if (!text) errors[field] = missing;
    else if (field === 'email' && !isAddress(text)) errors[field] = wrongEmail;
  }
  return errors;
}
