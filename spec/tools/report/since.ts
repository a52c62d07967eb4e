import type { Clause } from '../clauses/clauses.ts';
import type { Change, Commit, Verdict } from './types.ts';

/** The fields of a clause that are compared. */
type Compared = Pick<Clause, 'id' | 'title' | 'text' | 'level' | 'verify'> & {
  readonly verdict: Verdict;
};

/** The fields of an earlier `report.json` that are compared. */
export interface EarlierReport {
  readonly made: string;
  readonly commit: Commit | null;
  readonly clauses: readonly Compared[];
}

/** The change of a clause since the earlier report; `undefined` if there is none. */
export function changeOf(clause: Compared, { clauses }: EarlierReport): Change | undefined {
  const known = clauses.find(({ id }) => id === clause.id);
  if (!known) return { kind: 'added' };
  const contentOf = ({ title, text, level, verify }: Compared) =>
    JSON.stringify([title, text, level, verify]);
  const before = known.verdict;
  if (contentOf(known) !== contentOf(clause)) return { kind: 'changed', before };
  return before === clause.verdict ? undefined : { kind: 'verdict', before };
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
