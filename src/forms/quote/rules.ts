import { subjectLine } from '../enquiry/subject.ts';
import type { Enquiry } from '../enquiry/submitEnquiry.ts';

/** What is sent, in the order of the form (specification, section 3). */
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

/** A field of the quote form, by the name it is sent under. */
export type QuoteFieldName = (typeof fieldNames)[number];

/** What the form holds: every field, as it was typed. */
export type QuoteEntries = Readonly<Record<QuoteFieldName, string>>;

/** A form nobody has touched. */
export const emptyEntries = Object.fromEntries(
  fieldNames.map((name) => [name, '']),
) as QuoteEntries;

/** Reads what stands in a form. */
export function quoteEntries(data: FormData): QuoteEntries {
  return Object.fromEntries(
    fieldNames.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as QuoteEntries;
}

/** The subject of the message that staff get: who asks, where that is known (D18). */
export function quoteSubject(firstName: string, lastName: string): string {
  return subjectLine('New Tyre Enquiry', firstName || lastName ? '-' : '', firstName, lastName);
}

/** What the quote form sends: every key, every time, as it was typed; a plate as it is shown, in capitals (D17). */
export function quoteEnquiry(entries: QuoteEntries): Enquiry {
  return {
    formType: 'tyre-enquiry',
    ...entries,
    rego: entries.rego.trim().toUpperCase(),
    _subject: quoteSubject(entries.firstName, entries.lastName),
  };
}

/** What is wrong with the entries, by field, in the order of the form. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

/** One `@`, something before it, and a dot with something on both sides after it; no spaces (D16). */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The five messages (specification, section 5). Blank is what is empty after trimming (D37). */
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

/** What a visitor can be told of their enquiry: TYR- and the last six digits of the time it arrived (D19). */
export function referenceNumber(now: number): string {
  return `TYR-${String(now).slice(-6)}`;
}
