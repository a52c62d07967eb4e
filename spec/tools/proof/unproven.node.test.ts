import { expect, test } from 'vitest';
import { hashOf } from './proofFile.ts';
import type { Judgement, ProvableClause } from './types.ts';
import { checkUnproven, parseUnproven } from './unproven.ts';

const price: ProvableClause = {
  id: 'HOME-PRICE',
  text: 'The price is $79.',
  verify: ['spec'],
  violations: [{ file: 'src/price.ts', from: '79', to: '97' }],
};
const hours: ProvableClause = { ...price, id: 'HOME-HOURS', text: 'It opens at 8:00.' };
const files = [
  {
    file: 'spec/home.test.ts',
    text: "clause('HOME-PRICE', 'a', () => {});\nclause('HOME-HOURS', 'b', () => {});\n",
  },
];
const caught: Judgement = { verdict: 'proven', kind: 'vitest', why: 'expected 97 to be 79' };
const missed: Judgement = { verdict: 'unproven', kind: 'vitest', why: 'Every test passed.' };
const none = new Map<string, string>();

function proofOf(judgement: Judgement, ...clauses: ProvableClause[]) {
  return Object.fromEntries(
    clauses.map((clause) => [clause.id, { hash: hashOf(clause, files), violations: [judgement] }]),
  );
}

test('clauses that are proven in their present form have no problem', () => {
  expect(checkUnproven([price, hours], files, proofOf(caught, price, hours), none)).toEqual([]);
});

test('a clause that was never proven is named with the command that proves it', () => {
  expect(checkUnproven([price, hours], files, proofOf(caught, hours), none)).toEqual([
    'HOME-PRICE was never proven. Run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('a clause whose test changed since is named, and the others of its file are not', () => {
  const changed = files.map(({ file, text }) => ({ file, text: text.replace("'a'", "'c'") }));
  expect(checkUnproven([price, hours], changed, proofOf(caught, price, hours), none)).toEqual([
    'HOME-PRICE or a test that cites it changed since it was proven. Run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('a violation that no test caught is named with its verdict', () => {
  expect(checkUnproven([price], files, proofOf(missed, price), none)).toEqual([
    'HOME-PRICE is unproven (violation 1: Every test passed.). Fix the test or the violation, then run npm run spec:prove -- --only HOME-PRICE',
  ]);
});

test('for several clauses, one command for all of them is named', () => {
  expect(checkUnproven([price, hours], files, {}, none).at(-1)).toBe(
    'To prove all of these again, run npm run spec:prove -- --changed',
  );
});

test('a clause with a reason is excused', () => {
  const excused = parseUnproven('# Unproven\n\n- HOME-PRICE: another company renders its page\n');
  expect(checkUnproven([price], files, proofOf(missed, price), excused)).toEqual([]);
});

test.each([
  [
    '- HOME-PRICE:',
    {},
    'HOME-PRICE is in spec/unproven.md without a reason. Write the reason after its id.',
  ],
  [
    '- HOME-PRICE: it was hard',
    proofOf(caught, price),
    'HOME-PRICE is proven. Remove it from spec/unproven.md.',
  ],
])('an excuse that is out of date or has no reason is named: %s', (line, proof, problem) => {
  expect(checkUnproven([price], files, proof, parseUnproven(line))).toEqual([problem]);
});

test('an excuse for a clause that does not exist is named', () => {
  expect(checkUnproven([], files, {}, parseUnproven('- HOME-GONE: a reason'))).toEqual([
    'spec/unproven.md names HOME-GONE, which is not a clause with violations. Remove it.',
  ]);
});
