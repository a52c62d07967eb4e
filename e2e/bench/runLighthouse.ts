/**
 * `npm run audit:lighthouse`: what Lighthouse says of every document, as a phone meets it. Lighthouse is no package of
 * this project: the command installs it into `.cache/lighthouse`.
 *
 * `-- --routes /,/contact` names the pages; `E2E_REUSE_BUILD=1` keeps the last build. Fails when a score is below 100.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureBrowser, thisMachine } from '../../spec/tools/run/ensureBrowser.ts';
import { builtSite } from '../buildSite.ts';
import { everyAddress, unknownAddress } from '../pages.ts';
import { buildSite } from './contestants.ts';
import { serve } from './server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/lighthouse');
const lighthouse = path.join(folder, 'node_modules/lighthouse/cli/index.js');

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: {
    readonly items?: readonly {
      readonly node?: { readonly selector?: string };
      readonly url?: string;
      readonly href?: string;
      readonly text?: string;
    }[];
  };
}

interface Report {
  readonly categories: Record<
    string,
    {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
  >;
  readonly audits: Record<string, Audit>;
}

const { routes } = parseArgs({ options: { routes: { type: 'string' } } }).values;
// Lighthouse judges no page that comes with status 404: the document itself comes with 200.
const addresses =
  routes?.split(',') ??
  everyAddress.map((address) => (address === unknownAddress ? '/404.html' : address));

mkdirSync(folder, { recursive: true });
if (!existsSync(lighthouse)) {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'lighthouse@13'], { cwd: folder });
}
if (!process.env['E2E_REUSE_BUILD']) buildSite(root, builtSite());
const served = await serve(builtSite());

/** What Lighthouse says of an address. Not waited for in one piece: this process answers its requests. */
async function audit(address: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      served.origin + address,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser(thisMachine) } },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

let below = 0;
console.log('| Page | Performance | Accessibility | Best practices | SEO |\n|---|---|---|---|---|');
for (const address of addresses) {
  const { categories, audits } = await audit(address);
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(`| ${address} | ${scores.join(' | ')} |`);
  for (const name of names) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const one = audits[id];
      // Performance is judged by times; what Lighthouse only advises has no weight.
      if (
        !one ||
        one.score === null ||
        one.score >= 0.9 ||
        (weight === 0 && name !== 'performance')
      )
        continue;
      const places = (one.details?.items ?? [])
        .map(({ node, url, href, text }) => node?.selector ?? (href ? `${text} (${href})` : url))
        .filter((place) => place !== undefined);
      console.log(`    ${name}, ${id}: ${one.title} ${one.displayValue ?? ''}`);
      for (const place of new Set(places.slice(0, 8))) console.log(`        ${place}`);
    }
  }
  below += scores.filter((score) => score < 100).length;
}
served.close();
console.log(`${below} scores below 100, of ${addresses.length * 4}.`);
process.exit(below > 0 ? 1 : 0);
