import { useMemo, useSyncExternalStore } from 'react';
import { parseAddress, type Address } from '../tools/report/address.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** What the address says is shown; it is the only state of the views, so that every link is a whole one. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/**
 * Goes to an address in place of this one: narrowing down is not a step that Back undoes. It is done when this
 * returns, and not one task later as with `location.replace`: the next key is pressed on what is shown by then.
 */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('hashchange'));
}
