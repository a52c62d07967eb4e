import {
  outsideBudget,
  readBudgets,
  sevenPages,
  visitRow,
  weigh,
  weighingWindow,
} from './bench/budgets.ts';
import { clause, expect, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';

test.use(weighingWindow);

for (const row of [...everyAddress, visitRow]) {
  clause(
    'WEIGHT-BUDGET',
    `${row} weighs what its budget says`,
    async ({ page, site, expectConsole }) => {
      if (row === unknownAddress) expectConsole(/status of 404/);
      const weights = await weigh(page, site.origin, row === visitRow ? sevenPages : [row]);
      expect(outsideBudget(weights, readBudgets()[row]), row).toEqual([]);
    },
  );
}
