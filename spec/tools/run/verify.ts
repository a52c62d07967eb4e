/**
 * `npm test`: runs every check and test, with one line per step, the whole output of failed steps, and
 * `N passed, N failed` as the last line. spec/README.md describes the steps.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStories } from '../../../e2e/workbench.ts';
import {
  areasWithTwoViolations,
  facts,
  foldersWithoutClauses,
  placesOfFact,
  proofSettings,
  siteUnderTest,
} from '../../settings.ts';
import { checkClauses } from '../clauses/checkClauses.ts';
import { readSpecification, type Specification } from '../clauses/clauses.ts';
import { factsIn, fillFacts } from '../clauses/fillFacts.ts';
import { checkRegister, parseRegister } from '../clauses/register.ts';
import { checkCitations, missingEvidence } from '../evidence/checkEvidence.ts';
import { checkQuotes } from '../evidence/quotes.ts';
import type { TestResult } from '../evidence/reports.ts';
import { stagesOf } from '../proof/commandLine.ts';
import { checkProof, countKinds, readProof, readTestFiles } from '../proof/proofFile.ts';
import { checkUnproven, parseUnproven } from '../proof/unproven.ts';
import { ensureBrowser, thisMachine } from './ensureBrowser.ts';
import { LiveLine } from './liveLine.ts';
import { Steps } from './steps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache');

/** The durations of the last run in milliseconds: each step, and the whole run. */
const timesFile = path.join(cache, 'times.json');
const lastTimes = existsSync(timesFile)
  ? (JSON.parse(readFileSync(timesFile, 'utf8')) as { whole?: number })
  : {};

const live = new LiveLine((line) => console.log(line), lastTimes.whole);

const steps = new Steps({
  root,
  live,
  // Every step prints more often, on any machine; a step that hangs fails.
  silence: 10 * 60_000,
  colour: process.stdout.isTTY,
  explain: ({ title }) => {
    const id = /^[A-Z\d]+(?:-[A-Z\d]+)+(?=:)/.exec(title)?.[0];
    const clause = readSpecification(root).clauses.find((each) => each.id === id);
    if (!clause) return '';
    const lines = factsIn(clause.text).map((name) => `${name} stands in ${placesOfFact(name)}`);
    return [fillFacts(clause.text, facts), ...lines, `page ${clause.pages.join(', ')}`].join('\n');
  },
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Reads and checks the clauses, and writes the type of their ids, which the type check needs. */
async function specification(): Promise<Specification> {
  const start = performance.now();
  const read = readSpecification(root);
  const problems = checkClauses(
    read,
    (file) => (existsSync(path.join(root, file)) ? text(file) : undefined),
    text('spec/specification.md'),
    areasWithTwoViolations,
    facts,
  );
  steps.problems('clauses', start, problems);
  const register = parseRegister(text('spec/decisions/register.md'));
  steps.problems('register', performance.now(), checkRegister(register, read, today()));
  await steps.check('clause ids', ['node', 'spec/tools/clauses/writeClauseIds.ts']);
  return read;
}

/** Today's date in New Zealand, such as `2026-11-18`. */
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

/** A Chromium for the tests, or `undefined` and a failed step. */
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

/** Builds the site, then the workbench: the spec tests run at the same time and need the other core. */
async function builds(): Promise<boolean> {
  const site = await steps.check(
    'site build',
    ['vite', 'build', '--outDir', siteUnderTest.folder, '--emptyOutDir', '--logLevel', 'warn'],
    siteUnderTest.env,
  );
  const workbench = await steps.check('workbench build', ['ladle', 'build', '--config', 'stories']);
  return site && workbench;
}

/** The folder of the proof's own tests, which take minutes, and the hash of the tools they last passed with. */
const proofTools = 'spec/tools/proof';
const testedFile = 'spec/tools/proof/tested.json';

/** A hash of all tools. */
function hashOfTools(): string {
  const files = globSync('spec/tools/**/*.ts', { cwd: root }).toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json', 'vite.config.ts', 'vitest.config.ts'])
    hash.update(file).update(text(file));
  return hash.digest('hex').slice(0, 12);
}

/** Whether the proof's tests passed with the tools in their present form. On a build server they always run. */
function toolsAreTested(): boolean {
  if (process.env['CI'] || !existsSync(path.join(root, testedFile))) return false;
  return (JSON.parse(text(testedFile)) as { hash: string }).hash === hashOfTools();
}

async function specTests(env: Record<string, string>): Promise<readonly TestResult[]> {
  const reportFile = path.join(cache, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./spec/tools/evidence/vitestReporter.ts'];
  const tested = toolsAreTested();
  const left = tested ? ['--exclude', `${proofTools}/**`] : [];
  if (tested)
    live.print(
      `  The tests of ${proofTools} are skipped: the tools are unchanged since they passed.`,
    );
  const results = await steps.suite('spec tests', {
    command: ['vitest', 'run', '--allowOnly=false', ...reporters, ...left],
    env,
    reportFile,
  });
  const ofTools = results.filter(({ file }) => file.startsWith(`${proofTools}/`));
  if (ofTools.length > 0 && ofTools.every(({ outcome }) => outcome === 'passed'))
    writeFileSync(
      path.join(root, testedFile),
      `${JSON.stringify({ hash: hashOfTools() }, null, 2)}\n`,
    );
  return results;
}

function browserTests(env: Record<string, string>): Promise<readonly TestResult[]> {
  const reportFile = path.join(cache, 'e2e.json');
  const config = [
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=dot,./spec/tools/evidence/playwrightReporter.ts',
  ];
  return steps.suite('browser tests', {
    command: ['playwright', 'test', ...config],
    env: { ...env, E2E_REUSE_BUILD: '1' },
    reportFile,
  });
}

/** Checks that every quotation of a clause is in a page or script of this build. */
function quotes({ clauses }: Specification): void {
  const start = performance.now();
  const built = (pattern: string) =>
    globSync(pattern, { cwd: siteUnderTest.folder }).map((file) =>
      readFileSync(path.join(siteUnderTest.folder, file), 'utf8'),
    );
  const site = { documents: built('**/*.html'), scripts: built('**/*.js') };
  steps.problems('quotations', start, checkQuotes(clauses, site, facts));
}

async function tests(
  read: Specification,
  env: Readonly<Record<string, string>>,
): Promise<readonly TestResult[]> {
  const [fromSpec, built] = await Promise.all([specTests(env), builds()]);
  if (built) {
    quotes(read);
    return [...fromSpec, ...(await browserTests(env))];
  }
  const why = 'They did not run, because a build they need failed.';
  steps.record('browser tests', performance.now(), { good: 0, bad: 1, why });
  return fromSpec;
}

/** Checks that each clause has the evidence it names, from the reports of this run. */
function evidence(read: Specification, results: readonly TestResult[]): void {
  const start = performance.now();
  if (new Set(results.map(({ runner }) => runner)).size < 2) {
    const why = 'Not checked, because one of the two runners gave no results; see above.';
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
}

/** The `must` clauses, those that are not proven in their present form, and the excused ones. */
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
    stages: stagesOf(settings),
  };
}

/** How many violations `npm test` tries itself: about a minute's work. */
const triedAtMost = 24;

/**
 * Proves the clauses that changed since their proof, and writes the result to be committed. When too much changed, it
 * leaves them to `npm run spec:prove`, and the next step says so.
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

/** Checks that each `must` clause is proven in its present form, or excused. */
function proof(read: Specification): void {
  const start = performance.now();
  const { all, files, known, open, excused, stages } = proofOf(read);
  const problems = checkUnproven(all, files, known, excused, stages);
  steps.record('proof of each clause', start, {
    good: all.length - open.length,
    bad: problems.length,
    why: problems.join('\n'),
  });
  live.print(`  Seen to fail: ${countKinds(all, known, stages)}.`);
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
