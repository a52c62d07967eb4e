import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildResult, BuildSettings, BuildTask, Steady } from './buildLane.ts';
import { Lane } from './lane.ts';
import type { PlaywrightNotes } from './playwrightReporter.ts';
import type { Observation, Violation } from './types.ts';

/** What one start of Playwright walks; `playwright.config.ts` and `walkedBuild.ts` read it. */
export interface PlaywrightRun {
  /** The project's own configuration. */
  readonly config: string;
  readonly files: readonly string[];
  /** The folder of the build that the tests of a tag walk. */
  readonly builds: Readonly<Record<string, string>>;
  /** By tag, the titles of those of its tests that are asked; every one of a tag that has none here. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  /** Whether the builds carry violations, so that tests are to fail. */
  readonly violated: boolean;
  readonly workers: number;
  readonly outputDir: string;
  readonly resultFile: string;
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

/** A product that was built, or could not be. */
export interface Build extends BuildResult {
  readonly name: string;
  readonly dir: string;
}

/** The tests of one tag, and the build that they are to walk. */
export interface Walk {
  readonly tag: string;
  readonly files: readonly string[];
  /** The tests by their titles, where not all of them are asked. */
  readonly titles?: readonly string[];
  readonly build: Build;
}

/** What was seen of the tests of one tag. */
export interface Seen extends Observation {
  /** Every tag that these tests carry. */
  readonly tags: readonly string[];
}

let count = 0;

/**
 * Builds, and walks what was built, one lane beside others. A walk is mostly waiting, so a lane may build
 * while it walks.
 */
export class BrowserLane {
  readonly #settings: BrowserSettings;
  readonly #builds: Lane<BuildTask, BuildResult>;
  #walk: ChildProcess | undefined;

  constructor(settings: BrowserSettings) {
    this.#settings = settings;
    const { root, buildEnv, steady = { plugins: [], methods: [] } } = settings;
    this.#builds = new Lane('buildLane.ts', { root, steady } satisfies BuildSettings, {
      env: buildEnv,
    });
  }

  /** Builds the product with a violation, or as it is. */
  async build(violation?: Violation): Promise<Build> {
    count += 1;
    const name = `proof-${process.pid}-${count}`;
    const dir = path.join(this.#settings.cache, name);
    const built = await this.#builds
      .run({ dir, ...(violation ? { violation } : {}) })
      .catch((error: unknown): BuildResult => ({ loaded: true, broke: String(error) }));
    return { ...built, name, dir };
  }

  /** Runs the tests of some tags on their builds, clears the builds away, and gives what was seen, by tag. */
  async walk(
    walks: readonly Walk[],
    { violated, workers }: Pick<PlaywrightRun, 'violated' | 'workers'>,
  ): Promise<ReadonlyMap<string, Seen>> {
    const { cache, config, alsoWrites, root } = this.#settings;
    const walked = walks.filter(({ build }) => build.broke === undefined);
    count += 1;
    const resultFile = path.join(cache, `proof-${process.pid}-${count}.json`);
    const outputDir = path.join(cache, `results-${process.pid}-${count}`);
    const runFile = `${resultFile}.run`;
    const run: PlaywrightRun = {
      config,
      files: [...new Set(walked.flatMap(({ files }) => files))].map((file) =>
        path.join(root, file),
      ),
      builds: Object.fromEntries(walked.map(({ tag, build }) => [tag, build.dir])),
      titles: Object.fromEntries(
        walked.flatMap(({ tag, titles }) => (titles ? [[tag, titles]] : [])),
      ),
      violated,
      workers,
      outputDir,
      resultFile,
    };
    writeFileSync(runFile, JSON.stringify(run));
    const said = walked.length > 0 ? await this.#playwright(runFile) : '';
    const notes = existsSync(resultFile)
      ? (JSON.parse(readFileSync(resultFile, 'utf8')) as PlaywrightNotes)
      : { tests: [], errors: [`Playwright wrote no result. ${said}`] };
    const builds = walks.flatMap(({ build: { name, dir } }) => [dir, ...alsoWrites(name)]);
    for (const left of [...builds, resultFile, runFile, outputDir])
      rmSync(left, { recursive: true, force: true });
    return new Map(
      walks.map(({ tag, build: { loaded, broke } }) => {
        const tests = notes.tests.filter(({ tags }) => tags.includes(tag));
        const outside = broke === undefined ? notes.errors : [broke];
        const seen: Seen = {
          tests,
          tags: [...new Set(tests.flatMap(({ tags }) => tags))],
          loaded,
          ...(outside.length > 0 ? { broke: outside.join('\n') } : {}),
        };
        return [tag, seen];
      }),
    );
  }

  stop(): Promise<void> {
    return this.#builds.stop();
  }

  kill(): void {
    this.#builds.kill();
    this.#walk?.kill('SIGTERM');
  }

  /** Runs Playwright to its end and gives what it printed. Which tests failed stands in its result file. */
  #playwright(runFile: string): Promise<string> {
    const { root } = this.#settings;
    const cli = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
    const config = path.join(import.meta.dirname, 'playwright.config.ts');
    return new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [cli, 'test', '--config', config, '--pass-with-no-tests'],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, ...this.#settings.buildEnv, PROOF_RUN: runFile, FORCE_COLOR: '0' },
        },
      );
      this.#walk = child;
      let said = '';
      const listen = (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('close', () => resolve(said));
      child.on('error', ({ message }) => resolve(message));
    });
  }
}
