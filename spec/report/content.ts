/** What every view uses: the data, which the document has as JSON, and the address. */
import { useSyncExternalStore } from 'react';
import { parseAddress, type Address } from '../tools/report/address.ts';
import type { ReportData } from '../tools/report/buildReport.ts';

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

export const data = read('report') as ReportData;

/** Pictures as `data:` addresses, by the path of a page or the id of a story. Empty if no gallery was made. */
export const pictures = read('pictures') as Readonly<Record<string, string>>;

export const clauses = new Map(data.clauses.map((clause) => [clause.id, clause]));

/** The id of a view's heading, which receives the focus when the view changes. */
export const viewHeading = 'view-heading';

/** Returns a function that calls a listener at each event of the window, and returns one that ends it. */
export const subscribeTo = (event: string) => (listener: () => void) => {
  addEventListener(event, listener);
  return () => removeEventListener(event, listener);
};

const subscribe = subscribeTo('hashchange');

/** The state of the views. The address has all of it, so that every link restores its view. */
export function useAddress(): Address {
  return parseAddress(useSyncExternalStore(subscribe, () => location.hash));
}

/**
 * Replaces the address, so that Back does not undo a filter. `location.replace` would take effect only after the next
 * key press.
 */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('hashchange'));
}

const times = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});

export function formatTime(moment: string | number): string {
  return `${times.format(new Date(moment))} in Christchurch`;
}
