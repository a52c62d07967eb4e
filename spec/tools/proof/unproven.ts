import { checkProof, missedKinds, type Proof, type Stages, type TestFile } from './proofFile.ts';
import type { ProvableClause } from './types.ts';

/** What spec/unproven.md excuses from proof, each with the reason: a clause (`ID`), or one kind of evidence (`ID e2e`). */
export function parseUnproven(markdown: string): ReadonlyMap<string, string> {
  return new Map(
    [...markdown.matchAll(/^- ([A-Z\d-]+(?: [a-z\d]+)?):(.*)$/gm)].map(
      ([, name = '', reason = '']) => [name, reason.trim()],
    ),
  );
}

/**
 * Lists what is neither proven in its present form nor excused, and excuses that are out of date, one sentence each with
 * what to do: clauses, and kinds of evidence that a clause names and that missed all of its violations.
 *
 * @param clauses every clause that has to be proven.
 */
export function checkUnproven(
  clauses: readonly ProvableClause[],
  files: readonly TestFile[],
  proof: Proof,
  excused: ReadonlyMap<string, string>,
  stages: Stages,
): string[] {
  const missed = clauses.flatMap((clause): (readonly [name: string, problems: string[]])[] => {
    const found = checkProof([clause], files, proof);
    return found.length > 0
      ? [[clause.id, found]]
      : missedKinds(clause, proof, stages).map(({ kind, verdict }) => {
          const problem = `${clause.id} names ${kind}, whose tests caught none of its violations (${verdict}). Add a violation that they catch, or take ${kind} out of its verify line.`;
          return [`${clause.id} ${kind}`, [problem]];
        });
  });
  const problems = missed.filter(([name]) => !excused.has(name)).flatMap(([, found]) => found);
  const known = new Set(clauses.map(({ id }) => id));
  const outdated = [...excused].flatMap(([name, reason]) => {
    if (!known.has(name.split(' ')[0] ?? ''))
      return `spec/unproven.md names ${name}, which is not a clause with violations. Remove it.`;
    if (!missed.some(([other]) => other === name))
      return `${name} is proven. Remove it from spec/unproven.md.`;
    return reason
      ? []
      : `${name} is in spec/unproven.md without a reason. Write the reason after its name.`;
  });
  return [
    ...problems,
    ...outdated,
    ...(problems.length > 1
      ? ['To prove all of these again, run npm run spec:prove -- --changed']
      : []),
  ];
}
