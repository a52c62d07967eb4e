/**
 * `npm test`: everything that has to be true of this project, one line per step, what failed in full, and
 * `N passed, N failed` as the last line. spec/README.md says what each step is for.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStories } from '../../../e2e/workbench.ts';
import { checkClauses } from '../clauses/checkClauses.ts';
import { readSpecification, type Specification } from '../clauses/clauses.ts';
import { checkRegister, parseRegister } from '../clauses/register.ts';
import { checkReviews, parseReviews } from '../clauses/reviews.ts';
import { checkCitations, missingEvidence } from '../evidence/checkEvidence.ts';
import { checkQuotes } from '../evidence/quotes.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from '../evidence/reports.ts';
import { checkTotals, countClauses, countReport } from '../evidence/totals.ts';
import { checkProof, readProof, readTestFiles } from '../proof/proofFile.ts';
import {
  areasWithTwoViolations,
  foldersWithoutClauses,
  proofSettings,
  siteUnderTest,
} from '../../settings.ts';
import { checkUnproven, parseUnproven } from '../proof/unproven.ts';
import { ensureBrowser, thisMachine } from './ensureBrowser.ts';
import { LiveLine } from './liveLine.ts';
import { Steps } from './steps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache');

/** How long each step of the last whole run took, in milliseconds, and all of them together. */
const timesFile = path.join(cache, 'times.json');
const lastTimes = existsSync(timesFile)
  ? (JSON.parse(readFileSync(timesFile, 'utf8')) as { whole?: number })
  : {};

const live = new LiveLine(process.stdout, lastTimes.whole);

const steps = new Steps({
  root,
  live,
  // Each step says something far more often, on any machine; one that hangs ends as a failure, not with the day.
  silence: 10 * 60_000,
  colour: process.stdout.isTTY,
  explain: ({ title }) => {
    const id = /^[A-Z\d]+(?:-[A-Z\d]+)+(?=:)/.exec(title)?.[0];
    const clause = readSpecification(root).clauses.find((each) => each.id === id);
    return clause ? `${clause.text}\npage ${clause.pages.join(', ')}` : '';
  },
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The clauses in their Markdown, and the type of their ids that the type check needs. */
async function specification(): Promise<Specification> {
  const start = performance.now();
  const read = readSpecification(root);
  const problems = checkClauses(
    read,
    (file) => (existsSync(path.join(root, file)) ? text(file) : undefined),
    text('spec/specification.md'),
    areasWithTwoViolations,
  );
  steps.problems('clauses', start, problems);
  const reviews = parseReviews(text('spec/review.lock.json'));
  steps.problems('reviews', performance.now(), checkReviews(read, reviews));
  const register = parseRegister(text('spec/decisions/register.md'));
  steps.problems('register', performance.now(), checkRegister(register, read, today()));
  await steps.check('clause ids', ['node', 'spec/tools/clauses/writeClauseIds.ts']);
  return read;
}

/** The day it is in New Zealand, such as `2026-11-18`. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format();
}

function staticChecks(): Promise<unknown> {
  return Promise.all([
    steps.check('types', ['tsc']),
    steps.check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
    steps.check('format', ['prettier', '--check', '.']),
    steps.check('unused code', ['knip']),
  ]);
}

/** A Chromium for the tests, or `undefined` and a failure where there is none to be had. */
function browser(): string | undefined {
  const start = performance.now();
  try {
    const file = ensureBrowser(thisMachine);
    steps.record('browser', start, { good: 1, bad: 0 });
    return file;
  } catch (error) {
    steps.record('browser', start, { good: 0, bad: 1, why: String(error) });
    return undefined;
  }
}

/** The site and the workbench, one after the other: beside the spec tests they have one core. */
async function builds(): Promise<boolean> {
  const site = await steps.check(
    'site build',
    ['vite', 'build', '--outDir', siteUnderTest.folder, '--emptyOutDir', '--logLevel', 'warn'],
    siteUnderTest.env,
  );
  const workbench = await steps.check('workbench build', ['ladle', 'build', '--config', 'stories']);
  return site && workbench;
}

/** Where the tests of the proof's own machinery stand, and what it was when they last passed. They take minutes. */
const proofTools = 'spec/tools/proof';
const testedFile = 'spec/tools/proof/tested.json';

/** A hash of all that the proof's machinery is made of. */
function hashOfTools(): string {
  const files = globSync('spec/tools/**/*.ts', { cwd: root }).toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json', 'vite.config.ts', 'vitest.config.ts'])
    hash.update(file).update(text(file));
  return hash.digest('hex').slice(0, 12);
}

/** Whether the proof's machinery passed its tests as it stands. A build server tries them always. */
function toolsAreTested(): boolean {
  if (process.env['CI'] || !existsSync(path.join(root, testedFile))) return false;
  return (JSON.parse(text(testedFile)) as { hash: string }).hash === hashOfTools();
}

async function specTests(env: Record<string, string>): Promise<TestResult[]> {
  const reportFile = path.join(cache, 'vitest.json');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./spec/tools/evidence/vitestReporter.ts',
    `--outputFile.json=${reportFile}`,
  ];
  const tested = toolsAreTested();
  const left = tested ? ['--exclude', `${proofTools}/**`] : [];
  if (tested)
    live.print(`  ${proofTools} is as it was when its own tests passed: they are left out.`);
  const results = await steps.suite('spec tests', {
    command: ['vitest', 'run', '--allowOnly=false', ...reporters, ...left],
    env,
    reportFile,
    read: readVitestReport,
  });
  const ofTools = results.filter(({ file }) => file.startsWith(`${proofTools}/`));
  if (ofTools.length > 0 && ofTools.every(({ outcome }) => outcome === 'passed'))
    writeFileSync(
      path.join(root, testedFile),
      `${JSON.stringify({ hash: hashOfTools() }, null, 2)}\n`,
    );
  return results;
}

function browserTests(env: Record<string, string>): Promise<TestResult[]> {
  const reportFile = path.join(cache, 'e2e.json');
  const config = [
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=dot,json,./spec/tools/evidence/playwrightReporter.ts',
  ];
  return steps.suite('browser tests', {
    command: ['playwright', 'test', ...config],
    env: { ...env, E2E_REUSE_BUILD: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    read: readPlaywrightReport,
  });
}

/** Whether every exact text that a clause quotes is said by a page or a script of this very build. */
function quotes({ clauses }: Specification): void {
  const start = performance.now();
  const built = (pattern: string) =>
    globSync(pattern, { cwd: siteUnderTest.folder }).map((file) =>
      readFileSync(path.join(siteUnderTest.folder, file), 'utf8'),
    );
  const site = { documents: built('**/*.html'), scripts: built('**/*.js') };
  steps.problems('quotations', start, checkQuotes(clauses, site));
}

async function tests(
  read: Specification,
  env: Readonly<Record<string, string>>,
): Promise<TestResult[]> {
  const [fromSpec, built] = await Promise.all([specTests(env), builds()]);
  if (built) {
    quotes(read);
    return [...fromSpec, ...(await browserTests(env))];
  }
  const why = 'They did not run, because a build they need failed.';
  steps.record('browser tests', performance.now(), { good: 0, bad: 1, why });
  return fromSpec;
}

/** Whether each clause has the evidence it names, from the reports of this very run. */
function evidence(read: Specification, results: readonly TestResult[]): void {
  const start = performance.now();
  if (new Set(results.map(({ runner }) => runner)).size < 2) {
    const why = 'Not judged, because one of the two runners gave no results; see above.';
    steps.record('evidence of each clause', start, { good: 0, bad: 1, why });
    return;
  }
  const stories = readStories().map(({ id, meta }) => ({ id, clauses: meta.clauses ?? [] }));
  steps.problems('citations', start, checkCitations(read, results, stories, foldersWithoutClauses));
  const missing = read.clauses
    .map((clause) => missingEvidence(clause, results, stories))
    .filter((sentences) => sentences.length > 0);
  const good = read.clauses.length - missing.length;
  const bad = missing.length;
  steps.record('evidence of each clause', start, { good, bad, why: missing.flat().join('\n') });
  totals(good + bad);
}

/** Whether the step above, and the report, speak of every clause that stands in the Markdown. */
function totals(judged: number): void {
  const start = performance.now();
  const files = globSync('spec/*/clauses.md', { cwd: root });
  const written = files.reduce((sum, file) => sum + countClauses(text(file)), 0);
  const report = '.cache/report/report.json';
  const age = (file: string) => statSync(path.join(root, file)).mtimeMs;
  // A report that is older than the clauses is one of the past, and says so itself.
  const isFresh =
    existsSync(path.join(root, report)) && files.every((file) => age(file) < age(report));
  const places = { 'the step above': judged, ...(isFresh && countReport(text(report))) };
  steps.problems('totals', start, checkTotals(written, places));
}

/** The clauses that bind, those of them that are not proven as they and their tests stand now, and what excuses some. */
function proofOf({ clauses }: Specification) {
  const settings = proofSettings(clauses.filter(({ level }) => level === 'must'));
  const files = readTestFiles(root, [settings.vitest, settings.browser]);
  const known = readProof(path.join(root, settings.resultFile));
  const open = settings.clauses.filter((clause) => checkProof([clause], files, known).length > 0);
  return {
    all: settings.clauses,
    files,
    known,
    open,
    excused: parseUnproven(text('spec/unproven.md')),
  };
}

/** How many small changes of the product a test run tries itself: about a minute's work. */
const triedAtMost = 24;

/**
 * Proves the clauses that changed since they were proven, so that the next step finds them as they stand; what it
 * finds is written to be committed. When so much changed that a test run would take long for it, it leaves them
 * to `npm run spec:prove`, and the next step says so.
 */
async function proveChanged(
  read: Specification,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { open, excused } = proofOf(read);
  const changed = open.filter(({ id }) => !excused.has(id));
  const count = changed.reduce((sum, { violations }) => sum + violations.length, 0);
  if (count === 0 || count > triedAtMost) return;
  const only = changed.map(({ id }) => id).join(',');
  const command = ['node', 'spec/tools/proof/proveSpecification.ts', '--only', only] as const;
  await steps.check('proof of what changed', command, env);
}

/** Whether each clause that binds is proven as it and its tests stand now, or excused by name. */
function proof(read: Specification): void {
  const start = performance.now();
  const { all, files, known, open, excused } = proofOf(read);
  const problems = checkUnproven(all, files, known, excused);
  steps.record('proof of each clause', start, {
    good: all.length - open.length,
    bad: problems.length,
    why: problems.join('\n'),
  });
}

const began = performance.now();
mkdirSync(cache, { recursive: true });
try {
  const read = await specification();
  await staticChecks();
  const chromium = browser();
  const env = { ...(chromium && { CHROMIUM_PATH: chromium }) };
  if (chromium) await proveChanged(read, env);
  proof(read);
  evidence(read, chromium ? await tests(read, env) : []);
} catch (error) {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  steps.record('the test run itself', began, { good: 0, bad: 1, why });
}
live.end();
const whole = Math.round(performance.now() - began);
writeFileSync(timesFile, `${JSON.stringify({ whole, steps: steps.times }, null, 2)}\n`);
console.log(`\nDone in ${(whole / 1000).toFixed(0)} s.`);
console.log(`${steps.passed} passed, ${steps.failed} failed`);
process.exitCode = steps.failed === 0 ? 0 : 1;
