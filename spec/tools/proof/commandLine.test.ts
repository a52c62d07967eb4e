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

test('--only and --changed choose the clauses, and the results of the others stay', async () => {
  const countTried = async (...args: string[]) => {
    output.length = 0;
    await proveFromCommandLine(project, args);
    return /\d clauses, .*/.exec(output.join('\n'))?.[0];
  };
  expect(await countTried('--only', 'A-ONE')).toBe('1 clauses, 1 violations: 1 unproven.');
  const { 'A-ONE': one } = readProof(project);
  expect(await countTried('--only', 'A-TWO')).toBe('1 clauses, 1 violations: 1 unproven.');
  const { 'A-ONE': kept, 'A-TWO': two } = readProof(project);
  expect(kept).toEqual(one);
  const caught = { verdict: 'proven', kind: 'vitest', why: '' } as const;
  const proven = (proof = two) => ({ hash: '', ...proof, violations: [caught] });
  writeProof(project, { 'A-ONE': proven(one) });
  expect(await countTried('--changed')).toBe('1 clauses, 1 violations: 1 unproven.');
  writeProof(project, { 'A-ONE': proven(one), 'A-TWO': proven() });
  expect(await countTried('--changed')).toBeUndefined();
  expect(output).toEqual(['Nothing to prove: every clause is proven in its present form.']);
});

test.each([
  ['an unknown id', ['--only', 'A-THREE'], 'No clause with violations has the id A-THREE.'],
  ['--jobs without a number', ['--jobs', 'many'], '--jobs many is not a number of processes.'],
  ['an unknown option', ['--quick'], "Unknown option '--quick'"],
])('the command refuses %s', async (_, args, words) => {
  expect(await proveFromCommandLine(project, args)).toBe(2);
  expect(output.join('\n')).toContain(words);
});
