import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkProof,
  countKinds,
  missedKinds,
  readProof,
  readTestFiles,
  writeProof,
  type Proof,
  type Stages,
} from './proofFile.ts';
import { Interrupted, prove, type Progress, type ProofOptions } from './prove.ts';
import type { ProvableClause, Verdict } from './types.ts';

/** The description of a project. */
export interface ProjectProof extends Omit<
  ProofOptions,
  'clauses' | 'jobs' | 'onProgress' | 'signal'
> {
  /** Every clause that has violations. */
  readonly clauses: readonly ProvableClause[];
  /** The file of the committed result, from the root. */
  readonly resultFile: string;
}

const usage = `
  --only ID[,ID]   only these clauses
  --changed        only clauses that are not proven in their present form
  --jobs N         parallel processes (default 2)
`;

/**
 * Runs a proof with the arguments of the command line and writes the result file.
 *
 * @returns the exit code: 0 when all is proven, 1 when not, 2 for invalid arguments, 130 when interrupted.
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
        jobs: { type: 'string', default: '2' },
      },
    }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const jobs = Number(values.jobs);
  const only = values.only?.split(',').map((id) => id.trim());
  const unknown = only?.filter((id) => !project.clauses.some((clause) => clause.id === id)) ?? [];
  if (unknown.length > 0 || !Number.isInteger(jobs) || jobs < 1) {
    console.error(
      unknown.length > 0
        ? `No clause with violations has the id ${unknown.join(', ')}.\n${usage}`
        : `--jobs ${values.jobs} is not a number of processes.\n${usage}`,
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
    console.log('Nothing to prove: every clause is proven in its present form.');
    return 0;
  }

  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const write = (found: Proof) => {
    const known = new Set(project.clauses.map(({ id }) => id));
    const kept = Object.fromEntries(Object.entries(before).filter(([id]) => known.has(id)));
    writeProof(resultFile, { ...kept, ...found });
  };
  const start = performance.now();
  try {
    const proof = await prove({
      ...project,
      clauses,
      before,
      jobs,
      onProgress: (progress) => printProgress(progress, performance.now() - start),
      signal: stop.signal,
    });
    write(proof);
    const minutes = (performance.now() - start) / 60_000;
    const stages = stagesOf(project);
    const missed = clauses.flatMap((clause) =>
      missedKinds(clause, proof, stages).map(
        ({ kind, verdict }) =>
          `- ${clause.id} ${kind}: its tests catch none of the violations (${verdict})`,
      ),
    );
    console.log(`\nSeen to fail: ${countKinds(clauses, proof, stages)}.`);
    if (missed.length > 0)
      console.log(
        `Not seen to fail; mend them, or say why in spec/unproven.md:\n${missed.join('\n')}`,
      );
    return summary(clauses, proof, minutes);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    write(error.proven);
    console.log(
      `Interrupted. ${Object.keys(error.proven).length} of ${clauses.length} clauses are proven and written. Continue with: npm run spec:prove -- --changed`,
    );
    return 130;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** The stages of a project's proof. */
export function stagesOf({ vitest, browser }: Pick<ProjectProof, 'vitest' | 'browser'>): Stages {
  return { vitest: vitest?.kinds ?? [], browser: browser?.kinds ?? [] };
}

/** Prints a line for every violation that is not proven, and one for every 25 violations. */
function printProgress({ done, of, last, doing }: Progress, milliseconds: number): void {
  if (last && last.judgement.verdict !== 'proven') {
    console.log(`${last.judgement.verdict.padEnd(14)} ${last.id}, violation ${last.violation + 1}`);
  }
  if (doing || done % 25 === 0 || done === of) {
    const minutes = (milliseconds / 60_000).toFixed(1);
    console.log(`${done} of ${of} after ${minutes} min${doing ? `: ${doing}` : ''}`);
  }
}

/** Prints every violation that is not proven, then the totals. */
function summary(clauses: readonly ProvableClause[], proof: Proof, minutes: number): number {
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
  console.log(`\n${clauses.length} clauses, ${judged.length} violations: ${counts}.`);
  console.log(`${minutes.toFixed(1)} minutes.`);
  return bad.length === 0 ? 0 : 1;
}
