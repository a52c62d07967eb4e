import { createContext, useContext } from 'react';
import type { Address } from '../tools/report/address.ts';
import type { ReportClause, ReportData } from '../tools/report/types.ts';

/** The data that every part of the report uses. */
export interface ReportContent {
  readonly data: ReportData;
  readonly clauses: ReadonlyMap<string, ReportClause>;
  /** Pictures of pages by path and of stories by id, as `data:` addresses; empty without a build. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The addresses of site and workbench for links. */
  readonly addresses: ReportData['addresses'];
}

export const ReportContext = createContext<ReportContent | null>(null);

/** @throws Error outside the report. */
export function useReport(): ReportContent {
  const content = useContext(ReportContext);
  if (!content) throw new Error('useReport() was called outside the report.');
  return content;
}

/** The props of every view but the first; the heading with this id receives the focus. */
export interface ViewProps {
  readonly address: Address;
  readonly headingId: string;
}
