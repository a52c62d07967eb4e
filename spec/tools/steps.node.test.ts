import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestResult } from './reports.ts';
import { Steps, type Command } from './steps.ts';

let folder: string;
let printed: string[];
let steps: Steps;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  printed = [];
  steps = new Steps({ root: folder, print: (text) => printed.push(text), limit: 20_000 });
});

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
  test('that passes prints one line and keeps its output to itself', async () => {
    await expect(steps.check('types', script('console.log("all is well")'))).resolves.toBe(true);
    expect(counts()).toEqual([1, 0]);
    expect(printed).toEqual([expect.stringMatching(/^✓ types +\d+\.\d s {3}1 passed$/)]);
  });

  test('that fails prints what it said, on either output', async () => {
    const code = 'console.log("one"); console.error("two"); process.exitCode = 3';
    await expect(steps.check('types', script(code))).resolves.toBe(false);
    expect(counts()).toEqual([0, 1]);
    expect(printed[0]).toMatch(/^✗ types .*0 passed, 1 failed$/);
    expect(printed[1]).toContain('one');
    expect(printed[1]).toContain('two');
  });

  test('prints no colours where none are wanted', async () => {
    await steps.check(
      'types',
      script(String.raw`console.log('\x1b[31mred'); process.exitCode = 1`),
    );
    expect(printed[1]).toBe('\nred\n');
  });

  test('whose command does not exist fails', async () => {
    await steps.check('types', ['no-such-command']);
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('no-such-command did not start');
  });

  test('that hangs is ended and fails', async () => {
    steps = new Steps({ root: folder, print: (text) => printed.push(text), limit: 200 });
    await steps.check('types', script('setInterval(() => {}, 1000)'));
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('was ended');
  });

  test('gets the variables it is given', async () => {
    await steps.check('types', script('process.exitCode = Number(process.env.CODE)'), {
      CODE: '0',
    });
    expect(counts()).toEqual([1, 0]);
  });
});

describe('a suite', () => {
  const asResults = (json: string) =>
    (JSON.parse(json) as TestResult['outcome'][]).map((outcome, index): TestResult => ({
      runner: 'spec',
      file: 'spec/a.test.ts',
      title: `test ${index}`,
      outcome,
      clauses: [],
      stories: [],
      audits: false,
    }));
  const suite = (outcomes: readonly TestResult['outcome'][], code: number) => {
    const reportFile = path.join(folder, 'report.json');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(reportFile)}, ${JSON.stringify(JSON.stringify(outcomes))})`;
    return steps.suite('spec tests', {
      command: script(`${write}; process.exitCode = ${code}`),
      reportFile,
      read: asResults,
    });
  };

  test('counts its tests', async () => {
    await suite(['passed', 'passed'], 0);
    expect(counts()).toEqual([2, 0]);
  });

  test('fails for a test that failed, was skipped or was flaky, and names each', async () => {
    await suite(['passed', 'failed', 'skipped', 'flaky'], 1);
    expect(counts()).toEqual([1, 3]);
    expect(printed[1]).toContain('skipped: spec/a.test.ts: test 2');
  });

  test('that skipped a test and stopped with 0 fails all the same', async () => {
    await suite(['passed', 'skipped'], 0);
    expect(counts()).toEqual([1, 1]);
  });

  test('whose tests passed but whose runner did not fails', async () => {
    await suite(['passed'], 1);
    expect(counts()).toEqual([1, 1]);
  });

  test('without a test fails', async () => {
    await suite([], 0);
    expect(counts()).toEqual([0, 1]);
  });

  test('that crashes without a report fails, and an older report does not speak for it', async () => {
    const reportFile = path.join(folder, 'report.json');
    writeFileSync(reportFile, '["passed"]');
    await steps.suite('spec tests', {
      command: script('throw new Error("out of memory")'),
      reportFile,
      read: asResults,
    });
    expect(counts()).toEqual([0, 1]);
    expect(printed[1]).toContain('out of memory');
    expect(() => readFileSync(reportFile)).toThrow('ENOENT');
  });
});

describe('a list of problems', () => {
  test('that is empty is one check', () => {
    steps.problems('clauses', performance.now(), []);
    expect(counts()).toEqual([1, 0]);
  });

  test('counts and prints each of them', () => {
    steps.problems('clauses', performance.now(), ['this', 'that']);
    expect(counts()).toEqual([0, 2]);
    expect(printed[1]).toBe('\nthis\nthat\n');
  });
});
