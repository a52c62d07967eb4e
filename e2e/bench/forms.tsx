/** The site's two forms as components for the frameworks, so that all sites hydrate the same forms. */
import { ContactForm } from '../../src/forms/contact/ContactForm.tsx';
import { QuoteForm } from '../../src/forms/quote/QuoteForm.tsx';

export function ContactIsland() {
  return <ContactForm />;
}

export function QuoteIsland() {
  return <QuoteForm />;
}
