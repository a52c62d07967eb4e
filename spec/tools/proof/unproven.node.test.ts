import { expect, test } from 'vitest';
import { countKinds, hashOf, type Proof } from './proofFile.ts';
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
const stages = { vitest: ['spec'], browser: ['e2e'] };
const missed: Judgement = { verdict: 'unproven', kind: 'vitest', why: 'Every test passed.' };
const none = new Map<string, string>();

function proofOf(judgement: Judgement, ...clauses: ProvableClause[]) {
  return Object.fromEntries(
    clauses.map((clause) => [clause.id, { hash: hashOf(clause, files), violations: [judgement] }]),
  );
}

test('for several clauses, one command for all of them is named', () => {
  expect(checkUnproven([price, hours], files, {}, none, stages).at(-1)).toBe(
    'To prove all of these again, run npm run spec:prove -- --changed',
  );
});

test('a clause with a reason is excused', () => {
  const excused = parseUnproven('# Unproven\n\n- HOME-PRICE: another company renders its page\n');
  expect(checkUnproven([price], files, proofOf(missed, price), excused, stages)).toEqual([]);
});

test.each([
  [
    '- HOME-PRICE:',
    {},
    'HOME-PRICE is in spec/unproven.md without a reason. Write the reason after its name.',
  ],
  [
    '- HOME-PRICE: it was hard',
    proofOf(caught, price),
    'HOME-PRICE is proven. Remove it from spec/unproven.md.',
  ],
])('an excuse that is out of date or has no reason is named: %s', (line, proof, problem) => {
  expect(checkUnproven([price], files, proof, parseUnproven(line), stages)).toEqual([problem]);
});

test('an excuse for a clause that does not exist is named', () => {
  expect(checkUnproven([], files, {}, parseUnproven('- HOME-GONE: a reason'), stages)).toEqual([
    'spec/unproven.md names HOME-GONE, which is not a clause with violations. Remove it.',
  ]);
});

test('a kind of evidence that ran and caught nothing is named, unless it is excused', () => {
  const both = { ...price, verify: ['spec', 'e2e'] };
  const proof = proofOf(caught, both);
  const judged = (kinds: Record<string, Judgement['verdict']>) => ({
    [both.id]: { hash: hashOf(both, files), violations: [caught], kinds },
  });
  const check = (known: Proof, line = '') =>
    checkUnproven([both], files, known, parseUnproven(line), stages);
  // A kind that never ran is counted, and no problem.
  expect(check(proof)).toEqual([]);
  expect(countKinds([both], proof, stages)).toBe('spec 1 of 1, e2e 0 of 1');
  expect(check(judged({ vitest: 'proven', browser: 'proven' }))).toEqual([]);
  expect(check(judged({ vitest: 'proven', browser: 'unproven' }))).toEqual([
    'HOME-PRICE names e2e, whose tests caught none of its violations (unproven). Add a violation that they catch, or take e2e out of its verify line.',
  ]);
  expect(check(judged({ browser: 'unproven' }), '- HOME-PRICE e2e: a reason')).toEqual([]);
  expect(check(judged({ browser: 'proven' }), '- HOME-PRICE e2e: a reason')).toEqual([
    'HOME-PRICE e2e is proven. Remove it from spec/unproven.md.',
  ]);
});
