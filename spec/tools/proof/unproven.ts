import { checkProof, type Proof, type TestFile } from './proofFile.ts';
import type { ProvableClause } from './types.ts';

/** The clauses that spec/unproven.md excuses from proof, each with the reason. */
export function parseUnproven(markdown: string): ReadonlyMap<string, string> {
  return new Map(
    [...markdown.matchAll(/^- ([A-Z\d-]+):(.*)$/gm)].map(([, id = '', reason = '']) => [
      id,
      reason.trim(),
    ]),
  );
}

/**
 * Lists the clauses that are not proven as they and their tests stand and that nothing excuses, and the
 * excuses that excuse nothing, one sentence each with what mends it.
 *
 * @param clauses every clause that has to be proven.
 */
export function checkUnproven(
  clauses: readonly ProvableClause[],
  files: readonly TestFile[],
  proof: Proof,
  excused: ReadonlyMap<string, string>,
): string[] {
  const problems = clauses.flatMap((clause) => {
    const found = checkProof([clause], files, proof);
    const reason = excused.get(clause.id);
    if (reason === undefined) return found;
    if (found.length === 0)
      return `${clause.id} is proven: take it out of spec/unproven.md, which says it is not.`;
    return reason ? [] : `${clause.id} stands in spec/unproven.md without a reason.`;
  });
  const strangers = [...excused.keys()].filter((id) => !clauses.some((clause) => clause.id === id));
  return [
    ...problems,
    ...strangers.map((id) => `spec/unproven.md names ${id}, which has nothing to prove.`),
    ...(problems.length > 1
      ? ['All that changed is proven again by: npm run spec:prove -- --changed']
      : []),
  ];
}
