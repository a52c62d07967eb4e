import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { caughtFileOf, doneFileOf } from './buildUnderTest.ts';
import type { BuildResult, BuildSettings, BuildTask } from './buildWorker.ts';
import type { PlaywrightNote } from './playwrightReporter.ts';
import type { Observation, Violation } from './types.ts';
import { TaskWorker } from './worker.ts';

/** One run of Playwright, as `playwright.config.ts` and `buildUnderTest.ts` read it. */
export interface PlaywrightRun {
  /** The project's own configuration. */
  readonly config: string;
  readonly rounds: readonly Round[];
  /** Whether the builds contain violations, so that tests are expected to fail. */
  readonly violated: boolean;
  readonly workers: number;
  readonly outputDir: string;
}

/** Tests that each use one build. */
export interface Round {
  readonly files: readonly string[];
  /** By tag, the folder of the build its tests use once it is done (`doneFileOf`). */
  readonly builds: Readonly<Record<string, string>>;
  /** By tag, the titles of the tests to run; all tests of a tag that is not listed. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

export interface BrowserSettings {
  readonly root: string;
  /** The folder for builds and results while the proof runs. */
  readonly cache: string;
  readonly config: string;
  readonly buildEnv: Readonly<Record<string, string>>;
  /** Paths that a build writes outside its folder, by the folder's name. */
  readonly alsoWrites: (name: string) => readonly string[];
}

/** The tests of one tag and the violation they run against. No two of one round have a test in common. */
export interface TestRun {
  readonly tag: string;
  readonly files: readonly string[];
  /** The titles of the tests to run, where not all of them are. */
  readonly titles?: readonly string[];
  /** Without one the product is built unchanged. */
  readonly violation?: Violation;
}

/** The results of the tests of one tag. */
export interface TestRunResult extends Observation {
  /** Every tag that these tests carry. */
  readonly tags: readonly string[];
}

/** How tests are run. */
export interface RunOptions extends Pick<PlaywrightRun, 'violated' | 'workers'> {
  /** Called after each test with the results so far; `true` skips the other tests of the tag. */
  readonly isEnough?: (testRun: TestRun, seen: TestRunResult) => boolean;
}

/** A build of the product, done or waiting. */
interface Build {
  readonly name: string;
  readonly dir: string;
  readonly violation: Violation | undefined;
  result?: BuildResult;
}

let count = 0;

/** Builds violated products and runs Playwright on each as soon as it is done. The build processes are reused. */
export class Browsers {
  readonly #settings: BrowserSettings;
  readonly #builders: readonly TaskWorker<BuildTask, BuildResult>[];
  #child: ChildProcess | undefined;
  /** Builds that have not begun. */
  #waiting: Build[] = [];

  /** @param jobs how many builds run in parallel. */
  constructor(settings: BrowserSettings, jobs: number) {
    this.#settings = settings;
    const { root, buildEnv } = settings;
    this.#builders = Array.from(
      { length: jobs },
      () =>
        new TaskWorker('buildWorker.ts', { root } satisfies BuildSettings, {
          env: buildEnv,
        }),
    );
  }

  /**
   * Runs the tests of some tags on their builds, round after round. The builds are removed at the end, because some
   * file systems are slow to create files where many were just removed.
   */
  async run(
    rounds: readonly (readonly TestRun[])[],
    { isEnough, ...how }: RunOptions,
  ): Promise<ReadonlyMap<TestRun, TestRunResult>> {
    const { cache, config, root } = this.#settings;
    const builds = new Map<string, Build>();
    const buildOf = new Map<TestRun, Build>();
    for (const testRun of rounds.flat()) {
      const { violation } = testRun;
      const key = JSON.stringify(violation ?? {});
      const name = this.#name('proof');
      const build = builds.get(key) ?? { name, dir: path.join(cache, name), violation };
      builds.set(key, build);
      buildOf.set(testRun, build);
    }
    const outputDir = path.join(cache, this.#name('results'));
    const runFile = `${outputDir}.run`;
    const run: PlaywrightRun = {
      ...how,
      config,
      rounds: rounds.map((testRuns) => ({
        files: [...new Set(testRuns.flatMap(({ files }) => files))].map((file) =>
          path.join(root, file),
        ),
        builds: Object.fromEntries(
          testRuns.map((testRun) => [testRun.tag, buildOf.get(testRun)?.dir ?? '']),
        ),
        titles: Object.fromEntries(
          testRuns.flatMap(({ tag, titles }) => (titles ? [[tag, titles]] : [])),
        ),
      })),
      outputDir,
    };
    writeFileSync(runFile, JSON.stringify(run));
    const tests: Extract<PlaywrightNote, { tags: unknown }>[] = [];
    const errors: string[] = [];
    const resultOf = (testRun: TestRun, round: number): TestRunResult => {
      const { loaded = true, broke } = buildOf.get(testRun)?.result ?? {};
      const own = tests.filter((test) => test.round === round && test.tags.includes(testRun.tag));
      const outside = broke === undefined ? errors : [broke];
      return {
        tests: own,
        tags: [...new Set(own.flatMap(({ tags }) => tags))],
        loaded,
        ...(outside.length > 0 ? { broke: outside.join('\n') } : {}),
      };
    };
    const onNote = (note: PlaywrightNote) => {
      if ('error' in note) errors.push(note.error);
      else {
        tests.push(note);
        for (const testRun of rounds[note.round] ?? []) {
          if (
            !note.tags.includes(testRun.tag) ||
            !isEnough?.(testRun, resultOf(testRun, note.round))
          )
            continue;
          writeFileSync(caughtFileOf(buildOf.get(testRun)?.dir ?? '', testRun.tag), '');
        }
      }
    };
    this.#waiting = [...builds.values()];
    await Promise.all([this.#playwright(runFile, onNote), this.#build()]);
    for (const build of builds.values()) this.#clear(build);
    for (const left of [runFile, outputDir]) rmSync(left, { recursive: true, force: true });
    return new Map(
      rounds.flatMap((testRuns, at) => testRuns.map((testRun) => [testRun, resultOf(testRun, at)])),
    );
  }

  /** Shuts the build processes down gracefully. */
  async stop(): Promise<void> {
    await Promise.all(this.#builders.map((builder) => builder.stop()));
  }

  /** Kills every process. */
  kill(): void {
    this.#waiting = [];
    for (const builder of this.#builders) builder.kill();
    this.#child?.kill('SIGTERM');
  }

  #name(what: string): string {
    count += 1;
    return `${what}-${process.pid}-${count}`;
  }

  /** Runs the waiting builds in their order, in all build processes. */
  async #build(): Promise<void> {
    await Promise.all(
      this.#builders.map(async (builder) => {
        for (let build = this.#waiting.shift(); build; build = this.#waiting.shift()) {
          const { dir, violation } = build;
          build.result = await builder
            .run({ dir, ...(violation ? { violation } : {}) })
            .catch((error: unknown): BuildResult => ({ loaded: true, broke: String(error) }));
          writeFileSync(doneFileOf(dir), build.result.broke ?? '');
        }
      }),
    );
  }

  #clear({ name, dir }: Build): void {
    const { cache, alsoWrites } = this.#settings;
    const marks = globSync(`${name}.*`, { cwd: cache }).map((mark) => path.join(cache, mark));
    for (const left of [dir, ...marks, ...alsoWrites(name)])
      rmSync(left, { recursive: true, force: true });
  }

  /** Runs Playwright to its end, and passes on what its reporter sends. */
  #playwright(runFile: string, onNote: (note: PlaywrightNote) => void): Promise<void> {
    const { root, buildEnv } = this.#settings;
    const cli = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
    const config = path.join(import.meta.dirname, 'playwright.config.ts');
    return new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [cli, 'test', '--config', config, '--pass-with-no-tests'],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
          env: { ...process.env, ...buildEnv, PROOF_RUN: runFile, FORCE_COLOR: '0' },
        },
      );
      this.#child = child;
      let output = '';
      let isOver = false;
      const end = () => {
        this.#child = undefined;
        // No test is left that would use the builds that have not begun.
        this.#waiting = [];
        if (!isOver) onNote({ error: `Playwright ended early. ${output}` });
        resolve();
      };
      const listen = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('message', (note: PlaywrightNote | 'over') => {
        if (note === 'over') isOver = true;
        else onNote(note);
      });
      child.on('close', end);
      child.on('error', ({ message }) => {
        output = message;
        end();
      });
    });
  }
}
