import path from 'node:path';
import { parseArgs } from 'node:util';
import { progressTo } from './progress.ts';
import { checkProof, readProof, readTestFiles, writeProof, type Proof } from './proofFile.ts';
import { Interrupted, prove, type ProofOptions, type ProofResult } from './prove.ts';
import type { ProvableClause, Verdict } from './types.ts';

/** What a project says of itself, once. */
export interface ProjectProof extends Omit<
  ProofOptions,
  'clauses' | 'jobs' | 'onProgress' | 'signal'
> {
  /** Every clause that has violations. */
  readonly clauses: readonly ProvableClause[];
  /** Where the result is committed, from the root. */
  readonly resultFile: string;
}

const usage = `
  --only ID[,ID]   these clauses alone
  --changed        those alone that are not proven as clause and tests stand now
  --jobs N         processes side by side (2)
  --fresh          begin anew, even where an earlier run was interrupted
`;

/**
 * Runs a proof as the command line asks for it, and writes what it found into the project's result file.
 *
 * @returns the exit code: 0 when all is proven, 1 when not, 2 for an argument that means nothing, 130 when
 *   interrupted.
 */
export async function proveFromCommandLine(
  project: ProjectProof,
  args: readonly string[],
): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean' },
        fresh: { type: 'boolean' },
        jobs: { type: 'string', default: '2' },
      },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const jobs = Number(values.jobs);
  const only = values.only?.split(',').map((id) => id.trim());
  const strangers = only?.filter((id) => !project.clauses.some((clause) => clause.id === id)) ?? [];
  if (strangers.length > 0 || !Number.isInteger(jobs) || jobs < 1) {
    console.error(
      strangers.length > 0
        ? `No clause with violations is called ${strangers.join(', ')}.\n${usage}`
        : `--jobs ${values.jobs} is no number of processes.\n${usage}`,
    );
    return 2;
  }

  const resultFile = path.join(project.root, project.resultFile);
  const before = readProof(resultFile);
  const files = readTestFiles(
    project.root,
    [project.vitest, project.browser].filter((places) => places !== undefined),
  );
  const clauses = project.clauses.filter(
    (clause) =>
      (!only || only.includes(clause.id)) &&
      (!values.changed || checkProof([clause], files, before).length > 0),
  );
  if (clauses.length === 0) {
    console.log('Nothing to prove: every clause is proven as it stands.');
    return 0;
  }

  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const progress = progressTo(process.stdout);
  const write = (found: Proof) => {
    const known = new Set(project.clauses.map(({ id }) => id));
    const kept = Object.fromEntries(Object.entries(before).filter(([id]) => known.has(id)));
    writeProof(resultFile, { ...kept, ...found });
  };
  const start = performance.now();
  try {
    const result = await prove({
      ...project,
      clauses,
      before,
      jobs,
      fresh: values.fresh ?? false,
      onProgress: progress.show,
      signal: stop.signal,
    });
    progress.end();
    write(result.proof);
    const minutes = (performance.now() - start) / 60_000;
    return summary(clauses, result, minutes);
  } catch (error) {
    progress.end();
    if (!(error instanceof Interrupted)) throw error;
    write(error.proven);
    console.log(
      `Interrupted. ${Object.keys(error.proven).length} of ${clauses.length} clauses are proven and written; the same command goes on from there.`,
    );
    return 130;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** Prints what a run found, the worst of it by name. */
function summary(
  clauses: readonly ProvableClause[],
  { proof, seconds }: ProofResult,
  minutes: number,
): number {
  const judged = clauses.flatMap(({ id, violations }) =>
    violations.flatMap((violation, index) => {
      const judgement = proof[id]?.violations[index];
      return judgement ? { id, violation, judgement } : [];
    }),
  );
  const bad = judged.filter(({ judgement }) => judgement.verdict !== 'proven');
  for (const { id, violation, judgement } of bad) {
    const { verdict, kind, test, why } = judgement;
    console.log(`\n${verdict}: ${id} (${kind})`);
    console.log(`  ${violation.file} | ${violation.from} -> ${violation.to}`);
    if (test) console.log(`  ${test}`);
    console.log(`  ${why}`);
  }
  const count = (verdict: Verdict) =>
    judged.filter(({ judgement }) => judgement.verdict === verdict).length;
  const counts = (['proven', 'unproven', 'stale', 'wrong reason', 'control failed'] as const)
    .map((verdict) => `${count(verdict)} ${verdict}`)
    .join(', ');
  const times = Object.entries(seconds)
    .map(([kind, time]) => `${kind} ${time} s`)
    .join(', ');
  console.log(`\n${clauses.length} clauses, ${judged.length} violations: ${counts}.`);
  console.log(`${minutes.toFixed(1)} minutes (${times}).`);
  return bad.length === 0 ? 0 : 1;
}
