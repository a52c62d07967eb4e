import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import type { TestResult } from './reports.ts';

/**
 * The kinds of evidence that a test gives for a clause if it passes; none if it does not cite the clause:
 *
 * - `spec`: a Vitest test that cites the clause
 * - `e2e`: a Playwright test that cites the clause
 * - `story`: a test that opens a story which cites the clause
 */
export function kindsOf(test: TestResult, id: string): EvidenceKind[] {
  const cites = test.clauses.includes(id);
  const shows = test.story?.clauses.includes(id) === true;
  return [...(cites ? ([test.runner] as const) : []), ...(shows ? (['story'] as const) : [])];
}

/** The kinds of evidence that a clause names, except `manual`, and that no passed test gives. */
export function missingKinds({ id, verify }: Clause, results: readonly TestResult[]) {
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const given = new Set(passed.flatMap((test) => kindsOf(test, id)));
  return verify.filter((kind) => kind !== 'manual' && !given.has(kind));
}

/** One sentence for each of these kinds. */
export function missingEvidence(clause: Clause, results: readonly TestResult[]): string[] {
  return missingKinds(clause, results).map(
    (kind) =>
      `${clause.id} (${clause.file}) names ${kind} as evidence, but no ${kind} test that cites it passed. Add one, or take ${kind} out of its verify line.`,
  );
}

/**
 * One sentence for each Vitest test that cites no clause. A test that opens a story need not cite one. An unknown id
 * does not compile (`clause.ts`).
 *
 * @param foldersWithoutClauses the folders whose tests need not cite a clause
 */
export function uncitedTests(
  results: readonly TestResult[],
  foldersWithoutClauses: readonly string[],
): string[] {
  return results
    .filter(({ runner, clauses, story }) => runner === 'spec' && clauses.length === 0 && !story)
    .filter(({ file }) => !foldersWithoutClauses.some((folder) => file.startsWith(folder)))
    .map(
      ({ file, title }) => `${file}: "${title}" cites no clause. Write it with clause('ID', ...).`,
    );
}
