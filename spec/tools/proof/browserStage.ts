import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { caughtMarkOf, markOf } from './buildUnderTest.ts';
import type { BuildResult, BuildSettings, BuildTask, Steady } from './buildWorker.ts';
import type { PlaywrightNote } from './playwrightReporter.ts';
import type { Observation, Violation } from './types.ts';
import { TaskWorker } from './worker.ts';

/** What one start of Playwright walks; `playwright.config.ts` and `buildUnderTest.ts` read it. */
export interface PlaywrightRun {
  /** The project's own configuration. */
  readonly config: string;
  readonly rounds: readonly Round[];
  /** Whether the builds carry violations, so that tests are to fail. */
  readonly violated: boolean;
  readonly workers: number;
  readonly outputDir: string;
}

/** Tests of which each walks one build. */
export interface Round {
  readonly files: readonly string[];
  /** The folder of the build that the tests of a tag walk, once its mark is there (`markOf`). */
  readonly builds: Readonly<Record<string, string>>;
  /** By tag, the titles of those of its tests that are asked; every one of a tag that has none here. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
}

export interface BrowserSettings {
  readonly root: string;
  /** Where builds and results go while the proof runs. */
  readonly cache: string;
  readonly config: string;
  readonly buildEnv: Readonly<Record<string, string>>;
  readonly steady?: Steady;
  /** Paths that a build writes beside its folder, by the folder's name. */
  readonly alsoWrites: (name: string) => readonly string[];
}

/** The tests of one tag, and what they are to walk. No two walks of one round have a test in common. */
export interface Walk {
  readonly tag: string;
  readonly files: readonly string[];
  /** The tests by their titles, where not all of them are asked. */
  readonly titles?: readonly string[];
  /** What the product is built with; without one it is built as it is. */
  readonly violation?: Violation;
}

/** What was seen of the tests of one tag. */
export interface Seen extends Observation {
  /** Every tag that these tests carry. */
  readonly tags: readonly string[];
}

/** How tests are walked. */
export interface WalkOptions extends Pick<PlaywrightRun, 'violated' | 'workers'> {
  /** Told after each test what was seen of its walk so far; says whether the others have to be asked. */
  readonly isEnough?: (walk: Walk, seen: Seen) => boolean;
}

/** A product that is built, or will be. */
interface Build {
  readonly name: string;
  readonly dir: string;
  readonly violation: Violation | undefined;
  result?: BuildResult;
}

let count = 0;

/** Builds, and walks what is built as soon as it stands. The processes that build stay alive from walk to walk. */
export class Browsers {
  readonly #settings: BrowserSettings;
  readonly #builders: readonly TaskWorker<BuildTask, BuildResult>[];
  #child: ChildProcess | undefined;
  /** What is still to be built. */
  #waiting: Build[] = [];

  /** @param jobs how many products are built side by side. */
  constructor(settings: BrowserSettings, jobs: number) {
    this.#settings = settings;
    const { root, buildEnv, steady = { plugins: [], methods: [] } } = settings;
    this.#builders = Array.from(
      { length: jobs },
      () =>
        new TaskWorker('buildWorker.ts', { root, steady } satisfies BuildSettings, {
          env: buildEnv,
        }),
    );
  }

  /**
   * Runs the tests of some tags on their builds, round after round without a pause, and gives what was seen, by walk.
   * The builds are cleared away at the end: some file systems are slow to make files where many were just removed.
   */
  async walk(
    rounds: readonly (readonly Walk[])[],
    { isEnough, ...how }: WalkOptions,
  ): Promise<ReadonlyMap<Walk, Seen>> {
    const { cache, config, root } = this.#settings;
    const builds = new Map<string, Build>();
    const buildOf = new Map<Walk, Build>();
    for (const walk of rounds.flat()) {
      const { violation } = walk;
      const asked = JSON.stringify(violation ?? {});
      const name = this.#name('proof');
      const build = builds.get(asked) ?? { name, dir: path.join(cache, name), violation };
      builds.set(asked, build);
      buildOf.set(walk, build);
    }
    const outputDir = path.join(cache, this.#name('results'));
    const runFile = `${outputDir}.run`;
    const run: PlaywrightRun = {
      ...how,
      config,
      rounds: rounds.map((walks) => ({
        files: [...new Set(walks.flatMap(({ files }) => files))].map((file) =>
          path.join(root, file),
        ),
        builds: Object.fromEntries(walks.map((walk) => [walk.tag, buildOf.get(walk)?.dir ?? ''])),
        titles: Object.fromEntries(
          walks.flatMap(({ tag, titles }) => (titles ? [[tag, titles]] : [])),
        ),
      })),
      outputDir,
    };
    writeFileSync(runFile, JSON.stringify(run));
    const tests: Extract<PlaywrightNote, { tags: unknown }>[] = [];
    const errors: string[] = [];
    const seenOf = (walk: Walk, round: number): Seen => {
      const { loaded = true, broke } = buildOf.get(walk)?.result ?? {};
      const own = tests.filter((test) => test.round === round && test.tags.includes(walk.tag));
      const outside = broke === undefined ? errors : [broke];
      return {
        tests: own,
        tags: [...new Set(own.flatMap(({ tags }) => tags))],
        loaded,
        ...(outside.length > 0 ? { broke: outside.join('\n') } : {}),
      };
    };
    const hear = (note: PlaywrightNote) => {
      if ('error' in note) errors.push(note.error);
      else {
        tests.push(note);
        for (const walk of rounds[note.round] ?? []) {
          if (!note.tags.includes(walk.tag) || !isEnough?.(walk, seenOf(walk, note.round)))
            continue;
          writeFileSync(caughtMarkOf(buildOf.get(walk)?.dir ?? '', walk.tag), '');
        }
      }
    };
    this.#waiting = [...builds.values()];
    await Promise.all([this.#playwright(runFile, hear), this.#build()]);
    for (const build of builds.values()) this.#clear(build);
    for (const left of [runFile, outputDir]) rmSync(left, { recursive: true, force: true });
    return new Map(rounds.flatMap((walks, at) => walks.map((walk) => [walk, seenOf(walk, at)])));
  }

  /** Ends the processes that build, in peace. */
  async stop(): Promise<void> {
    await Promise.all(this.#builders.map((builder) => builder.stop()));
  }

  /** Ends every process at once. */
  kill(): void {
    this.#waiting = [];
    for (const builder of this.#builders) builder.kill();
    this.#child?.kill('SIGTERM');
  }

  #name(what: string): string {
    count += 1;
    return `${what}-${process.pid}-${count}`;
  }

  /** Builds one after the other, in their order, in as many processes as there are, until none is waiting. */
  async #build(): Promise<void> {
    await Promise.all(
      this.#builders.map(async (builder) => {
        for (let build = this.#waiting.shift(); build; build = this.#waiting.shift()) {
          const { dir, violation } = build;
          build.result = await builder
            .run({ dir, ...(violation ? { violation } : {}) })
            .catch((error: unknown): BuildResult => ({ loaded: true, broke: String(error) }));
          writeFileSync(markOf(dir), build.result.broke ?? '');
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

  /** Runs Playwright to its end. What its reporter notes is heard at once; what went wrong beside that, at the end. */
  #playwright(runFile: string, hear: (note: PlaywrightNote) => void): Promise<void> {
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
      let said = '';
      let isOver = false;
      const end = () => {
        this.#child = undefined;
        // Nobody walks what is not built by now.
        this.#waiting = [];
        if (!isOver) hear({ error: `Playwright came to no end. ${said}` });
        resolve();
      };
      const listen = (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('message', (note: PlaywrightNote | 'over') => {
        if (note === 'over') isOver = true;
        else hear(note);
      });
      child.on('close', end);
      child.on('error', ({ message }) => {
        said = message;
        end();
      });
    });
  }
}
