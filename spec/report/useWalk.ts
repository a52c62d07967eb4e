import { useMemo } from 'react';
import {
  currentResults,
  fingerprintOf,
  keyOfResult,
  mergeResults,
  readResults,
} from '../tools/report/walk.ts';
import type { ReportClause, ReportData } from '../tools/report/buildReport.ts';
import type { WalkResult } from '../tools/report/types.ts';
import { useStored } from './useStored.ts';

export type Walked = ReturnType<typeof useWalk>;

/** The results of the walk, of this browser and of imported files, and functions that add to them. */
export function useWalk(data: ReportData) {
  const [stored, store] = useStored('specification-report-walk');
  const [session, setSession] = useStored('specification-report-session');
  return useMemo(() => {
    const { tester = '', device = '' } = session;
    const results = mergeResults(
      data.walk,
      Object.values(stored).flatMap((one) => readResults(`{"results":[${one}]}`)),
    );
    const formOf = (clause: ReportClause, path: string) =>
      fingerprintOf(
        clause,
        data.pages.find((page) => page.path === path),
      );
    const build = data.commit?.id ?? 'unknown';
    const isValid = (result: WalkResult) =>
      data.clauses.some(
        (clause) =>
          clause.id === result.clause && result.fingerprint === formOf(clause, result.page),
      );
    const before = results.filter(
      (one) => one.tester === tester && one.device === device && one.build !== build,
    );
    return {
      /** This tester's marks on other builds: the builds, and the number of marks and of those that no longer count. */
      before: {
        builds: [...new Set(before.map((one) => one.build))],
        marks: before.length,
        invalid: before.filter((one) => !isValid(one)).length,
      },
      tester,
      device,
      setSession,
      results,
      /** The valid results of a clause on a page. */
      of: (clause: ReportClause, page: string) => {
        const fingerprint = formOf(clause, page);
        return currentResults(
          results.filter(
            (one) =>
              one.clause === clause.id && one.page === page && one.fingerprint === fingerprint,
          ),
        );
      },
      /** Sets the result of this session's tester on this build, or removes it. */
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
          fingerprint: formOf(clause, page),
        };
        store({ [keyOfResult(result)]: outcome ? JSON.stringify(result) : '' });
      },
      /** Adds the results of an exported file. */
      take: (added: readonly WalkResult[]) => {
        const merged = mergeResults(results, added);
        store(Object.fromEntries(merged.map((one) => [keyOfResult(one), JSON.stringify(one)])));
      },
    };
  }, [data, session, setSession, store, stored]);
}
