/**
 * Takes the steps of README and CONTRIBUTING in copies of the project, and runs the compiler and the tests in Node there: a
 * step of `npm run test:all`. It fails at the first copy with an error of types or a red test.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edited, filesOf, finished, type Step } from '../documents/ownersSteps.ts';
import { root } from './files.ts';

/** What a copy does not need, or gets as a link. */
const leftOut = /^(?:node_modules|\.git|\.cache|dist\w*|deploy)$/;

/** A copy of the project after some steps. */
function copyAfter(names: readonly Step[]): string {
  const copy = fs.mkdtempSync(path.join(tmpdir(), 'owner-'));
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (file) => !leftOut.test(path.relative(root, file)),
  });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const place of filesOf(names))
    for (const file of place.endsWith('/')
      ? fs.globSync(`${place}**/*.ts`, { cwd: copy })
      : [place]) {
      const at = path.join(copy, file);
      const text = fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';
      fs.writeFileSync(at, edited(names, file.replaceAll('\\', '/'), text));
    }
  return copy;
}

/** The owners whose steps are tried, each in a copy. */
const owners: Readonly<Record<string, readonly Step[]>> = {
  finished,
  'with a branch more, sixty reviews and marks of a tester': [
    'a branch more',
    'sixty reviews',
    'marks of a tester',
  ],
  'with a branch less': ['a branch less'],
  'with a service more': ['a service'],
};

const { HOME, NODE_OPTIONS, PATH } = process.env;
const env = { HOME, NODE_OPTIONS, PATH, NO_COLOR: '1' };

for (const [owner, names] of Object.entries(owners)) {
  process.stdout.write(`An owner ${owner}:\n`);
  const cwd = copyAfter(names);
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, args, { cwd, env, stdio: 'inherit' });
  try {
    run('spec/tools/clauses/writeClauseIds.ts');
    run('spec/content-facts/sentences.ts', '--write');
    run('node_modules/typescript/bin/tsc', '-p', 'src', '--noEmit');
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--reporter=dot');
  } finally {
    fs.rmSync(cwd, { recursive: true });
  }
}
