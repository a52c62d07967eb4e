/**
 * `npm run budgets`: builds the site, measures what each page loads on a phone, and prints what is outside its budget.
 * `-- --write` writes the measured values, plus 1 %, as the new budgets. `E2E_REUSE_BUILD=1` keeps the last build.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../spec/tools/run/browser.ts';
import { buildSite, builtSite } from '../buildSite.ts';
import { everyAddress } from '../pages.ts';
import { serveBuilt } from '../serveBuilt.ts';
import * as budgets from './budgets.ts';

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
buildSite();
const server = await serveBuilt(builtSite());
const browser = await chromium.launch(launchOptions);

const measured: Record<string, budgets.Weights> = {};
for (const name of [...everyAddress, budgets.visitRow]) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await budgets.emulatePhone(page);
  measured[name] = await budgets.weigh(
    page,
    server.origin,
    name === budgets.visitRow ? budgets.sevenPages : [name],
  );
  await context.close();
}
console.table(measured);
if (write) {
  const entries = Object.entries(measured).map(([name, weights]) => [
    name,
    budgets.budgetFor(weights),
  ]);
  writeFileSync(budgets.budgetsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
} else {
  const known = budgets.readBudgets();
  const outside = Object.entries(measured).flatMap(([name, weights]) =>
    budgets.outsideBudget(weights, known[name]).map((sentence) => `${name}: ${sentence}`),
  );
  console.log([...outside, `${outside.length} outside their budget.`].join('\n'));
  process.exitCode = outside.length > 0 ? 1 : 0;
}
await browser.close();
await server.close();
