/**
 * `npm test` and, with `--all`, `npm run test:all`: runs checks and tests, with one line for each step, the whole
 * output of failed steps, and `N passed, N failed` as the last line. spec/README.md
 * describes the steps.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { checkClauses } from '../clauses/checkClauses.ts';
import { readSpecification, type Specification } from '../clauses/clauses.ts';
import { factsIn, fillFacts } from '../clauses/fillFacts.ts';
import { checkRegister, parseRegister } from '../clauses/register.ts';
import { missingEvidence, uncitedTests } from '../evidence/checkEvidence.ts';
import { checkQuotes } from '../evidence/quotes.ts';
import { readReport, withEarlier, type TestResult } from '../evidence/reports.ts';
import { hasChanged, readCommit } from '../git.ts';
import { checksOf, readProof, readTestFiles } from '../proof/proofFile.ts';
import { wholeRunFile } from '../report/readInput.ts';
import type { WholeRun } from '../report/types.ts';
import { root, settings } from '../../settings.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { Steps, type Command } from './steps.ts';

const cache = path.join(root, '.cache');

const { all: isWhole } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
}).values;

const steps = new Steps({
  root,
  print: (line) => console.log(line),
  // Every step prints more often than this, on any machine; a step that hangs fails.
  silence: 10 * 60_000,
  colour: process.stdout.isTTY,
  explain: ({ title }) => {
    const clause = readSpecification(root).clauses.find(({ id }) => title.startsWith(`${id}:`));
    if (!clause) return '';
    const places = factsIn(clause.text).map(
      (name) => `${name} is written in ${settings.placesOfFact(name)}`,
    );
    const words = fillFacts(clause.text, settings.facts);
    return [words, ...places, `page ${clause.pages.join(', ')}`].join('\n');
  },
});

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tool = (file: string) => path.resolve(import.meta.dirname, '..', file);

/** Checks the clauses, and writes the type of their ids, which the type check needs. */
async function specification(read: Specification): Promise<void> {
  const { files } = settings;
  const readProduct = (file: string) =>
    existsSync(path.join(root, file)) ? text(file) : undefined;
  steps.problems('clauses', () => checkClauses(read, readProduct, text(files.source), settings));
  steps.problems('register', () => checkRegister(parseRegister(text(files.register)), read));
  await steps.check('clause ids', ['node', tool('clauses/writeClauseIds.ts')]);
}

/** Finds a Chromium for the commands that follow; if there is none, the step fails. */
function browser(): boolean {
  let problems: readonly string[] = [];
  try {
    process.env['CHROMIUM_PATH'] = ensureBrowser();
  } catch (error) {
    problems = [String(error)];
  }
  steps.problems('browser', () => problems);
  return problems.length === 0;
}

/** Runs the builds one after the other, because the checks run at the same time on the other core. */
async function builds(): Promise<boolean> {
  let built = true;
  for (const [name, command] of Object.entries(settings.builds(isWhole)))
    built = (await steps.check(name, command, settings.buildEnv)) && built;
  return built;
}

/**
 * Runs a test suite, and adds to its result file the earlier results of tests that only the other command runs.
 *
 * @returns the results of this run only
 */
async function suite(
  name: string,
  file: string,
  command: Command,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly TestResult[]> {
  const reportFile = path.join(cache, file);
  const earlier = readReport(reportFile);
  const scope = isWhole && { TEST_SCOPE: 'all' };
  const results = await steps.suite(name, { command, env: { ...env, ...scope }, reportFile });
  const report = readReport(reportFile);
  const exists = (test: string) => existsSync(path.join(root, test));
  if (report) writeFileSync(reportFile, JSON.stringify(withEarlier(report, earlier, exists)));
  return results;
}

function quotes({ clauses }: Specification): void {
  const { site, facts } = settings;
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
): Promise<readonly TestResult[]> {
  const reporterOf = (runner: string) => `${tool('evidence')}/${runner}Reporter.ts`;
  const reporters = ['--reporter=default', `--reporter=${reporterOf('vitest')}`];
  const inVitest: Command = ['vitest', 'run', '--allowOnly=false', ...reporters];
  const inPlaywright: Command = [
    ...settings.browserTests,
    `--reporter=dot,${reporterOf('playwright')}`,
  ];
  const browserTests = async () => {
    if (await building) {
      quotes(read);
      return suite('browser tests', 'e2e.json', inPlaywright, settings.browserEnv);
    }
    steps.problems('browser tests', () => ['They did not run, because a build failed.']);
    return [];
  };
  const specTests = suite('spec tests', 'vitest.json', inVitest);
  return (await Promise.all([specTests, browserTests()])).flat();
}

/**
 * Runs the further suites of `npm run test:all`, and in `npm test` only those whose folder changed; returns the suites
 * that need what the machine lacks.
 */
async function further(): Promise<readonly string[]> {
  const { suites, missing } = await settings.further();
  for (const { name, prepare, command, env: own, isOneCheck, folder } of suites) {
    if (!isWhole && !(folder && hasChanged(root, folder))) continue;
    if (prepare && !(await steps.check(`${name}: install`, prepare))) continue;
    const env = { ...settings.browserEnv, ...own };
    const reportFile = path.join(cache, 'further.json');
    if (isOneCheck) await steps.check(name, command, env);
    else await steps.suite(name, { command, env, reportFile });
  }
  if (!isWhole) return [];
  for (const { name, needs } of missing)
    console.log(`– ${name.padEnd(24)} not run: needs ${needs}`);
  return missing.map(({ name, needs }) => `${name}: needs ${needs}`);
}

function evidence(read: Specification, results: readonly TestResult[]): void {
  const start = performance.now();
  const step = 'evidence of each clause';
  if (new Set(results.map(({ runner }) => runner)).size < 2) {
    steps.problems(step, () => ['Not checked: one of the two runners gave no results.']);
    return;
  }
  steps.problems('citations', () => uncitedTests(results, settings.foldersWithoutClauses));
  const missing = read.clauses
    .map((clause) => missingEvidence(clause, results))
    .filter((sentences) => sentences.length > 0);
  const good = read.clauses.length - missing.length;
  const bad = missing.length;
  steps.record(step, start, { good, bad, why: missing.flat().join('\n') });
}

/** The `must` clauses with violations, what their proofs say, and those that are not proven in their present form. */
function proofOf({ clauses }: Specification) {
  const project = settings.proofSettings(clauses.filter(({ level }) => level === 'must'));
  const checks = checksOf(project, readTestFiles(project), readProof(project));
  return { all: project.clauses, open: project.clauses.filter(checks.isOpen), ...checks };
}

/** The maximum number of violations that `npm test` tries itself, which takes about a minute. */
const triedAtMost = 8;

/**
 * Proves the clauses that changed since their proof, and writes the result, which is to be committed. If too many
 * changed, it leaves them to `npm run spec:prove`, and the next step says so.
 */
async function proveChanged(read: Specification): Promise<void> {
  const { open } = proofOf(read);
  const count = open.reduce((sum, { violations }) => sum + violations.length, 0);
  if (count === 0 || count > triedAtMost) return;
  const only = open.map(({ id }) => id).join(',');
  const command: Command = ['node', tool('proof/proveSpecification.ts'), '--only', only];
  await steps.check('proof of what changed', command);
}

function proof(read: Specification): void {
  const start = performance.now();
  const { all, open, problemsOf, countKinds } = proofOf(read);
  // A proof of hundreds of changed clauses takes an hour, so the gate leaves it to `npm run test:all`.
  const isLeft = open.length > 0 && !isWhole;
  const problems = isLeft ? [] : problemsOf(all);
  steps.record('proof of each clause', start, {
    good: all.length - open.length,
    bad: problems.length,
    why: problems.join('\n'),
  });
  if (isLeft)
    console.log(
      `  ${open.length} clauses changed and have not been proven since: the report calls them unproven, and npm run test:all fails until npm run spec:prove -- --changed has proven them.`,
    );
  console.log(`  Seen to fail: ${countKinds(all)}.`);
}

const began = new Date();
let notRun: readonly string[] = [];
mkdirSync(cache, { recursive: true });
try {
  const building = builds();
  const read = readSpecification(root);
  await specification(read);
  await Promise.all(
    Object.entries(settings.checks).map(([name, command]) => steps.check(name, command)),
  );
  const hasBrowser = browser();
  if (hasBrowser) await proveChanged(read);
  proof(read);
  const results = hasBrowser ? await tests(read, building) : [];
  await building;
  evidence(read, results);
  if (hasBrowser) notRun = await further();
} catch (error) {
  steps.problems('the test run itself', () => [inspect(error)]);
}
const { passed, failed } = steps;
if (isWhole) {
  const commit = readCommit(root)?.id ?? null;
  const run: WholeRun = { began: began.toISOString(), commit, passed, failed, notRun };
  writeFileSync(path.join(root, wholeRunFile), `${JSON.stringify(run, null, 2)}\n`);
}
console.log(`\nDone in ${(performance.now() / 1000).toFixed(0)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
