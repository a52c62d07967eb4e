/**
 * Proves a specification: applies each violation of each clause in memory, runs the tests that cite the clause, and
 * expects one of their assertions to fail. README.md describes the verdicts and the method.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Browsers, type BrowserSettings, type TestRun } from './browserStage.ts';
import { judge, judgeControl, settle } from './judge.ts';
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
  /** The earlier result: the test that caught a violation then is run first, and alone. */
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

/** What is known of one violation or control. */
interface Finding {
  /** `null` for a control that passed. */
  readonly judgement: Judgement | null;
  /** Other tags that the tests carry, in a control of browser tests. */
  readonly otherTags?: readonly string[];
}

/** Stands for the control where a finding is of no single violation. */
const controlIndex = -1;

/** After so many tasks, a result other than `proven` is confirmed in a new process: a long-lived browser may be at fault. */
const manyTasks = 20;

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

/** A violation that a Vitest test caught last time. */
interface CaughtBefore {
  readonly clause: ProvableClause;
  readonly index: number;
  readonly title: string;
  /** The file of that test; several, where its title does not identify one. */
  readonly files: readonly string[];
}

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
  readonly #files: Record<'vitest' | 'browser', TestFile[]>;
  readonly #hashes = new Map<string, string>();
  /** Findings by clause, kind of evidence and violation. */
  readonly #findings = new Map<string, Finding>();
  readonly #settled = new Set<string>();
  /** Test files that cite a clause, by stage and id; kept because searching all files is slow. */
  readonly #citingFiles = new Map<string, readonly string[]>();
  #total = 0;

  constructor(options: ProofOptions) {
    this.#options = options;
    const { root, vitest, browser, cache } = options;
    this.#files = {
      vitest: readTestFiles(root, vitest ? [vitest] : []),
      browser: readTestFiles(root, browser ? [browser] : []),
    };
    const all = [...this.#files.vitest, ...this.#files.browser];
    for (const clause of options.clauses) this.#hashes.set(clause.id, hashOf(clause, all));
    mkdirSync(path.join(root, cache), { recursive: true });
  }

  async run(): Promise<Proof> {
    const { clauses, signal } = this.#options;
    this.#removeOldBuilds();
    this.#total = clauses.reduce((sum, { violations }) => sum + violations.length, 0);
    for (const clause of clauses) {
      for (const [index, violation] of clause.violations.entries()) {
        const judgement = this.#judgeText(violation);
        if (judgement) this.#note(clause, 'text', index, judgement);
      }
    }
    try {
      const browserCaught = (clause: ProvableClause, index: number) =>
        this.#killingTest(clause, index, 'browser') !== undefined;
      await this.#runVitest(browserCaught);
      await this.#runBrowser();
      await this.#runVitest();
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
    const proof = Object.fromEntries(
      clauses.map((clause) => [
        clause.id,
        {
          hash: this.#hash(clause),
          violations: clause.violations.map((_, index) => this.#settle(clause, index)),
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

  #hash(clause: ProvableClause): string {
    return this.#hashes.get(clause.id) ?? '';
  }

  #note(
    { id }: ProvableClause,
    kind: string,
    index: number,
    judgement: Judgement | null,
    otherTags: readonly string[] = [],
  ): void {
    this.#findings.set(`${id} ${kind} ${index}`, { judgement, otherTags });
  }

  #known({ id }: ProvableClause, kind: string, index: number): Finding | undefined {
    return this.#findings.get(`${id} ${kind} ${index}`);
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

  #settle(clause: ProvableClause, index: number): Judgement {
    const found = ['text', 'vitest', 'browser'].flatMap((kind) => [
      this.#known(clause, kind, index)?.judgement ?? [],
      this.#known(clause, kind, controlIndex)?.judgement ?? [],
    ]);
    return (
      settle(found.flat()) ?? {
        verdict: 'unproven',
        kind: 'none',
        why: 'No test cites the clause.',
      }
    );
  }

  /** The indexes of the violations that a stage still has to try. */
  #open(clause: ProvableClause, stage: 'vitest' | 'browser'): number[] {
    return [...clause.violations.keys()].filter((index) => {
      if (this.#known(clause, 'text', index)) return false;
      if (this.#known(clause, stage, index)) return false;
      return !['vitest', 'browser'].some(
        (kind) =>
          this.#known(clause, kind, index)?.judgement?.verdict === 'proven' ||
          this.#known(clause, kind, controlIndex)?.judgement,
      );
    });
  }

  #citing({ id, verify }: ProvableClause, stage: 'vitest' | 'browser'): readonly string[] {
    const kinds = this.#options[stage]?.kinds ?? [];
    if (!verify.some((kind) => kinds.includes(kind))) return [];
    const key = `${stage} ${id}`;
    const files =
      this.#citingFiles.get(key) ?? citingFiles(id, this.#files[stage]).map(({ file }) => file);
    this.#citingFiles.set(key, files);
    return files;
  }

  /** The work of a stage: clauses that have tests of its kind and untried violations. */
  #work(stage: 'vitest' | 'browser'): Work[] {
    return this.#options.clauses
      .map((clause) => ({
        clause,
        files: this.#citing(clause, stage),
        open: this.#open(clause, stage),
      }))
      .filter(({ files, open }) => files.length > 0 && open.length > 0);
  }

  #report(clause: ProvableClause, index: number, judgement: Judgement): void {
    this.#settled.add(`${clause.id} ${index}`);
    this.#options.onProgress?.({
      done: this.#settled.size,
      of: this.#total,
      last: { id: clause.id, violation: index, judgement },
    });
  }

  /**
   * Runs the Vitest stage: for each violation first the test that caught it last time, then all tests that cite the
   * clause.
   *
   * @param skip says which violations to leave to the browser stage.
   */
  async #runVitest(skip?: (clause: ProvableClause, index: number) => boolean): Promise<void> {
    const work = () =>
      this.#work('vitest').flatMap(({ clause, files, open }): Work[] => {
        const left = open.filter((index) => !skip?.(clause, index));
        return left.length > 0 ? [{ clause, files, open: left }] : [];
      });
    // Violations tested in the same files stay together: the worker has the modules loaded, and one control is enough.
    const caught = work().flatMap(({ clause, files, open }) =>
      open.flatMap((index) => {
        const title = this.#killingTest(clause, index, 'vitest');
        return title ? { clause, index, title, files: this.#filesOf(title, files) } : [];
      }),
    );
    await this.#inVitests(
      Map.groupBy(caught, ({ files }) => files.join(' ')),
      (worker, group) => this.#runKillingTests(worker, group),
    );
    await this.#inVitests(
      Map.groupBy(work(), ({ files }) => files.join(' ')),
      (worker, group) => this.#runCitingTests(worker, group),
    );
  }

  /** Distributes groups of work over Vitest processes, the largest first. */
  async #inVitests<Piece>(
    groups: ReadonlyMap<string, Piece[]>,
    run: (worker: VitestWorker, group: readonly Piece[]) => Promise<void>,
  ): Promise<void> {
    const { root, vitest, jobs, signal } = this.#options;
    if (!vitest || groups.size === 0) return;
    await inWorkers(
      Math.min(Math.ceil(jobs * vitestsPerJob), groups.size),
      (number) => {
        // Below node_modules, which plugins do not transform.
        const cacheDir = path.join(root, 'node_modules/.vite-proof', String(number));
        return new TaskWorker<VitestTask, TaggedObservation>('vitestWorker.ts', {
          root,
          cacheDir,
          assertions: vitest.assertions,
        } satisfies VitestSettings);
      },
      [...groups.values()].toSorted((a, b) => b.length - a.length),
      run,
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

  /** Runs one test for each violation. A violation that it misses, or whose control fails, stays untried. */
  async #runKillingTests(worker: VitestWorker, group: readonly CaughtBefore[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const titles = [...new Set(group.map(({ title }) => title))];
    const tags = [...new Set(group.map(({ clause }) => clause.id))];
    const control = await this.#observeInVitest(worker, { files, tags, titles });
    for (const { clause, index, title } of group) {
      const tests = control.tests.filter((test) => test.title === title);
      const violation = clause.violations[index];
      if (!violation || judgeControl('vitest', { ...control, tests })) continue;
      const seen = await this.#observeInVitest(worker, {
        files,
        tags: [clause.id],
        titles: [title],
        violation,
      });
      const judgement = judge('vitest', seen);
      if (judgement.verdict !== 'proven') continue;
      this.#note(clause, 'vitest', index, judgement);
      this.#report(clause, index, judgement);
    }
  }

  /** Runs all tests that cite a clause. */
  async #runCitingTests(worker: VitestWorker, group: readonly Work[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const run = (tags: readonly string[], violation?: Violation) =>
      this.#observeInVitest(worker, { files, tags, ...(violation && { violation }) });
    const withoutControl = group
      .map(({ clause }) => clause)
      .filter((clause) => !this.#known(clause, 'vitest', controlIndex));
    if (withoutControl.length > 0) {
      const all = await run(withoutControl.map(({ id }) => id));
      for (const clause of withoutControl) {
        const tests = all.tests.filter(({ tags }) => tags.includes(clause.id));
        let judgement = judgeControl('vitest', { ...all, tests });
        if (judgement) {
          // The process may be at fault: a new one has to confirm.
          await worker.stop();
          judgement = judgeControl('vitest', await run([clause.id]));
        }
        this.#note(clause, 'vitest', controlIndex, judgement ?? null);
      }
    }
    for (const { clause, open } of group) {
      const control = this.#known(clause, 'vitest', controlIndex)?.judgement;
      for (const index of open) {
        const tried = async () => judge('vitest', await run([clause.id], clause.violations[index]));
        let judgement = control ?? (await tried());
        if (!control && judgement.verdict !== 'proven' && worker.tasks > manyTasks) {
          await worker.stop();
          judgement = await tried();
        }
        if (!control) this.#note(clause, 'vitest', index, judgement);
        this.#report(clause, index, judgement);
      }
    }
  }

  /** The title of the test that caught a violation last time, if it was of that kind. */
  #killingTest(
    { id }: ProvableClause,
    index: number,
    of: 'vitest' | 'browser',
  ): string | undefined {
    const { kind, verdict, test } = this.#options.before?.[id]?.violations[index] ?? {};
    return kind === of && verdict === 'proven' ? test : undefined;
  }

  /** Those of some files that contain the title of a test; all of them, where the title is composed at run time. */
  #filesOf(title: string, files: readonly string[]): readonly string[] {
    const words = title.split(': ').at(-1) ?? title;
    const matching = this.#files.vitest.filter(
      ({ file, text }) => files.includes(file) && text.includes(words),
    );
    return matching.length > 0 ? matching.map(({ file }) => file) : files;
  }

  async #runBrowser(): Promise<void> {
    const { root, browser, jobs, signal, cache } = this.#options;
    if (!browser) return;
    const browsers = new Browsers(
      {
        ...browser,
        root,
        cache: path.join(root, cache),
      },
      jobs,
    );
    const kill = () => browsers.kill();
    signal?.addEventListener('abort', kill);
    try {
      await this.#tryInBrowser(
        browsers,
        this.#work('browser')
          .map((one) => ({
            ...one,
            open: one.open.filter((at) => this.#killingTest(one.clause, at, 'browser')),
          }))
          .filter(({ open }) => open.length > 0),
        (clause, index) => this.#killingTest(clause, index, 'browser'),
      );
      await this.#tryInBrowser(browsers, this.#work('browser'));
      await browsers.stop();
    } finally {
      signal?.removeEventListener('abort', kill);
      kill();
    }
  }

  /**
   * Tries violations with browser tests.
   *
   * @param killingTest names the one test to run. A violation that it misses stays untried, for all tests to be run.
   */
  async #tryInBrowser(
    browsers: Browsers,
    work: readonly Work[],
    killingTest?: (clause: ProvableClause, index: number) => string | undefined,
  ): Promise<void> {
    const { jobs, signal, onProgress } = this.#options;
    const control = killingTest ? 'killingTest' : 'browser';
    const uncontrolled = work.filter(({ clause }) => !this.#known(clause, control, controlIndex));
    if (uncontrolled.length > 0) {
      onProgress?.({
        done: this.#settled.size,
        of: this.#total,
        doing: `${killingTest ? 'one browser test' : 'the browser tests'} for each of ${uncontrolled.length} clauses, unchanged`,
      });
    }
    // A control that failed among many is repeated with one worker before it counts.
    const again: typeof uncontrolled = [];
    for (const group of [uncontrolled, again]) {
      if (group.length === 0) continue;
      const workOf = new Map(
        group.map((one): [TestRun, Work] => {
          const titles = one.open.flatMap((index) => killingTest?.(one.clause, index) ?? []);
          const { clause, files } = one;
          return [{ tag: clause.id, files, ...(titles.length > 0 ? { titles } : {}) }, one];
        }),
      );
      const workers = group === again ? 1 : jobs;
      const all = await browsers.run([[...workOf.keys()]], { violated: false, workers });
      signal?.throwIfAborted();
      for (const [testRun, one] of workOf) {
        const seen = all.get(testRun);
        if (!seen) continue;
        const judgement = judgeControl('browser', seen) ?? null;
        const otherTags = seen.tags.filter((tag) => tag !== one.clause.id);
        if (judgement && group !== again && !killingTest) again.push(one);
        else this.#note(one.clause, control, controlIndex, judgement, otherTags);
      }
    }
    const cases = work.flatMap(({ clause, files, open }): BrowserCase[] => {
      const known = this.#known(clause, control, controlIndex);
      if (known?.judgement) {
        if (!killingTest) for (const index of open) this.#report(clause, index, known.judgement);
        return [];
      }
      return open.flatMap((index) => {
        const violation = clause.violations[index];
        const title = killingTest?.(clause, index);
        return violation
          ? { clause, files, index, violation, ...(title === undefined ? {} : { title }) }
          : [];
      });
    });
    // So is a failure for the wrong reason, which a busy machine can cause.
    const repeated: BrowserCase[] = [];
    const record = ({ clause, index }: BrowserCase, judgement: Judgement) => {
      this.#note(clause, 'browser', index, judgement);
      this.#report(clause, index, judgement);
    };
    await this.#judgeBuilds(browsers, cases, control, jobs * browsersPerJob, (one, judgement) => {
      const isDoubtful = judgement.verdict === 'wrong reason';
      if (judgement.verdict === 'proven' || (!killingTest && !isDoubtful)) record(one, judgement);
      else if (!killingTest) repeated.push(one);
    });
    await this.#judgeBuilds(browsers, repeated, control, 1, record);
  }

  /** Builds each violation, runs its tests and judges it: `proven` at once, anything else when all its tests have ended. */
  async #judgeBuilds(
    browsers: Browsers,
    cases: readonly BrowserCase[],
    control: string,
    workers: number,
    judged: (one: BrowserCase, judgement: Judgement) => void,
  ): Promise<void> {
    const { signal } = this.#options;
    if (cases.length === 0) return;
    const rounds = shareOut(this.#inOrder(cases), (one, other) => {
      const otherTags = this.#known(one.clause, control, controlIndex)?.otherTags ?? [];
      return one.clause === other.clause || otherTags.includes(other.clause.id);
    });
    const open = new Map<TestRun, BrowserCase>();
    const testRuns = rounds.map((round) =>
      round.map((one): TestRun => {
        const { clause, files, violation, title } = one;
        const testRun = { tag: clause.id, files, violation, ...(title ? { titles: [title] } : {}) };
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
    signal?.throwIfAborted();
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
