import { wrongEmail } from '../../content/quoteFormWords.ts';
import { isAddress } from '../../domain/emailAddress.ts';
import type { QuoteEntries, QuoteFieldName } from './enquiry.ts';
import { requiredFields, type RequiredField } from './fields.ts';

/** Error messages by field, in the order of the form. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

function errorOf({ name: field, missing }: RequiredField, text: string): string | undefined {
  if (!text) return missing;
  return field === 'email' && !isAddress(text) ? wrongEmail : undefined;
}

/** The five messages, for entries without spaces around them (D37). */
export function quoteErrors(entries: QuoteEntries): QuoteErrors {
  const errors: Partial<Record<QuoteFieldName, string>> = {};
  for (const field of requiredFields) {
    const error = errorOf(field, entries[field.name]);
    if (error) errors[field.name] = error;
  }
  return errors;
}
