import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Steps, type Command } from './steps.ts';

let folder: string;
let reportFile: string;
let printed: string[];
let steps: Steps;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
  reportFile = path.join(folder, 'report.json');
  printed = [];
  const print = (text: string) => printed.push(text);
  steps = new Steps({ root: folder, print, silence: 10_000, explain: () => 'page /tyres' });
});

afterEach(() => rmSync(folder, { recursive: true }));

const script = (code: string): Command => [process.execPath, '-e', code];
const counts = () => [steps.passed, steps.failed];

test('a check that passes prints one line without its output', async () => {
  await expect(steps.check('types', script('console.log("all is well")'))).resolves.toBe(true);
  expect(printed).toEqual([expect.stringMatching(/^✓ types +\d+\.\d s {3}1 passed$/)]);
});

const failing = 'console.log("one"); console.error("two"); process.exit(3)';

test.each<[string, Command, RegExp]>([
  ['prints both outputs', script(failing), /one\ntwo/],
  ['is stopped', script('setInterval(() => {}, 1000)'), /it printed nothing for 10 s/],
  ['does not exist', ['no-such-command'], /no-such-command did not start/],
])('a check that fails %s', async (_, command, words) => {
  await expect(steps.check('types', command)).resolves.toBe(false);
  expect(counts()).toEqual([0, 1]);
  expect(printed[0]).toMatch(/^✗ types .*0 passed, 1 failed$/);
  expect(printed[1]).toMatch(words);
});

test.each<[string, string[], string, [number, number], string]>([
  ['counts its tests', ['passed', 'passed'], '', [2, 0], '2 passed'],
  [
    'fails for each failed or skipped test, which it explains',
    ['passed', 'failed', 'skipped'],
    'process.exitCode = 1',
    [1, 2],
    'skipped: spec/a.test.ts: a test\npage /tyres',
  ],
  [
    'fails if its runner is killed, even if all its tests passed',
    ['passed'],
    'process.kill(process.pid)',
    [1, 1],
    'code null although no test failed',
  ],
])('a suite %s', async (_, outcomes, end, expected, words) => {
  const results = outcomes.map((outcome) => ({ file: 'spec/a.test.ts', title: 'a test', outcome }));
  const report = JSON.stringify(JSON.stringify({ results }));
  const code = `require('node:fs').writeFileSync(process.env.TEST_REPORT, ${report}); ${end}`;
  await steps.suite('spec tests', { command: script(code), reportFile });
  expect(counts()).toEqual(expected);
  expect(printed.join('\n')).toContain(words);
});

test('a suite that crashes without a report fails, and an older report is deleted', async () => {
  writeFileSync(reportFile, '{"results":[]}');
  await steps.suite('spec tests', { command: script('throw new Error("no memory")'), reportFile });
  expect(counts()).toEqual([0, 1]);
  expect(printed[1]).toContain('no memory');
  expect(printed[1]).toContain('It ended without a report.');
  expect(existsSync(reportFile)).toBe(false);
});
