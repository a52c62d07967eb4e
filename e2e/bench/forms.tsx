/** The site's two forms as components for the frameworks, so that all sites hydrate the same forms. */
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';

export function ContactIsland() {
  return <ContactForm send={submitEnquiry} />;
}

export function QuoteIsland() {
  return <QuoteForm send={submitEnquiry} />;
}
