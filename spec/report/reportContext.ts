import { createContext, useContext } from 'react';
import type { Address } from '../tools/report/address.ts';
import type { ReportClause, ReportData } from '../tools/report/types.ts';

/** What every part of the report reads. */
export interface ReportContent {
  readonly data: ReportData;
  readonly clauses: ReadonlyMap<string, ReportClause>;
  /** Pictures of pages by path and of stories by id, as `data:` addresses; of what was not built there are none. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Where links to the site and the workbench lead. */
  readonly addresses: ReportData['addresses'];
}

export const ReportContext = createContext<ReportContent | null>(null);

/** @throws Error outside the report. */
export function useReport(): ReportContent {
  const content = useContext(ReportContext);
  if (!content) throw new Error('This part stands in the report only.');
  return content;
}

/** What each view but the first is told: what the address says, and the id of its heading, which takes the focus. */
export interface ViewProps {
  readonly address: Address;
  readonly headingId: string;
}
