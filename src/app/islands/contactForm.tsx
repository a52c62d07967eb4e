import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../forms/enquiry/submitEnquiry.ts';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the contact form, as `pages/contact/Contact.tsx` renders it. */
export const hydrate = (container: HTMLElement) =>
  hydrateIsland(container, <ContactForm send={submitEnquiry} />, { form: true });
