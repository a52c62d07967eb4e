/**
 * The contact form: its fields and its words, in the order in which a visitor meets them. Most words are plain constants,
 * which the build inlines: an object would add the names of its keys to the form's script.
 */
import { responseMinutes } from './replyTimes.ts';

/** The header of each of the two steps (specification, section 4). */
export const stepNumber = (step: 1 | 2) => `Step ${step} of 2`;
export const steps = {
  1: { caption: 'Select Enquiry Type', hint: 'Choose a topic.' },
  2: { caption: 'Your Details', hint: 'Please fill in every field.' },
} as const;
export const progress = 'Progress';

/** The kinds of enquiry, in the order of their tiles: as they are sent, and as a visitor reads them (section 3). */
export const enquiryTypes = [
  { value: 'general', label: 'General', hint: 'A question about anything we do' },
  { value: 'tyres', label: 'Tyres', hint: 'Sizes, prices, fitting' },
  { value: 'service', label: 'Service', hint: 'WOFs, servicing, repairs' },
  { value: 'emergency', label: 'Emergency', hint: 'Flat tyre, or stuck and need help now' },
  { value: 'fleet', label: 'Fleet', hint: 'Business vehicles, accounts' },
  { value: 'other', label: 'Other', hint: 'Something else' },
] as const;

export type EnquiryType = (typeof enquiryTypes)[number]['value'];

/** The red box for emergencies; what else it says is in `safety.ts`. */
export const callNow = 'Call us now. Don’t wait for a reply.';
export const weAnswer = 'We answer';

/** The chosen topic above the fields: its name for screen readers, and the button that leads back to the tiles. */
export const topic = 'Topic: ';
export const back = 'Back';

/** The urgency levels of an emergency: as they are sent, and as a visitor reads them. */
export const urgency = 'Urgency';
export const urgencies = [
  { value: 'urgent', label: 'Urgent: I need help now' },
  { value: 'today', label: 'Today' },
  { value: 'normal', label: 'Normal' },
] as const;

export type Urgency = (typeof urgencies)[number]['value'];

/** The fields of a single line, all of them required, and the label of the message, which has several lines. */
export const lineFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', inputMode: 'text' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;
export const message = 'Message';

/** The submit button, and what it says while the message is being sent. */
export const send = 'Send message';
export const sending = 'Sending...';

/** The confirmation, with the specification's straight apostrophe (section 4). */
export const sentHeading = 'Message Sent!';
export const sentPromise = `We'll get back to you within ${responseMinutes} minutes.`;
