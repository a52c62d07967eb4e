/**
 * The site's own two forms, as the contestants made with other frameworks hydrate them: the same
 * components.
 */
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';
import { submitEnquiry } from '../../src/forms/submitEnquiry.ts';

/** The form of the contact page. */
export function ContactIsland() {
  return <ContactForm send={submitEnquiry} />;
}

/** The form of the quote page. */
export function QuoteIsland() {
  return <QuoteForm send={submitEnquiry} />;
}
