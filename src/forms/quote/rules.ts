import { subjectLine } from '../enquiry/subject.ts';
import type { Enquiry } from '../enquiry/submitEnquiry.ts';

/** The fields that are sent, in the order of the form (specification, section 3). */
const fieldNames = [
  'width',
  'profile',
  'rim',
  'rego',
  'firstName',
  'lastName',
  'phone',
  'email',
  'location',
  'comment',
] as const;

/** The name of a quote form field. */
export type QuoteFieldName = (typeof fieldNames)[number];

/** Whether a field with this name is sent; the honeypot, for one, is not. */
export function isQuoteField(name: string): name is QuoteFieldName {
  return fieldNames.some((each) => each === name);
}

/** The values of all fields, as typed. */
export type QuoteEntries = Readonly<Record<QuoteFieldName, string>>;

/** The values of an untouched form. */
export const emptyEntries = Object.fromEntries(
  fieldNames.map((name) => [name, '']),
) as QuoteEntries;

/** Reads the entries from form data. */
export function quoteEntries(data: FormData): QuoteEntries {
  return Object.fromEntries(
    fieldNames.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as QuoteEntries;
}

/** The subject of the message that staff get, with the visitor's name if known (D18). */
export function quoteSubject(firstName: string, lastName: string): string {
  return subjectLine('New Tyre Enquiry', firstName || lastName ? '-' : '', firstName, lastName);
}

/** Builds the quote enquiry: every key is always sent, as typed; the rego in capitals, as shown (D17). */
export function quoteEnquiry(entries: QuoteEntries): Enquiry & QuoteEntries {
  return {
    formType: 'tyre-enquiry',
    ...entries,
    rego: entries.rego.trim().toUpperCase(),
    _subject: quoteSubject(entries.firstName, entries.lastName),
  };
}

/** Error messages by field, in the order of the form. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

/** One `@`, something before it, and a dot with something on both sides after it; no spaces (D16). */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The five messages (specification, section 5). A value of only spaces counts as empty (D37). */
export function quoteErrors({ firstName, phone, email, location }: QuoteEntries): QuoteErrors {
  const emailError = email.trim()
    ? !looksLikeEmail.test(email.trim()) && 'Invalid email format'
    : 'Email is required';
  return {
    ...(!firstName.trim() && { firstName: 'First name is required' }),
    ...(!phone.trim() && { phone: 'Phone number is required' }),
    ...(emailError && { email: emailError }),
    ...(!location && { location: 'Please select a location' }),
  };
}

/** The visitor's reference: TYR- and the last six digits of the time it was sent, in milliseconds (D19). */
export function referenceNumber(now: number): string {
  return `TYR-${String(now).slice(-6)}`;
}
