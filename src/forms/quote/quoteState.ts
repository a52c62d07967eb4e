import { emptyEntries, isQuoteField, type QuoteEntries } from './enquiry.ts';
import type { QuoteErrors } from './validation.ts';

/** The state of the quote form, apart from the status of its enquiry. */
export interface QuoteState {
  /** As it was served, while the browser validates; or interactive, once the fields were read. */
  readonly kind: 'served' | 'interactive';
  readonly entries: QuoteEntries;
  /** The errors of the last submission, without those of fields edited since. */
  readonly errors: QuoteErrors;
  /** How many submissions had errors. */
  readonly failures: number;
  /** Whether the errors are to be announced: not once a field was edited. */
  readonly announces: boolean;
  /** The first name of the enquiry that was sent last. */
  readonly sentName: string;
}

export type QuoteAction =
  /** Fields were filled in by something other than typing: a draft, a popular size, a split. */
  | { readonly type: 'fill'; readonly entries: QuoteEntries }
  | { readonly type: 'edit'; readonly entries: QuoteEntries; readonly field: string }
  | { readonly type: 'submit'; readonly entries: QuoteEntries; readonly errors: QuoteErrors }
  | { readonly type: 'reset' };

/** The state of the form as it was served. */
export const servedState: QuoteState = {
  kind: 'served',
  entries: emptyEntries,
  errors: {},
  failures: 0,
  announces: false,
  sentName: '',
};

export function quoteState(state: QuoteState, action: QuoteAction): QuoteState {
  switch (action.type) {
    case 'fill':
      return { ...state, kind: 'interactive', entries: action.entries };
    case 'edit': {
      const { entries, field } = action;
      // A `change` event after which nothing has changed, or one of the honeypot.
      if (!isQuoteField(field) || state.entries[field] === entries[field]) return state;
      const { [field]: _edited, ...errors } = state.errors;
      return { ...state, entries, errors, announces: false };
    }
    case 'submit': {
      const { entries, errors } = action;
      const hasFailed = Object.keys(errors).length > 0;
      if (!hasFailed) return { ...state, entries, errors, sentName: entries.firstName };
      return { ...state, entries, errors, failures: state.failures + 1, announces: true };
    }
    case 'reset':
      return { ...servedState, kind: 'interactive' };
  }
}
