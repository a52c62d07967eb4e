import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport, type TestResult } from '../evidence/reports.ts';

export type Command = readonly [string, ...string[]];

type Env = Readonly<Record<string, string>>;

interface StepsOptions {
  /** The folder in which commands run; its `node_modules/.bin` is first in their `PATH`. */
  readonly root: string;
  readonly print: (text: string) => void;
  /** The milliseconds without output after which a command is stopped and counts as failed. */
  readonly silence: number;
  /** More about a failed test, such as its clause. */
  readonly explain?: (test: TestResult) => string;
  readonly colour?: boolean;
}

interface Outcome {
  readonly good: number;
  readonly bad: number;
  readonly why?: string;
}

interface Suite {
  readonly command: Command;
  readonly env?: Env;
  /** The file that the reporter writes (`TEST_REPORT`). An earlier one is deleted first. */
  readonly reportFile: string;
}

/** How often the running steps are printed, in milliseconds. */
const interval = 20_000;

/** The steps of a test run. Each prints one line and is counted; a step that fails is printed in full. */
export class Steps {
  passed = 0;
  failed = 0;
  readonly #running = new Set<string>();
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
    setInterval(() => {
      const minutes = (performance.now() / 60_000).toFixed(1);
      if (this.#running.size > 0)
        options.print(`… ${[...this.#running].join(', ')} (${minutes} min)`);
    }, interval).unref();
  }

  /** Runs a command as one check: it passes if its exit code is 0. */
  async check(name: string, command: Command, env?: Env): Promise<boolean> {
    const start = performance.now();
    const { code, output } = await this.#run(name, command, env);
    const bad = code === 0 ? 0 : 1;
    this.record(name, start, { good: 1 - bad, bad, why: output });
    return bad === 0;
  }

  /** Runs a step with many tests, counted from the report of its runner. */
  async suite(name: string, { command, env, reportFile }: Suite): Promise<readonly TestResult[]> {
    const start = performance.now();
    rmSync(reportFile, { force: true });
    const { code, output } = await this.#run(name, command, { ...env, TEST_REPORT: reportFile });
    const results = readReport(reportFile)?.results ?? [];
    const { explain = () => '' } = this.#options;
    const faults = results
      .filter(({ outcome }) => outcome !== 'passed')
      .map((test) => `${test.outcome}: ${test.file}: ${test.title}\n${explain(test)}`.trim());
    const good = results.length - faults.length;
    if (results.length === 0) faults.push('It ended without a report.');
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
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const counts = bad ? `${good} passed, ${bad} failed` : `${good} passed`;
    const { print } = this.#options;
    print(`${bad ? '✗' : '✓'} ${name.padEnd(24)} ${seconds.padStart(8)}   ${counts}`);
    if (bad && why.trim()) print(`\n${why.trim()}\n`);
  }

  /** Runs a command and joins its two outputs. The code is `null` if it did not start or was stopped. */
  async #run(step: string, [file, ...args]: Command, env?: Env) {
    const { root, silence, colour } = this.#options;
    const bin = path.join(root, 'node_modules/.bin');
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
        FORCE_COLOR: colour ? '1' : '0',
        ...env,
      },
    });
    let output = '';
    let end = 'another process.';
    const timeout = setTimeout(() => {
      end = `this run, because it printed nothing for ${silence / 1000} s.`;
      child.kill();
    }, silence);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        timeout.refresh();
        output += colour ? text : stripVTControlCharacters(text);
      });
    this.#running.add(step);
    try {
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output: code === null ? `${output}\n${file} was stopped by ${end}` : output };
    } catch (error) {
      return { code: null, output: `${file} did not start: ${String(error)}` };
    } finally {
      clearTimeout(timeout);
      this.#running.delete(step);
    }
  }
}
