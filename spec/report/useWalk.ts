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

/** The walk of the site: what testers saw, here and in the files of others, and how to add to it. */
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
  /** What this tester marked on another build. */
  const before = results.filter(
    (one) => one.tester === tester && one.device === device && one.build !== build,
  );
  return {
    /** The tester's marks of other builds, where there are any: how many, and how many are no longer valid. */
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
    /** Notes what the tester of this session saw; nothing takes it back. */
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
    /** Adds the results of exported files, and says how many each file has; `undefined` for a file that is none. */
    take: (texts: readonly string[]): (number | undefined)[] => {
      const files = texts.map(readFile);
      const merged = mergeResults(results, ...files.map((file) => file ?? []));
      store(Object.fromEntries(merged.map((one) => [keyOfResult(one), JSON.stringify(one)])));
      return files.map((file) => file?.length);
    },
  };
}

/** The results of an exported file; `undefined` where it is no such file. */
function readFile(json: string): WalkResult[] | undefined {
  try {
    return readResults(json);
  } catch {
    return undefined;
  }
}
