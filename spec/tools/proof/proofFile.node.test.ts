import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkProof, citingFiles, hashOf, readProof, writeProof, type Proof } from './proofFile.ts';
import type { Judgement, ProvableClause } from './types.ts';

const clause: ProvableClause = {
  id: 'HOME-PRICE',
  text: 'The price is $79.',
  verify: ['spec', 'e2e'],
  violations: [{ file: 'src/price.ts', from: '79', to: '97' }],
};
const files = [
  { file: 'spec/home.test.ts', text: "clause('HOME-PRICE', 'it is shown', () => {});" },
  { file: 'spec/menu.test.ts', text: "clause('HOME-PRICE-LIST', 'another', () => {});" },
];
const proven: Judgement = { verdict: 'proven', kind: 'spec', test: 'a test', why: 'expected 97' };

function proofWith(violation: Judgement): Proof {
  return { 'HOME-PRICE': { hash: hashOf(clause, files), violations: [violation] } };
}

test('a file cites a clause by its whole id, in quotes', () => {
  expect(citingFiles('HOME-PRICE', files)).toEqual([files[0]]);
});

test('the hash stays while nothing changes that the proof rests on', () => {
  const [home, menu] = files;
  expect(
    hashOf({ ...clause, verify: ['e2e', 'spec'] }, [
      ...(home ? [home] : []),
      { file: menu?.file ?? '', text: 'something else' },
    ]),
  ).toBe(hashOf(clause, files));
});

test.each([
  ['the words', { ...clause, text: 'The price is $89.' }, files],
  ['the kinds of evidence', { ...clause, verify: ['spec'] }, files],
  [
    'a violation',
    { ...clause, violations: [{ file: 'src/price.ts', from: '79', to: '80' }] },
    files,
  ],
  [
    'a test that cites it',
    clause,
    files.map(({ file, text }) => ({ file, text: text.replace('shown', 'named') })),
  ],
  ['a new file that cites it', clause, [...files, { file: 'e2e/a.spec.ts', text: "'HOME-PRICE'" }]],
])('the hash changes with %s', (_, changed, around) => {
  expect(hashOf(changed, around)).not.toBe(hashOf(clause, files));
});

test('the hash stays when a value changes that its violation only names', () => {
  const named = (from: string) => ({
    ...clause,
    violations: [{ file: 'src/price.ts', from, to: '1', symbol: 'rotation' }],
  });
  expect(hashOf(named('40'), files)).toBe(hashOf(named('45'), files));
  expect(hashOf(named('40'), files)).not.toBe(hashOf(clause, files));
});

const table = "[\n  { id: 'HOME-PRICE', words: '$79' },\n  {\n    id: 'HOME-HOURS',\n  },\n]";
const made = { file: 'spec/table.test.ts', text: 'rows.map(test)', table };

test('a clause that no file names is looked for in the tables of tests', () => {
  expect(citingFiles('HOME-PRICE', [made])).toEqual([made]);
  expect(citingFiles('HOME-PRICE-LIST', [made])).toEqual([]);
});

test('the hash changes with the entries of a table that name the clause, and with no others', () => {
  const hashWith = (text: string) => hashOf(clause, [{ ...made, table: text }]);
  expect(hashWith(table.replace('79', '89'))).not.toBe(hashWith(table));
  expect(hashWith(table.replace('HOURS', 'DAYS'))).toBe(hashWith(table));
});

const shared = "const price = '$79';\n";
const held = "clause('HOME-PRICE', 'it is shown', () => {\n  expect(price).toBe('$79');\n});\n";
const other = "clause('HOME-HOURS', 'they are shown', () => {\n  expect(hours).toBe(8);\n});\n";

function hashBeside(...parts: string[]): string {
  return hashOf(clause, [{ file: 'spec/home.test.ts', text: parts.join('') }]);
}

test('the hash stays when the test of another clause in the same file changes', () => {
  expect(hashBeside(shared, held, other.replace('8', '9'))).toBe(hashBeside(shared, held, other));
  expect(hashBeside(shared, held)).toBe(hashBeside(shared, held, other));
});

test.each([
  ['what the tests of a file share', [shared.replace('79', '89'), held, other]],
  ['the test itself', [shared, held.replace("toBe('$79')", 'toMatch(/.*/)'), other]],
  ['a test of both clauses', [shared, held, other.replace('8', "'HOME-PRICE'")]],
  [
    'what other tests are wrapped in',
    [shared, held, `describe.skip('all', () => {\n${other}});\n`],
  ],
])('the hash changes with %s', (_, parts) => {
  expect(hashBeside(...parts)).not.toBe(hashBeside(shared, held, other));
});

test('a clause that was never proven is named with the command that proves it', () => {
  expect(checkProof([clause], files, {})).toEqual([
    'HOME-PRICE was never proven. Run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('a changed clause has lost its proof', () => {
  expect(checkProof([{ ...clause, text: 'Another.' }], files, proofWith(proven))).toEqual([
    'HOME-PRICE or a test that cites it changed since it was proven. Run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('a violation that was not caught is named with its verdict', () => {
  const unproven: Judgement = { verdict: 'unproven', kind: 'spec', why: 'Every test passed.' };
  expect(checkProof([clause], files, proofWith(unproven))).toEqual([
    'HOME-PRICE is unproven (violation 1: Every test passed.). Fix the test or the violation, then run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('the file is sorted by id, and read as it was written', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
  const file = path.join(folder, 'proof.json');
  expect(readProof(file)).toEqual({});
  const one = { hash: 'a', violations: [proven] };
  writeProof(file, { 'B-TWO': one, 'A-ONE': one });
  expect(Object.keys(readProof(file))).toEqual(['A-ONE', 'B-TWO']);
  rmSync(folder, { recursive: true });
});
