import type { Clause, EvidenceKind, Specification } from '../clauses/clauses.ts';
import type { TestResult } from './reports.ts';

/**
 * The kinds of evidence that a test gives for a clause if it passes; none if it does not cite the clause:
 *
 * - `spec`: a Vitest test that cites the clause
 * - `e2e`: a Playwright test that cites the clause
 * - `story`: a test that opens a story which cites the clause
 * - `a11y`: an audit (`TestResult.audits`) that cites the clause or opens a story that does
 */
export function kindsOf(test: TestResult, id: string): EvidenceKind[] {
  const cites = test.clauses.includes(id);
  const shows = test.story?.clauses.includes(id) === true;
  return [
    ...(cites ? ([test.runner] as const) : []),
    ...(shows ? (['story'] as const) : []),
    ...(test.audits && (cites || shows) ? (['a11y'] as const) : []),
  ];
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
 * One sentence for each citation of an unknown or retired id, and for each Vitest test that cites no clause. A test
 * that opens a story need not cite a clause.
 *
 * @param foldersWithoutClauses the folders whose tests need not cite a clause
 */
export function* checkCitations(
  { clauses, retired }: Specification,
  results: readonly TestResult[],
  foldersWithoutClauses: readonly string[],
): Generator<string> {
  const known = new Set(clauses.map(({ id }) => id));
  const explain = (id: string) =>
    retired.includes(id) ? 'is retired' : 'is not the id of a clause';
  const citations = [
    ...results.map((test) => ({ from: `${test.file}: ${test.title}`, ids: test.clauses })),
    ...results.flatMap(({ story }) =>
      story ? { from: `story ${story.id}`, ids: story.clauses } : [],
    ),
  ];
  for (const { from, ids } of citations)
    for (const id of ids.filter((each) => !known.has(each)))
      yield `${from} cites ${id}, which ${explain(id)}. Correct the id.`;
  for (const { runner, file, title, clauses: ids, story } of results) {
    const needsNone = foldersWithoutClauses.some((folder) => file.startsWith(folder));
    if (runner === 'spec' && ids.length === 0 && !story && !needsNone)
      yield `${file}: "${title}" cites no clause. Write it with clause('ID', ...).`;
  }
}
