/**
 * `npm run audit:lighthouse`: Lighthouse's scores of every document on a phone. The command installs Lighthouse into
 * `.cache/lighthouse`, because the project does not depend on it.
 *
 * `-- --routes /,/contact` names the pages; `E2E_REUSE_BUILD=1` keeps the last build. Fails if a score is below 100.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ensureBrowser, thisMachine } from '../../spec/tools/run/ensureBrowser.ts';
import { builtSite } from '../buildSite.ts';
import { everyAddress, unknownAddress } from '../pages.ts';
import { buildSite, root } from './contestants.ts';
import { serve } from './server.ts';

/** The parts of Lighthouse's report that are printed. */
interface Report {
  readonly categories: Readonly<
    Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly displayValue?: string;
        readonly details?: { readonly items?: readonly Place[] };
      }
    >
  >;
}
interface Place {
  readonly node?: { readonly selector?: string };
  readonly url?: string;
  readonly href?: string;
  readonly text?: string;
}

const folder = path.join(root, '.cache/lighthouse');
const lighthouse = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'];
const { routes } = parseArgs({ options: { routes: { type: 'string' } } }).values;
// Lighthouse does not audit a page with status 404, so the document itself is requested, which has status 200.
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

/** Lighthouse's report on an address. It runs in a process of its own, because this one serves the site. */
async function audit(address: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const args = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    `--only-categories=${categoryNames.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: ensureBrowser(thisMachine) };
  await promisify(execFile)(process.execPath, [lighthouse, served.origin + address, ...args], {
    env,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

let below = 0;
console.log('| Page | Performance | Accessibility | Best practices | SEO |\n|---|---|---|---|---|');
for (const address of addresses) {
  const { categories, audits } = await audit(address);
  const scores = categoryNames.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  below += scores.filter((score) => score < 100).length;
  console.log(`| ${address} | ${scores.join(' | ')} |`);
  for (const name of categoryNames)
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const one = audits[id];
      // Audits without weight only advise; the audits of performance measure times and always count.
      const counts = weight > 0 || name === 'performance';
      if (!one || !counts || (one.score ?? 1) >= 0.9) continue;
      console.log(`    ${name}, ${id}: ${one.title} ${one.displayValue ?? ''}`);
      const places = (one.details?.items ?? [])
        .slice(0, 8)
        .map(({ node, url, href, text }) => node?.selector ?? (href ? `${text} (${href})` : url));
      for (const place of new Set(places)) console.log(`        ${place ?? ''}`);
    }
}
served.close();
console.log(`${below} scores below 100, of ${addresses.length * 4}.`);
process.exit(below > 0 ? 1 : 0);
