/** The site's two forms as components for the frameworks, so that all sites hydrate the same forms. */
export { ContactForm as ContactIsland } from '../../src/forms/contact/ContactForm.tsx';
export { QuoteForm as QuoteIsland } from '../../src/forms/quote/QuoteForm.tsx';
