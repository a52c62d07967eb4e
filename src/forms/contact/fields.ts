/** What the contact form asks. */
import type { FieldName } from '../enquiry/submitEnquiry.ts';

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
