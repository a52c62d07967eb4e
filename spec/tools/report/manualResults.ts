import type { ManualResult, ReportClause } from './types.ts';

/** The key under which a step of a clause is ticked, counted from 0. */
export function stepKey(id: string, step: number): string {
  return `${id}#${step + 1}`;
}

/** The key under which a person says that a clause's steps did not come out as they should. */
export function failedKey(id: string): string {
  return `${id}#failed`;
}

/** What a person has done so far in this browser. */
export interface Seen {
  /** The day on which each key was ticked, such as `2026-11-21`. */
  readonly ticks: Readonly<Record<string, string>>;
  /** By clause, who looked, with what, and what they saw. */
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * The dated results of the clauses that a person verifies, as `spec/manual.json` keeps them. One whose steps are
 * all ticked passed on the day of the last; one that was seen failing failed; any other keeps its earlier result.
 */
export function manualResults(
  clauses: readonly Pick<ReportClause, 'id' | 'steps' | 'manual' | 'fingerprint'>[],
  { ticks, notes }: Seen,
): Record<string, ManualResult> {
  const results = clauses.flatMap(({ id, steps, manual, fingerprint = '' }) => {
    if (steps.length === 0) return [];
    const failed = ticks[failedKey(id)];
    const days = steps.map((_, step) => ticks[stepKey(id, step)] ?? '');
    const last = days.toSorted().at(-1) ?? '';
    const note = notes[id];
    const result = (date: string, outcome: ManualResult['outcome']) => [
      [id, { date, outcome, fingerprint, ...(note ? { note } : {}) }] as const,
    ];
    if (failed) return result(failed, 'failed');
    if (days.every(Boolean)) return result(last, 'passed');
    return manual ? [[id, manual] as const] : [];
  });
  return Object.fromEntries(results);
}

/**
 * Lists what is wrong with the results that `spec/manual.json` keeps, one sentence each: one of no clause that a
 * person verifies, or one that is not a day and an outcome.
 *
 * @param results what the file holds.
 * @param ids the clauses that a person verifies.
 */
export function checkManual(
  results: Readonly<Record<string, { date?: string; outcome?: string; fingerprint?: string }>>,
  ids: readonly string[],
): string[] {
  return Object.entries(results).flatMap(([id, { date = '', outcome = '', fingerprint }]) => [
    ...(ids.includes(id) ? [] : [`spec/manual.json has ${id}, which no person verifies.`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && /^(?:passed|failed)$/.test(outcome) && fingerprint
      ? []
      : [
          `spec/manual.json does not say of ${id} on which day, with what outcome, and how the clause read.`,
        ]),
  ]);
}
