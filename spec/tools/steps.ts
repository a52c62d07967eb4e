import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { faultsOfRun, type TestResult } from './reports.ts';

/** A command and its arguments. */
export type Command = readonly [string, ...string[]];

interface StepsOptions {
  /** Where commands run; its `node_modules/.bin` comes first in their `PATH`. */
  readonly root: string;
  readonly print: (text: string) => void;
  /** After how many milliseconds a command is ended and counts as failed. */
  readonly limit: number;
  /** Whether the output may carry colours. */
  readonly colour?: boolean;
}

interface Outcome {
  readonly good: number;
  readonly bad: number;
  /** What went wrong, in full. */
  readonly why?: string;
}

/** A suite's tests: the command that runs them, and the report it writes. */
interface Suite {
  readonly command: Command;
  readonly env?: Record<string, string>;
  /** The report's file. A report of an earlier run is removed first, so that it is never read as this one's. */
  readonly reportFile: string;
  readonly read: (json: string, root: string) => TestResult[];
}

/** The steps of a test run: each prints one line and is counted, and one that fails is printed in full. */
export class Steps {
  passed = 0;
  failed = 0;
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
  }

  /** A step that counts as one check and passes when its command does. */
  async check(name: string, command: Command, env?: Record<string, string>): Promise<boolean> {
    const start = performance.now();
    const { code, output } = await this.#run(command, env);
    const good = code === 0;
    this.record(name, start, { good: good ? 1 : 0, bad: good ? 0 : 1, why: output });
    return good;
  }

  /** A step of many tests, counted from the report that its runner writes. */
  async suite(name: string, { command, env, reportFile, read }: Suite): Promise<TestResult[]> {
    const { root } = this.#options;
    const start = performance.now();
    rmSync(reportFile, { force: true });
    const { code, output } = await this.#run(command, env);
    const results = existsSync(reportFile) ? read(readFileSync(reportFile, 'utf8'), root) : [];
    const unhappy = results.filter(({ outcome }) => outcome !== 'passed');
    const faults = faultsOfRun(results, code);
    this.record(name, start, {
      good: results.length - unhappy.length,
      bad: unhappy.length + faults.length,
      why: [
        output,
        ...unhappy.map((test) => `${test.outcome}: ${test.file}: ${test.title}`),
        ...faults,
      ].join('\n'),
    });
    return results;
  }

  /** A step that looks for problems: one check when there are none, otherwise each is a failure. */
  problems(name: string, start: number, problems: readonly string[]): void {
    const bad = problems.length;
    this.record(name, start, { good: bad ? 0 : 1, bad, why: problems.join('\n') });
  }

  /** Counts a step that began at `start` (by `performance.now()`), and prints its line. */
  record(name: string, start: number, { good, bad, why = '' }: Outcome): void {
    this.passed += good;
    this.failed += bad;
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const counts = bad ? `${good} passed, ${bad} failed` : `${good} passed`;
    this.#options.print(`${bad ? '✗' : '✓'} ${name.padEnd(24)} ${seconds.padStart(8)}   ${counts}`);
    if (bad && why.trim()) this.#options.print(`\n${why.trim()}\n`);
  }

  /** Runs a command to its end, with both its outputs as one text. A code of `null` means it was ended. */
  #run([file, ...args]: Command, env: Record<string, string> = {}) {
    const { root, limit, colour } = this.#options;
    const bin = path.join(root, 'node_modules/.bin');
    return new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(file, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: limit,
        env: {
          ...process.env,
          PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
          FORCE_COLOR: colour ? '1' : '0',
          ...env,
        },
      });
      let output = '';
      const add = (text: string) => {
        output += colour ? text : stripVTControlCharacters(text);
      };
      child.stdout.setEncoding('utf8').on('data', add);
      child.stderr.setEncoding('utf8').on('data', add);
      child.on('error', (error) => {
        resolve({ code: null, output: `${file} did not start: ${error.message}` });
      });
      child.on('close', (code) => {
        if (code === null) add(`\n${file} was ended, after ${limit / 1000} s at most.`);
        resolve({ code, output });
      });
    });
  }
}
