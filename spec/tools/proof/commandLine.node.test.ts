import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveFromCommandLine, type ProjectProof } from './commandLine.ts';
import { fixtureProject, fixtureClause } from './fixtureProject.ts';
import { readProof } from './proofFile.ts';

let root: string;
let project: ProjectProof;
const said: string[] = [];

// The violations of these clauses are stale as written, so that nothing has to run.
beforeEach(() => {
  root = fixtureProject({ 'product.ts': 'export const hours = ["8:00", "17:00"];\n' });
  project = {
    root,
    clauses: [fixtureClause('A-ONE', ':00', ':30'), fixtureClause('A-TWO', '9:00', '9:30')],
    resultFile: 'proof.json',
    cache: 'proof',
    ground: ['*.ts'],
  };
  said.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: unknown) => said.push(String(text)));
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

afterEach(() => rmSync(root, { recursive: true }));

test('what is not proven is written, told in full, and fails', async () => {
  expect(await proveFromCommandLine(project, [])).toBe(1);
  expect(Object.keys(readProof(path.join(root, 'proof.json')))).toEqual(['A-ONE', 'A-TWO']);
  expect(said.join('\n')).toContain('stale: A-ONE (text)\n  product.ts | :00 -> :30');
  expect(said.join('\n')).toContain(
    '2 clauses, 2 violations: 0 proven, 0 unproven, 2 stale, 0 wrong reason, 0 control failed.',
  );
});

test('one clause alone leaves what is known of the others', async () => {
  await proveFromCommandLine(project, ['--only', 'A-TWO']);
  expect(Object.keys(readProof(path.join(root, 'proof.json')))).toEqual(['A-TWO']);
  await proveFromCommandLine(project, ['--only', 'A-ONE']);
  expect(Object.keys(readProof(path.join(root, 'proof.json')))).toEqual(['A-ONE', 'A-TWO']);
});

test('a clause that is no more leaves the result with the next run', async () => {
  await proveFromCommandLine(project, []);
  const clauses = project.clauses.filter(({ id }) => id === 'A-TWO');
  await proveFromCommandLine({ ...project, clauses }, []);
  expect(Object.keys(readProof(path.join(root, 'proof.json')))).toEqual(['A-TWO']);
});

test('only what changed is proven again', async () => {
  const file = path.join(root, 'proof.json');
  await proveFromCommandLine(project, []);
  const judged = readFileSync(file, 'utf8');
  const proven = judged.replaceAll('"stale"', '"proven"');
  writeFileSync(file, proven);
  expect(await proveFromCommandLine(project, ['--changed'])).toBe(0);
  expect(said.at(-1)).toBe('Nothing to prove: every clause is proven as it stands.');
  const [one, two] = project.clauses;
  const changed = [...(one ? [{ ...one, text: 'Other words.' }] : []), ...(two ? [two] : [])];
  expect(await proveFromCommandLine({ ...project, clauses: changed }, ['--changed'])).toBe(1);
  expect(said.join('\n')).toContain('1 clauses, 1 violations');
});

test.each([
  [
    'an id that no clause has',
    ['--only', 'A-THREE'],
    'No clause with violations is called A-THREE.',
  ],
  ['no number of processes', ['--jobs', 'many'], '--jobs many is no number of processes.'],
  ['an unknown word', ['--quick'], "Unknown option '--quick'"],
])('%s is refused', async (_, args, words) => {
  expect(await proveFromCommandLine(project, args)).toBe(2);
  expect(said.join('\n')).toContain(words);
  expect(existsSync(path.join(root, 'proof.json'))).toBe(false);
});
