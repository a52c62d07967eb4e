import { subjectLine } from '../enquiry/subject.ts';
import type { Enquiry } from '../enquiry/submitEnquiry.ts';
import { defaultUrgency, type LineName } from './fields.ts';

/** What the form sends. A field that is shown but missing here does not compile. */
type ContactEnquiry = Enquiry &
  Readonly<Record<LineName | 'enquiryType' | 'message' | 'urgency', string>>;

/** The subject of the message that staff get: what the enquiry is about, or General (D18). */
export function contactSubject(enquiryType: string): string {
  return subjectLine('New Contact -', enquiryType || 'General');
}

/**
 * Builds the contact enquiry. Every key is always sent; the urgency stays `normal` unless the type is emergency,
 * whatever was chosen before (D17).
 */
export function contactEnquiry(entries: FormData): ContactEnquiry {
  const text = (name: string) => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  const enquiryType = text('enquiryType');
  return {
    formType: 'contact',
    enquiryType,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    urgency: enquiryType === 'emergency' ? text('urgency') || defaultUrgency : defaultUrgency,
    _subject: contactSubject(enquiryType),
  };
}
