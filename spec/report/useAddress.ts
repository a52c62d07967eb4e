import { useMemo, useSyncExternalStore } from 'react';
import { parseAddress, type Address } from '../tools/report/address.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The address is the only state of the views, so that every link restores the whole view. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseAddress(hash), [hash]);
}

/**
 * Replaces the address, so that Back does not undo a filter. It takes effect at once; with `location.replace` it would
 * one task later, after the next key press.
 */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('hashchange'));
}
