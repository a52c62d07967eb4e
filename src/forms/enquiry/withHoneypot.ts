import type { Enquiry } from './submitEnquiry.ts';

/** The name under which the form service takes a field for a trap (D42): Formspree's, where no other is set. */
export const honeypotName = import.meta.env.VITE_FORM_HONEYPOT || '_gotcha';

/** The enquiry, and with it what stands in the trap: nothing, unless a program filled it in. */
export function withHoneypot(enquiry: Enquiry, entries: FormData): Enquiry {
  const caught = entries.get(honeypotName);
  return typeof caught === 'string' && caught ? { ...enquiry, [honeypotName]: caught } : enquiry;
}
