/**
 * `npm test`: runs every check and test, with one line per step, the whole output of failed steps, and
 * `N passed, N failed` as the last line. spec/README.md describes the steps.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../../settings.ts';
import { checkClauses } from '../clauses/checkClauses.ts';
import { readSpecification, type Specification } from '../clauses/clauses.ts';
import { factsIn, fillFacts } from '../clauses/fillFacts.ts';
import { checkRegister, parseRegister } from '../clauses/register.ts';
import { checkCitations, missingEvidence } from '../evidence/checkEvidence.ts';
import { checkQuotes } from '../evidence/quotes.ts';
import type { TestResult } from '../evidence/reports.ts';
import {
  checkAllProven,
  countKinds,
  readProof,
  readTestFiles,
  standingOf,
} from '../proof/proofFile.ts';
import { ensureBrowser, thisMachine } from './ensureBrowser.ts';
import { LiveLine } from './liveLine.ts';
import { Steps } from './steps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache');

/** The duration of the last run in milliseconds, and of each of its steps in seconds. */
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
    const lines = factsIn(clause.text).map(
      (name) => `${name} stands in ${testRun.placesOfFact(name)}`,
    );
    return [
      fillFacts(clause.text, testRun.facts),
      ...lines,
      `page ${clause.pages.join(', ')}`,
    ].join('\n');
  },
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Reads and checks the clauses, and writes the type of their ids, which the type check needs. */
async function specification(): Promise<Specification> {
  const start = performance.now();
  const { files } = testRun;
  const read = readSpecification(root);
  const problems = checkClauses(
    read,
    (file) => (existsSync(path.join(root, file)) ? text(file) : undefined),
    text(files.source),
    testRun.areasWithTwoViolations,
    testRun.facts,
    testRun.product,
  );
  steps.problems('clauses', start, problems);
  // Such as `2026-11-18`.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: testRun.timeZone }).format();
  const register = parseRegister(text(files.register));
  steps.problems('register', performance.now(), checkRegister(register, read, today));
  await steps.check('clause ids', ['node', 'spec/tools/clauses/writeClauseIds.ts']);
  return read;
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

/** Runs one build after the other: the spec tests run at the same time and need the other core. */
async function builds(): Promise<boolean> {
  let built = true;
  for (const [name, { command, env }] of Object.entries(testRun.builds))
    built = (await steps.check(name, command, env)) && built;
  return built;
}

function specTests(env: Record<string, string>): Promise<readonly TestResult[]> {
  const reporters = ['--reporter=default', '--reporter=./spec/tools/evidence/vitestReporter.ts'];
  return steps.suite('spec tests', {
    command: ['vitest', 'run', '--allowOnly=false', ...reporters],
    env,
    reportFile: path.join(cache, 'vitest.json'),
  });
}

function browserTests(env: Record<string, string>): Promise<readonly TestResult[]> {
  const reporters = '--reporter=dot,./spec/tools/evidence/playwrightReporter.ts';
  return steps.suite('browser tests', {
    command: [...testRun.browserTests, reporters],
    env: { ...env, ...testRun.browserEnv },
    reportFile: path.join(cache, 'e2e.json'),
  });
}

/** Checks that every quotation of a clause is in a page or script of this build. */
function quotes({ clauses }: Specification): void {
  const start = performance.now();
  const built = (pattern: string) =>
    globSync(pattern, { cwd: testRun.site }).map((file) =>
      readFileSync(path.join(testRun.site, file), 'utf8'),
    );
  const site = { documents: built('**/*.html'), scripts: built('**/*.js') };
  steps.problems('quotations', start, checkQuotes(clauses, site, testRun.facts));
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
  const stories = testRun.stories(root);
  steps.problems(
    'citations',
    start,
    checkCitations(read, results, stories, testRun.foldersWithoutClauses),
  );
  const missing = read.clauses
    .map((clause) => missingEvidence(clause, results, stories))
    .filter((sentences) => sentences.length > 0);
  const good = read.clauses.length - missing.length;
  const bad = missing.length;
  steps.record('evidence of each clause', start, { good, bad, why: missing.flat().join('\n') });
}

/** The `must` clauses, and those that are not proven in their present form. */
function proofOf({ clauses }: Specification) {
  const settings = testRun.proofSettings(clauses.filter(({ level }) => level === 'must'));
  const files = readTestFiles(settings);
  const known = readProof(path.join(root, settings.resultFile));
  const standing = Map.groupBy(settings.clauses, (clause) =>
    standingOf(clause, files, known, settings),
  );
  const { open = [], older = [] } = Object.fromEntries(standing);
  return { all: settings.clauses, files, known, open, older, settings };
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
  const { open } = proofOf(read);
  const count = open.reduce((sum, { violations }) => sum + violations.length, 0);
  if (count === 0 || count > triedAtMost) return;
  const only = open.map(({ id }) => id).join(',');
  const command = ['node', 'spec/tools/proof/proveSpecification.ts', '--only', only] as const;
  await steps.check('proof of what changed', command, env);
}

/** Checks that each `must` clause is proven in its present form. */
function proof(read: Specification): void {
  const start = performance.now();
  const { all, files, known, open, older, settings } = proofOf(read);
  const problems = checkAllProven(all, files, known, settings);
  steps.record('proof of each clause', start, {
    good: all.length - open.length,
    bad: problems.length,
    why: problems.join('\n'),
  });
  live.print(`  Seen to fail: ${countKinds(all, known, settings)}.`);
  if (older.length > 0)
    live.print(
      `  ${older.length} proofs are older than a module that their tests import, or a file that they violate. The report calls them stale; npm run spec:prove -- --changed renews them.`,
    );
}

const began = performance.now();
mkdirSync(cache, { recursive: true });
try {
  const read = await specification();
  await Promise.all(
    Object.entries(testRun.checks).map(([name, command]) => steps.check(name, command)),
  );
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
writeFileSync(timesFile, `${JSON.stringify({ whole, seconds: steps.seconds }, null, 2)}\n`);
console.log(`\nDone in ${(whole / 1000).toFixed(0)} s.`);
console.log(`${steps.passed} passed, ${steps.failed} failed`);
process.exitCode = steps.failed === 0 ? 0 : 1;
