/**
 * `npm run budgets`: builds the site, measures what every page loads on a phone, and prints what is outside its budget.
 * `-- --write` makes the measured values the new budgets. `E2E_REUSE_BUILD=1` keeps the last build.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../spec/tools/run/browser.ts';
import { builtSite } from '../buildSite.ts';
import { everyAddress } from '../pages.ts';
import {
  budgetFor,
  budgetsFile,
  holdAsPhone,
  outsideBudget,
  readBudgets,
  sevenPages,
  visitRow,
  weigh,
  type Weights,
} from './budgets.ts';
import { buildSite } from './contestants.ts';

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
if (!process.env['E2E_REUSE_BUILD']) buildSite(process.cwd(), builtSite());
const server = await preview({
  build: { outDir: builtSite() },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('The site has no port.');
const origin = `http://127.0.0.1:${address.port}`;
const browser = await chromium.launch(launchOptions);

const budgets = write ? {} : readBudgets();
const weighed: Record<string, Weights> = {};
let outside = 0;
const columns = ['html', 'css', 'scriptAtRest', 'scriptAfterMove', 'pictures', 'requests'] as const;
console.log(['page'.padEnd(32), ...columns.map((name) => name.padStart(16))].join(''));
for (const name of [...everyAddress, visitRow]) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await holdAsPhone(page);
  const weights = await weigh(page, origin, name === visitRow ? sevenPages : [name]);
  await context.close();
  weighed[name] = budgetFor(weights);
  console.log(
    [name.padEnd(32), ...columns.map((one) => String(weights[one]).padStart(16))].join(''),
  );
  if (write) continue;
  for (const sentence of outsideBudget(weights, budgets[name])) {
    outside += 1;
    console.log(`  ${sentence}`);
  }
}
if (write) writeFileSync(budgetsFile, `${JSON.stringify(weighed, null, 2)}\n`);
console.log(write ? `Written into ${budgetsFile}.` : `${outside} outside their budget.`);
process.exitCode = outside > 0 ? 1 : 0;
await browser.close();
await server.close();
