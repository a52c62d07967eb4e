import type { ManualResult, ReportClause } from './types.ts';

/** The key under which a step of a clause is ticked, counted from 0. */
export function stepKey(id: string, step: number): string {
  return `${id}#${step + 1}`;
}

/** The key under which a person says that a clause's steps did not come out as they should. */
export function failedKey(id: string): string {
  return `${id}#failed`;
}

/**
 * The dated results of the clauses that a person verifies, as `spec/manual.json` keeps them. One whose steps are
 * all ticked passed on the day of the last; one that was seen failing failed; any other keeps its earlier result.
 *
 * @param ticks the day on which each key was ticked, such as `2026-11-21`.
 */
export function manualResults(
  clauses: readonly Pick<ReportClause, 'id' | 'steps' | 'manual'>[],
  ticks: Readonly<Record<string, string>>,
): Record<string, ManualResult> {
  const results = clauses.flatMap(({ id, steps, manual }) => {
    if (steps.length === 0) return [];
    const failed = ticks[failedKey(id)];
    const days = steps.map((_, step) => ticks[stepKey(id, step)] ?? '');
    const last = days.toSorted().at(-1) ?? '';
    if (failed) return [[id, { date: failed, outcome: 'failed' }] as const];
    if (days.every(Boolean)) return [[id, { date: last, outcome: 'passed' }] as const];
    return manual ? [[id, manual] as const] : [];
  });
  return Object.fromEntries(results);
}
