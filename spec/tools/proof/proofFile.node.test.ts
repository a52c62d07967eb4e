import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fixtureProject } from './fixtureProject.ts';
import {
  checkAllProven,
  checkProof,
  citingFiles,
  countKinds,
  hashOf,
  outdated,
  readProof,
  readTestFiles,
  standingOf,
  surroundingsOf,
  writeProof,
  type ClauseProof,
  type Proof,
  type TestFile,
} from './proofFile.ts';
import type { Judgement, ProvableClause, Stage } from './types.ts';

const clause: ProvableClause = {
  id: 'PLANTED-PRICE',
  text: 'The price is $79.',
  verify: ['spec', 'e2e'],
  violations: [{ file: 'src/price.ts', from: '79', to: '97' }],
};
const stage: Stage = 'vitest';
const files: TestFile[] = [
  { stage, file: 'spec/home.test.ts', text: "clause('PLANTED-PRICE', 'it is shown', () => {});" },
  { stage, file: 'spec/menu.test.ts', text: "clause('PLANTED-PRICE-LIST', 'another', () => {});" },
];
const project = {
  root: '',
  vitest: { kinds: ['spec'], tests: [] },
  browser: { kinds: ['e2e'], tests: [] },
};
const proven: Judgement = { verdict: 'proven', kind: 'vitest', test: 'a test', why: 'expected 97' };

function proofWith(violation: Judgement): ClauseProof {
  return { hash: hashOf(clause, files), violations: [violation] };
}

test('a file cites a clause by its whole id, in quotes', () => {
  expect(citingFiles('PLANTED-PRICE', files)).toEqual([files[0]]);
});

test('the hash stays while nothing changes that the proof rests on', () => {
  const [home, menu] = files;
  expect(
    hashOf({ ...clause, verify: ['e2e', 'spec'] }, [
      ...(home ? [home] : []),
      { stage, file: menu?.file ?? '', text: 'something else' },
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
    files.map((one) => ({ ...one, text: one.text.replace('shown', 'named') })),
  ],
  [
    'a new file that cites it',
    clause,
    [...files, { stage, file: 'e2e/a.spec.ts', text: "'PLANTED-PRICE'" }],
  ],
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

const table = "[\n  { id: 'PLANTED-PRICE', words: '$79' },\n  {\n    id: 'PLANTED-HOURS',\n  },\n]";
const made = { stage, file: 'spec/table.test.ts', text: 'rows.map(test)', table };

test('a clause is looked for in the files of tests and in their tables', () => {
  const own = { ...made, file: 'spec/own.test.ts', text: "clause('PLANTED-PRICE')", table: '' };
  expect(citingFiles('PLANTED-PRICE', [made, own])).toEqual([made, own]);
  expect(citingFiles('PLANTED-PRICE-LIST', [made])).toEqual([]);
});

test('the hash changes with the entries of a table that name the clause, and with no others', () => {
  const hashWith = (text: string) => hashOf(clause, [{ ...made, table: text }]);
  expect(hashWith(table.replace('79', '89'))).not.toBe(hashWith(table));
  expect(hashWith(table.replace('HOURS', 'DAYS'))).toBe(hashWith(table));
});

const shared = "const price = '$79';\n";
const held = "clause('PLANTED-PRICE', 'it is shown', () => {\n  expect(price).toBe('$79');\n});\n";
const other = "clause('PLANTED-HOURS', 'they are shown', () => {\n  expect(hours).toBe(8);\n});\n";

function hashBeside(...parts: string[]): string {
  return hashOf(clause, [{ stage, file: 'spec/home.test.ts', text: parts.join('') }]);
}

test('the hash stays when the test of another clause in the same file changes', () => {
  expect(hashBeside(shared, held, other.replace('8', '9'))).toBe(hashBeside(shared, held, other));
  expect(hashBeside(shared, held)).toBe(hashBeside(shared, held, other));
});

test.each([
  ['what the tests of a file share', [shared.replace('79', '89'), held, other]],
  ['the test itself', [shared, held.replace("toBe('$79')", 'toMatch(/.*/)'), other]],
  ['a test of both clauses', [shared, held, other.replace('8', "'PLANTED-PRICE'")]],
  [
    'what other tests are wrapped in',
    [shared, held, `describe.skip('all', () => {\n${other}});\n`],
  ],
])('the hash changes with %s', (_, parts) => {
  expect(hashBeside(...parts)).not.toBe(hashBeside(shared, held, other));
});

test('a clause that was never proven is named with the command that proves it', () => {
  expect(checkProof(clause, files, undefined)).toEqual([
    'PLANTED-PRICE was never proven. Run npm run spec:prove -- --only PLANTED-PRICE',
  ]);
});

test('a changed clause has lost its proof', () => {
  expect(checkProof({ ...clause, text: 'Another.' }, files, proofWith(proven))).toEqual([
    'PLANTED-PRICE or a test that cites it changed since it was proven. Run npm run spec:prove -- --only PLANTED-PRICE',
  ]);
});

test('a proof is outdated by a module that its tests import, and by a file that it violates', () => {
  const texts = {
    'home.test.ts':
      "import { ask } from './ask.ts';\nclause('PLANTED-PRICE', 'it is shown', () => ask());",
    'ask.ts': "export { ask } from './press.ts';",
    'press.ts': 'export const ask = () => 79;',
    'facts.ts': 'export const price = 79;',
    'price.ts': "import './facts.ts';\nexport const price = 79;",
  };
  const root = fixtureProject(texts);
  const violations = [{ file: 'price.ts', from: '79', to: '97' }];
  const priced = { ...clause, violations };
  const read = () =>
    readTestFiles({
      root,
      vitest: { kinds: ['spec'], tests: ['*.test.ts'] },
      noHelpers: ['facts.ts'],
    });
  const known = {
    hash: hashOf(priced, read()),
    surroundings: surroundingsOf(priced, read(), root),
    violations: [proven],
  };
  const after = (file: keyof typeof texts) => {
    writeFileSync(path.join(root, file), `${texts[file]}\n// Changed.\n`);
    const why = outdated(priced, read(), known, root);
    writeFileSync(path.join(root, file), texts[file]);
    return why;
  };
  expect(outdated(priced, read(), known, root)).toBeUndefined();
  expect(after('home.test.ts')).toMatch(/^The clause or a test/);
  for (const file of ['ask.ts', 'press.ts', 'price.ts'] as const)
    expect(after(file), file).toMatch(/^A module that its tests import/);
  expect(after('facts.ts')).toBeUndefined();
  rmSync(root, { recursive: true });
});

test('a violation that was not caught is named with its verdict', () => {
  const unproven: Judgement = { verdict: 'unproven', kind: 'spec', why: 'Every test passed.' };
  expect(checkProof(clause, files, proofWith(unproven))).toEqual([
    'PLANTED-PRICE is unproven (violation 1: Every test passed.). Fix the test or the violation, then run npm run spec:prove -- --only PLANTED-PRICE',
  ]);
});

test('for several clauses, one command for all of them is named', () => {
  const hours = { ...clause, id: 'PLANTED-HOURS' };
  expect(checkAllProven([clause, hours], files, {}, project).at(-1)).toBe(
    'To prove all of these again, run npm run spec:prove -- --changed',
  );
});

test('a kind of evidence that ran and caught nothing is named', () => {
  const judged = (kinds: Record<string, Judgement['verdict']>, tests = files) => ({
    [clause.id]: {
      hash: hashOf(clause, tests),
      surroundings: surroundingsOf(clause, tests, ''),
      violations: [proven],
      kinds,
    },
  });
  const check = (known: Proof) => checkAllProven([clause], files, known, project);
  // A kind that never ran is counted, and no problem; where it has tests, the proof is incomplete.
  const browserTest = { stage: 'browser', file: 'e2e/a.spec.ts', text: "'PLANTED-PRICE'" } as const;
  const standing = (tests: TestFile[], kinds: Parameters<typeof judged>[0]) =>
    standingOf(clause, tests, judged(kinds, tests), project);
  expect(standing(files, {})).toBe('proven');
  expect(standing([...files, browserTest], {})).toBe('incomplete');
  expect(standing([...files, browserTest], { browser: 'unproven' })).toBe('proven');
  expect(check(judged({}))).toEqual([]);
  expect(countKinds([clause], judged({}), project)).toBe('spec 1 of 1, e2e 0 of 1');
  expect(check(judged({ vitest: 'proven', browser: 'proven' }))).toEqual([]);
  expect(check(judged({ vitest: 'proven', browser: 'unproven' }))).toEqual([
    'PLANTED-PRICE names e2e, whose tests caught none of its violations (unproven). Add a violation that they catch, or take e2e out of its verify line.',
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
