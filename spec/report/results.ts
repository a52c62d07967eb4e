/** The results of testers, from this browser, imported files and the report itself, and functions that change them. */
import { useSyncExternalStore } from 'react';
import { keyOfResult, mergeResults, readResults } from '../tools/report/walk.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import type { WalkResult } from '../tools/report/types.ts';
import { data, subscribeTo } from './content.ts';

interface Kept {
  readonly tester: string;
  readonly device: string;
  readonly results: readonly WalkResult[];
}

/** The name in the storage of this browser. */
const name = 'specification-report';

function load(): Kept {
  try {
    const text = localStorage.getItem(name) ?? '{}';
    const own = JSON.parse(text) as Partial<Kept>;
    const results = mergeResults(data.walk, readResults(text));
    return { tester: '', device: '', ...own, results };
  } catch {
    // Starts again if the browser keeps nothing for files, or the text is not JSON.
    return { tester: '', device: '', results: data.walk };
  }
}

/** What this browser keeps, with the results that the report had already. */
let walk = load();

export function keep(change: Partial<Kept>): void {
  walk = { ...walk, ...change };
  try {
    localStorage.setItem(name, JSON.stringify(walk));
  } catch {
    // Without storage the results last until the page is closed.
  }
  dispatchEvent(new Event('walk'));
}

const subscribe = subscribeTo('walk');

export function useWalk(): Kept {
  return useSyncExternalStore(subscribe, () => walk);
}

export function resultsOf({ results }: Kept, { id, fingerprint }: ReportClause, page: string) {
  return results.filter(
    (one) => one.clause === id && one.page === page && one.fingerprint === fingerprint,
  );
}

export function importResults(added: readonly WalkResult[]): void {
  keep({ results: mergeResults(walk.results, added) });
}

export const build = data.commit?.id ?? 'unknown';

/** Sets this tester's result on this build; without an outcome, removes it. */
export function mark(
  { id: clause, fingerprint }: ReportClause,
  page: string,
  outcome: WalkResult['outcome'] | undefined,
  comment = '',
): void {
  const { tester, device } = walk;
  const about = { clause, page, tester, device, build, fingerprint };
  const note = outcome === 'failed' && comment ? { comment } : {};
  const own = { ...about, date: new Date().toISOString(), outcome: outcome ?? 'passed', ...note };
  const others = walk.results.filter((one) => keyOfResult(one) !== keyOfResult(own));
  keep({ results: outcome ? [...others, own] : others });
}
