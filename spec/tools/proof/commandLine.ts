import { isDeepStrictEqual, parseArgs } from 'node:util';
import {
  checksOf,
  readProof,
  readTestFiles,
  writeProof,
  type ClauseProof,
  type Proof,
} from './proofFile.ts';
import { prove } from './prove.ts';
import type { Judgement, ProjectProof, ProvableClause } from './types.ts';

/**
 * Runs a proof with the arguments of the command line and writes the result.
 *
 * @returns the exit code: 0 if all is proven, 1 if not, 2 for invalid arguments
 */
export async function proveFromCommandLine(
  project: ProjectProof,
  args: readonly string[],
): Promise<number> {
  let read;
  try {
    read = readArguments(project, [...args]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
  const { only, changed, jobs } = read;
  const before = readProof(project);
  const files = readTestFiles(project);
  const { stateOf } = checksOf(project, files, before);
  const clauses = project.clauses.filter(
    (clause) => (!only || only.includes(clause.id)) && (!changed || stateOf(clause) !== 'proven'),
  );
  if (clauses.length === 0) {
    console.log('Nothing to prove: every clause is proven in its present form.');
    return 0;
  }

  const start = performance.now();
  const what = ({ why: _why, ...rest }: Judgement) => rest;
  const proof: Record<string, ClauseProof> = {};
  await prove({ ...project, clauses }, jobs, before, (id, own) => {
    const known = before[id];
    // The words of a failure may differ in each run: they are replaced only with the verdict or its test.
    const isSame = known && isDeepStrictEqual(known.violations.map(what), own.violations.map(what));
    proof[id] = isSame ? { ...own, violations: known.violations } : own;
    // Written at once, so that a run that is stopped keeps its results.
    writeProof(project, { ...before, ...proof });
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(`${minutes} min: ${Object.keys(proof).length} of ${clauses.length}, ${id}`);
  });
  const { problemsOf, countKinds } = checksOf(project, files, proof);
  const problems = problemsOf(clauses);
  console.log([...problems, countViolations(clauses, proof)].join('\n'));
  console.log(`Seen to fail: ${countKinds(clauses)}.`);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Reads the arguments.
 *
 * @throws Error if they are invalid
 */
function readArguments({ clauses }: ProjectProof, args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '2' },
    },
  });
  const jobs = Number(values.jobs);
  const only = values.only?.split(',').map((id) => id.trim());
  const unknown = only?.filter((id) => !clauses.some((clause) => clause.id === id)) ?? [];
  if (unknown.length > 0)
    throw new Error(`No clause with violations has the id ${unknown.join(', ')}.`);
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new Error(`--jobs ${values.jobs} is not a number of processes.`);
  return { only, changed: values.changed, jobs };
}

function countViolations(clauses: readonly ProvableClause[], proof: Proof): string {
  const judged = clauses.flatMap(({ id }) => proof[id]?.violations ?? []);
  const counts = Object.entries(Object.groupBy(judged, ({ verdict }) => verdict)).map(
    ([verdict, those]) => `${those.length} ${verdict}`,
  );
  return `\n${clauses.length} clauses, ${judged.length} violations: ${counts.join(', ')}.`;
}
