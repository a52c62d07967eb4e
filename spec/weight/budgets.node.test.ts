import { expect } from 'vitest';
import { closureBytes, outsideBudget, type Weights } from '../../e2e/bench/budgets.ts';
import { clause } from '../tools/clause.ts';

const budget: Weights = {
  html: 10_000,
  css: 2_000,
  scriptAtRest: 2_000,
  scriptAfterMove: 2_000,
  pictures: 10_000,
  requests: 20,
};

for (const [name, within, outside] of [
  ['html', [10_500, 9_000], [10_501, 8_999]],
  ['css', [2_000, 1_700], [2_001, 1_699]],
  ['scriptAtRest', [2_000, 1_700], [2_001, 1_699]],
  ['scriptAfterMove', [2_000, 1_700], [2_001, 1_699]],
  ['pictures', [10_000, 9_500], [10_001, 9_499]],
  ['requests', [20], [21, 19]],
] as const) {
  clause('WEIGHT-BUDGET', `${name} within ${within.join()}, not ${outside.join()}`, () => {
    for (const value of within)
      expect(outsideBudget({ ...budget, [name]: value }, budget)).toEqual([]);
    for (const value of outside) {
      const [sentence] = outsideBudget({ ...budget, [name]: value }, budget);
      expect(sentence).toContain(`${name}: ${value} is `);
    }
  });
}

clause('WEIGHT-BUDGET', 'only scripts have room for the days on which the owner closes', () => {
  const days = closureBytes([{ from: '2026-12-24', until: '2027-01-10', words: 'We’re away.' }]);
  expect(days).toBeGreaterThan(40);
  for (const name of ['scriptAtRest', 'scriptAfterMove', 'css', 'pictures', 'requests'] as const) {
    const room = name.startsWith('script') ? days : 0;
    const over = (bytes: number) =>
      outsideBudget({ ...budget, [name]: budget[name] + bytes }, budget, days);
    expect(over(room), name).toEqual([]);
    expect(over(room + 1), name).toHaveLength(1);
  }
});
