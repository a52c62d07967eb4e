/**
 * `npm test` and, with `--all`, `npm run test:all`: runs checks and tests, with one line for each step, the whole
 * output of failed steps, and `N passed, N failed` as the last line. `--slow` also lists the five slowest test files.
 * spec/README.md describes the steps.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { testRun } from '../../settings.ts';
import { checkClauses } from '../clauses/checkClauses.ts';
import { readSpecification, type Specification } from '../clauses/clauses.ts';
import { factsIn, fillFacts } from '../clauses/fillFacts.ts';
import { checkRegister, parseRegister } from '../clauses/register.ts';
import { checkCitations, missingEvidence, storiesIn } from '../evidence/checkEvidence.ts';
import { checkQuotes } from '../evidence/quotes.ts';
import { readReport, withEarlier, type TestResult } from '../evidence/reports.ts';
import { hasChanged, readCommit } from '../git.ts';
import { checksOf, readProof, readTestFiles } from '../proof/proofFile.ts';
import { wholeRunFile } from '../report/readInput.ts';
import type { WholeRun } from '../report/types.ts';
import { ensureBrowser, thisMachine } from './ensureBrowser.ts';
import { LiveLine } from './liveLine.ts';
import { slowestFiles, Steps, type Command } from './steps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache');

const { all: isWhole, slow: showsSlowest } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
}).values;

/** The file with the duration of this command's last run in milliseconds, and of each of its steps in seconds. */
const timesFile = path.join(cache, isWhole ? 'times-all.json' : 'times.json');
const lastTimes = existsSync(timesFile)
  ? (JSON.parse(readFileSync(timesFile, 'utf8')) as { whole?: number })
  : {};

const live = new LiveLine((line) => console.log(line), lastTimes.whole);

const steps = new Steps({
  root,
  live,
  // Every step prints more often than this, on any machine; a step that hangs fails.
  silence: 10 * 60_000,
  colour: process.stdout.isTTY,
  explain: ({ title }) => {
    const id = /^[A-Z\d]+(?:-[A-Z\d]+)+(?=:)/.exec(title)?.[0];
    const clause = readSpecification(root).clauses.find((each) => each.id === id);
    if (!clause) return '';
    const places = factsIn(clause.text).map(
      (name) => `${name} is written in ${testRun.placesOfFact(name)}`,
    );
    const words = fillFacts(clause.text, testRun.facts);
    return [words, ...places, `page ${clause.pages.join(', ')}`].join('\n');
  },
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Reads and checks the clauses, and writes the type of their ids, which the type check needs. */
async function specification(): Promise<Specification> {
  const { files, areasWithTwoViolations, facts, product, timeZone } = testRun;
  const read = readSpecification(root);
  const readProduct = (file: string) =>
    existsSync(path.join(root, file)) ? text(file) : undefined;
  steps.problems('clauses', () =>
    checkClauses(read, readProduct, text(files.source), areasWithTwoViolations, facts, product),
  );
  // A date such as `2026-11-18`.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  steps.problems('register', () => checkRegister(parseRegister(text(files.register)), read, today));
  await steps.check('clause ids', ['node', 'spec/tools/clauses/writeClauseIds.ts']);
  return read;
}

/** Finds a Chromium for the tests; if there is none, a step fails and the result is `undefined`. */
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

/** Runs the builds one after the other, because the checks run at the same time on the other core. */
async function builds(): Promise<boolean> {
  let built = true;
  for (const [name, { command, env, onlyInAll }] of Object.entries(testRun.builds))
    if (isWhole || !onlyInAll) built = (await steps.check(name, command, env)) && built;
  return built;
}

type TestEnv = Readonly<Record<string, string>>;

/**
 * Runs a test suite, and adds to its result file the earlier results of tests that only the other command runs.
 *
 * @returns the results of this run only
 */
async function suite(
  name: string,
  file: string,
  command: Command,
  env: TestEnv,
): Promise<readonly TestResult[]> {
  const reportFile = path.join(cache, file);
  const earlier = readReport(reportFile);
  const results = await steps.suite(name, {
    command,
    env: { ...env, ...(isWhole && { TEST_SCOPE: 'all' }) },
    reportFile,
  });
  const report = readReport(reportFile);
  const exists = (test: string) => existsSync(path.join(root, test));
  if (report) writeFileSync(reportFile, JSON.stringify(withEarlier(report, earlier, exists)));
  return results;
}

function quotes({ clauses }: Specification): void {
  const { site, facts } = testRun;
  const built = (pattern: string) =>
    globSync(pattern, { cwd: site }).map((file) => readFileSync(path.join(site, file), 'utf8'));
  steps.problems('quotations', () =>
    checkQuotes(clauses, { documents: built('**/*.html'), scripts: built('**/*.js') }, facts),
  );
}

/** Runs both test suites at the same time; the browser tests begin when their builds are done. */
async function tests(
  read: Specification,
  building: Promise<boolean>,
  env: TestEnv,
): Promise<readonly TestResult[]> {
  const folder = './spec/tools/evidence';
  const reporters = ['--reporter=default', `--reporter=${folder}/vitestReporter.ts`];
  const inVitest: Command = ['vitest', 'run', '--allowOnly=false', ...reporters];
  const inPlaywright: Command = [
    ...testRun.browserTests,
    `--reporter=dot,${folder}/playwrightReporter.ts`,
  ];
  const browserTests = async () => {
    if (await building) {
      quotes(read);
      const browserEnv = { ...env, ...testRun.browserEnv };
      return suite('browser tests', 'e2e.json', inPlaywright, browserEnv);
    }
    const why = 'They did not run, because a build they need failed.';
    steps.record('browser tests', performance.now(), { good: 0, bad: 1, why });
    return [];
  };
  const specTests = suite('spec tests', 'vitest.json', inVitest, env);
  return (await Promise.all([specTests, browserTests()])).flat();
}

/**
 * Runs the further suites of `npm run test:all`, and in `npm test` only those whose folder changed; returns the suites
 * that need what the machine lacks.
 */
async function further(env: TestEnv): Promise<readonly string[]> {
  const { suites, missing } = await testRun.further();
  for (const { name, prepare, command, env: own, counts, folder } of suites) {
    if (!isWhole && !(folder && hasChanged(root, folder))) continue;
    if (prepare && !(await steps.check(`${name}: install`, prepare))) continue;
    const whole = { ...env, ...testRun.browserEnv, ...own };
    if (counts === 'last line') await steps.counted(name, command, whole);
    else
      await steps.suite(name, {
        command,
        env: whole,
        reportFile: path.join(cache, 'further.json'),
      });
  }
  if (!isWhole) return [];
  for (const { name, needs } of missing) steps.notRun(name, needs);
  return missing.map(({ name, needs }) => `${name}: needs ${needs}`);
}

function evidence(read: Specification, results: readonly TestResult[]): void {
  const start = performance.now();
  if (new Set(results.map(({ runner }) => runner)).size < 2) {
    const why = 'Not checked, because one of the two runners gave no results (see above).';
    steps.record('evidence of each clause', start, { good: 0, bad: 1, why });
    return;
  }
  const stories = storiesIn(results);
  steps.problems('citations', () =>
    checkCitations(read, results, stories, testRun.foldersWithoutClauses),
  );
  const missing = read.clauses
    .map((clause) => missingEvidence(clause, results, stories))
    .filter((sentences) => sentences.length > 0);
  const good = read.clauses.length - missing.length;
  const bad = missing.length;
  steps.record('evidence of each clause', start, { good, bad, why: missing.flat().join('\n') });
}

/** The `must` clauses with violations, what their proofs say, and the clauses by the state of their proof. */
function proofOf({ clauses }: Specification) {
  const settings = testRun.proofSettings(clauses.filter(({ level }) => level === 'must'));
  const checks = checksOf(settings, readTestFiles(settings), readProof(settings));
  const byState = Map.groupBy(settings.clauses, checks.stateOf);
  const { open = [], older = [] } = Object.fromEntries(byState);
  return { all: settings.clauses, open, older, ...checks };
}

/** The maximum number of violations that `npm test` tries itself, which takes about a minute. */
const triedAtMost = 24;

/**
 * Proves the clauses that changed since their proof, and writes the result, which is to be committed. If too many
 * changed, it leaves them to `npm run spec:prove`, and the next step says so.
 */
async function proveChanged(read: Specification, env: TestEnv): Promise<void> {
  const { open } = proofOf(read);
  const count = open.reduce((sum, { violations }) => sum + violations.length, 0);
  if (count === 0 || count > triedAtMost) return;
  const only = open.map(({ id }) => id).join(',');
  const command = ['node', 'spec/tools/proof/proveSpecification.ts', '--only', only] as const;
  await steps.check('proof of what changed', command, env);
}

function proof(read: Specification): void {
  const start = performance.now();
  const { all, open, older, problemsOf, countKinds } = proofOf(read);
  const problems = problemsOf(all);
  steps.record('proof of each clause', start, {
    good: all.length - open.length,
    bad: problems.length,
    why: problems.join('\n'),
  });
  live.print(`  Seen to fail: ${countKinds(all)}.`);
  if (older.length > 0)
    live.print(
      `  ${older.length} proofs are older than a module that their tests import, or a file that they violate. The report calls them stale; npm run spec:prove -- --changed renews them.`,
    );
}

const began = performance.now();
const started = new Date();
let slowest: readonly string[] = [];
let notRun: readonly string[] = [];
mkdirSync(cache, { recursive: true });
try {
  const building = builds();
  const read = await specification();
  await Promise.all(
    Object.entries(testRun.checks).map(([name, command]) => steps.check(name, command)),
  );
  const chromium = browser();
  const env = { ...(chromium && { CHROMIUM_PATH: chromium }) };
  if (chromium) await proveChanged(read, env);
  proof(read);
  const results = chromium ? await tests(read, building, env) : [];
  await building;
  evidence(read, results);
  slowest = slowestFiles(results);
  if (chromium) notRun = await further(env);
} catch (error) {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  steps.record('the test run itself', began, { good: 0, bad: 1, why });
}
live.end();
const whole = Math.round(performance.now() - began);
const write = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
write(timesFile, { whole, seconds: steps.seconds });
const { passed, failed } = steps;
if (isWhole)
  write(path.join(root, wholeRunFile), {
    began: started.toISOString(),
    commit: readCommit(root)?.id ?? null,
    passed,
    failed,
    notRun,
  } satisfies WholeRun);
if (showsSlowest) console.log(['', 'The slowest test files:', ...slowest].join('\n'));
console.log(`\nDone in ${(whole / 1000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
