import { readClean, subjectLine } from '../enquiry/clean.ts';
import { fieldNames, type Enquiry, type FieldName } from '../enquiry/submitEnquiry.ts';

/** The name of a quote form field. */
export type QuoteFieldName = FieldName<'tyre-enquiry'>;

/** Whether a field with this name is sent; the honeypot, for one, is not. */
export function isQuoteField(name: string): name is QuoteFieldName {
  return fieldNames('tyre-enquiry').some((each) => each === name);
}

/** The values of all fields, as they are shown, checked and sent. */
export type QuoteEntries = Readonly<Record<QuoteFieldName, string>>;

/** Reads the entries from form data. */
export const quoteEntries = (data: FormData): QuoteEntries => readClean('tyre-enquiry', data);

/** The values of an untouched form. */
export const emptyEntries = quoteEntries(new FormData());

/** The subject of the message that staff get, with the visitor's name if known (D18). */
export function quoteSubject(firstName: string, lastName: string): string {
  return subjectLine('New Tyre Enquiry', firstName || lastName ? '-' : '', firstName, lastName);
}

/** Builds the quote enquiry: every key is always sent; the rego in capitals, as shown (D17). */
export function quoteEnquiry(entries: QuoteEntries): Enquiry & QuoteEntries {
  return {
    formType: 'tyre-enquiry',
    ...entries,
    rego: entries.rego.toUpperCase(),
    _subject: quoteSubject(entries.firstName, entries.lastName),
  };
}

/** The visitor's reference: TYR- and the last six digits of the time it was sent, in milliseconds (D19). */
export function referenceNumber(now: number): string {
  return `TYR-${String(now).slice(-6)}`;
}
