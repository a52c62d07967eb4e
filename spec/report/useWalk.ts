import { useEffect, useMemo, useState } from 'react';
import { keyOfResult, mergeResults, readResults } from '../tools/report/walk.ts';
import type { ReportClause, ReportData } from '../tools/report/buildReport.ts';
import type { WalkResult } from '../tools/report/types.ts';

export type Walk = ReturnType<typeof useWalk>;

/** The name in the storage of this browser. */
const name = 'specification-report';

interface Kept {
  readonly tester: string;
  readonly device: string;
  readonly results: readonly WalkResult[];
}

function load(): Kept {
  const none = { tester: '', device: '', results: [] };
  try {
    const text = localStorage.getItem(name) ?? '{}';
    return { ...none, ...(JSON.parse(text) as Partial<Kept>), results: readResults(text) };
  } catch {
    // Starts again if the browser keeps nothing for files, or the text is not JSON.
    return none;
  }
}

/** The results of testers, from this browser and imported files, and functions that change them. */
export function useWalk(data: ReportData) {
  const [kept, setKept] = useState(load);
  useEffect(() => {
    try {
      localStorage.setItem(name, JSON.stringify(kept));
    } catch {
      // Without storage the results last until the page is closed.
    }
  }, [kept]);
  return useMemo(() => {
    const { tester, device } = kept;
    const results = mergeResults(data.walk, kept.results);
    const build = data.commit?.id ?? 'unknown';
    return {
      tester,
      device,
      setTester: (change: Partial<Pick<Kept, 'tester' | 'device'>>) =>
        setKept((old) => ({ ...old, ...change })),
      results,
      resultsOf: ({ id, fingerprint }: ReportClause, page: string) =>
        results.filter(
          (one) => one.clause === id && one.page === page && one.fingerprint === fingerprint,
        ),
      /** Sets this tester's result on this build; without an outcome, removes it. */
      mark: (
        { id: clause, fingerprint }: ReportClause,
        page: string,
        outcome: WalkResult['outcome'] | undefined,
        comment = '',
      ) => {
        const about = { clause, page, tester, device, build, fingerprint };
        const date = new Date().toISOString();
        const own: WalkResult = {
          ...about,
          date,
          outcome: outcome ?? 'passed',
          ...(comment && outcome === 'failed' ? { comment } : {}),
        };
        setKept((old) => {
          const others = old.results.filter((one) => keyOfResult(one) !== keyOfResult(own));
          return { ...old, results: outcome ? [...others, own] : others };
        });
      },
      importResults: (added: readonly WalkResult[]) =>
        setKept((old) => ({ ...old, results: mergeResults(old.results, added) })),
    };
  }, [data, kept]);
}
