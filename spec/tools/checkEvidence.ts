import type { Clause, EvidenceKind, Specification } from './clauses.ts';
import type { TestResult } from './reports.ts';

/** A story of the built workbench and the clauses it cites. */
export interface CitingStory {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** Folders below `spec` whose tests hold the tools and the project's habits rather than clauses. */
const supportFolders = ['spec/tools/', 'spec/project/'];

/**
 * Lists the kinds of evidence that a clause names and that no test of the run gives, one sentence each.
 * Evidence is a test that ran and passed:
 *
 * - `spec`: a Vitest test that cites the clause
 * - `e2e`: a Playwright test that cites the clause
 * - `story`: a story that cites the clause, opened by a Playwright test
 * - `a11y`: a Playwright test tagged `@a11y` that cites the clause or opens a story that does
 *
 * A clause that only a person verifies has its evidence elsewhere.
 */
export function missingEvidence(
  { id, verify }: Clause,
  results: readonly TestResult[],
  stories: readonly CitingStory[],
): string[] {
  const passed = results.filter(({ outcome }) => outcome === 'passed');
  const cites = (test: TestResult) => test.clauses.includes(id);
  const shows = (test: TestResult) =>
    stories.some((story) => story.clauses.includes(id) && test.stories.includes(story.id));
  const gives: Record<EvidenceKind, (test: TestResult) => boolean> = {
    spec: (test) => test.runner === 'spec' && cites(test),
    e2e: (test) => test.runner === 'e2e' && cites(test),
    story: shows,
    a11y: (test) => test.audits && (cites(test) || shows(test)),
    manual: () => true,
  };
  return verify
    .filter((kind) => kind !== 'manual' && !passed.some(gives[kind]))
    .map((kind) => `${id} names ${kind} as evidence, but no such test that cites it passed.`);
}

/** Lists citations of ids that no clause has, and tests under `spec` that cite no clause. */
export function checkCitations(
  { clauses, retired }: Specification,
  results: readonly TestResult[],
  stories: readonly CitingStory[],
): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const explain = (id: string) => (retired.includes(id) ? 'is retired' : 'names no clause');
  const citations = [
    ...results.map((test) => ({ from: `${test.file}: ${test.title}`, ids: test.clauses })),
    ...stories.map((story) => ({ from: `story ${story.id}`, ids: story.clauses })),
  ];
  return [
    ...citations.flatMap(({ from, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${from} cites ${id}, which ${explain(id)}.`),
    ),
    ...results
      .filter(
        ({ runner, file, clauses: ids }) =>
          runner === 'spec' && ids.length === 0 && !isSupport(file),
      )
      .map(({ file, title }) => `${file}: ${title} cites no clause.`),
  ];
}

function isSupport(file: string): boolean {
  return supportFolders.some((folder) => file.startsWith(folder));
}
