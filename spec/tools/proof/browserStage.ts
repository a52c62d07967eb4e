import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { caughtFileOf, doneFileOf } from './buildUnderTest.ts';
import type { BuildResult, BuildTask } from './buildWorker.ts';
import { judge } from './judge.ts';
import type { PlaywrightNote } from './playwrightReporter.ts';
import type { Observation, TestOutcome, Violation } from './types.ts';
import { TaskWorker, tailOf } from './worker.ts';

/** A run of Playwright, as `playwright.config.ts` and `buildUnderTest.ts` read it from a file. */
export interface PlaywrightRun {
  readonly root: string;
  readonly config: string;
  /** The tests of each round, each with the folder of its build. A test waits until the build is done. */
  readonly rounds: readonly (readonly (TestRun & { readonly dir: string })[])[];
  /** Whether the builds have violations, so that tests are expected to fail. */
  readonly violated: boolean;
  readonly workers: number;
  readonly outputDir: string;
}

export interface BrowserSettings {
  readonly root: string;
  /** The folder for builds and results while the proof runs. */
  readonly cache: string;
  readonly config: string;
  readonly buildEnv: Readonly<Record<string, string>>;
  /** Other paths to which the build of this name writes. */
  readonly alsoWrites: (name: string) => readonly string[];
}

/** The tests of a tag, and the violation of the build on which they run. No test has two builds in a round. */
export interface TestRun {
  readonly tag: string;
  readonly files: readonly string[];
  /** The title of the only test to run; without it, all tests of the tag run. */
  readonly only?: string | undefined;
  /** The violation of the build; without it, the product is built unchanged. */
  readonly violation?: Violation | undefined;
}

/** The number of builds after which a process is replaced, because each build leaves about 20 MB in its memory. */
const buildsOfProcess = 40;

/** Deletes the builds of a run, or of all runs, and everything else that they wrote. */
export function removeBuilds(
  { cache, alsoWrites }: Pick<BrowserSettings, 'cache' | 'alsoWrites'>,
  run = '',
): void {
  for (const name of readdirSync(cache).filter((each) => each.startsWith(run)))
    for (const left of [path.join(cache, name), ...alsoWrites(name)])
      rmSync(left, { recursive: true, force: true });
}

/** Builds violated products and runs Playwright on each build when it is done. The build processes are reused. */
export class Browsers {
  readonly #settings: BrowserSettings;
  readonly #builders: readonly TaskWorker<BuildTask, BuildResult>[];

  /** @param jobs the number of builds that run in parallel */
  constructor(settings: BrowserSettings, jobs: number) {
    this.#settings = settings;
    const { root, buildEnv } = settings;
    this.#builders = Array.from(
      { length: jobs },
      () => new TaskWorker('buildWorker.ts', { root }, buildEnv),
    );
  }

  /**
   * Runs the tests of some tags on their builds, round after round. When a test has caught a violation, the other tests
   * of the tag are skipped, and those that are still running are ignored. The builds are deleted at the end, because
   * some file systems are slow to create files after many were deleted.
   */
  async run<Run extends TestRun>(
    rounds: readonly (readonly Run[])[],
    how: Pick<PlaywrightRun, 'violated' | 'workers'>,
  ): Promise<ReadonlyMap<Run, Observation>> {
    const { cache, config, root } = this.#settings;
    // The name of a build may not be used twice in a process.
    const id = randomUUID();
    const dirs = new Map(
      // One build of the unchanged product is enough.
      rounds
        .flat()
        .map((testRun, at) => [testRun, path.join(cache, `${id}-${how.violated ? at : 0}`)]),
    );
    const dirOf = (testRun: Run) => dirs.get(testRun) ?? '';
    const waiting = new Map(
      [...dirs].map(([{ violation }, dir]) => [dir, how.violated ? violation : undefined]),
    );
    const built = new Map<string, BuildResult>();
    const outputDir = path.join(cache, `${id}-results`);
    const run: PlaywrightRun = {
      ...how,
      root,
      config,
      rounds: rounds.map((round) => round.map((testRun) => ({ ...testRun, dir: dirOf(testRun) }))),
      outputDir,
    };
    const runFile = `${outputDir}.run`;
    writeFileSync(runFile, JSON.stringify(run));
    const tests = new Map(rounds.flat().map((testRun): [Run, TestOutcome[]] => [testRun, []]));
    const errors: string[] = [];
    const resultOf = (testRun: Run): Observation => {
      const { loaded = true, broke } = built.get(dirOf(testRun)) ?? {};
      const outside = broke === undefined ? errors : [broke];
      return {
        tests: tests.get(testRun) ?? [],
        loaded,
        ...(outside.length > 0 && { broke: outside.join('\n') }),
      };
    };
    const onNote = (note: PlaywrightNote) => {
      if ('error' in note) {
        errors.push(note.error);
        return;
      }
      for (const testRun of rounds[note.round] ?? []) {
        const caughtFile = caughtFileOf(dirOf(testRun));
        if (!note.tags.includes(testRun.tag) || existsSync(caughtFile)) continue;
        tests.get(testRun)?.push(note);
        if (how.violated && judge('browser', resultOf(testRun)).verdict === 'proven')
          writeFileSync(caughtFile, '');
      }
    };
    // No test will use the builds that have not begun when Playwright ends.
    const testing = this.#playwright(runFile, onNote).then(() => waiting.clear());
    const queue = waiting.entries();
    await Promise.all([testing, ...this.#builders.map((one) => build(one, queue, built))]);
    removeBuilds(this.#settings, id);
    return new Map([...tests.keys()].map((testRun) => [testRun, resultOf(testRun)]));
  }

  /** Lets the build processes end by themselves. */
  async stop(): Promise<void> {
    await Promise.all(this.#builders.map((builder) => builder.stop()));
  }

  async #playwright(runFile: string, onNote: (note: PlaywrightNote) => void): Promise<void> {
    const { root, buildEnv } = this.#settings;
    const cli = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
    const config = path.join(import.meta.dirname, 'playwright.config.ts');
    const child = fork(cli, ['test', '--config', config, '--pass-with-no-tests'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...buildEnv, PROOF_RUN: runFile, FORCE_COLOR: '0' },
    });
    const output = tailOf(child);
    let isOver = false;
    child.on('message', (note: PlaywrightNote | 'over') => {
      if (note === 'over') isOver = true;
      else onNote(note);
    });
    await once(child, 'close');
    if (!isOver) onNote({ error: `Playwright ended early. ${output()}` });
  }
}

/** Makes the next builds of the queue until it is empty. */
async function build(
  builder: TaskWorker<BuildTask, BuildResult>,
  queue: Iterable<readonly [dir: string, violation: Violation | undefined]>,
  built: Map<string, BuildResult>,
): Promise<void> {
  let count = 0;
  for (const [dir, violation] of queue) {
    const result = await builder
      .run({ dir, ...(violation && { violation }) })
      .catch((error: unknown): BuildResult => ({ loaded: true, broke: String(error) }));
    built.set(dir, result);
    writeFileSync(doneFileOf(dir), result.broke ?? '');
    count += 1;
    if (count % buildsOfProcess === 0) await builder.stop();
  }
}
