import { hydrateForm } from '../../forms/hydrateForm.tsx';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { submitEnquiry } from '../../forms/submitEnquiry.ts';
import { onceHydrated } from '../onceHydrated.tsx';

/** Hydrates the contact form, as `pages/Contact.tsx` renders it. */
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
