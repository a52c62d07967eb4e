import { useMemo } from 'react';
import { currentResults, keyOfResult, mergeResults, readResults } from '../tools/report/walk.ts';
import type { ReportClause, ReportData } from '../tools/report/buildReport.ts';
import type { WalkResult } from '../tools/report/types.ts';
import { useStored } from './useStored.ts';

export type Walk = ReturnType<typeof useWalk>;

/** The results of testers, from this browser and imported files, and functions that change them. */
export function useWalk(data: ReportData) {
  const [stored, store] = useStored('specification-report-walk');
  const [session, setSession] = useStored('specification-report-session');
  return useMemo(() => {
    const { tester = '', device = '' } = session;
    const results = mergeResults(
      data.walk,
      Object.values(stored).flatMap((one) => readResults(`{"results":[${one}]}`)),
    );
    const build = data.commit?.id ?? 'unknown';
    return {
      tester,
      device,
      setSession,
      results,
      resultsOf: ({ id, fingerprint }: ReportClause, page: string) =>
        currentResults(
          results.filter(
            (one) => one.clause === id && one.page === page && one.fingerprint === fingerprint,
          ),
        ),
      /** Sets this tester's result on this build; without an outcome, removes it. */
      mark: (
        clause: ReportClause,
        page: string,
        outcome: WalkResult['outcome'] | undefined,
        comment = '',
      ) => {
        const result: WalkResult = {
          clause: clause.id,
          page,
          outcome: outcome ?? 'passed',
          ...(comment && outcome === 'failed' ? { comment } : {}),
          tester,
          device,
          build,
          date: new Date().toISOString(),
          fingerprint: clause.fingerprint,
        };
        store({ [keyOfResult(result)]: outcome ? JSON.stringify(result) : '' });
      },
      importResults: (added: readonly WalkResult[]) => {
        const merged = mergeResults(results, added);
        store(Object.fromEntries(merged.map((one) => [keyOfResult(one), JSON.stringify(one)])));
      },
    };
  }, [data, session, setSession, store, stored]);
}
