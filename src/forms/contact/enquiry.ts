/** What the contact form asks, and the enquiry that it sends. */
import { readClean, subjectLine } from '../enquiry/clean.ts';
import type { Enquiry, FieldName } from '../enquiry/submitEnquiry.ts';

/** The kinds of enquiry, in the order of their tiles (specification, section 3). */
export const enquiryTypes = [
  { value: 'general', label: 'General', hint: 'A question about anything we do' },
  { value: 'tyres', label: 'Tyres', hint: 'Sizes, prices, fitting' },
  { value: 'service', label: 'Service', hint: 'WOFs, servicing, repairs' },
  { value: 'emergency', label: 'Emergency', hint: 'Flat tyre, or stuck and need help now' },
  { value: 'fleet', label: 'Fleet', hint: 'Business vehicles, accounts' },
  { value: 'other', label: 'Other', hint: 'Something else' },
] as const;

/** An enquiry type, as it is sent. */
export type EnquiryType = (typeof enquiryTypes)[number]['value'];

/** The urgency levels of an emergency. */
export const urgencies = [
  { value: 'urgent', label: 'Urgent: I need help now' },
  { value: 'today', label: 'Today' },
  { value: 'normal', label: 'Normal' },
] as const;

export type Urgency = (typeof urgencies)[number]['value'];

/** The urgency unless the visitor chooses another. */
export const defaultUrgency: Urgency = 'normal';

/** The single-line fields; the message has its own textarea. */
export const lineFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', inputMode: 'text' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const satisfies readonly {
  readonly name: FieldName<'contact'>;
  readonly [attribute: string]: string;
}[];

type ContactEnquiry = Enquiry & Readonly<Record<FieldName<'contact'>, string>>;

/** The subject of the message that staff get: what the enquiry is about, or General (D18). */
export function contactSubject(enquiryType: string): string {
  return subjectLine('New Contact -', enquiryType || 'General');
}

/**
 * Builds the contact enquiry. Every key is always sent; the urgency stays `normal` unless the type is emergency,
 * whatever was chosen before (D17).
 */
export function contactEnquiry(data: FormData): ContactEnquiry {
  const entries = readClean('contact', data);
  const { enquiryType, urgency } = entries;
  return {
    formType: 'contact',
    ...entries,
    urgency: enquiryType === 'emergency' ? urgency || defaultUrgency : defaultUrgency,
    _subject: contactSubject(enquiryType),
  };
}

/** Whether a message is about a WOF (warrant of fitness), which is not a warranty. */
export function mentionsWof(message: string): boolean {
  return /\bw\.?o\.?fs?\b|\bwarrants?\b/i.test(message);
}
