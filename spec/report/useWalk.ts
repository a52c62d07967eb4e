import { fingerprintOf, mergeResults, readResults } from '../tools/report/walk.ts';
import type { ReportClause, WalkResult } from '../tools/report/types.ts';
import { useReport } from './reportContext.ts';
import { sessionName, useStored, walkName } from './stored.ts';

const keyOf = ({ clause, page, tester }: WalkResult) => `${clause} ${page} ${tester}`;

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
  return {
    tester,
    device,
    setSession,
    results,
    /** The valid results of a clause on a page. */
    of: (clause: ReportClause, page: string) =>
      results.filter(
        (one) =>
          one.clause === clause.id &&
          one.page === page &&
          one.fingerprint === fingerprint(clause, page),
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
        ...(comment ? { comment } : {}),
        tester,
        device,
        build: data.commit?.id ?? 'unknown',
        date: new Date().toISOString(),
        fingerprint: fingerprint(clause, page),
      };
      store(keyOf(result), outcome ? JSON.stringify(result) : '');
    },
    /** Adds the results of an exported file, and says how many it has. */
    take: (json: string) => {
      const taken = readResults(json);
      const newer = mergeResults(results, taken).filter((one) => taken.includes(one));
      for (const one of newer) store(keyOf(one), JSON.stringify(one));
      return taken.length;
    },
  };
}
