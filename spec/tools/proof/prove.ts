/**
 * Proves a specification: applies each violation of each clause in memory, runs the tests that cite the clause, and
 * expects one of their assertions to fail. README.md describes the verdicts and the method.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Browsers, type BrowserSettings, type TestRun } from './browserStage.ts';
import { judge, judgeControl, settle, worst } from './judge.ts';
import {
  citingFiles,
  hashOf,
  readTestFiles,
  type Proof,
  type TestFile,
  type TestPlaces,
} from './proofFile.ts';
import type { Judgement, ProvableClause, Violation } from './types.ts';
import type { TaggedObservation, VitestSettings, VitestTask } from './vitestWorker.ts';
import { TaskWorker } from './worker.ts';

/** The Vitest tests, and the kinds of evidence (`verify`) that they count as. */
export interface VitestEvidence extends TestPlaces {
  readonly kinds: readonly string[];
  /** Names of errors that count as a failed assertion. */
  readonly assertions: readonly string[];
}

/** The Playwright tests, which run on a build of the product, and the kinds of evidence that they count as. */
export interface BrowserEvidence extends TestPlaces, Omit<BrowserSettings, 'root' | 'cache'> {
  readonly kinds: readonly string[];
}

/** The project whose specification is proven, and how to run. */
export interface ProofOptions {
  readonly root: string;
  readonly clauses: readonly ProvableClause[];
  readonly vitest?: VitestEvidence;
  readonly browser?: BrowserEvidence;
  /** A folder for builds and results while the proof runs, from the root. */
  readonly cache: string;
  /** The earlier result: the browser test that caught a violation then is run first, and alone. */
  readonly before?: Proof;
  /** How many processes work side by side. */
  readonly jobs: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** How far a run is. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** The violation that was judged last. */
  readonly last?: {
    readonly id: string;
    readonly violation: number;
    readonly judgement: Judgement;
  };
  /** What runs now, where no violation is judged for a while. */
  readonly doing?: string;
}

/** Thrown when a run is aborted, with the clauses that are proven by then. */
export class Interrupted extends Error {
  readonly proven: Proof;

  constructor(proven: Proof) {
    super('interrupted');
    this.proven = proven;
  }
}

/** How tests of a clause are run: kinds of evidence share a stage. */
const stages = ['vitest', 'browser'] as const;
type Stage = (typeof stages)[number];

/** Playwright workers per job on violated builds: a test that fails mostly waits for its timeout. */
const browsersPerJob = 3;

/** Vitest processes per job, for the same reason. */
const vitestsPerJob = 1.5;

/** A clause with violations that are still to be tried. */
interface Work {
  readonly clause: ProvableClause;
  /** The files of its tests. */
  readonly files: readonly string[];
  /** The indexes of those violations. */
  readonly open: readonly number[];
}

/** A process that runs Vitest. */
type VitestWorker = TaskWorker<VitestTask, TaggedObservation>;

/** A violation to be tried with browser tests. */
interface BrowserCase {
  readonly clause: ProvableClause;
  readonly files: readonly string[];
  readonly index: number;
  readonly violation: Violation;
  /** The title of the one test to run; otherwise all that cite the clause. */
  readonly title?: string;
}

/** A Vitest process is replaced after a run that took longer than this, in milliseconds; its first run is exempt. */
const tooSlow = 15_000;

/**
 * Proves the clauses.
 *
 * @throws Interrupted when `signal` is aborted; another error when a worker process cannot be started.
 */
export function prove(options: ProofOptions): Promise<Proof> {
  return new ProofRun(options).run();
}

class ProofRun {
  readonly #options: ProofOptions;
  readonly #files: Record<Stage, TestFile[]>;
  /** Judgements by clause, stage (or `text`) and violation. */
  readonly #judgements = new Map<string, Judgement>();
  /** The controls that ran, by clause and stage, with what is wrong with them and the other tags of their tests. */
  readonly #controls = new Map<string, { fault?: Judgement; otherTags: readonly string[] }>();
  readonly #settled = new Set<string>();
  readonly #total: number;

  constructor(options: ProofOptions) {
    this.#options = options;
    const { root, vitest, browser, cache, clauses } = options;
    this.#files = {
      vitest: readTestFiles(root, vitest ? [vitest] : []),
      browser: readTestFiles(root, browser ? [browser] : []),
    };
    this.#total = clauses.reduce((sum, { violations }) => sum + violations.length, 0);
    mkdirSync(path.join(root, cache), { recursive: true });
  }

  async run(): Promise<Proof> {
    const { clauses, signal } = this.#options;
    this.#removeOldBuilds();
    for (const clause of clauses) {
      for (const [index, violation] of clause.violations.entries()) {
        const judgement = this.#judgeText(violation);
        if (judgement) this.#note(clause, 'text', index, judgement);
      }
    }
    try {
      await this.#runVitest();
      await this.#runBrowser();
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
    const files = [...this.#files.vitest, ...this.#files.browser];
    const proof = Object.fromEntries(
      clauses.map((clause) => [
        clause.id,
        {
          hash: hashOf(clause, files),
          violations: clause.violations.map((_, index) => this.#settle(clause, index)),
          kinds: this.#settleKinds(clause),
        },
      ]),
    );
    if (signal?.aborted) throw new Interrupted(provenOf(proof));
    return proof;
  }

  /** Removes the builds that an interrupted run left behind. */
  #removeOldBuilds(): void {
    const { root, cache, browser } = this.#options;
    const folder = path.join(root, cache);
    for (const name of readdirSync(folder)) {
      for (const left of [path.join(folder, name), ...(browser?.alsoWrites(name) ?? [])]) {
        rmSync(left, { recursive: true, force: true });
      }
    }
  }

  #note({ id }: ProvableClause, stage: string, index: number, judgement: Judgement): void {
    this.#judgements.set(`${id} ${stage} ${index}`, judgement);
  }

  #known({ id }: ProvableClause, stage: string, index: number): Judgement | undefined {
    return this.#judgements.get(`${id} ${stage} ${index}`);
  }

  #control({ id }: ProvableClause, stage: Stage | 'killing') {
    return this.#controls.get(`${id} ${stage}`);
  }

  /** Judges a violation that is stale without running anything. */
  #judgeText({ file, from, to }: Violation): Judgement | undefined {
    const target = path.join(this.#options.root, file);
    const kind = 'text';
    const verdict = 'stale';
    if (!existsSync(target)) return { verdict, kind, why: `There is no ${file}.` };
    const times = readFileSync(target, 'utf8').split(from).length - 1;
    if (times !== 1)
      return { verdict, kind, why: `Its text is found ${times} times in ${file}, not once.` };
    return from === to ? { verdict, kind, why: 'It changes nothing.' } : undefined;
  }

  /** The verdict on a violation: one stage that catches it is enough, and Vitest comes first. */
  #settle(clause: ProvableClause, index: number): Judgement {
    const first = this.#known(clause, 'vitest', index);
    if (first?.verdict === 'proven') return first;
    const found = ['text', ...stages].flatMap((stage) => this.#known(clause, stage, index) ?? []);
    const faults = stages.flatMap((stage) => this.#control(clause, stage)?.fault ?? []);
    return (
      settle([...found, ...faults]) ?? {
        verdict: 'unproven',
        kind: 'none',
        why: 'No test cites the clause.',
      }
    );
  }

  /** The verdict on each stage whose tests cite the clause: proven where they caught at least one of its violations. */
  #settleKinds(clause: ProvableClause): Record<string, Judgement['verdict']> {
    return Object.fromEntries(
      stages.flatMap((stage) => {
        const found = clause.violations.flatMap((_, at) => this.#known(clause, stage, at) ?? []);
        const caught = found.find(({ verdict }) => verdict === 'proven');
        const judgement = this.#control(clause, stage)?.fault ?? caught ?? worst(found);
        return judgement ? [[stage, judgement.verdict]] : [];
      }),
    );
  }

  /** The violations that a stage has yet to try: all that can be applied and that no other stage has caught. */
  #open(clause: ProvableClause, stage: Stage): number[] {
    return [...clause.violations.keys()].filter(
      (index) =>
        !this.#known(clause, 'text', index) &&
        !this.#known(clause, stage, index) &&
        !stages.some((other) => this.#known(clause, other, index)?.verdict === 'proven'),
    );
  }

  /**
   * The violations with which a stage has yet to show that its tests can fail: none where they did. Where every violation
   * was caught by another stage it tries one, and if that is missed, the others.
   */
  #unseen(clause: ProvableClause, stage: Stage): number[] {
    const known = (index: number) => this.#known(clause, stage, index);
    const all = [...clause.violations.keys()].filter((at) => !this.#known(clause, 'text', at));
    if (all.some((index) => known(index)?.verdict === 'proven')) return [];
    const left = all.filter((index) => !known(index));
    return left.length === all.length ? left.slice(0, 1) : left;
  }

  /** The work of a stage: clauses that have tests of its kind and violations to try. */
  #work(stage: Stage, choose: (clause: ProvableClause) => number[]): Work[] {
    const kinds = this.#options[stage]?.kinds ?? [];
    return this.#options.clauses.flatMap((clause): Work[] => {
      if (!clause.verify.some((kind) => kinds.includes(kind))) return [];
      if (this.#control(clause, stage)?.fault) return [];
      const open = choose(clause);
      if (open.length === 0) return [];
      const files = citingFiles(clause.id, this.#files[stage]).map(({ file }) => file);
      return files.length > 0 ? [{ clause, files, open }] : [];
    });
  }

  #report(clause: ProvableClause, index: number, judgement: Judgement): void {
    this.#settled.add(`${clause.id} ${index}`);
    this.#options.onProgress?.({
      done: this.#settled.size,
      of: this.#total,
      last: { id: clause.id, violation: index, judgement },
    });
  }

  /** Runs the Vitest stage: for each violation all tests that cite the clause. */
  async #runVitest(): Promise<void> {
    const { root, vitest, jobs, signal } = this.#options;
    // Violations tested in the same files stay together: the worker has the modules loaded, and one control is enough.
    const work = this.#work('vitest', (clause) => this.#open(clause, 'vitest'));
    const groups = [...Map.groupBy(work, ({ files }) => files.join(' ')).values()];
    if (!vitest || groups.length === 0) return;
    await inWorkers(
      Math.min(Math.ceil(jobs * vitestsPerJob), groups.length),
      (number) => {
        // Below node_modules, which plugins do not transform.
        const cacheDir = path.join(root, 'node_modules/.vite-proof', String(number));
        return new TaskWorker<VitestTask, TaggedObservation>('vitestWorker.ts', {
          root,
          cacheDir,
          assertions: vitest.assertions,
        } satisfies VitestSettings);
      },
      groups.toSorted((a, b) => b.length - a.length),
      (worker, group) => this.#runCitingTests(worker, group),
      signal,
    );
  }

  /** Runs tests in a worker. */
  async #observeInVitest(worker: VitestWorker, task: VitestTask): Promise<TaggedObservation> {
    const { signal } = this.#options;
    const start = worker.isRunning ? performance.now() : Infinity;
    const seen = await worker.run(task).catch((error: unknown): TaggedObservation => {
      signal?.throwIfAborted();
      return { tests: [], loaded: true, broke: String(error) };
    });
    // A browser that has opened hundreds of pages sometimes begins to hang; a new one does not.
    if (performance.now() - start > tooSlow * task.tags.length) await worker.stop();
    signal?.throwIfAborted();
    return seen;
  }

  /** Runs all tests that cite a clause. */
  async #runCitingTests(worker: VitestWorker, group: readonly Work[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const run = (tags: readonly string[], violation?: Violation) =>
      this.#observeInVitest(worker, { files, tags, ...(violation && { violation }) });
    const all = await run(group.map(({ clause }) => clause.id));
    for (const { clause, open } of group) {
      const tests = all.tests.filter(({ tags }) => tags.includes(clause.id));
      let fault = judgeControl('vitest', { ...all, tests });
      if (fault) {
        // The process may be at fault: a new one has to confirm.
        await worker.stop();
        fault = judgeControl('vitest', await run([clause.id]));
      }
      this.#controls.set(`${clause.id} vitest`, { ...(fault && { fault }), otherTags: [] });
      for (const index of open) {
        const judgement =
          fault ?? judge('vitest', await run([clause.id], clause.violations[index]));
        if (!fault) this.#note(clause, 'vitest', index, judgement);
        this.#report(clause, index, judgement);
      }
    }
  }

  /** Runs the browser stage: what no Vitest test caught, and one violation at least of each clause that names it. */
  async #runBrowser(): Promise<void> {
    const { root, browser, jobs, signal, cache } = this.#options;
    if (!browser) return;
    const browsers = new Browsers({ ...browser, root, cache: path.join(root, cache) }, jobs);
    const kill = () => browsers.kill();
    signal?.addEventListener('abort', kill);
    try {
      const unseen = (clause: ProvableClause) => this.#unseen(clause, 'browser');
      const open = (clause: ProvableClause) => this.#open(clause, 'browser');
      const first = (clause: ProvableClause) =>
        open(clause).length > 0 ? open(clause) : unseen(clause);
      const caught = (clause: ProvableClause) =>
        first(clause).filter((index) => this.#killingTest(clause, index));
      await this.#tryInBrowser(browsers, this.#work('browser', caught), true);
      for (const choose of [first, unseen])
        await this.#tryInBrowser(browsers, this.#work('browser', choose));
      await browsers.stop();
    } finally {
      signal?.removeEventListener('abort', kill);
      kill();
    }
  }

  /** The title of the browser test that caught a violation last time, if one did. */
  #killingTest({ id }: ProvableClause, index: number): string | undefined {
    const { kind, verdict, test } = this.#options.before?.[id]?.violations[index] ?? {};
    return kind === 'browser' && verdict === 'proven' ? test : undefined;
  }

  /**
   * Tries violations with browser tests.
   *
   * @param killing runs only the test that caught a violation last time. What it misses stays untried.
   */
  async #tryInBrowser(browsers: Browsers, work: readonly Work[], killing = false): Promise<void> {
    const { jobs, signal, onProgress } = this.#options;
    const stage = killing ? 'killing' : 'browser';
    const uncontrolled = work.filter(({ clause }) => !this.#control(clause, stage));
    if (uncontrolled.length > 0) {
      onProgress?.({
        done: this.#settled.size,
        of: this.#total,
        doing: `the browser tests of ${uncontrolled.length} clauses, unchanged`,
      });
    }
    // A control that failed among many is repeated with one worker before it counts.
    const again: Work[] = [];
    for (const group of [uncontrolled, again]) {
      if (group.length === 0) continue;
      const workOf = new Map(
        group.map((one): [TestRun, Work] => {
          const { clause, files, open } = one;
          const titles = open.flatMap((index) => this.#killingTest(clause, index) ?? []);
          return [{ tag: clause.id, files, ...(killing && { titles }) }, one];
        }),
      );
      const workers = group === again ? 1 : jobs;
      const all = await browsers.run([[...workOf.keys()]], { violated: false, workers });
      signal?.throwIfAborted();
      for (const [testRun, one] of workOf) {
        const seen = all.get(testRun);
        if (!seen) continue;
        const fault = judgeControl('browser', seen);
        const otherTags = seen.tags.filter((tag) => tag !== one.clause.id);
        if (fault && group !== again && !killing) again.push(one);
        else
          this.#controls.set(`${one.clause.id} ${stage}`, { ...(fault && { fault }), otherTags });
      }
    }
    const cases = work.flatMap(({ clause, files, open }): BrowserCase[] => {
      const fault = this.#control(clause, stage)?.fault;
      if (fault && !killing) for (const index of open) this.#report(clause, index, fault);
      return fault
        ? []
        : open.flatMap((index) => {
            const violation = clause.violations[index];
            const title = killing ? this.#killingTest(clause, index) : undefined;
            return violation ? { clause, files, index, violation, ...(title && { title }) } : [];
          });
    });
    // So is a failure for the wrong reason, which a busy machine can cause.
    const repeated: BrowserCase[] = [];
    const record = ({ clause, index }: BrowserCase, judgement: Judgement) => {
      this.#note(clause, 'browser', index, judgement);
      this.#report(clause, index, this.#settle(clause, index));
    };
    await this.#judgeBuilds(browsers, cases, stage, jobs * browsersPerJob, (one, judgement) => {
      if (judgement.verdict === 'proven') record(one, judgement);
      else if (!killing && judgement.verdict === 'wrong reason') repeated.push(one);
      else if (!killing) record(one, judgement);
    });
    await this.#judgeBuilds(browsers, repeated, stage, 1, record);
  }

  /** Builds each violation, runs its tests and judges it: `proven` at once, anything else when all its tests have ended. */
  async #judgeBuilds(
    browsers: Browsers,
    cases: readonly BrowserCase[],
    stage: Stage | 'killing',
    workers: number,
    judged: (one: BrowserCase, judgement: Judgement) => void,
  ): Promise<void> {
    if (cases.length === 0) return;
    const rounds = shareOut(this.#inOrder(cases), (one, other) => {
      const otherTags = this.#control(one.clause, stage)?.otherTags ?? [];
      return one.clause === other.clause || otherTags.includes(other.clause.id);
    });
    const open = new Map<TestRun, BrowserCase>();
    const testRuns = rounds.map((round) =>
      round.map((one): TestRun => {
        const { clause, files, violation, title } = one;
        const testRun = { tag: clause.id, files, violation, ...(title && { titles: [title] }) };
        open.set(testRun, one);
        return testRun;
      }),
    );
    const all = await browsers.run(testRuns, {
      violated: true,
      workers,
      isEnough: (testRun, seen) => {
        const one = open.get(testRun);
        const judgement = judge('browser', seen);
        if (!one || judgement.verdict !== 'proven') return false;
        open.delete(testRun);
        judged(one, judgement);
        return true;
      },
    });
    this.#options.signal?.throwIfAborted();
    for (const [testRun, one] of open) {
      const nothing = { tests: [], loaded: true, broke: 'No test reported a result.' };
      judged(one, judge('browser', all.get(testRun) ?? nothing));
    }
  }

  /** Cases in the order in which Playwright reaches their tests, so that each build is ready in time. */
  #inOrder(cases: readonly BrowserCase[]): BrowserCase[] {
    const place = ({ clause, files: [file = ''] }: BrowserCase): readonly [string, number] => [
      file,
      this.#files.browser.find((known) => known.file === file)?.text.indexOf(clause.id) ?? 0,
    ];
    return cases
      .map((one) => ({ one, place: place(one) }))
      .toSorted((a, b) =>
        a.place[0] < b.place[0] ? -1 : a.place[0] > b.place[0] ? 1 : a.place[1] - b.place[1],
      )
      .map(({ one }) => one);
  }
}

/** The clauses of which every violation was caught. */
function provenOf(proof: Proof): Proof {
  return Object.fromEntries(
    Object.entries(proof).filter(([, { violations }]) =>
      violations.every(({ verdict }) => verdict === 'proven'),
    ),
  );
}

/** Divides cases into groups without two that clash. */
function shareOut<Case>(
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

interface StoppableWorker {
  stop(): Promise<void>;
  kill(): void;
}

/** Distributes work over workers: each takes the next piece when it has finished one. */
async function inWorkers<Piece, Worker extends StoppableWorker>(
  count: number,
  start: (number: number) => Worker,
  work: readonly Piece[],
  run: (worker: Worker, piece: Piece) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const workers = Array.from({ length: count }, (_, number) => start(number));
  const stop = () => {
    for (const worker of workers) worker.kill();
  };
  signal?.addEventListener('abort', stop);
  const queue = work.values();
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (const piece of queue) {
          signal?.throwIfAborted();
          await run(worker, piece);
        }
      }),
    );
    await Promise.all(workers.map((worker) => worker.stop()));
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
