import type { ReportClause, ReportData } from './types.ts';

/** The fields of an earlier `report.json` that are compared. */
export type EarlierReport = Pick<ReportData, 'made' | 'commit'> & {
  readonly clauses: readonly Pick<
    ReportClause,
    'id' | 'title' | 'text' | 'level' | 'verify' | 'verdict'
  >[];
};

/** A clause, with its change since the earlier report if it has changed. */
export function compareClause(
  clause: ReportClause,
  earlier: EarlierReport | undefined,
): ReportClause {
  if (!earlier) return clause;
  const known = earlier.clauses.find(({ id }) => id === clause.id);
  if (!known) return { ...clause, change: { kind: 'added' } };
  const contentOf = ({ title, text, level, verify }: typeof known) =>
    JSON.stringify([title, text, level, verify]);
  const isJudgedAlike = known.verdict === clause.verdict;
  const before = isJudgedAlike ? {} : { before: known.verdict };
  const isWordedAlike = contentOf(known) === contentOf(clause);
  if (isJudgedAlike && isWordedAlike) return clause;
  return { ...clause, change: { kind: isWordedAlike ? 'verdict' : 'changed', ...before } };
}

/** The date and commit of the earlier report, and the clauses that were removed since. */
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
 * @throws Error if the text is not a `report.json` of `npm run spec:report`
 */
export function readEarlier(json: string): EarlierReport {
  const read = JSON.parse(json) as (EarlierReport & { readonly format?: number }) | null;
  if (read?.format !== 1)
    throw new Error('The file after --since is not a report.json of npm run spec:report.');
  return read;
}
