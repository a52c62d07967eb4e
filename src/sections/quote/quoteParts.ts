import { still } from '../../components/Still.tsx';

/*
 * What stands around the quote form and never changes. A visitor who comes straight to the page keeps it as
 * it was prerendered, so its words take nothing from the form's bytes.
 */

export const quoteHeadPart = still('quote-head', () =>
  import('./QuoteHead.tsx').then((module) => module.QuoteHead),
);

export const quoteBranchesPart = still('quote-branches', () =>
  import('./QuoteBranches.tsx').then((module) => module.QuoteBranches),
);

export const quoteAfterPart = still('quote-after', () =>
  import('./QuoteAfter.tsx').then((module) => module.QuoteAfter),
);

export const quotePrivacyPart = still('quote-privacy', () =>
  import('../../forms/quote/QuotePrivacy.tsx').then((module) => module.QuotePrivacy),
);
