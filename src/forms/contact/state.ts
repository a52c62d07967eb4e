/** Where the visitor stands in the contact form (specification, section 4). */
export interface ContactState {
  /** The step in view. Before the page wakes it is `undefined`, and the styles alone decide. */
  readonly step: 1 | 2 | undefined;
  readonly status: 'idle' | 'sending' | 'sent' | 'failed';
}

/** What can happen to the form: `woke` says whether a kind of enquiry had been chosen by then. */
export type ContactEvent =
  | { readonly type: 'woke'; readonly chosen: boolean }
  | { readonly type: 'chose' | 'wentBack' | 'submitted' | 'arrived' | 'failed' };

export const asleep: ContactState = { step: undefined, status: 'idle' };

/** The next state. A failure stays in view until the next attempt. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'woke':
      return { ...state, step: state.step ?? (event.chosen ? 2 : 1) };
    case 'chose':
      return { ...state, step: 2 };
    case 'wentBack':
      return { ...state, step: 1 };
    case 'submitted':
      return { ...state, status: 'sending' };
    case 'arrived':
      return { ...state, status: 'sent' };
    case 'failed':
      return { ...state, status: 'failed' };
  }
}
