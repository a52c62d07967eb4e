import { submitEnquiry } from '../../forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { hydrateForm } from './hydrateForm.tsx';
import { onceHydrated } from './onceHydrated.tsx';

/** Hydrates the quote form, as `pages/quote/TyreEnquiry.tsx` renders it. */
export function hydrate(container: HTMLElement): Promise<void> {
  return onceHydrated((mark) =>
    hydrateForm(
      container,
      <>
        {mark}
        <QuoteForm send={submitEnquiry} />
      </>,
    ),
  );
}
