/**
 * Proves a specification: applies each violation of each clause in memory, runs the tests that cite the clause, and
 * expects one of their assertions to fail. `spec/docs/proof.md` describes the verdicts and the method.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Browsers, removeBuilds, type BrowserSettings, type TestRun } from './browserStage.ts';
import { judge, judgeControl, settle, worst } from './judge.ts';
import {
  citingFiles,
  hashOf,
  readTestFiles,
  surroundingsOf,
  type ClauseProof,
  type Proof,
  type TestedProject,
  type TestFile,
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
  /** The earlier result: the browser test that caught a violation then runs first. */
  readonly before?: Proof;
  readonly jobs: number;
  readonly print?: (line: string) => void;
}

/**
 * The number of Playwright workers per job on violated builds: more than one, because a failing test mostly waits for
 * its timeout.
 */
const browsersPerJob = 3;

/** The number of Vitest processes per job, for the same reason. */
const vitestsPerJob = 1.5;

/** A clause with violations that have not been tried. */
interface Work {
  readonly clause: ProvableClause;
  readonly files: readonly string[];
  /** The indexes of these violations. */
  readonly open: readonly number[];
}

type VitestWorker = TaskWorker<VitestTask, Observation>;

/** A violation to try with browser tests. */
interface BrowserCase extends TestRun {
  readonly clause: ProvableClause;
  readonly index: number;
}

/**
 * Proves the clauses.
 *
 * @throws Error if a worker process cannot be started
 */
export function prove(options: ProofOptions): Promise<Proof> {
  return new ProofRun(options).run();
}

class ProofRun {
  readonly #options: ProofOptions;
  readonly #files: readonly TestFile[];
  /** The judgements by clause, stage and violation. */
  readonly #judgements = new Map<string, Judgement>();
  /** The controls that ran, by clause and stage, each with its fault and the tags of its tests. */
  readonly #controls = new Map<string, { fault?: Judgement; tags: ReadonlySet<string> }>();
  readonly #settled = new Set<string>();
  readonly #total: number;

  constructor(options: ProofOptions) {
    this.#options = options;
    const { root, cache, clauses, browser } = options;
    this.#files = readTestFiles(options);
    this.#total = clauses.reduce((sum, { violations }) => sum + violations.length, 0);
    const folder = path.join(root, cache);
    mkdirSync(folder, { recursive: true });
    // An interrupted run leaves builds behind.
    removeBuilds({ cache: folder, alsoWrites: browser?.alsoWrites ?? (() => []) });
  }

  async run(): Promise<Proof> {
    const { root, clauses } = this.#options;
    await this.#runVitest();
    await this.#runBrowser();
    const files = this.#files;
    return Object.fromEntries(
      clauses.map((clause): [string, ClauseProof] => [
        clause.id,
        {
          hash: hashOf(clause, files),
          surroundings: surroundingsOf(clause, files, root),
          violations: clause.violations.map((_, index) => this.#settle(clause, index)),
          kinds: this.#settleKinds(clause),
        },
      ]),
    );
  }

  /** Stores a judgement. The path of this machine is removed from its reason, because the result is committed. */
  #store({ id }: ProvableClause, stage: Stage, index: number, judgement: Judgement): void {
    const why = judgement.why.replaceAll(`${this.#options.root}/`, '');
    this.#judgements.set(`${id} ${stage} ${index}`, { ...judgement, why });
  }

  #judged({ id }: ProvableClause, stage: Stage, index: number): Judgement | undefined {
    return this.#judgements.get(`${id} ${stage} ${index}`);
  }

  #control({ id }: ProvableClause, stage: Stage) {
    return this.#controls.get(`${id} ${stage}`);
  }

  /** The judgement on a violation: one stage that catches it is enough; Vitest's comes first. */
  #settle(clause: ProvableClause, index: number): Judgement {
    const first = this.#judged(clause, 'vitest', index);
    if (first?.verdict === 'proven') return first;
    const found = stages.flatMap((stage) => this.#judged(clause, stage, index) ?? []);
    const faults = stages.flatMap((stage) => this.#control(clause, stage)?.fault ?? []);
    const none = { verdict: 'unproven', kind: 'none', why: 'No test cites the clause.' } as const;
    return settle([...found, ...faults]) ?? none;
  }

  /** The verdict on each stage whose tests cite the clause: proven if they caught one of its violations. */
  #settleKinds(clause: ProvableClause): NonNullable<ClauseProof['kinds']> {
    return Object.fromEntries(
      stages.flatMap((stage) => {
        const found = clause.violations.flatMap((_, at) => this.#judged(clause, stage, at) ?? []);
        const caught = found.find(({ verdict }) => verdict === 'proven');
        const decisive = this.#control(clause, stage)?.fault ?? caught ?? worst(found);
        return decisive ? [[stage, decisive.verdict]] : [];
      }),
    );
  }

  #untried(clause: ProvableClause, stage: Stage): number[] {
    return [...clause.violations.keys()].filter((index) => !this.#judged(clause, stage, index));
  }

  #isCaught(clause: ProvableClause, stage: Stage, index: number): boolean {
    return this.#judged(clause, stage, index)?.verdict === 'proven';
  }

  /** The violations that a stage still has to try, until its tests have caught one. */
  #uncaught(clause: ProvableClause, stage: Stage): number[] {
    const isDone = [...clause.violations.keys()].some((at) => this.#isCaught(clause, stage, at));
    return isDone ? [] : this.#untried(clause, stage);
  }

  /** The work of a stage: clauses that have tests for it and violations to try. */
  #work(stage: Stage, choose: (clause: ProvableClause) => number[]): Work[] {
    const kinds = this.#options[stage]?.kinds ?? [];
    return this.#options.clauses.flatMap((clause): Work[] => {
      const isNamed = clause.verify.some((kind) => kinds.includes(kind));
      const open = choose(clause);
      if (!isNamed || this.#control(clause, stage)?.fault || open.length === 0) return [];
      const tests = citingFiles(clause.id, this.#files).filter((file) => file.stage === stage);
      return tests.length > 0 ? [{ clause, files: tests.map(({ file }) => file), open }] : [];
    });
  }

  /** Prints each violation that is not proven, and now and then how many are done. */
  #report({ id }: ProvableClause, index: number, { verdict }: Judgement): void {
    const { print = () => undefined } = this.#options;
    this.#settled.add(`${id} ${index}`);
    if (verdict !== 'proven') print(`${verdict.padEnd(14)} ${id}, violation ${index + 1}`);
    if (this.#settled.size % 25 === 0) print(`${this.#settled.size} of ${this.#total}`);
  }

  /** Runs the Vitest stage: for each violation, all tests that cite the clause. */
  async #runVitest(): Promise<void> {
    const { root, vitest, jobs } = this.#options;
    // Clauses with tests in the same files are grouped, because the modules are then loaded and one control is enough.
    const work = this.#work('vitest', (clause) => this.#untried(clause, 'vitest'));
    const groups = [...Map.groupBy(work, ({ files }) => files.join(' ')).values()];
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
        for (const group of queue) await this.#runCitingTests(worker, group);
        await worker.stop();
      }),
    );
  }

  /** Runs a control for clauses with tests in the same files, then all tests of each clause with its violations. */
  async #runCitingTests(worker: VitestWorker, group: readonly Work[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const run = (tags: readonly string[], violation?: Violation) =>
      worker
        .run({ files, tags, ...(violation && { violation }) })
        .catch((error: unknown): Observation => ({
          tests: [],
          loaded: true,
          broke: String(error),
        }));
    const all = await run(group.map(({ clause }) => clause.id));
    for (const { clause, open } of group) {
      const tests = all.tests.filter(({ tags }) => tags.includes(clause.id));
      let fault = judgeControl('vitest', { ...all, tests });
      if (fault) {
        // The process may be the cause, so a new one has to confirm the failure.
        await worker.stop();
        fault = judgeControl('vitest', await run([clause.id]));
      }
      this.#controls.set(`${clause.id} vitest`, { ...(fault && { fault }), tags: new Set() });
      for (const index of open) {
        const judgement =
          fault ?? judge('vitest', await run([clause.id], clause.violations[index]));
        if (!fault) this.#store(clause, 'vitest', index, judgement);
        this.#report(clause, index, judgement);
      }
    }
  }

  /**
   * Runs the browser stage: the violations that no Vitest test caught, and at least one violation of each clause that
   * names this stage.
   */
  async #runBrowser(): Promise<void> {
    const { root, browser, jobs, cache } = this.#options;
    if (!browser) return;
    const browsers = new Browsers({ ...browser, root, cache: path.join(root, cache) }, jobs);
    const uncaught = (clause: ProvableClause) => this.#uncaught(clause, 'browser');
    // If Vitest caught every violation, one is enough; the others are tried only if the browser tests miss it.
    const first = (clause: ProvableClause) => {
      const open = this.#untried(clause, 'browser').filter(
        (index) => !this.#isCaught(clause, 'vitest', index),
      );
      return open.length > 0 ? open : uncaught(clause).slice(0, 1);
    };
    for (const choose of [first, uncaught])
      await this.#tryInBrowser(browsers, this.#work('browser', choose));
    await browsers.stop();
  }

  /** The title of the browser test that caught a violation in the earlier run. */
  #testThatCaught({ id }: ProvableClause, index: number): string | undefined {
    const { kind, verdict, test } = this.#options.before?.[id]?.violations[index] ?? {};
    return kind === 'browser' && verdict === 'proven' ? test : undefined;
  }

  /** Tries violations with browser tests. */
  async #tryInBrowser(browsers: Browsers, work: readonly Work[]): Promise<void> {
    const { jobs } = this.#options;
    const uncontrolled = work.filter(({ clause }) => !this.#control(clause, 'browser'));
    await this.#controlInBrowser(browsers, uncontrolled, jobs);
    // A control that failed while others ran is repeated with one worker before it counts.
    const failed = uncontrolled.filter(({ clause }) => this.#control(clause, 'browser')?.fault);
    await this.#controlInBrowser(browsers, failed, 1);
    const cases = work.flatMap(({ clause, files, open }): BrowserCase[] => {
      const fault = this.#control(clause, 'browser')?.fault;
      if (fault) for (const index of open) this.#report(clause, index, fault);
      return (fault ? [] : open).map((index) => ({
        clause,
        index,
        tag: clause.id,
        files,
        violation: clause.violations[index],
        first: this.#testThatCaught(clause, index),
      }));
    });
    // A failure for the wrong reason is repeated too, because a busy machine can cause it.
    const repeated: BrowserCase[] = [];
    const record = ({ clause, index }: BrowserCase, judgement: Judgement) => {
      this.#store(clause, 'browser', index, judgement);
      this.#report(clause, index, this.#settle(clause, index));
    };
    await this.#judgeBuilds(browsers, cases, jobs * browsersPerJob, (one, judgement) => {
      if (judgement.verdict === 'wrong reason') repeated.push(one);
      else record(one, judgement);
    });
    await this.#judgeBuilds(browsers, repeated, 1, record);
  }

  async #controlInBrowser(
    browsers: Browsers,
    work: readonly Work[],
    workers: number,
  ): Promise<void> {
    if (work.length === 0) return;
    const testRuns = work.map(({ clause, files }): TestRun => ({ tag: clause.id, files }));
    const all = await browsers.run([testRuns], { violated: false, workers });
    for (const [{ tag }, seen] of all) {
      const fault = judgeControl('browser', seen);
      const tags = new Set(seen.tests.flatMap((test) => test.tags));
      this.#controls.set(`${tag} browser`, { ...(fault && { fault }), tags });
    }
  }

  /**
   * Builds each violation, runs its tests and judges it: `proven` as soon as a test catches it, any other verdict when
   * all its tests have ended.
   */
  async #judgeBuilds(
    browsers: Browsers,
    cases: readonly BrowserCase[],
    workers: number,
    judged: (one: BrowserCase, judgement: Judgement) => void,
  ): Promise<void> {
    if (cases.length === 0) return;
    // Builds are made in the order in which Playwright reaches the files, so that each is ready in time.
    const ordered = cases.toSorted((a, b) => (a.files.join() < b.files.join() ? -1 : 1));
    // A test with two tags can have only one build.
    const rounds = groupWithoutClash(
      ordered,
      (one, other) => this.#control(one.clause, 'browser')?.tags.has(other.clause.id) === true,
    );
    const open = new Set(cases);
    const all = await browsers.run(rounds, {
      violated: true,
      workers,
      isEnough: (one, seen) => {
        const judgement = judge('browser', seen);
        if (judgement.verdict !== 'proven' || !open.delete(one)) return false;
        judged(one, judgement);
        return true;
      },
    });
    const nothing = { tests: [], loaded: true, broke: 'No test reported a result.' };
    for (const one of open) judged(one, judge('browser', all.get(one) ?? nothing));
  }
}

function groupWithoutClash<Case>(
  cases: readonly Case[],
  clash: (one: Case, other: Case) => boolean,
): Case[][] {
  const groups: Case[][] = [];
  for (const one of cases) {
    const room = groups.find((group) => !group.some((other) => clash(one, other)));
    if (room) room.push(one);
    else groups.push([one]);
  }
  return groups;
}
