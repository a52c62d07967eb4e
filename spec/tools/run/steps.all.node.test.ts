import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestNote, TestResult } from '../evidence/reports.ts';
import type { Reached } from './liveLine.ts';
import { Steps, type Command } from './steps.ts';

let folder: string;
let printed: string[];
let shown: [string, Reached | undefined][];
let steps: Steps;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  printed = [];
  shown = [];
  steps = stepsWith();
});

/** Steps that stop a command after `silence` milliseconds without output, and print into a list. */
function stepsWith({ silence = 20_000, explain = (): string => '' } = {}): Steps {
  const live = {
    print: (text: string) => printed.push(text),
    runs: (step: string, reached?: Reached) => shown.push([step, reached]),
    over: () => undefined,
  };
  return new Steps({ root: folder, live, silence, explain });
}

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function script(code: string): Command {
  return [process.execPath, '-e', code];
}

function counts(): [number, number] {
  return [steps.passed, steps.failed];
}

describe('a check', () => {
  test('that passes prints one line without its output', async () => {
    await expect(steps.check('types', script('console.log("all is well")'))).resolves.toBe(true);
    expect(counts()).toEqual([1, 0]);
    expect(printed).toEqual([expect.stringMatching(/^✓ types +\d+\.\d s {3}1 passed$/)]);
  });

  test('that fails prints both its outputs', async () => {
    const code = 'console.log("one"); console.error("two"); process.exitCode = 3';
    await expect(steps.check('types', script(code))).resolves.toBe(false);
    expect(counts()).toEqual([0, 1]);
    expect(printed[0]).toMatch(/^✗ types .*0 passed, 1 failed$/);
    expect(printed[1]).toContain('one');
    expect(printed[1]).toContain('two');
  });

  test('whose command does not exist fails', async () => {
    await steps.check('types', ['no-such-command']);
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('no-such-command did not start');
  });

  test('that prints nothing for too long is stopped and fails', async () => {
    steps = stepsWith({ silence: 200 });
    await steps.check('types', script('setInterval(() => {}, 1000)'));
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('was stopped: it printed nothing for 0.2 s');
  });
});

test.each([
  [7, 0, 'console.log("1 passed, 0 failed\\nnginx\\n7 passed, 0 failed")'],
  [7, 2, 'console.log("7 passed, 2 failed"); process.exitCode = 1'],
  [7, 1, 'console.log("7 passed, 0 failed"); process.exitCode = 1'],
  [0, 1, 'console.log("0 passed, 0 failed")'],
  [0, 1, ''],
])('a suite that counts itself has %d passed and %d failed after: %s', async (good, bad, code) => {
  await steps.counted('hosts', script(code));
  expect(counts()).toEqual([good, bad]);
});

describe('a suite', () => {
  const suite = (outcomes: readonly TestResult['outcome'][], end = 'process.exitCode = 0') => {
    const results = outcomes.map((outcome, index): TestResult => ({
      runner: 'spec',
      file: 'spec/a.test.ts',
      title: `test ${index}`,
      outcome,
      clauses: [],
      stories: [],
      audits: false,
      milliseconds: 120,
    }));
    const report = JSON.stringify(JSON.stringify({ results }));
    const write = `require('node:fs').writeFileSync(process.env.TEST_REPORT, ${report})`;
    return steps.suite('spec tests', {
      command: script(`${write}; ${end}`),
      reportFile: path.join(folder, 'report.json'),
    });
  };

  test('counts its tests', async () => {
    await suite(['passed', 'passed']);
    expect(counts()).toEqual([2, 0]);
  });

  test('fails for a test that failed, was skipped or was flaky, and names each', async () => {
    await suite(['passed', 'failed', 'skipped', 'flaky'], 'process.exitCode = 1');
    expect(counts()).toEqual([1, 3]);
    expect(printed[1]).toContain('skipped: spec/a.test.ts: test 2');
  });

  test('fails if its runner is stopped, even if all its tests passed', async () => {
    await suite(['passed'], 'process.kill(process.pid)');
    expect(counts()).toEqual([1, 1]);
    expect(printed[1]).toContain('code null although no test failed');
  });

  test('that crashes without a report fails, even with an older report', async () => {
    const reportFile = path.join(folder, 'report.json');
    writeFileSync(reportFile, '{"results":[]}');
    await steps.suite('spec tests', {
      command: script('throw new Error("out of memory")'),
      reportFile,
    });
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('out of memory');
    expect(() => readFileSync(reportFile)).toThrow('ENOENT');
  });
});

describe('a suite that sends its results', () => {
  const telling = (notes: readonly TestNote[]): Command => {
    const last = notes.length - 1;
    // The process ends only when its last note has been sent.
    return script(
      `const notes = ${JSON.stringify(notes)}; notes.forEach((note, i) => process.send(note, i === ${last} ? () => process.exit(1) : undefined))`,
    );
  };
  const failed = (title: string): TestNote => ({
    failed: { title, place: 'spec/a.test.ts:3', message: 'expected 1 to be 2\n- 2\n+ 1' },
  });
  const run = (notes: readonly TestNote[]) =>
    steps.suite('spec tests', {
      command: telling(notes),
      reportFile: path.join(folder, 'report.json'),
    });

  test('shows its progress', async () => {
    await run([
      { done: 0, of: 2 },
      { done: 1, of: 2 },
    ]);
    expect(shown).toEqual([
      ['spec tests', undefined],
      ['spec tests', { done: 0, of: 2 }],
      ['spec tests', { done: 1, of: 2 }],
    ]);
    expect(printed[1]).toContain('It ended after 1 of 2 tests without a report.');
  });

  test('shows its first failure at once, with its details, and no other', async () => {
    steps = stepsWith({ explain: () => 'Clause PRICE-ALIGNMENT, page /tyres' });
    await run([failed('the price'), failed('another')]);
    expect(printed[0]).toBe(
      '\nThe first failed test:\nthe price\nClause PRICE-ALIGNMENT, page /tyres\nat spec/a.test.ts:3\n\nexpected 1 to be 2\n- 2\n+ 1\n',
    );
    expect(printed.join('\n')).not.toContain('another');
  });
});
