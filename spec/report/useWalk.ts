import {
  currentResults,
  fingerprintOf,
  keyOfResult,
  mergeResults,
  readResults,
} from '../tools/report/walk.ts';
import type { ReportClause, WalkResult } from '../tools/report/types.ts';
import { useReport } from './reportContext.ts';
import { sessionName, useStored, walkName } from './stored.ts';

/** The results of the walk, of this browser and of imported files, and functions that add to them. */
export function useWalk() {
  const { data } = useReport();
  const [stored, store] = useStored(walkName);
  const [{ tester = '', device = '' }, setSession] = useStored(sessionName);
  const fingerprint = (clause: ReportClause, path: string) =>
    fingerprintOf(
      clause,
      data.pages.find((page) => page.path === path),
    );
  const results = mergeResults(
    data.walk,
    Object.values(stored).flatMap((one) => readResults(`{"results":[${one}]}`)),
  );
  const build = data.commit?.id ?? 'unknown';
  const isValid = (result: WalkResult) =>
    data.clauses.some(
      (clause) =>
        clause.id === result.clause && result.fingerprint === fingerprint(clause, result.page),
    );
  /** This tester's marks on other builds. */
  const before = results.filter(
    (one) => one.tester === tester && one.device === device && one.build !== build,
  );
  return {
    /** This tester's marks on other builds: the number of builds, of marks, and of marks that are no longer valid. */
    before: {
      builds: new Set(before.map((one) => one.build)),
      marks: before.length,
      invalid: before.filter((one) => !isValid(one)).length,
    },
    tester,
    device,
    setSession,
    results,
    /** The valid results of a clause on a page. */
    of: (clause: ReportClause, page: string) =>
      currentResults(
        results.filter(
          (one) =>
            one.clause === clause.id &&
            one.page === page &&
            one.fingerprint === fingerprint(clause, page),
        ),
      ),
    /** Adds a result of this session's tester; none is ever removed. */
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
        fingerprint: fingerprint(clause, page),
      };
      store({ [keyOfResult(result)]: outcome ? JSON.stringify(result) : '' });
    },
    /**
     * Adds the results of exported files, and returns the number of results in each; `undefined` for another kind of
     * file.
     */
    take: (texts: readonly string[]): (number | undefined)[] => {
      const files = texts.map(readFile);
      const merged = mergeResults(results, ...files.map((file) => file ?? []));
      store(Object.fromEntries(merged.map((one) => [keyOfResult(one), JSON.stringify(one)])));
      return files.map((file) => file?.length);
    },
  };
}

/** The results of an exported file; `undefined` for another kind of file. */
function readFile(json: string): WalkResult[] | undefined {
  try {
    return readResults(json);
  } catch {
    return undefined;
  }
}
