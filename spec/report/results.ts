/** The results of testers, from this browser, imported files and the report itself, and functions that change them. */
import { useSyncExternalStore } from 'react';
import { keyOfResult, mergeResults, readResults } from '../tools/report/walk.ts';
import type { ReportClause } from '../tools/report/buildReport.ts';
import type { WalkResult } from '../tools/report/types.ts';
import { data } from './content.ts';

interface Kept {
  readonly tester: string;
  readonly device: string;
  readonly results: readonly WalkResult[];
}

/** The name in the storage of this browser. */
const name = 'specification-report';

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

/** What this browser keeps, and the same with the results that the report had already. */
let kept = load();
let walk = withAll();
const listeners = new Set<() => void>();

function withAll(): Kept {
  return { ...kept, results: mergeResults(data.walk, kept.results) };
}

export function keep(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  walk = withAll();
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Without storage the results last until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWalk(): Kept {
  return useSyncExternalStore(subscribe, () => walk);
}

export function resultsOf({ results }: Kept, { id, fingerprint }: ReportClause, page: string) {
  return results.filter(
    (one) => one.clause === id && one.page === page && one.fingerprint === fingerprint,
  );
}

export function importResults(added: readonly WalkResult[]): void {
  keep({ results: mergeResults(kept.results, added) });
}

export const build = data.commit?.id ?? 'unknown';

/** Sets this tester's result on this build; without an outcome, removes it. */
export function mark(
  { id: clause, fingerprint }: ReportClause,
  page: string,
  outcome: WalkResult['outcome'] | undefined,
  comment = '',
): void {
  const { tester, device } = kept;
  const about = { clause, page, tester, device, build, fingerprint };
  const own: WalkResult = {
    ...about,
    date: new Date().toISOString(),
    outcome: outcome ?? 'passed',
    ...(comment && outcome === 'failed' ? { comment } : {}),
  };
  const others = kept.results.filter((one) => keyOfResult(one) !== keyOfResult(own));
  keep({ results: outcome ? [...others, own] : others });
}
