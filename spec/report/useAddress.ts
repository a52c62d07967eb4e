import { useMemo, useSyncExternalStore } from 'react';
import { parseAddress, type Address } from '../tools/report/address.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The state of the views. It is in the address only, so that every link restores the whole view. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/**
 * Replaces the address, so that Back does not undo a filter. It takes effect at once; `location.replace` would take
 * effect one task later, after the next key press.
 */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('hashchange'));
}
