import { createContext, useContext, useEffect } from 'react';
import type { Address } from '../tools/report/address.ts';
import type { ReportClause, ReportData } from '../tools/report/buildReport.ts';
import type { Walk } from './useWalk.ts';

/** The data that every part of the report uses. */
export interface ReportContent {
  readonly data: ReportData;
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

export interface ViewProps {
  readonly address: Address;
}

/** The id of a view's heading, which receives the focus when the view changes. */
export const viewHeading = 'view-heading';

/** Scrolls to the entry that the address names. */
export function useEntry(id: string): void {
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
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
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Pacific/Auckland',
  timeZoneName: 'short',
});

export function formatTime(moment: string | number): string {
  return times.format(new Date(moment));
}

/** A count with its noun: `1 clause`, `2 clauses`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
