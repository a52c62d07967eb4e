import type { ReportClause, ReportData } from './types.ts';

/** What is read of an earlier report: its `report.json`. */
export type EarlierReport = Pick<ReportData, 'made' | 'commit'> & {
  readonly clauses: readonly Pick<
    ReportClause,
    'id' | 'title' | 'text' | 'level' | 'verify' | 'verdict'
  >[];
};

/** A clause with how it differs from what an earlier report said of it; as it is, where it does not. */
export function compareClause(clause: ReportClause, earlier: EarlierReport | undefined) {
  if (!earlier) return clause;
  const known = earlier.clauses.find(({ id }) => id === clause.id);
  if (!known) return { ...clause, change: { kind: 'added' } as const };
  const reads = ({ title, text, level, verify }: typeof known) =>
    JSON.stringify([title, text, level, verify]);
  const isSame = known.verdict === clause.verdict;
  const before = isSame ? {} : { before: known.verdict };
  if (reads(known) !== reads(clause)) {
    return { ...clause, change: { kind: 'changed' as const, ...before } };
  }
  return isSame ? clause : { ...clause, change: { kind: 'verdict' as const, ...before } };
}

/** Which report that was, and which of its clauses are gone. */
export function sinceOf(
  { made, commit, clauses }: EarlierReport,
  now: readonly Pick<ReportClause, 'id'>[],
): NonNullable<ReportData['since']> {
  return {
    made,
    commit: commit?.id ?? null,
    gone: clauses.map(({ id }) => id).filter((id) => !now.some((clause) => clause.id === id)),
  };
}

/**
 * Reads an earlier report.
 *
 * @throws Error when the text is not what `npm run spec:report` writes into `report.json`.
 */
export function readEarlier(json: string): EarlierReport {
  const read: unknown = JSON.parse(json);
  const isReport =
    typeof read === 'object' &&
    read !== null &&
    'format' in read &&
    read.format === 1 &&
    'clauses' in read &&
    Array.isArray(read.clauses);
  if (!isReport) throw new Error('It is not a report.json that npm run spec:report wrote.');
  return read as unknown as EarlierReport;
}
