import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveFromCommandLine, type ProjectProof } from './commandLine.ts';
import { fixtureProject, violatedClause } from './fixtureProject.ts';
import { readProof, writeProof } from './proofFile.ts';

let root: string;
let project: ProjectProof;
const output: string[] = [];

// No test cites these clauses, so that none has to run.
beforeEach(() => {
  root = fixtureProject({ 'product.ts': 'export const hours = ["8:00", "17:00"];\n' });
  project = {
    root,
    clauses: [violatedClause('A-ONE', ':00', ':30'), violatedClause('A-TWO', '9:00', '9:30')],
    resultFiles: 'proof.json',
    cache: 'proof',
  };
  output.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: unknown) => output.push(String(text)));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('a violation that is not proven fails the command, is printed and is in proof.json', async () => {
  expect(await proveFromCommandLine(project, [])).toBe(1);
  expect(Object.keys(readProof(project))).toEqual(['A-ONE', 'A-TWO']);
  expect(output.join('\n')).toContain('A-ONE is unproven (violation 1: No test cites the clause.');
  expect(output.join('\n')).toContain('2 clauses, 2 violations: 2 unproven.');
});

test('--only proves one clause and keeps the results of the others', async () => {
  await proveFromCommandLine(project, ['--only', 'A-TWO']);
  expect(Object.keys(readProof(project))).toEqual(['A-TWO']);
  await proveFromCommandLine(project, ['--only', 'A-ONE']);
  expect(Object.keys(readProof(project))).toEqual(['A-ONE', 'A-TWO']);
});

test('--changed proves only the clauses that are not proven', async () => {
  await proveFromCommandLine(project, []);
  const judged = readProof(project);
  const caught = { verdict: 'proven', kind: 'vitest', why: '' } as const;
  const proven = Object.fromEntries(
    Object.entries(judged).map(([id, proof]) => [
      id,
      { ...proof, violations: [caught], kinds: { vitest: 'proven' } as const },
    ]),
  );
  writeProof(project, proven);
  expect(await proveFromCommandLine(project, ['--changed'])).toBe(0);
  expect(output.at(-1)).toBe('Nothing to prove: every clause is proven in its present form.');
  writeProof(project, { ...proven, ...(judged['A-TWO'] && { 'A-TWO': judged['A-TWO'] }) });
  expect(await proveFromCommandLine(project, ['--changed'])).toBe(1);
  expect(output.join('\n')).toContain('1 clauses, 1 violations');
});

test.each([
  ['an unknown id', ['--only', 'A-THREE'], 'No clause with violations has the id A-THREE.'],
  ['--jobs without a number', ['--jobs', 'many'], '--jobs many is not a number of processes.'],
  ['an unknown option', ['--quick'], "Unknown option '--quick'"],
])('the command refuses %s', async (_, args, words) => {
  expect(await proveFromCommandLine(project, args)).toBe(2);
  expect(output.join('\n')).toContain(words);
});
