import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestNote } from '../evidence/reports.ts';
import { fixtureTest } from '../fixtures.ts';
import { slowestFiles, Steps, type Command } from './steps.ts';

let folder: string;
let reportFile: string;
let printed: string[];
let shown: unknown[];
let steps: Steps;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  reportFile = path.join(folder, 'report.json');
  printed = [];
  shown = [];
  steps = stepsWith({ silence: 20_000 });
});

/** Steps that stop a command after `silence` milliseconds without output, and print into `printed`. */
function stepsWith({ silence }: { silence: number }): Steps {
  const live = {
    print: (text: string) => printed.push(text),
    runs: (_step: string, progress?: unknown) => shown.push(progress),
    over: () => undefined,
  };
  return new Steps({ root: folder, live, silence, explain: () => 'page /tyres' });
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

  test.each([
    ['prints both outputs', 20_000, 'console.log("one"); console.error("two"); process.exit(3)'],
    ['because it prints nothing for too long is stopped', 200, 'setInterval(() => {}, 1000)'],
  ])('that fails %s', async (_, silence, code) => {
    steps = stepsWith({ silence });
    await expect(steps.check('types', script(code))).resolves.toBe(false);
    expect(counts()).toEqual([0, 1]);
    expect(printed[0]).toMatch(/^✗ types .*0 passed, 1 failed$/);
    expect(printed[1]).toContain(
      silence === 200 ? 'was stopped: it printed nothing for 0.2 s' : 'one\ntwo',
    );
  });

  test('whose command does not exist fails', async () => {
    await steps.check('types', ['no-such-command']);
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('no-such-command did not start');
  });
});

test.each([
  [7, 0, 'console.log("1 passed, 0 failed\\nnginx\\n7 passed, 0 failed")'],
  [7, 2, 'console.log("7 passed, 2 failed"); process.exitCode = 1'],
  [7, 1, 'console.log("7 passed, 0 failed"); process.exitCode = 1'],
  [0, 1, 'console.log("0 passed, 0 failed")'],
  [0, 1, ''],
])(
  'a suite that prints its counts has %d passed and %d failed tests after: %s',
  async (good, bad, code) => {
    await steps.counted('hosts', script(code));
    expect(counts()).toEqual([good, bad]);
  },
);

describe('a suite', () => {
  /** Runs a suite that reports tests with these outcomes and then runs `end`. */
  const suite = (outcomes: readonly string[], end = '') => {
    const file = 'spec/a.test.ts';
    const results = outcomes.map((outcome) => ({ file, title: 'a test', outcome }));
    const report = JSON.stringify(JSON.stringify({ results }));
    const write = `require('node:fs').writeFileSync(process.env.TEST_REPORT, ${report})`;
    return steps.suite('spec tests', { command: script(`${write}; ${end}`), reportFile });
  };

  test.each<[string, string[], string, [number, number], string]>([
    ['counts its tests', ['passed', 'passed'], '', [2, 0], '2 passed'],
    [
      'fails for each test that failed or was skipped',
      ['passed', 'failed', 'skipped'],
      'process.exitCode = 1',
      [1, 2],
      'skipped: spec/a.test.ts: a test',
    ],
    [
      'fails if its runner is killed, even if all its tests passed',
      ['passed'],
      'process.kill(process.pid)',
      [1, 1],
      'code null although no test failed',
    ],
  ])('%s', async (_, outcomes, end, expected, words) => {
    await suite(outcomes, end);
    expect(counts()).toEqual(expected);
    expect(printed.join('\n')).toContain(words);
  });

  /** Runs a suite that sends notes and crashes without a report. */
  const crash = (...notes: readonly TestNote[]) => {
    writeFileSync(reportFile, '{"results":[]}');
    // The process ends only when its last note has been sent.
    const code = `const notes = ${JSON.stringify(notes)}; notes.forEach((note, i) => process.send(note, i + 1 === notes.length ? () => { throw new Error('out of memory'); } : undefined))`;
    return steps.suite('spec tests', { command: script(code), reportFile });
  };

  test('shows its progress, fails if it crashes without a report, and deletes an older report', async () => {
    await crash({ done: 0, of: 2 }, { done: 1, of: 2 });
    expect(shown).toEqual([undefined, { done: 0, of: 2 }, { done: 1, of: 2 }]);
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('out of memory');
    expect(printed[1]).toContain('It ended after 1 of 2 tests without a report.');
    expect(existsSync(reportFile)).toBe(false);
  });

  test('shows the details of its first failure at once, and of no other', async () => {
    const failed = { place: 'spec/a.test.ts:3', message: 'expected 1 to be 2\n- 2\n+ 1' };
    await crash(
      { failed: { ...failed, title: 'the price' } },
      { failed: { ...failed, title: 'b' } },
    );
    expect(printed[0]).toBe(
      '\nThe first failed test:\nthe price\npage /tyres\nat spec/a.test.ts:3\n\nexpected 1 to be 2\n- 2\n+ 1\n',
    );
    expect(printed).toHaveLength(3);
  });
});

const result = (file: string, milliseconds: number) => fixtureTest({ file, milliseconds });

test('slowestFiles lists the five files whose tests took longest, slowest first', () => {
  const results = [
    ...[100, 200, 300, 400, 500].map((time) => result(`${time}.test.ts`, time)),
    result('two.test.ts', 250),
    result('two.test.ts', 300),
  ];
  expect(slowestFiles(results)).toEqual([
    '     0.6 s  two.test.ts (2)',
    '     0.5 s  500.test.ts (1)',
    '     0.4 s  400.test.ts (1)',
    '     0.3 s  300.test.ts (1)',
    '     0.2 s  200.test.ts (1)',
  ]);
});
