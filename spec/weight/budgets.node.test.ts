import { expect } from 'vitest';
import { outsideBudget, type Weights } from '../../e2e/bench/budgets.ts';
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
  ['html', [10_000, 9_500], [10_001, 9_499]],
  ['css', [2_000, 1_700], [2_001, 1_699]],
  ['requests', [20], [21, 19]],
] as const) {
  clause(
    'WEIGHT-BUDGET',
    `a ${name} budget of ${budget[name]} allows ${within.join(' and ')}, not ${outside.join(', ')}`,
    () => {
      for (const value of within)
        expect(outsideBudget({ ...budget, [name]: value }, budget)).toEqual([]);
      for (const value of outside) {
        const [sentence] = outsideBudget({ ...budget, [name]: value }, budget);
        expect(sentence).toContain(`${name}: ${value} is `);
      }
    },
  );
}
