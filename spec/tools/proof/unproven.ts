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
 * Lists the clauses that are neither proven in their present form nor excused, and excuses that are out of date, one
 * sentence each with what to do.
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
    if (found.length === 0) return `${clause.id} is proven. Remove it from spec/unproven.md.`;
    return reason
      ? []
      : `${clause.id} is in spec/unproven.md without a reason. Write the reason after its id.`;
  });
  const unknown = [...excused.keys()].filter((id) => !clauses.some((clause) => clause.id === id));
  return [
    ...problems,
    ...unknown.map(
      (id) => `spec/unproven.md names ${id}, which is not a clause with violations. Remove it.`,
    ),
    ...(problems.length > 1
      ? ['To prove all of these again, run npm run spec:prove -- --changed']
      : []),
  ];
}
