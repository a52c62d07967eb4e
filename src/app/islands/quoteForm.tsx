import { hydrateForm } from '../../forms/hydrateForm.tsx';
import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { submitEnquiry } from '../../forms/submitEnquiry.ts';
import { onceHydrated } from '../onceHydrated.tsx';

/** Hydrates the quote form, as `pages/TyreEnquiry.tsx` renders it. */
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
