/**
 * Proves a specification: applies each violation of each clause in memory, runs the tests that cite the clause, and
 * expects one of their assertions to fail. `spec/docs/proof.md` describes the verdicts and the method.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Browsers, removeBuilds, type BrowserSettings, type TestRun } from './browserStage.ts';
import { judge, judgeControl, settle } from './judge.ts';
import {
  citingFiles,
  hashOf,
  readTestFiles,
  surroundingsOf,
  type ClauseProof,
  type Proof,
  type TestedProject,
  type TestPlaces,
} from './proofFile.ts';
import {
  stages,
  type Judgement,
  type Observation,
  type ProvableClause,
  type Stage,
  type Violation,
} from './types.ts';
import type { VitestSettings, VitestTask } from './vitestWorker.ts';
import { TaskWorker } from './worker.ts';

export interface VitestEvidence extends TestPlaces {
  readonly assertions: readonly string[];
}

/** The Playwright tests, which run on a build of the product. */
export interface BrowserEvidence extends TestPlaces, Omit<BrowserSettings, 'root' | 'cache'> {}

/** The project whose specification is proven, and how the proof runs. */
export interface ProofOptions extends TestedProject {
  readonly clauses: readonly ProvableClause[];
  readonly vitest?: VitestEvidence;
  readonly browser?: BrowserEvidence;
  /** The folder for builds and results while the proof runs, from the root of the project. */
  readonly cache: string;
  /** The earlier result: the browser test that caught a violation then runs first and alone. */
  readonly before?: Proof;
  readonly jobs: number;
}

/**
 * The number of Playwright workers per job on violated builds: more than one, because a failing test mostly waits for
 * its timeout.
 */
const browsersPerJob = 3;

/** The number of Vitest processes per job, for the same reason. */
const vitestsPerJob = 1.5;

type VitestWorker = TaskWorker<VitestTask, Observation>;

/** A violation to try with browser tests. */
interface BrowserCase extends TestRun {
  readonly trial: Trial;
  readonly index: number;
}

/** What the run knows of a clause. Judgements are by the index of their violation. */
class Trial {
  readonly clause: ProvableClause;
  /** The test files of each stage that the clause names. */
  readonly files: Readonly<Record<Stage, readonly string[]>>;
  readonly judged: Readonly<Record<Stage, Map<number, Judgement>>> = {
    vitest: new Map(),
    browser: new Map(),
  };

  constructor(clause: ProvableClause, files: Trial['files']) {
    this.clause = clause;
    this.files = files;
  }

  catches(stage: Stage, index: number): boolean {
    return this.judged[stage].get(index)?.verdict === 'proven';
  }

  /** The violations that a stage has not tried; none if the clause has no tests for it. */
  untried(stage: Stage): number[] {
    if (this.files[stage].length === 0) return [];
    return [...this.clause.violations.keys()].filter((index) => !this.judged[stage].has(index));
  }

  /** The judgement on a violation: one stage that catches it is enough; Vitest's comes first. */
  settle(index: number): Judgement {
    const first = this.judged.vitest.get(index);
    if (first?.verdict === 'proven') return first;
    const found = stages.flatMap((stage) => this.judged[stage].get(index) ?? []);
    const none = { verdict: 'unproven', kind: 'none', why: 'No test cites the clause.' } as const;
    return settle(found) ?? none;
  }

  /** The verdict on each stage whose tests cite the clause: proven if they caught one of its violations. */
  settleKinds(): NonNullable<ClauseProof['kinds']> {
    return Object.fromEntries(
      stages.flatMap((stage) => {
        const decisive = settle([...this.judged[stage].values()]);
        return decisive ? [[stage, decisive.verdict]] : [];
      }),
    );
  }
}

/**
 * Proves the clauses.
 *
 * @throws Error if a worker process cannot be started
 */
export async function prove(options: ProofOptions): Promise<Proof> {
  const { root, cache, clauses, browser } = options;
  const files = readTestFiles(options);
  const folder = path.join(root, cache);
  mkdirSync(folder, { recursive: true });
  // An interrupted run leaves builds behind.
  removeBuilds({ cache: folder, alsoWrites: browser?.alsoWrites ?? (() => []) });
  const trials = clauses.map((clause) => {
    const citing = citingFiles(clause.id, files);
    const filesOf = (stage: Stage) => {
      const isNamed = clause.verify.some((kind) => options[stage]?.kinds.includes(kind));
      return isNamed ? citing.filter((file) => file.stage === stage).map(({ file }) => file) : [];
    };
    return new Trial(clause, { vitest: filesOf('vitest'), browser: filesOf('browser') });
  });
  await runVitest(options, trials);
  await runBrowser(options, trials);
  return Object.fromEntries(
    trials.map((trial): [string, ClauseProof] => [
      trial.clause.id,
      {
        hash: hashOf(trial.clause, files),
        surroundings: surroundingsOf(trial.clause, files, root),
        violations: trial.clause.violations.map((_, index) => {
          const judgement = trial.settle(index);
          // The path of this machine is removed, because the result is committed.
          return { ...judgement, why: judgement.why.replaceAll(`${root}/`, '') };
        }),
        kinds: trial.settleKinds(),
      },
    ]),
  );
}

/** Runs the Vitest stage: for each violation, all tests that cite the clause. */
async function runVitest(
  { root, vitest, jobs }: ProofOptions,
  trials: readonly Trial[],
): Promise<void> {
  // Clauses with tests in the same files are grouped, because the modules are then loaded and one control is enough.
  const tested = trials.filter((trial) => trial.untried('vitest').length > 0);
  const groups = [...Map.groupBy(tested, ({ files }) => files.vitest.join(' ')).values()];
  if (!vitest || groups.length === 0) return;
  const workers = Array.from(
    { length: Math.min(Math.ceil(jobs * vitestsPerJob), groups.length) },
    (_, number): VitestWorker =>
      new TaskWorker(
        'vitestWorker.ts',
        { root, assertions: vitest.assertions } satisfies VitestSettings,
        // The folder is below node_modules, because plugins do not transform its files.
        { PROOF_CACHE: path.join(root, 'node_modules/.vite-proof', String(number)) },
      ),
  );
  // Each worker takes the next group when it has finished one; the largest groups come first.
  const queue = groups.toSorted((a, b) => b.length - a.length).values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const group of queue) await runCitingTests(worker, group);
      await worker.stop();
    }),
  );
}

/** Runs a control for clauses with tests in the same files, then all tests of each clause with its violations. */
async function runCitingTests(worker: VitestWorker, group: readonly Trial[]): Promise<void> {
  const files = group[0]?.files.vitest ?? [];
  const run = (tags: readonly string[], violation?: Violation) =>
    worker
      .run({ files, tags, ...(violation && { violation }) })
      .catch((error: unknown): Observation => ({ tests: [], loaded: true, broke: String(error) }));
  const all = await run(group.map(({ clause }) => clause.id));
  for (const { clause, judged } of group) {
    const { id, violations } = clause;
    const tests = all.tests.filter(({ tags }) => tags.includes(id));
    let fault = judgeControl('vitest', { ...all, tests });
    // The process may be the cause of a failure, so a new one has to confirm it.
    if (fault) {
      await worker.stop();
      fault = judgeControl('vitest', await run([id]));
    }
    for (const [index, violation] of violations.entries()) {
      let judgement = fault ?? judge('vitest', await run([id], violation));
      if (judgement.verdict === 'wrong reason') {
        await worker.stop();
        judgement = judge('vitest', await run([id], violation));
      }
      judged.vitest.set(index, judgement);
    }
  }
}

/**
 * Runs the browser stage: the violations that no Vitest test caught, and at least one violation of each clause that
 * names this stage.
 */
async function runBrowser(options: ProofOptions, trials: readonly Trial[]): Promise<void> {
  const { root, browser, jobs, cache } = options;
  if (!browser) return;
  const browsers = new Browsers({ ...browser, root, cache: path.join(root, cache) }, jobs);
  // All violations, until one is caught.
  const uncaught = (trial: Trial) => {
    const isDone = trial.clause.violations.some((_, index) => trial.catches('browser', index));
    return isDone ? [] : trial.untried('browser');
  };
  // If Vitest caught every violation, one is enough; the others are tried only if the browser tests miss it.
  const first = (trial: Trial) => {
    const open = trial.untried('browser').filter((index) => !trial.catches('vitest', index));
    return open.length > 0 ? open : uncaught(trial).slice(0, 1);
  };
  for (const choose of [first, uncaught]) {
    const cases = trials.flatMap((trial) =>
      choose(trial).map((index): BrowserCase => ({
        trial,
        index,
        tag: trial.clause.id,
        files: trial.files.browser,
        violation: trial.clause.violations[index],
        only: testThatCaught(options.before?.[trial.clause.id]?.violations[index]),
      })),
    );
    await tryInBrowser(browsers, cases, jobs);
  }
  await browsers.stop();
}

/** The title of the browser test that caught a violation in the earlier run. */
function testThatCaught({ kind, verdict, test }: Partial<Judgement> = {}): string | undefined {
  return kind === 'browser' && verdict === 'proven' ? test : undefined;
}

/** Tries these violations with browser tests. */
async function tryInBrowser(
  browsers: Browsers,
  cases: readonly BrowserCase[],
  jobs: number,
): Promise<void> {
  const record = ({ trial, index }: BrowserCase, judgement: Judgement) =>
    trial.judged.browser.set(index, judgement);
  const caught = new Map<BrowserCase, Judgement>();
  const sort = (one: BrowserCase, judgement: Judgement) => {
    if (judgement.verdict === 'proven') caught.set({ ...one, only: judgement.test }, judgement);
    else record(one, judgement);
  };
  const workers = jobs * browsersPerJob;
  // The test that caught a violation in the earlier run runs alone; if it misses, all tests run.
  const known = cases.filter(({ only }) => only !== undefined);
  const open = cases.filter(({ only }) => only === undefined);
  for (const [one, judgement] of await judgeBuilds(browsers, known, workers))
    if (judgement.verdict === 'proven') sort(one, judgement);
    else open.push({ ...one, only: undefined });
  // A failure for the wrong reason is repeated with one worker, because a busy machine can cause it.
  const repeated: BrowserCase[] = [];
  for (const [one, judgement] of await judgeBuilds(browsers, open, workers))
    if (judgement.verdict === 'wrong reason') repeated.push(one);
    else sort(one, judgement);
  for (const [one, judgement] of await judgeBuilds(browsers, repeated, 1)) sort(one, judgement);
  // The tests that caught a violation have to pass in the unchanged product; one that fails has a second chance too.
  const doubted = await controlInBrowser(browsers, [...caught.keys()], jobs);
  const faults = await controlInBrowser(browsers, [...doubted.keys()], 1);
  for (const [one, judgement] of caught) record(one, faults.get(one) ?? judgement);
}

/** Runs the tests that caught violations in the unchanged product, and returns the fault of each case that has one. */
async function controlInBrowser(
  browsers: Browsers,
  cases: readonly BrowserCase[],
  workers: number,
): Promise<Map<BrowserCase, Judgement>> {
  if (cases.length === 0) return new Map();
  const all = await browsers.run([cases], { violated: false, workers });
  return new Map(
    [...all].flatMap(([one, seen]) => {
      const fault = judgeControl('browser', seen);
      return fault ? [[one, fault] as const] : [];
    }),
  );
}

/** Builds each violation, runs its tests and judges it. */
async function judgeBuilds(
  browsers: Browsers,
  cases: readonly BrowserCase[],
  workers: number,
): Promise<[BrowserCase, Judgement][]> {
  if (cases.length === 0) return [];
  // Builds are made in the order in which Playwright reaches the files, so that each is ready in time.
  const ordered = cases.toSorted((a, b) => (a.files.join() < b.files.join() ? -1 : 1));
  const all = await browsers.run(roundsOf(ordered), { violated: true, workers });
  return [...all].map(([one, seen]) => [one, judge('browser', seen)]);
}

/** Divides the cases into rounds: cases of one file are in different rounds, because a test can have only one build. */
function roundsOf(cases: readonly BrowserCase[]): BrowserCase[][] {
  const rounds: BrowserCase[][] = [];
  for (const one of cases) {
    const shares = ({ files }: BrowserCase) => files.some((file) => one.files.includes(file));
    const room = rounds.find((round) => !round.some(shares));
    if (room) room.push(one);
    else rounds.push([one]);
  }
  return rounds;
}
