/** Takes the steps of README and CONTRIBUTING in a copy of the project, and runs its tests in Node there. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { edited, filesOf, finished, type Step } from '../documents/ownersSteps.ts';
import { root } from './files.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** What a copy does not need, or gets as a link. */
const leftOut = /^(?:node_modules|\.git|\.cache|dist\w*|deploy)$/;

/** A copy of the project after some steps. */
function copyAfter(names: readonly Step[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'owner-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !leftOut.test(path.relative(root, file)),
  });
  // One of the tests asks Git for its files.
  for (const command of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', command, { cwd: copy, stdio: 'ignore' });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const place of filesOf(names)) {
    const files = place.endsWith('/') ? globSync(`${place}**/*.ts`, { cwd: copy }) : [place];
    for (const file of files.map((each) => each.replaceAll('\\', '/'))) {
      const at = path.join(copy, file);
      writeFileSync(at, edited(names, file, existsSync(at) ? readFileSync(at, 'utf8') : ''));
    }
  }
  return copy;
}

for (const [owner, names] of [
  ['finished', finished],
  [
    'with a branch more, sixty reviews and marks of a tester',
    ['a branch more', 'sixty reviews', 'marks of a tester'],
  ],
  ['with a branch less', ['a branch less']],
] as const satisfies readonly (readonly [string, readonly Step[]])[])
  test(`after the steps of an owner ${owner}, the tests in Node pass`, () => {
    const cwd = copyAfter(names);
    const { HOME, NODE_OPTIONS, PATH } = process.env;
    const env = { HOME, NODE_OPTIONS, PATH, NO_COLOR: '1' };
    for (const script of [
      'spec/tools/clauses/writeClauseIds.ts',
      'spec/content-facts/printFacts.ts',
    ])
      execFileSync(process.execPath, [script, '--write'], { cwd, env, stdio: 'pipe' });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--reporter=dot'],
      { cwd, env, encoding: 'utf8', maxBuffer: 1e8 },
    );
    expect(`${stdout}${stderr}`.match(/^ *FAIL .*$/gm) ?? []).toEqual([]);
    expect(status).toBe(0);
  });
