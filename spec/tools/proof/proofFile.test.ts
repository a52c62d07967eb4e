import { expect, test } from 'vitest';
import { checksOf, hashOf, type ClauseProof, type Proof, type TestFile } from './proofFile.ts';
import type { Judgement, ProjectProof, ProvableClause, Stage } from './types.ts';

const violation = { file: 'src/price.ts', from: '79', to: '97' };
const clause: ProvableClause = {
  id: 'PLANTED-PRICE',
  area: 'home',
  text: 'The price is $79.',
  verify: ['spec', 'e2e'],
  violations: [violation],
};
const stage: Stage = 'vitest';
/** A file with tests of two clauses, one with a table of clauses, and one that does not cite the clause. */
const files: TestFile[] = [
  {
    stage,
    file: 'spec/home.test.ts',
    text: `const price = '$79';
clause('PLANTED-PRICE', 'it is shown', () => {
  expect(price).toBe('$79');
});
clause('PLANTED-HOURS', 'they are shown', () => {
  expect(hours).toBe(8);
});
`,
  },
  {
    stage,
    file: 'spec/table.test.ts',
    text: 'rows.map(test)',
    table: "[\n  { id: 'PLANTED-PRICE', words: '$49' },\n  {\n    id: 'PLANTED-DAYS',\n  },\n]",
  },
  {
    stage,
    file: 'spec/list.test.ts',
    text: `const ids = ['PLANTED-PRICE'];
for (const id of ids)
  clause(id, 'it is shown', () => {
    expect(price).toBe('$69');
  });
`,
  },
  { stage, file: 'spec/menu.test.ts', text: "clause('PLANTED-PRICE-LIST', 'another', () => {});" },
];
const project: ProjectProof = {
  root: '',
  clauses: [clause],
  resultFiles: '*/proof.json',
  cache: '',
  vitest: { tests: ['*.test.ts'], assertions: [] },
  browser: { tests: [], config: '', buildEnv: {} },
};
const proven: Judgement = { verdict: 'proven', kind: 'vitest', test: 'a test', why: 'expected 97' };

const named = (from: string) => ({ violations: [{ ...violation, from, symbol: 'rotation' }] });
const table = (price: string) => ({
  text: `| Page | Price |\n| ---- | ----- |\n| /    | $${price} |`,
});

/** The hash of the clause after changes in it and in its test files. */
function hashAfter(change: Partial<ProvableClause>, from = '', to = ''): string {
  expect(JSON.stringify(files)).toContain(JSON.stringify(from).slice(1, -1));
  const changed = files.map(({ text, table: entries = '', ...rest }) => ({
    ...rest,
    text: text.replace(from, () => to),
    table: entries.replace(from, () => to),
  }));
  return hashOf({ ...clause, ...change }, changed);
}

test.each([
  ['stays', 'a test of a clause whose id begins with this one', 'another', 'one more'],
  ['stays', 'a change of a title', 'it is shown', 'another title'],
  ['stays', 'a new comment', "clause('PLANTED-PRICE'", "// Why.\nclause('PLANTED-PRICE'"],
  ['stays', 'a change of layout', '  expect(price)', '      expect(\n  price,\n)'],
  ['stays', 'a change in a test of another clause', 'toBe(8)', 'toBe(9)'],
  ['stays', 'a change in a table entry of another clause', 'PLANTED-DAYS', 'PLANTED-WEEKS'],
  ['changes', 'a change of an assertion', "toBe('$79')", 'toMatch(/.*/)'],
  ['changes', 'a change in a table entry of the clause', '$49', '$59'],
  ['stays', 'a change of a value that the tests share', "price = '$79'", "price = '$89'"],
  ['changes', 'a test of another clause that names this one', 'toBe(8)', "toBe('PLANTED-PRICE')"],
  ['changes', 'a change beside a list of ids, whose tests may be anywhere', "'$69'", "'$99'"],
])('the hash %s after %s', (what, _, from, to) => {
  expect(hashAfter({}, from, to) === hashAfter({}) ? 'stays' : 'changes').toBe(what);
});

test.each<[string, string, Partial<ProvableClause>, Partial<ProvableClause>, string?]>([
  ['changes', 'with the kinds of evidence', {}, { verify: ['spec'] }],
  ['changes', 'with a violation', {}, { violations: [{ ...violation, to: '80' }] }],
  ['stays', 'with a value that a violation only names', named('40'), named('45')],
  ['stays', 'with a table that no test reads', table('79'), table('89')],
  ['changes', 'with a table that a test reads', table('79'), table('89'), 'tableOf('],
])('the hash %s %s', (what, _, before, after, reading = 'expect(') => {
  const hash = (change: Partial<ProvableClause>) => hashAfter(change, 'expect(', reading);
  expect(hash(before) === hash(after) ? 'stays' : 'changes').toBe(what);
});

test('a clause that was never proven, or changed since, is reported with the command that proves it', () => {
  const problems = (proof: Proof) => checksOf(project, files, proof).problemsOf([clause]);
  const command = 'Run npm run spec:prove -- --only PLANTED-PRICE';
  expect(problems({})).toEqual([`PLANTED-PRICE was never proven. ${command}`]);
  expect(problems({ [clause.id]: { hash: 'old', violations: [proven] } })).toEqual([
    `PLANTED-PRICE or a test that cites it changed since it was proven. ${command}`,
  ]);
});

test('a kind of evidence that ran and caught no violation is reported, and one that never ran is counted', () => {
  const browserTest = { stage: 'browser', file: 'e2e/a.spec.ts', text: "'PLANTED-PRICE'" } as const;
  const tests = [...files, browserTest];
  const proof = { hash: hashOf(clause, tests), violations: [proven] };
  const checks = (others: Required<ClauseProof>['kinds']) => {
    const kinds = { vitest: 'proven', ...others } as const;
    return checksOf(project, tests, { [clause.id]: { ...proof, kinds } });
  };
  expect(checks({}).countKinds([clause])).toBe('spec 1 of 1, e2e 0 of 1');
  expect(checks({}).problemsOf([clause])).toEqual([]);
  expect(checks({ browser: 'unproven' }).isOpen(clause)).toBe(false);
  expect(checks({ browser: 'unproven' }).problemsOf([clause])).toEqual([
    'PLANTED-PRICE names e2e, whose tests caught none of its violations (unproven). Add a violation that they catch, or take e2e out of its verify line.',
  ]);
});
