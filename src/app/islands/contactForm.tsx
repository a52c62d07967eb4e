import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../forms/enquiry/submitEnquiry.ts';
import { hydrateForm } from './hydrateForm.tsx';
import { onceHydrated } from './onceHydrated.tsx';

/** Hydrates the contact form, as `pages/contact/Contact.tsx` renders it. */
export function hydrate(container: HTMLElement): Promise<void> {
  return onceHydrated((mark) =>
    hydrateForm(
      container,
      <>
        {mark}
        <ContactForm send={submitEnquiry} />
      </>,
    ),
  );
}
