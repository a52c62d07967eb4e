import type { ReportClause, ReportData } from './types.ts';

/** The fields of an earlier `report.json` that are compared. */
export type EarlierReport = Pick<ReportData, 'made' | 'commit'> & {
  readonly clauses: readonly Pick<
    ReportClause,
    'id' | 'title' | 'text' | 'level' | 'verify' | 'verdict'
  >[];
};

/** A clause with its change since an earlier report, if it changed. */
export function compareClause(clause: ReportClause, earlier: EarlierReport | undefined) {
  if (!earlier) return clause;
  const known = earlier.clauses.find(({ id }) => id === clause.id);
  if (!known) return { ...clause, change: { kind: 'added' } as const };
  const contentOf = ({ title, text, level, verify }: typeof known) =>
    JSON.stringify([title, text, level, verify]);
  const isSame = known.verdict === clause.verdict;
  const before = isSame ? {} : { before: known.verdict };
  if (contentOf(known) !== contentOf(clause)) {
    return { ...clause, change: { kind: 'changed' as const, ...before } };
  }
  return isSame ? clause : { ...clause, change: { kind: 'verdict' as const, ...before } };
}

/** The date and commit of the earlier report, and the clauses removed since. */
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
  if (!isReport)
    throw new Error('The file after --since is not a report.json of npm run spec:report.');
  return read as unknown as EarlierReport;
}
