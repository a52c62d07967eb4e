/** The enquiry that the contact form sends. */
import type { Urgency } from '../../content/contactFormWords.ts';
import { plainSigns } from '../../domain/plainSigns.ts';
import { readClean, subjectLine } from '../enquiry/clean.ts';
import type { Enquiry, FieldName } from '../enquiry/submitEnquiry.ts';

/** The urgency unless the visitor chooses another. */
export const defaultUrgency: Urgency = 'normal';

type ContactEnquiry = Enquiry & Readonly<Record<FieldName<'contact'>, string>>;

/** The subject of the message that staff get: what the enquiry is about, or General (D18). */
function contactSubject(enquiryType: string): string {
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
  return /\bw\.?o\.?fs?\b|\bwarrants?\b/i.test(plainSigns(message));
}
