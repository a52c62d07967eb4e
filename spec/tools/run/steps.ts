import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  readReport,
  type FailedTest,
  type TestNote,
  type TestResult,
} from '../evidence/reports.ts';
import type { LiveLine } from './liveLine.ts';

export type Command = readonly [string, ...string[]];

interface StepsOptions {
  /** The folder in which commands run; its `node_modules/.bin` is first in their `PATH`. */
  readonly root: string;
  readonly live: Pick<LiveLine, 'print' | 'runs' | 'over'>;
  /** The milliseconds without output after which a command is stopped and counts as failed. */
  readonly silence: number;
  /** More about a failed test, such as its clause. */
  readonly explain?: (test: FailedTest) => string;
  readonly colour?: boolean;
}

interface Outcome {
  readonly good: number;
  readonly bad: number;
  readonly why?: string;
}

interface Suite {
  readonly command: Command;
  readonly env?: Record<string, string>;
  /** The file that the reporter writes (`TEST_REPORT`). An earlier one is deleted first. */
  readonly reportFile: string;
}

/** The steps of a test run. Each prints one line and is counted; a step that fails is printed in full. */
export class Steps {
  passed = 0;
  failed = 0;
  readonly seconds: Record<string, number> = {};
  #hasShownFailure = false;
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
  }

  async check(name: string, command: Command, env?: Record<string, string>): Promise<boolean> {
    const start = performance.now();
    const { code, output } = await this.#run(name, command, env);
    const bad = code === 0 ? 0 : 1;
    this.record(name, start, { good: 1 - bad, bad, why: output });
    return bad === 0;
  }

  /** Runs a step with many tests, counted from the last line of its output: `N passed, N failed`. */
  async counted(name: string, command: Command, env?: Record<string, string>): Promise<void> {
    const start = performance.now();
    const { code, output } = await this.#run(name, command, env);
    const [good, failed] = readCounts(output);
    const isWrong = good + failed === 0 || (code !== 0 && failed === 0);
    const why = `${output}\nIt ended with code ${code} after ${good} passed and ${failed} failed tests.`;
    this.record(name, start, { good, bad: failed + (isWrong ? 1 : 0), why });
  }

  /** Prints that a step was left out, and what it needs. The step is not counted. */
  notRun(name: string, needs: string): void {
    this.#options.live.print(`– ${name.padEnd(24)} not run: needs ${needs}`);
  }

  /** Runs a step with many tests, counted from the report of its runner. */
  async suite(name: string, { command, env, reportFile }: Suite): Promise<readonly TestResult[]> {
    const start = performance.now();
    rmSync(reportFile, { force: true });
    let progress = { done: 0, of: 0 };
    const listen = (note: TestNote) => {
      if ('failed' in note) this.#showFailure(note.failed);
      else this.#options.live.runs(name, (progress = note));
    };
    const ownEnv = { ...env, TEST_REPORT: reportFile };
    const { code, output } = await this.#run(name, command, ownEnv, listen);
    const results = readReport(reportFile)?.results ?? [];
    const faults = results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ outcome, file, title }) => `${outcome}: ${file}: ${title}`);
    const good = results.length - faults.length;
    if (results.length === 0)
      faults.push(`It ended after ${progress.done} of ${progress.of} tests without a report.`);
    else if (faults.length === 0 && code !== 0)
      faults.push(`It stopped with code ${code} although no test failed.`);
    const why = [output, ...faults].join('\n');
    this.record(name, start, { good, bad: faults.length, why });
    return results;
  }

  /** Runs a check in this process: it passes if it finds no problem; otherwise each problem is a failure. */
  problems(name: string, find: () => Iterable<string>): void {
    const start = performance.now();
    const problems = [...find()];
    const bad = problems.length;
    this.record(name, start, { good: bad ? 0 : 1, bad, why: problems.join('\n') });
  }

  /** Counts a step and prints its line; `start` is a time of `performance.now()`. */
  record(name: string, start: number, { good, bad, why = '' }: Outcome): void {
    this.passed += good;
    this.failed += bad;
    const took = ((performance.now() - start) / 1000).toFixed(1);
    this.seconds[name] = Number(took);
    const seconds = `${took} s`;
    const counts = bad ? `${good} passed, ${bad} failed` : `${good} passed`;
    const { live } = this.#options;
    live.over(name);
    live.print(`${bad ? '✗' : '✓'} ${name.padEnd(24)} ${seconds.padStart(8)}   ${counts}`);
    if (bad && why.trim()) live.print(`\n${why.trim()}\n`);
  }

  /** Prints only the first failed test at once; the others are listed at the end of their step. */
  #showFailure(test: FailedTest): void {
    if (this.#hasShownFailure) return;
    this.#hasShownFailure = true;
    const { live, explain = () => '' } = this.#options;
    const message = this.#plain(test.message).trim();
    const words = ['The first failed test:', test.title, explain(test), `at ${test.place}`];
    live.print(`\n${[...words.filter(Boolean), '', message].join('\n')}\n`);
  }

  #plain(text: string): string {
    return this.#options.colour ? text : stripVTControlCharacters(text);
  }

  /** Runs a command and joins its two outputs. The code is `null` if it was stopped. */
  #run(
    step: string,
    [file, ...args]: Command,
    env: Record<string, string> = {},
    listen?: (note: TestNote) => void,
  ) {
    const { root, silence, colour, live } = this.#options;
    const bin = path.join(root, 'node_modules/.bin');
    live.runs(step);
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(file, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', ...(listen ? (['ipc'] as const) : [])],
        env: {
          ...process.env,
          PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
          FORCE_COLOR: colour ? '1' : '0',
          ...env,
        },
      });
      let output = '';
      let silent = false;
      const timeout = setTimeout(() => {
        silent = true;
        child.kill();
      }, silence);
      const add = (text: string) => {
        timeout.refresh();
        output += this.#plain(text);
      };
      child.stdout?.setEncoding('utf8').on('data', add);
      child.stderr?.setEncoding('utf8').on('data', add);
      child.on('message', (note) => {
        timeout.refresh();
        listen?.(note as TestNote);
      });
      child.on('error', (error) => {
        clearTimeout(timeout);
        resolve({ code: null, output: `${file} did not start: ${error.message}` });
      });
      child.on('close', (code) => {
        clearTimeout(timeout);
        if (silent) output += `\n${file} was stopped: it printed nothing for ${silence / 1000} s.`;
        else if (code === null) output += `\n${file} was stopped by another process.`;
        resolve({ code, output });
      });
    });
  }
}

function readCounts(output: string): [passed: number, failed: number] {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return [Number(last?.[1] ?? 0), Number(last?.[2] ?? 0)];
}

/** The five test files whose tests took longest, one line each: the total time in seconds, and the number of tests. */
export function slowestFiles(results: readonly TestResult[]): string[] {
  return [...Map.groupBy(results, ({ file }) => file)]
    .map(([file, tests]) => ({
      file,
      count: tests.length,
      seconds: tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 5)
    .map(({ file, count, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file} (${count})`);
}
