/**
 * Proves a specification: applies each violation of each clause in memory, runs the tests that cite the clause, and
 * expects one of their assertions to fail. `spec/docs/proof.md` describes the verdicts and the method.
 */
import path from 'node:path';
import { BrowserRunner } from './browserRunner.ts';
import { judge, judgeControl, settle } from './judge.ts';
import { citingFiles, hashOf, readTestFiles, type ClauseProof, type Proof } from './proofFile.ts';
import {
  kindOf,
  stages,
  type Judgement,
  type ProjectProof,
  type ProvableClause,
  type Runner,
  type Stage,
  type TestRun,
} from './types.ts';
import { VitestRunner } from './vitestRunner.ts';

type Files = Readonly<Record<Stage, readonly string[]>>;

/**
 * Proves the clauses.
 *
 * @param jobs the number of clauses that are tried at the same time
 * @param before the earlier result: the browser test that caught a violation then runs first and alone
 * @param record receives the proof of each clause when it has been tried
 */
export async function prove(
  project: ProjectProof,
  jobs: number,
  before: Proof,
  record: (id: string, proof: ClauseProof) => void,
): Promise<void> {
  const { root, clauses, vitest, browser } = project;
  const testFiles = readTestFiles(project);
  const cache = path.join(root, project.cache);
  const tried = clauses.map((clause) => {
    const citing = citingFiles(clause.id, testFiles);
    const filesOf = (stage: Stage) => {
      const isNamed = clause.verify.includes(kindOf[stage]);
      return isNamed ? citing.filter((file) => file.stage === stage).map(({ file }) => file) : [];
    };
    return { clause, files: { vitest: filesOf('vitest'), browser: filesOf('browser') } };
  });
  // Clauses with tests in the same files follow each other, because the modules are then loaded.
  const queue = tried
    .toSorted((a, b) => (JSON.stringify(a.files) < JSON.stringify(b.files) ? -1 : 1))
    .values();
  const lane = async (number: number) => {
    const runners: Partial<Record<Stage, Runner>> = {
      ...(vitest && { vitest: new VitestRunner({ root, assertions: vitest.assertions }, number) }),
      ...(browser && { browser: new BrowserRunner({ ...browser, root, cache }, number) }),
    };
    for (const { clause, files } of queue) {
      const proof = await tryClause(clause, files, runners, before[clause.id]);
      // The path of this machine is removed, because the result is committed.
      const why = (judgement: Judgement) => judgement.why.replaceAll(`${root}/`, '');
      const violations = proof.violations.map((each) => ({ ...each, why: why(each) }));
      record(clause.id, { hash: hashOf(clause, testFiles), violations, kinds: proof.kinds });
    }
    await Promise.all(Object.values(runners).map((runner) => runner.stop()));
  };
  await Promise.all(Array.from({ length: jobs }, (_, number) => lane(number)));
}

/**
 * Tries the violations of a clause: in Vitest all of them, because it is fast; in the browser those that no Vitest test
 * caught, and the others until one is caught.
 */
async function tryClause(
  { id, violations }: ProvableClause,
  files: Files,
  runners: Partial<Record<Stage, Runner>>,
  before: ClauseProof | undefined,
): Promise<Required<Pick<ClauseProof, 'violations' | 'kinds'>>> {
  const judged: Record<Stage, Judgement[]> = { vitest: [], browser: [] };
  const isCaught = (stage: Stage, index: number) => judged[stage][index]?.verdict === 'proven';
  for (const stage of stages) {
    const runner = runners[stage];
    if (!runner || files[stage].length === 0) continue;
    const tryOne = trials(stage, runner, { tag: id, files: files[stage] });
    const order = [...violations.keys()];
    const left = order.filter((index) => !isCaught('vitest', index));
    for (const index of new Set([...left, ...order])) {
      const isDone = isCaught('vitest', index) && order.some((each) => isCaught(stage, each));
      if (stage === 'browser' && isDone) continue;
      const { kind, verdict, test } = before?.violations[index] ?? {};
      const known = kind === stage && verdict === 'proven' ? test : undefined;
      judged[stage][index] = await tryOne({ violation: violations[index], only: known });
    }
  }
  const none = { verdict: 'unproven', kind: 'none', why: 'No test cites the clause.' } as const;
  return {
    // One stage that catches a violation is enough; Vitest's comes first.
    violations: violations.map((_, index) => {
      const both = stages.flatMap((stage) => judged[stage][index] ?? []);
      return (isCaught('vitest', index) ? both[0] : settle(both)) ?? none;
    }),
    // A stage is proven if it caught one violation.
    kinds: Object.fromEntries(
      stages.flatMap((stage) => {
        const decisive = settle(Object.values(judged[stage]));
        return decisive ? [[stage, decisive.verdict]] : [];
      }),
    ),
  };
}

/**
 * Returns a function that tries one violation with the tests of a clause. A result that proves nothing is confirmed by
 * all tests of the clause, afresh, because a module that was evaluated earlier or a busy machine can be the cause. The
 * test that caught the violation has to pass in the unchanged product.
 */
function trials(stage: Stage, runner: Runner, tests: Pick<TestRun, 'tag' | 'files'>) {
  const controls = new Map<string | undefined, Judgement | undefined>();
  const control = async (only: string | undefined) => {
    const fault = judgeControl(stage, await runner.run({ ...tests, only }));
    return fault && judgeControl(stage, await runner.run({ ...tests, only, again: true }));
  };
  return async (one: Pick<TestRun, 'violation' | 'only'>): Promise<Judgement> => {
    const { violation } = one;
    let judgement = judge(stage, await runner.run({ ...tests, ...one }));
    if (judgement.verdict !== 'proven')
      judgement = judge(stage, await runner.run({ ...tests, violation, again: true }));
    const { verdict, test } = judgement;
    if (verdict !== 'proven') return judgement;
    if (!controls.has(test)) controls.set(test, await control(test));
    return controls.get(test) ?? judgement;
  };
}
