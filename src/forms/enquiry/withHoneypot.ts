import type { Enquiry } from './submitEnquiry.ts';

/** The name of the form service's honeypot field (D42): Formspree's, unless another is configured. */
export const honeypotName = import.meta.env.VITE_FORM_HONEYPOT || '_gotcha';

/** Adds the honeypot's value to the enquiry, if a bot has filled it in. */
export function withHoneypot(enquiry: Enquiry, entries: FormData): Enquiry {
  const value = entries.get(honeypotName);
  return typeof value === 'string' && value ? { ...enquiry, [honeypotName]: value } : enquiry;
}
