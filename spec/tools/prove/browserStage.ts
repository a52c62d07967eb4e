import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildResult, BuildTask } from './buildLane.ts';
import { Lane } from './lane.ts';
import type { PlaywrightNotes } from './playwrightReporter.ts';
import type { Observation, Violation } from './types.ts';

/** What one start of Playwright walks; `playwright.config.ts` reads it. */
export interface PlaywrightRun {
  /** The project's own configuration. */
  readonly config: string;
  /** The option of the project's fixtures that says which build a test walks. */
  readonly siteOption: string;
  readonly projects: readonly {
    readonly name: string;
    readonly files: readonly string[];
    readonly tags: readonly string[];
    readonly dir: string;
  }[];
  readonly workers: number;
  readonly outputDir: string;
  readonly resultFile: string;
}

export interface BrowserSettings {
  readonly root: string;
  /** Where builds and results go while the proof runs. */
  readonly cache: string;
  readonly config: string;
  readonly siteOption: string;
  readonly buildEnv: Readonly<Record<string, string>>;
  /** Paths that a build writes beside its folder, by the folder's name. */
  readonly alsoWrites: (name: string) => readonly string[];
}

/** One build to make, and the tests to walk it with. */
export interface BrowserTask {
  readonly tags: readonly string[];
  readonly files: readonly string[];
  readonly violation?: Violation;
}

/** A product that was built, or could not be. */
interface Build extends BuildResult {
  readonly name: string;
  readonly dir: string;
  readonly task: BrowserTask;
}

/** What was seen on one build. */
interface Walk extends Observation {
  /** What was seen of the tests that carry one tag. */
  readonly byTag: (tag: string) => Observation;
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
    const { root, buildEnv } = settings;
    this.#builds = new Lane('buildLane.ts', { root }, { env: buildEnv });
  }

  /** Builds the product of each task, one after the other. */
  async build(tasks: readonly BrowserTask[]): Promise<Build[]> {
    const { cache } = this.#settings;
    const builds: Build[] = [];
    for (const task of tasks) {
      count += 1;
      const name = `proof-${process.pid}-${count}`;
      const dir = path.join(cache, name);
      const { violation } = task;
      const built = await this.#builds
        .run({ dir, ...(violation ? { violation } : {}) })
        .catch((error: unknown): BuildResult => ({ loaded: true, broke: String(error) }));
      builds.push({ ...built, name, dir, task });
    }
    return builds;
  }

  /** Runs each task's tests on its build, clears it away, and gives what was seen, in order. */
  async walk(builds: readonly Build[], workers = 1): Promise<Walk[]> {
    const { cache, config, siteOption, alsoWrites, root } = this.#settings;
    const walked = builds.filter(({ broke }) => broke === undefined);
    count += 1;
    const resultFile = path.join(cache, `proof-${process.pid}-${count}.json`);
    const outputDir = path.join(cache, `results-${process.pid}-${count}`);
    const runFile = `${resultFile}.run`;
    const run: PlaywrightRun = {
      config,
      siteOption,
      workers,
      outputDir,
      resultFile,
      projects: walked.map(({ name, dir, task: { files, tags } }) => ({
        name,
        dir,
        tags,
        files: files.map((file) => path.join(root, file)),
      })),
    };
    writeFileSync(runFile, JSON.stringify(run));
    const said = walked.length > 0 ? await this.#playwright(runFile) : '';
    const notes = existsSync(resultFile)
      ? (JSON.parse(readFileSync(resultFile, 'utf8')) as PlaywrightNotes)
      : { tests: [], errors: [`Playwright wrote no result. ${said}`] };
    for (const { name, dir } of builds) {
      for (const left of [dir, ...alsoWrites(name)]) rmSync(left, { recursive: true, force: true });
    }
    for (const left of [resultFile, runFile, outputDir])
      rmSync(left, { recursive: true, force: true });
    return builds.map(({ name, loaded, broke }) => {
      const tests = notes.tests.filter(({ project }) => project === name);
      const outside = [...(broke === undefined ? notes.errors : [broke])];
      const shared = { loaded, ...(outside.length > 0 ? { broke: outside.join('\n') } : {}) };
      return {
        ...shared,
        tests,
        byTag: (tag) => ({ ...shared, tests: tests.filter(({ tags }) => tags.includes(tag)) }),
      };
    });
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
