import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { outsideTests, readReport, type TestResult } from '../evidence/reports.ts';
import type { Observation, ProjectProof, Runner, TestRun, Violation } from './types.ts';
import { nodeOptions, valueOf, variable } from './violate.ts';

interface BrowserSettings extends NonNullable<ProjectProof['browser']> {
  readonly root: string;
  /** The folder for builds and results. */
  readonly cache: string;
}

/** A run of Playwright on a build, as `playwright.config.ts` reads it. */
export interface PlaywrightRun extends TestRun {
  readonly root: string;
  readonly config: string;
  readonly dir: string;
}

interface Build extends Omit<Observation, 'tests'> {
  readonly violation: Violation | undefined;
}

/** The time limit of a process in milliseconds: enough for a build or the tests of a clause on a busy machine. */
const limit = 1_800_000;

/** Builds the product with and without violations, and runs Playwright on the builds. */
export class BrowserRunner implements Runner {
  readonly #settings: BrowserSettings;
  readonly #lane: number;
  readonly #builds = new Map<string, Build>();

  /** @param lane the number of the runner; runners with different numbers may work at the same time */
  constructor(settings: BrowserSettings, lane: number) {
    this.#settings = settings;
    this.#lane = lane;
    mkdirSync(settings.cache, { recursive: true });
  }

  async run(testRun: TestRun): Promise<Observation> {
    const { root, config, cache } = this.#settings;
    const { violation } = testRun;
    const dir = path.join(cache, `${violation ? 'violated' : 'unchanged'}-${this.#lane}`);
    const { loaded, broke } = await this.#build(dir, violation);
    if (broke !== undefined) return { tests: [], loaded, broke };
    const run: PlaywrightRun = { ...testRun, root, config, dir };
    const resultFile = `${dir}.json`;
    rmSync(resultFile, { force: true });
    const cli = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/cli');
    const ownConfig = path.join(import.meta.dirname, 'playwright.config.ts');
    const { output } = await this.#node([cli, 'test', '--config', ownConfig], {
      PROOF_RUN: JSON.stringify(run),
      TEST_REPORT: resultFile,
      FORCE_COLOR: '0',
    });
    const report = readReport(resultFile);
    if (!report) return { tests: [], loaded, broke: `Playwright ended early. ${output}` };
    const isOutside = ({ title }: TestResult) => title.startsWith(outsideTests);
    const outside = report.results.filter(isOutside).map(({ title }) => title);
    return {
      // A test is skipped if an earlier one caught the violation.
      tests: report.results
        .filter((test) => test.outcome !== 'skipped' && !isOutside(test))
        .map(({ title, outcome, faults = [] }) => ({
          title,
          passed: outcome === 'passed',
          faults,
        })),
      loaded,
      ...(outside.length > 0 && { broke: outside.join('\n') }),
    };
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  /** Builds the product into a folder, unless the folder has the same build. */
  async #build(dir: string, violation: Violation | undefined): Promise<Build> {
    const last = this.#builds.get(dir);
    if (last && last.violation === violation && last.broke === undefined) return last;
    const loadedFile = `${dir}.loaded`;
    rmSync(loadedFile, { force: true });
    const { failed, output } = await this.#node([path.join(import.meta.dirname, 'build.ts'), dir], {
      NODE_OPTIONS: nodeOptions,
      ...(violation && { [variable]: valueOf(this.#settings.root, violation, loadedFile) }),
    });
    const loaded = existsSync(loadedFile);
    const build: Build = { violation, loaded, ...(failed && { broke: output }) };
    this.#builds.set(dir, build);
    return build;
  }

  /** Runs a module in Node.js, and returns the end of its output. */
  #node(args: readonly string[], env: Readonly<Record<string, string>>) {
    const { root: cwd, buildEnv } = this.#settings;
    const { promise, resolve } = Promise.withResolvers<{ failed: boolean; output: string }>();
    const options = { cwd, timeout: limit, maxBuffer: Infinity };
    execFile(
      process.execPath,
      args,
      { ...options, env: { ...process.env, ...buildEnv, ...env } },
      (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: (stderr || stdout).slice(-4000) }),
    );
    return promise;
  }
}
