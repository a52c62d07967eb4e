import { visuallyHidden } from '../../styles/layout.ts';
import type { Enquiry } from '../enquiry/submitEnquiry.ts';

/** The name of the form service's honeypot field (D42): Formspree's, unless another is configured. */
export const honeypotName = import.meta.env.VITE_FORM_HONEYPOT || '_gotcha';

/**
 * The honeypot: a checkbox that only a bot ticks. It is hidden from sight, keyboard and assistive technology (D42),
 * including in browsers without `inert`. A checkbox, because an unticked one is not submitted even without script,
 * and autofill leaves it alone.
 */
export function Honeypot() {
  return (
    <input
      type="checkbox"
      name={honeypotName}
      className={visuallyHidden}
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  );
}

/** Adds the honeypot's value to the enquiry, if a bot has filled it in. */
export function withHoneypot(enquiry: Enquiry, entries: FormData): Enquiry {
  const value = entries.get(honeypotName);
  return typeof value === 'string' && value ? { ...enquiry, [honeypotName]: value } : enquiry;
}
