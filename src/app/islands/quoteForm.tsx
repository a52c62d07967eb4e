import { QuoteForm } from '../../forms/quote/QuoteForm.tsx';
import { hydrateIsland } from './hydrateIsland.tsx';

/** Hydrates the quote form, as `pages/quote/TyreEnquiry.tsx` renders it. */
export const hydrate = (container: HTMLElement, onBroken: () => void) =>
  hydrateIsland(container, <QuoteForm />, onBroken);
