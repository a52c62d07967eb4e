import type { ManualResult, ReportClause } from './types.ts';

/** The key of a step's box; steps are counted from 0. */
export function stepKey(id: string, step: number): string {
  return `${id}#${step + 1}`;
}

/** The key of the box that reports a clause as failed. */
export function failedKey(id: string): string {
  return `${id}#failed`;
}

/** What a tester has entered in this browser. */
export interface Entered {
  /** The day on which each box was checked, such as `2026-11-21`. */
  readonly checks: Readonly<Record<string, string>>;
  /** By clause, the tester's name, device and observations. */
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * The dated results of the manual clauses, as in `spec/manual.json`. A clause passed on the day of its last step when
 * all its steps are checked, failed when it is reported as failed, and otherwise keeps its earlier result.
 */
export function manualResults(
  clauses: readonly Pick<ReportClause, 'id' | 'steps' | 'manual' | 'fingerprint'>[],
  { checks, notes }: Entered,
): Record<string, ManualResult> {
  const results = clauses.flatMap(({ id, steps, manual, fingerprint = '' }) => {
    if (steps.length === 0) return [];
    const failed = checks[failedKey(id)];
    const days = steps.map((_, step) => checks[stepKey(id, step)] ?? '');
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
 * Lists what is wrong with `spec/manual.json`, one sentence each: a result of a clause that is not verified by a person,
 * or one without date, outcome or fingerprint.
 *
 * @param results the content of the file.
 * @param ids the clauses that a person verifies.
 */
export function checkManual(
  results: Readonly<Record<string, { date?: string; outcome?: string; fingerprint?: string }>>,
  ids: readonly string[],
): string[] {
  return Object.entries(results).flatMap(([id, { date = '', outcome = '', fingerprint }]) => [
    ...(ids.includes(id)
      ? []
      : [`spec/manual.json has a result for ${id}, which is not a manual clause. Remove it.`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && /^(?:passed|failed)$/.test(outcome) && fingerprint
      ? []
      : [
          `spec/manual.json has a result for ${id} without a date, an outcome or a fingerprint. Export it again from the report.`,
        ]),
  ]);
}
