import type { Clause } from '../clauses/clauses.ts';
import type { TestResult } from './reports.ts';

/** The kinds of evidence that a clause names, except `manual`, and that no passed test gives. */
export function missingKinds({ id, verify }: Clause, results: readonly TestResult[]) {
  const given = results
    .filter(({ outcome, clauses }) => outcome === 'passed' && clauses.includes(id))
    .map(({ runner }) => runner);
  return verify.filter((kind) => kind !== 'manual' && !given.includes(kind));
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
