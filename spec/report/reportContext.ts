import { createContext, useContext } from 'react';
import type { Address } from '../tools/report/address.ts';
import type { ReportClause, ReportData } from '../tools/report/buildReport.ts';
import type { Walk } from './useWalk.ts';

/** The data that every part of the report uses. */
export interface ReportContent {
  readonly data: ReportData;
  readonly address: Address;
  readonly clauses: ReadonlyMap<string, ReportClause>;
  /** Pictures as `data:` addresses, by the path of a page or the id of a story. Empty if no gallery was made. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly walk: Walk;
}

export const ReportContext = createContext<ReportContent | null>(null);

/** @throws Error outside the report. */
export function useReport(): ReportContent {
  const content = useContext(ReportContext);
  if (!content) throw new Error('useReport() was called outside the report.');
  return content;
}

/** The id of a view's heading, which receives the focus when the view changes. */
export const viewHeading = 'view-heading';

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
