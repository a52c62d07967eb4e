/**
 * Proves a specification: puts each violation of each clause in place, runs the clause's own tests, and wants
 * one of their assertions to fail. README.md says how, and what each verdict means.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Browsers, type BrowserSettings, type Walk } from './browserStage.ts';
import { judge, judgeControl, settle } from './judge.ts';
import {
  citingFiles,
  hashOf,
  readTestFiles,
  type ClauseProof,
  type Proof as EarlierProof,
  type TestFile,
  type TestPlaces,
} from './proofFile.ts';
import type { Judgement, ProvableClause, Violation } from './types.ts';
import type { TaggedObservation, VitestSettings, VitestTask } from './vitestWorker.ts';
import { TaskWorker } from './worker.ts';

/** Evidence that Vitest gives: its test files, and the kinds of evidence that `verify` calls so. */
export interface VitestEvidence extends TestPlaces {
  readonly kinds: readonly string[];
  /** Names of errors that say as much as an assertion. */
  readonly assertions: readonly string[];
}

/** Evidence that Playwright gives, on a build of the product. */
export interface BrowserEvidence extends TestPlaces, Omit<BrowserSettings, 'root' | 'cache'> {
  readonly kinds: readonly string[];
}

/** All that is known of the project whose specification is to be proven. */
export interface ProofOptions {
  readonly root: string;
  readonly clauses: readonly ProvableClause[];
  readonly vitest?: VitestEvidence;
  readonly browser?: BrowserEvidence;
  /** A folder for what comes and goes, from the root; an interrupted run goes on from here. */
  readonly cache: string;
  /** The files that decide what a test run finds. When one changes, an interrupted run begins anew. */
  readonly ground: readonly string[];
  /** What an earlier run found: a test that caught a violation then is asked first, and alone. */
  readonly before?: EarlierProof;
  /** How many processes work side by side. */
  readonly jobs: number;
  /** Whether to forget what an interrupted run had judged. */
  readonly fresh?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Where a run stands. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  /** What was settled last. */
  readonly last?: {
    readonly id: string;
    readonly violation: number;
    readonly judgement: Judgement;
  };
  /** What is being done where nothing is settled for a while. */
  readonly doing?: string;
}

/** What a run found. */
export interface ProofResult {
  readonly proof: Readonly<Record<string, ClauseProof>>;
  /** Seconds by kind of work. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** Thrown by a run that was told to stop, with the clauses that are proven by then. */
export class Interrupted extends Error {
  readonly proven: Readonly<Record<string, ClauseProof>>;

  constructor(proven: Readonly<Record<string, ClauseProof>>) {
    super('interrupted');
    this.proven = proven;
  }
}

/** One thing that was judged, as the file of an interrupted run holds it. */
interface Note {
  readonly id: string;
  readonly hash: string;
  readonly kind: string;
  /** The violation's place in the clause; -1 is the control. */
  readonly index: number;
  readonly judgement: Judgement | null;
  /** Other tags that the tests carry, in a control of browser tests. */
  readonly beside?: readonly string[];
}

/** After so many tasks a process is no longer taken at its word: a browser that has seen many pages may falter. */
const manyTasks = 20;

/** How many browsers walk violated builds for each job: most of the time they wait for what does not come. */
const waitingAtOnce = 3;

/** How many Vitests work for each job: a test that fails has waited for what does not come. */
const vitestsPerJob = 1.5;

/** A clause with violations that are still to be tried. */
interface Work {
  readonly clause: ProvableClause;
  /** The files of its tests. */
  readonly files: readonly string[];
  /** The places of those violations. */
  readonly open: readonly number[];
}

/** A process with a Vitest. */
type VitestWorker = TaskWorker<VitestTask, TaggedObservation>;

/** A violation that a Vitest test caught last time. */
interface CaughtBefore {
  readonly clause: ProvableClause;
  readonly index: number;
  readonly title: string;
  /** The file of that test; more, where its title does not tell. */
  readonly files: readonly string[];
}

/** A violation that browser tests are asked about. */
interface BrowserCase {
  readonly clause: ProvableClause;
  readonly files: readonly string[];
  readonly index: number;
  readonly violation: Violation;
  /** The test that is asked alone, by its title. */
  readonly title?: string;
}

/** After a run of so many milliseconds in Vitest, its process is replaced. Its first run takes as long as it takes. */
const tooSlow = 15_000;

/** @throws Interrupted when `signal` says to stop; any other error when a process that does the work cannot be started. */
export function prove(options: ProofOptions): Promise<ProofResult> {
  return new Proof(options).run();
}

class Proof {
  readonly #options: ProofOptions;
  readonly #files: Record<'vitest' | 'browser', TestFile[]>;
  readonly #hashes = new Map<string, string>();
  readonly #notes = new Map<string, Note>();
  readonly #noteFile: string;
  readonly #seconds: Record<string, number> = {};
  readonly #settled = new Set<string>();
  /** Test files that cite a clause, by stage and id: to look through all of them takes a while. */
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
    this.#noteFile = path.join(root, cache, 'notes.jsonl');
  }

  async run(): Promise<ProofResult> {
    const { clauses, signal, fresh } = this.#options;
    if (fresh) rmSync(this.#noteFile, { force: true });
    this.#clearAway();
    this.#total = clauses.reduce((sum, { violations }) => sum + violations.length, 0);
    this.#resume();
    for (const clause of clauses) {
      for (const [index, violation] of clause.violations.entries()) {
        const judgement = this.#judgeText(violation);
        if (judgement) this.#note(clause, 'text', index, judgement);
      }
    }
    try {
      const browserCaught = (clause: ProvableClause, index: number) =>
        this.#killingTest(clause, index, 'browser') !== undefined;
      await this.#stage('vitest', () => this.#runVitest(browserCaught));
      await this.#stage('browser', () => this.#runBrowser());
      await this.#stage('vitest', () => this.#runVitest());
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
    rmSync(this.#noteFile, { force: true });
    return { proof, seconds: this.#seconds };
  }

  /** Removes the builds that an interrupted run left behind. */
  #clearAway(): void {
    const { root, cache, browser } = this.#options;
    const folder = path.join(root, cache);
    for (const name of readdirSync(folder)) {
      if (name === path.basename(this.#noteFile)) continue;
      for (const left of [path.join(folder, name), ...(browser?.alsoWrites(name) ?? [])]) {
        rmSync(left, { recursive: true, force: true });
      }
    }
  }

  /** Takes up what an interrupted run had judged, if nothing it rests on has changed since. */
  #resume(): void {
    const ground = this.#ground();
    const [first = '', ...lines] = existsSync(this.#noteFile)
      ? readFileSync(this.#noteFile, 'utf8').split('\n').filter(Boolean)
      : [];
    if (first === ground) {
      for (const text of lines) {
        const note = parseNote(text);
        if (note && this.#hashes.get(note.id) === note.hash) this.#keep(note);
      }
    } else writeFileSync(this.#noteFile, `${ground}\n`);
  }

  #ground(): string {
    const { root, ground } = this.#options;
    const hash = createHash('sha256');
    for (const file of globSync([...ground], { cwd: root }).toSorted()) {
      hash.update(file).update(readFileSync(path.join(root, file)));
    }
    return hash.digest('hex');
  }

  #hash(clause: ProvableClause): string {
    return this.#hashes.get(clause.id) ?? '';
  }

  #note(
    clause: ProvableClause,
    kind: string,
    index: number,
    judgement: Judgement | null,
    more: Pick<Note, 'beside'> = {},
  ): void {
    const note: Note = { id: clause.id, hash: this.#hash(clause), kind, index, judgement, ...more };
    this.#keep(note);
    appendFileSync(this.#noteFile, `${JSON.stringify(note)}\n`);
  }

  #keep(note: Note): void {
    this.#notes.set(`${note.id} ${note.kind} ${note.index}`, note);
  }

  #known(clause: ProvableClause, kind: string, index: number): Note | undefined {
    return this.#notes.get(`${clause.id} ${kind} ${index}`);
  }

  /** A violation that can be seen to be stale without running anything. */
  #judgeText({ file, from, to }: Violation): Judgement | undefined {
    const target = path.join(this.#options.root, file);
    const kind = 'text';
    const verdict = 'stale';
    if (!existsSync(target)) return { verdict, kind, why: `There is no ${file}.` };
    const times = readFileSync(target, 'utf8').split(from).length - 1;
    if (times !== 1) return { verdict, kind, why: `Its text stands ${times} times in ${file}.` };
    return from === to ? { verdict, kind, why: 'It changes nothing.' } : undefined;
  }

  #settle(clause: ProvableClause, index: number): Judgement {
    const found = ['text', 'vitest', 'browser'].flatMap((kind) => [
      this.#known(clause, kind, index)?.judgement ?? [],
      this.#known(clause, kind, -1)?.judgement ?? [],
    ]);
    return (
      settle(found.flat()) ?? {
        verdict: 'unproven',
        kind: 'none',
        why: 'No test cites the clause.',
      }
    );
  }

  /** The violations that a stage still has to try. */
  #open(clause: ProvableClause, stage: 'vitest' | 'browser'): number[] {
    return [...clause.violations.keys()].filter((index) => {
      if (this.#known(clause, 'text', index)) return false;
      if (this.#known(clause, stage, index)) return false;
      return !['vitest', 'browser'].some(
        (kind) =>
          this.#known(clause, kind, index)?.judgement?.verdict === 'proven' ||
          this.#known(clause, kind, -1)?.judgement,
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

  /** What a stage has to do: clauses with tests of its kind and violations that are open. */
  #work(stage: 'vitest' | 'browser'): Work[] {
    return this.#options.clauses
      .map((clause) => ({
        clause,
        files: this.#citing(clause, stage),
        open: this.#open(clause, stage),
      }))
      .filter(({ files, open }) => files.length > 0 && open.length > 0);
  }

  async #stage(name: string, run: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await run();
    const spent = Math.round((performance.now() - start) / 1000);
    this.#seconds[name] = (this.#seconds[name] ?? 0) + spent;
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
   * Asks Vitest: first about each violation the one test that caught it last time, then all tests that cite its
   * clause.
   *
   * @param skip violations that are not its to try.
   */
  async #runVitest(skip?: (clause: ProvableClause, index: number) => boolean): Promise<void> {
    const work = () =>
      this.#work('vitest').flatMap(({ clause, files, open }): Work[] => {
        const left = open.filter((index) => !skip?.(clause, index));
        return left.length > 0 ? [{ clause, files, open: left }] : [];
      });
    // What stands in the same files stays together: a worker has their modules at hand, and one control is enough.
    const caught = work().flatMap(({ clause, files, open }) =>
      open.flatMap((index) => {
        const title = this.#killingTest(clause, index, 'vitest');
        return title ? { clause, index, title, files: this.#filesOf(title, files) } : [];
      }),
    );
    await this.#inVitests(
      Map.groupBy(caught, ({ files }) => files.join(' ')),
      (worker, group) => this.#askKillingTests(worker, group),
    );
    await this.#inVitests(
      Map.groupBy(work(), ({ files }) => files.join(' ')),
      (worker, group) => this.#askVitest(worker, group),
    );
  }

  /** Shares groups of work among processes with a Vitest each, the large ones first. */
  async #inVitests<Piece>(
    groups: ReadonlyMap<string, Piece[]>,
    run: (worker: VitestWorker, group: readonly Piece[]) => Promise<void>,
  ): Promise<void> {
    const { root, vitest, jobs, signal, env } = this.#options;
    if (!vitest || groups.size === 0) return;
    await inWorkers(
      Math.min(Math.ceil(jobs * vitestsPerJob), groups.size),
      (number) => {
        // Below node_modules, because plugins leave alone what lies there.
        const cacheDir = path.join(root, 'node_modules/.vite-proof', String(number));
        return new TaskWorker<VitestTask, TaggedObservation>(
          'vitestWorker.ts',
          { root, cacheDir, assertions: vitest.assertions } satisfies VitestSettings,
          env ? { env: { ...env } } : {},
        );
      },
      [...groups.values()].toSorted((a, b) => b.length - a.length),
      run,
      signal,
    );
  }

  /** Has a worker run tests. */
  async #seeInVitest(worker: VitestWorker, task: VitestTask): Promise<TaggedObservation> {
    const { signal } = this.#options;
    const start = worker.isRunning ? performance.now() : Infinity;
    const seen = await worker.run(task).catch((error: unknown): TaggedObservation => {
      signal?.throwIfAborted();
      return { tests: [], loaded: true, broke: String(error) };
    });
    // A browser that has seen hundreds of pages sometimes begins to hang; a new one does not.
    if (performance.now() - start > tooSlow * task.tags.length) await worker.stop();
    signal?.throwIfAborted();
    return seen;
  }

  /** Asks about each violation one test alone. What that does not catch stays open, and so does all whose control fails. */
  async #askKillingTests(worker: VitestWorker, group: readonly CaughtBefore[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const titles = [...new Set(group.map(({ title }) => title))];
    const tags = [...new Set(group.map(({ clause }) => clause.id))];
    const control = await this.#seeInVitest(worker, { files, tags, titles });
    for (const { clause, index, title } of group) {
      const tests = control.tests.filter((test) => test.title === title);
      const violation = clause.violations[index];
      if (!violation || judgeControl('vitest', { ...control, tests })) continue;
      const seen = await this.#seeInVitest(worker, {
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

  /** Asks all tests that cite a clause. */
  async #askVitest(worker: VitestWorker, group: readonly Work[]): Promise<void> {
    const [{ files } = { files: [] }] = group;
    const run = (tags: readonly string[], violation?: Violation) =>
      this.#seeInVitest(worker, { files, tags, ...(violation && { violation }) });
    const visuallyHiddenRules = group
      .map(({ clause }) => clause)
      .filter((clause) => !this.#known(clause, 'vitest', -1));
    if (visuallyHiddenRules.length > 0) {
      const all = await run(visuallyHiddenRules.map(({ id }) => id));
      for (const clause of visuallyHiddenRules) {
        const tests = all.tests.filter(({ tags }) => tags.includes(clause.id));
        let judgement = judgeControl('vitest', { ...all, tests });
        if (judgement) {
          // A process that has seen many violations is not believed before a new one says the same.
          await worker.stop();
          judgement = judgeControl('vitest', await run([clause.id]));
        }
        this.#note(clause, 'vitest', -1, judgement ?? null);
      }
    }
    for (const { clause, open } of group) {
      const control = this.#known(clause, 'vitest', -1)?.judgement;
      for (const index of open) {
        const tried = async () => judge('vitest', await run([clause.id], clause.violations[index]));
        let judgement = control ?? (await tried());
        if (!control && judgement.verdict !== 'proven' && worker.tasks > manyTasks) {
          // Nor is it believed when it says that a violation was not caught.
          await worker.stop();
          judgement = await tried();
        }
        if (!control) this.#note(clause, 'vitest', index, judgement);
        this.#report(clause, index, judgement);
      }
    }
  }

  /** The test that caught a violation last time, if it was one of that kind. */
  #killingTest(
    { id }: ProvableClause,
    index: number,
    of: 'vitest' | 'browser',
  ): string | undefined {
    const { kind, verdict, test } = this.#options.before?.[id]?.violations[index] ?? {};
    return kind === of && verdict === 'proven' ? test : undefined;
  }

  /** Those of some files that have the words of a test's title in them; all, where they were put together from parts. */
  #filesOf(title: string, files: readonly string[]): readonly string[] {
    const words = title.split(': ').at(-1) ?? title;
    const telling = this.#files.vitest.filter(
      ({ file, text }) => files.includes(file) && text.includes(words),
    );
    return telling.length > 0 ? telling.map(({ file }) => file) : files;
  }

  async #runBrowser(): Promise<void> {
    const { root, browser, jobs, signal, cache, env } = this.#options;
    if (!browser) return;
    const browsers = new Browsers(
      {
        ...browser,
        root,
        cache: path.join(root, cache),
        buildEnv: { ...env, ...browser.buildEnv },
      },
      jobs,
    );
    const kill = () => browsers.kill();
    signal?.addEventListener('abort', kill);
    try {
      await this.#askBrowser(
        browsers,
        this.#work('browser')
          .map((one) => ({
            ...one,
            open: one.open.filter((at) => this.#killingTest(one.clause, at, 'browser')),
          }))
          .filter(({ open }) => open.length > 0),
        (clause, index) => this.#killingTest(clause, index, 'browser'),
      );
      await this.#askBrowser(browsers, this.#work('browser'));
      await browsers.stop();
    } finally {
      signal?.removeEventListener('abort', kill);
      kill();
    }
  }

  /**
   * Asks browser tests about violations.
   *
   * @param killingTest names the one test to ask. What that one does not catch stays open, for all of them to be asked.
   */
  async #askBrowser(
    browsers: Browsers,
    work: readonly Work[],
    killingTest?: (clause: ProvableClause, index: number) => string | undefined,
  ): Promise<void> {
    const { jobs, signal, onProgress } = this.#options;
    const control = killingTest ? 'killingTest' : 'browser';
    const uncontrolled = work.filter(({ clause }) => !this.#known(clause, control, -1));
    const start = performance.now();
    if (uncontrolled.length > 0) {
      onProgress?.({
        done: this.#settled.size,
        of: this.#total,
        doing: `${killingTest ? 'one browser test' : 'the browser tests'} for each of ${uncontrolled.length} clauses, unchanged`,
      });
    }
    // A test that failed among many is not believed before it fails among few.
    const again: typeof uncontrolled = [];
    for (const group of [uncontrolled, again]) {
      if (group.length === 0) continue;
      const workOf = new Map(
        group.map((one): [Walk, Work] => {
          const titles = one.open.flatMap((index) => killingTest?.(one.clause, index) ?? []);
          const { clause, files } = one;
          return [{ tag: clause.id, files, ...(titles.length > 0 ? { titles } : {}) }, one];
        }),
      );
      const workers = group === again ? 1 : jobs;
      const all = await browsers.walk([[...workOf.keys()]], { violated: false, workers });
      signal?.throwIfAborted();
      for (const [walk, one] of workOf) {
        const seen = all.get(walk);
        if (!seen) continue;
        const judgement = judgeControl('browser', seen) ?? null;
        const beside = seen.tags.filter((tag) => tag !== one.clause.id);
        if (judgement && group !== again && !killingTest) again.push(one);
        else this.#note(one.clause, control, -1, judgement, { beside });
      }
    }
    const spent = Math.round((performance.now() - start) / 1000);
    this.#seconds['browser control'] = (this.#seconds['browser control'] ?? 0) + spent;
    const cases = work.flatMap(({ clause, files, open }): BrowserCase[] => {
      const known = this.#known(clause, control, -1);
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
    // Nor is a failure for the wrong reason, which may be the machine's, before a new browser says the same.
    const surprises: BrowserCase[] = [];
    const believe = ({ clause, index }: BrowserCase, judgement: Judgement) => {
      this.#note(clause, 'browser', index, judgement);
      this.#report(clause, index, judgement);
    };
    await this.#walkAll(browsers, cases, control, jobs * waitingAtOnce, (one, judgement) => {
      const isSurprise = judgement.verdict === 'wrong reason';
      if (judgement.verdict === 'proven' || (!killingTest && !isSurprise)) believe(one, judgement);
      else if (!killingTest) surprises.push(one);
    });
    await this.#walkAll(browsers, surprises, control, 1, believe);
  }

  /** Builds and walks violations, and judges each: what is proven at once, what is not when all its tests have ended. */
  async #walkAll(
    browsers: Browsers,
    cases: readonly BrowserCase[],
    control: string,
    workers: number,
    judged: (one: BrowserCase, judgement: Judgement) => void,
  ): Promise<void> {
    const { signal } = this.#options;
    if (cases.length === 0) return;
    const rounds = shareOut(this.#inOrder(cases), (one, other) => {
      const beside = this.#known(one.clause, control, -1)?.beside ?? [];
      return one.clause === other.clause || beside.includes(other.clause.id);
    });
    const open = new Map<Walk, BrowserCase>();
    const walks = rounds.map((round) =>
      round.map((one): Walk => {
        const { clause, files, violation, title } = one;
        const walk = { tag: clause.id, files, violation, ...(title ? { titles: [title] } : {}) };
        open.set(walk, one);
        return walk;
      }),
    );
    const all = await browsers.walk(walks, {
      violated: true,
      workers,
      isEnough: (walk, seen) => {
        const one = open.get(walk);
        const judgement = judge('browser', seen);
        if (!one || judgement.verdict !== 'proven') return false;
        open.delete(walk);
        judged(one, judgement);
        return true;
      },
    });
    signal?.throwIfAborted();
    for (const [walk, one] of open) {
      const nothing = { tests: [], loaded: true, broke: 'Nothing was seen.' };
      judged(one, judge('browser', all.get(walk) ?? nothing));
    }
  }

  /** Cases as Playwright comes to their tests, so that each build is there when it is wanted: file by file. */
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

/** Those of some clauses of which every violation was caught. */
function provenOf(proof: Readonly<Record<string, ClauseProof>>): Record<string, ClauseProof> {
  return Object.fromEntries(
    Object.entries(proof).filter(([, { violations }]) =>
      violations.every(({ verdict }) => verdict === 'proven'),
    ),
  );
}

/** Makes groups of cases, none of which holds two that cannot stand together. */
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

interface AnyLane {
  stop(): Promise<void>;
  kill(): void;
}

/** Shares work among workers: each takes the next piece when it is done with the last. */
async function inWorkers<Piece, L extends AnyLane>(
  count: number,
  start: (number: number) => L,
  work: readonly Piece[],
  run: (worker: L, piece: Piece) => Promise<void>,
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

/** A line of the notes; the last one of an interrupted run may be cut off. */
function parseNote(text: string): Note | undefined {
  try {
    return JSON.parse(text) as Note;
  } catch {
    return undefined;
  }
}
