/**
 * `npm run audit:headers -- https://www.your-domain.example`: grades the headers of any address by the rules of Mozilla's
 * HTTP Observatory and of Google's CSP Evaluator, with a sentence per finding. Exits with 1 below A+.
 *
 * Both libraries are installed into `.cache` on first use, because nothing else needs their 130 MB.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface ScanResult {
  scan: { grade: string; score: number; responseHeaders: Record<string, string> };
  tests: Record<string, { pass: boolean; scoreDescription: string }>;
}

interface CspEvaluator {
  CspParser: new (policy: string) => { csp: unknown };
  CspEvaluator: new (csp: unknown) => { evaluate(): { severity: number; description: string }[] };
}

/** CSP Evaluator's severities run from 10, high, to 100, none. Up to 45 they mean a fault or a possible fault. */
const worstHint = 45;

const folder = path.resolve(import.meta.dirname, '../../../.cache/audit-headers');
const observatory = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');

/** Without install scripts: those download the lists of preloaded sites and of all domains, which change no grade. */
function install(): void {
  const packages = ['@mdn/mdn-http-observatory@1.4.8', 'csp_evaluator@1.1.8'];
  const how = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...how, ...packages], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(path.join(observatory, 'conf/hsts-preload.json'), '{}');
}

/** The text of a few lines of HTML. */
function asText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Grades an address, and prints the findings. Returns whether nothing is wrong. */
async function audit(address: string): Promise<boolean> {
  const { host, pathname } = new URL(address);
  const { scan } = (await import(path.join(observatory, 'src/index.js'))) as {
    scan: (site: string) => Promise<ScanResult>;
  };
  const { scan: result, tests } = await scan(host + pathname);
  const failed = Object.values(tests).filter(({ pass }) => !pass);
  const load = createRequire(path.join(folder, 'package.json'));
  const csp = load('csp_evaluator/dist/evaluator.js') as CspEvaluator;
  const { CspParser } = load('csp_evaluator/dist/parser.js') as CspEvaluator;
  const policy = new CspParser(result.responseHeaders['content-security-policy'] ?? '').csp;
  const findings = new csp.CspEvaluator(policy).evaluate();
  const worse = findings.filter(({ severity }) => severity <= worstHint);
  const lines = [
    `HTTP Observatory: ${result.grade} (${result.score} points) for ${address}`,
    ...failed.map(({ scoreDescription }) => `- ${asText(scoreDescription)}`),
    `CSP Evaluator: ${worse.length === 0 ? 'no finding' : `${worse.length} findings`}`,
    ...worse.map(({ description }) => `- ${description}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return result.grade === 'A+' && worse.length === 0;
}

const [address = ''] = process.argv.slice(2);
process.exitCode = 1;
if (URL.canParse(address)) {
  try {
    if (!existsSync(path.join(observatory, 'conf/hsts-preload.json'))) install();
    if (await audit(address)) process.exitCode = 0;
  } catch (error) {
    console.error(`${address} could not be graded: ${error instanceof Error ? error.message : ''}`);
    console.error('Open it in a browser first: it has to answer from this machine.');
  }
} else {
  console.error('npm run audit:headers -- https://www.your-domain.example: the address to grade.');
}
