import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A clause with the test files of its project. */
type Given = readonly [ProvableClause, readonly TestFile[]];

const table = "[\n  { id: 'PLANTED-PRICE', words: '$79' },\n  {\n    id: 'PLANTED-HOURS',\n  },\n]";
const made = { stage, file: 'spec/table.test.ts', text: 'rows.map(test)', table };
const tabled = (text: string): Given => [clause, [{ ...made, table: text }]];

const shared = "const price = '$79';\n";
const ownTest =
  "clause('PLANTED-PRICE', 'it is shown', () => {\n  expect(price).toBe('$79');\n});\n";
const other = "clause('PLANTED-HOURS', 'they are shown', () => {\n  expect(hours).toBe(8);\n});\n";
const inOneFile = (...parts: string[]): Given => [
  clause,
  [{ stage, file: 'spec/home.test.ts', text: parts.join('') }],
];

/** A clause whose violation names its value, which is now `from`. */
const named = (from: string): Given => [
  { ...clause, violations: [{ file: 'src/price.ts', from, to: '1', symbol: 'rotation' }] },
  files,
];
const edited = (from: string, to: string) =>
  files.map((one) => ({ ...one, text: one.text.replace(from, to) }));
const usual: Given = [clause, files];
/** A clause with a price in a table that its test reads. */
const inTable = (price: string): Given => [
  { ...clause, text: `| Page | Price |\n| ---- | ----- |\n| /    | $${price} |` },
  edited('{}', "{ tableOf('PLANTED-PRICE'); }"),
];
const oneFile = inOneFile(shared, ownTest, other);

test('a test file cites a clause if the file or its table has the id', () => {
  const own = { ...made, file: 'spec/own.test.ts', text: "clause('PLANTED-PRICE')", table: '' };
  expect(citingFiles('PLANTED-PRICE', [made, own])).toEqual([made, own]);
  expect(citingFiles('PLANTED-PRICE-LIST', [made])).toEqual([]);
});

test.each<[string, Given, Given]>([
  ['another text of the clause', usual, [{ ...clause, text: 'The page shows the price.' }, files]],
  [
    'another title',
    oneFile,
    inOneFile(shared, ownTest.replace(/(?<=', )'[^']*'/, "'another title'"), other),
  ],
  ['another comment', oneFile, inOneFile(shared, `// Why it is so.\n${ownTest}`, other)],
  [
    'another layout',
    oneFile,
    inOneFile(shared, ownTest.replace('\n  expect', '\n      expect'), other),
  ],
  [
    'another order of the kinds of evidence',
    usual,
    [{ ...clause, verify: ['e2e', 'spec'] }, files],
  ],
  [
    'a change in a file that does not cite the clause',
    usual,
    [clause, edited('another', 'something else')],
  ],
  ['another value that the violation only names', named('40'), named('45')],
  [
    'a changed table entry of another clause',
    tabled(table),
    tabled(table.replace('HOURS', 'DAYS')),
  ],
  [
    'a changed test of another clause',
    oneFile,
    inOneFile(shared, ownTest, other.replace('8', '9')),
  ],
  ['a removed test of another clause', oneFile, inOneFile(shared, ownTest)],
])('the hash is the same with %s', (_, before, after) => {
  expect(hashOf(...after)).toBe(hashOf(...before));
});

test.each<[string, Given, Given]>([
  ['other kinds of evidence', usual, [{ ...clause, verify: ['spec'] }, files]],
  [
    'another violation',
    usual,
    [{ ...clause, violations: [{ file: 'src/price.ts', from: '79', to: '80' }] }, files],
  ],
  ['a violation that names its value instead of quoting it', usual, named('40')],
  ['a changed test that cites the clause', usual, [clause, edited('{}', '{ shown(); }')]],
  [
    'a new file that cites the clause',
    usual,
    [clause, [...files, { stage, file: 'e2e/a.spec.ts', text: "'PLANTED-PRICE'" }]],
  ],
  ['a changed table in the text that its test reads', inTable('79'), inTable('89')],
  ['a changed table entry of the clause', tabled(table), tabled(table.replace('79', '89'))],
  [
    'a changed value that the tests share',
    oneFile,
    inOneFile(shared.replace('79', '89'), ownTest, other),
  ],
  [
    'another assertion in the test',
    oneFile,
    inOneFile(shared, ownTest.replace("toBe('$79')", 'toMatch(/.*/)'), other),
  ],
  [
    'a test of another clause that also names this one',
    oneFile,
    inOneFile(shared, ownTest, other.replace('8', "'PLANTED-PRICE'")),
  ],
  [
    'a describe around the test of another clause',
    oneFile,
    inOneFile(shared, ownTest, `describe.skip('all', () => {\n${other}});\n`),
  ],
])('the hash changes with %s', (_, before, after) => {
  expect(hashOf(...after)).not.toBe(hashOf(...before));
});

const missed: Judgement = { verdict: 'unproven', kind: 'spec', why: 'Every test passed.' };

test.each<[string, string, ProvableClause, ClauseProof | undefined]>([
  ['a clause that was never proven', 'PLANTED-PRICE was never proven. Run', clause, undefined],
  [
    'a clause that changed',
    'PLANTED-PRICE or a test that cites it changed since it was proven. Run',
    { ...clause, verify: ['spec'] },
    proofWith(proven),
  ],
  [
    'a violation that was not caught',
    'PLANTED-PRICE is unproven (violation 1: Every test passed.). Fix the test or the violation, then run',
    clause,
    proofWith(missed),
  ],
])('the message about %s has the command that proves it', (_, words, given, known) => {
  expect(checkProof(given, files, known)).toEqual([
    `${words} npm run spec:prove -- --only PLANTED-PRICE`,
  ]);
});

test('a proof is outdated when a module that its tests import or a file that it violates changes', () => {
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

test('the message about several clauses has one command for all of them', () => {
  const hours = { ...clause, id: 'PLANTED-HOURS' };
  expect(checkAllProven([clause, hours], files, {}, project).at(-1)).toBe(
    'To prove all of these again, run npm run spec:prove -- --changed',
  );
});

test('a kind of evidence that ran and caught no violation is reported', () => {
  const judged = (kinds: Record<string, Judgement['verdict']>, tests = files) => ({
    [clause.id]: {
      hash: hashOf(clause, tests),
      surroundings: surroundingsOf(clause, tests, ''),
      violations: [proven],
      kinds,
    },
  });
  const check = (known: Proof) => checkAllProven([clause], files, known, project);
  // A kind that never ran is counted but is no problem; if it has tests, the proof is incomplete.
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

test('the proof is written into one file for each area, sorted by id, and read back unchanged', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'proof-'));
  for (const area of ['menu', 'faq']) mkdirSync(path.join(root, area));
  const ids = ['B-TWO', 'A-ONE', 'C-FAQ'];
  const clauses = ids.map((id) => ({
    ...clause,
    id,
    area: id.endsWith('FAQ') ? 'faq' : 'menu',
  }));
  const place = { root, resultFiles: '*/proof.json', clauses };
  expect(readProof(place)).toEqual({});
  const one = { hash: 'a', violations: [proven] };
  const proof = Object.fromEntries([...ids, 'D-RETIRED'].map((id) => [id, one]));
  writeProof(place, proof);
  const written = () => globSync('*/proof.json', { cwd: root }).toSorted();
  expect(written()).toEqual(['faq/proof.json', 'menu/proof.json']);
  const menu = readFileSync(path.join(root, 'menu/proof.json'), 'utf8');
  expect(Object.keys(JSON.parse(menu) as object)).toEqual(['A-ONE', 'B-TWO']);
  expect(Object.keys(readProof(place)).toSorted()).toEqual(ids.toSorted());
  writeProof({ ...place, clauses: clauses.slice(0, 2) }, proof);
  expect(written()).toEqual(['menu/proof.json']);
  rmSync(root, { recursive: true });
});
