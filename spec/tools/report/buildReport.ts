import type { Clause, Specification } from '../clauses/clauses.ts';
import { joinCoverage, type CoverageEntry } from '../clauses/coverage.ts';
import { fillFacts, type Facts } from '../clauses/fillFacts.ts';
import { stepsOf } from '../clauses/manualSteps.ts';
import type { Decision } from '../clauses/register.ts';
import { fingerprint } from '../clauses/fingerprint.ts';
import { linkSources, parseSource, readStatements } from '../clauses/sourceDocument.ts';
import { checkCitations, kindsOf, missingKinds } from '../evidence/checkEvidence.ts';
import type { RunReport, TestResult } from '../evidence/reports.ts';
import type { Proof } from '../proof/proofFile.ts';
import { pathOf, orderPages, type ReadingOrder } from './readingOrder.ts';
import { compareClause, sinceOf, type EarlierReport } from './since.ts';
import {
  blocking,
  verdicts,
  type ReportClause,
  type ReportData,
  type ReportRun,
  type ReportStory,
  type ReportTest,
  type ReportViolation,
  type Verdict,
  type WalkResult,
  type WholeRun,
} from './types.ts';
import { judgeClause } from './verdict.ts';
import { currentResults, fingerprintOf, mergeResults } from './walk.ts';

export interface ReportInput {
  readonly title: string;
  readonly made: Date;
  readonly commit: ReportData['commit'];
  readonly addresses: ReportData['addresses'];
  /** The project's folder, which is removed from the messages of tests. */
  readonly root: string;
  readonly specification: Specification;
  /** The facts that clauses name. */
  readonly facts: Facts;
  readonly sourceDocument: string;
  readonly register: readonly Decision[];
  readonly results: readonly TestResult[];
  readonly starts: readonly Omit<RunReport, 'results'>[];
  /** The last `npm run test:all`. */
  readonly wholeRun?: WholeRun;
  readonly stories: readonly ReportStory[];
  readonly proof: Proof;
  /** For each kind of evidence, for how many clauses it caught a violation (`countKinds`). */
  readonly kinds: string;
  /** A sentence why the proof of a clause is outdated; `undefined` if it is valid. */
  readonly outdated: (clause: Clause) => string | undefined;
  readonly coverage: readonly CoverageEntry[];
  readonly walk: readonly WalkResult[];
  /** The hash of a page in the build; `undefined` if the page was not built. */
  readonly hashOfPage: (path: string) => string | undefined;
  /** The report with which this one is compared. */
  readonly earlier?: EarlierReport;
  readonly pages: readonly { readonly path: string; readonly label: string }[];
  readonly readingOrder: ReadingOrder;
}

/** The maximum length of a failure message, in characters. */
const messageLength = 900;

/** Joins clauses, results, proof and decisions into the data of the report. */
export function buildReport(input: ReportInput): ReportData {
  const { specification, results, register, root } = input;
  const blocks = parseSource(input.sourceDocument);
  const { earlier } = input;
  const statements = joinCoverage(readStatements(blocks), input.coverage).answered.map(
    ([{ block, text }, entry]) => ({ clauses: [], ...entry, block, text }),
  );
  const walk = mergeResults(input.walk);
  const pages = orderPages(input.pages, specification.clauses, input.readingOrder).map((page) => {
    const hash = input.hashOfPage(page.path);
    return hash === undefined ? page : { ...page, hash };
  });
  const isValid = (result: WalkResult, print: string) =>
    result.fingerprint ===
    fingerprintOf(
      { fingerprint: print },
      pages.find(({ path }) => path === result.page),
    );
  const judge = (clause: Clause): ReportClause => {
    const { id, verify } = clause;
    const { source: _source, quotes: _quotes, violations, ...own } = clause;
    const text = fillFacts(clause.text, input.facts);
    const tests = testsOf(id, results, input.stories, root);
    const sources = [
      ...linkSources(clause, blocks),
      ...statements.flatMap(({ text: words, block, clauses: ids }) =>
        ids.includes(id) ? [{ text: `“${words.replaceAll(' | ', ': ')}”`, block }] : [],
      ),
    ];
    const decisions = register.filter((entry) => entry.clauses.includes(id));
    const proof = input.proof[id];
    const outdated = input.outdated(clause);
    const print = fingerprint(clause);
    const seen = walk.filter((result) => result.clause === id);
    const valid = currentResults(seen.filter((result) => isValid(result, print)));
    const { verdict, reasons } = judgeClause({
      clause,
      tests,
      missing: missingKinds(clause, results, input.stories),
      proof,
      outdated,
      walk: valid,
      changed: seen.length > 0,
      toConfirm: decisions.filter(({ confirm }) => confirm).map((entry) => entry.id),
      today: input.made.toISOString().slice(0, 10),
    });
    const current = proof && outdated === undefined;
    return {
      ...own,
      text,
      sources,
      decisions: decisions.map((entry) => entry.id),
      verdict,
      reasons,
      tests,
      stories: input.stories.filter((story) => story.clauses.includes(id)),
      violations: violations.map((violation, index): ReportViolation => {
        const judgement = current ? proof.violations[index] : undefined;
        return judgement ? { ...violation, judgement } : violation;
      }),
      steps: verify.includes('manual') ? stepsOf(text) : [],
      fingerprint: print,
    };
  };
  const clauses = specification.clauses.map((clause) => compareClause(judge(clause), earlier));
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, clauses.filter((c) => c.verdict === verdict).length]),
  ) as Record<Verdict, number>;
  const judged = clauses.flatMap(({ violations }) => violations);
  const faults = faultsOf(input);
  return {
    format: 1,
    title: input.title,
    made: input.made.toISOString(),
    commit: input.commit,
    runs: input.starts.map((start) => countRun(start, results)),
    ...(input.wholeRun && { wholeRun: input.wholeRun }),
    addresses: input.addresses,
    fit: faults.length === 0 && blocking.every((verdict) => counts[verdict] === 0),
    counts,
    coverage: {
      statements: statements.length,
      held: statements.filter((statement) => statement.clauses.length > 0).length,
    },
    ...(earlier ? { since: sinceOf(earlier, clauses) } : {}),
    proof: {
      run: Object.keys(input.proof).length > 0,
      proven: judged.filter(({ judgement }) => judgement?.verdict === 'proven').length,
      violations: judged.length,
      kinds: input.kinds,
    },
    faults,
    uncovered: uncoveredOf(input),
    clauses,
    decisions: register,
    source: blocks.map((block) => {
      const own = statements.filter((statement) => statement.block === block.id);
      return {
        ...block,
        statements: own,
        clauses: clauses
          .filter(
            ({ id, sources }) =>
              sources.some((source) => source.block === block.id) &&
              !own.some((statement) => statement.clauses.includes(id)),
          )
          .map(({ id }) => id),
      };
    }),
    pages,
    walk: walk.filter((result) =>
      clauses.some(({ id, fingerprint: print }) => id === result.clause && isValid(result, print)),
    ),
  };
}

function testsOf(
  id: string,
  results: readonly TestResult[],
  stories: readonly ReportStory[],
  root: string,
): ReportTest[] {
  return results.flatMap((test): ReportTest[] => {
    const kinds = kindsOf(test, id, stories);
    if (kinds.length === 0) return [];
    const { runner, file, title, outcome, milliseconds, began, message } = test;
    const cleared = message?.replaceAll(`${root}/`, '').slice(0, messageLength);
    const dated = began === undefined ? {} : { began };
    const shared = { runner, file, title, outcome, milliseconds, ...dated, kinds };
    return [outcome !== 'passed' && cleared ? { ...shared, message: cleared } : shared];
  });
}

function countRun(
  { runner, began }: Omit<RunReport, 'results'>,
  results: readonly TestResult[],
): ReportRun {
  const own = results.filter((test) => test.runner === runner && test.began === undefined);
  const count = (...outcomes: TestResult['outcome'][]) =>
    own.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    runner,
    began: new Date(began).toISOString(),
    passed: count('passed'),
    failed: count('failed', 'flaky'),
    skipped: count('skipped'),
  };
}

/** Problems of the whole run, which belong to no clause. */
function faultsOf({
  specification,
  results,
  stories,
  starts,
  commit,
  walk,
}: ReportInput): string[] {
  const known = new Set(specification.clauses.map(({ id }) => id));
  const runners = { spec: 'specification', e2e: 'browser' } as const;
  return [
    ...specification.problems,
    ...walk
      .filter(({ clause }) => !known.has(clause))
      .map(({ clause }) => `A tester's result is of ${clause}, which is not a clause.`),
    ...(['spec', 'e2e'] as const)
      .filter((runner) => !results.some((test) => test.runner === runner))
      .map((runner) => `The ${runners[runner]} tests have no results. Run npm test.`),
    ...results
      .filter(
        ({ outcome, clauses }) => outcome !== 'passed' && !clauses.some((id) => known.has(id)),
      )
      .map(
        ({ file, title, outcome }) =>
          `${file}: “${title}” ${outcome === 'skipped' ? 'was skipped' : 'failed'}.`,
      ),
    ...checkCitations(specification, results, stories, ['']),
    ...starts
      .filter(({ began }) => commit && began < Date.parse(commit.date))
      .map(
        ({ runner }) =>
          `The ${runners[runner]} tests ran before the last commit. Run npm test again.`,
      ),
  ];
}

/** What this report does not cover. */
function uncoveredOf(input: ReportInput): string[] {
  const { specification, pages, stories } = input;
  const { clauses } = specification;
  const named = new Set(clauses.flatMap((clause) => clause.pages.map(pathOf)));
  const bare = pages.filter(({ path }) => !named.has(path)).map(({ label }) => label);
  const should = clauses.filter(
    ({ level, violations }) => level === 'should' && violations.length === 0,
  );
  return [
    ...(stories.length > 0 ? [] : ['The workbench was not built, so no story is linked.']),
    ...(bare.length > 0 ? [`No clause names the page ${bare.join(', ')}.`] : []),
    ...(should.length > 0 ? [`${should.length} should clauses have no violation.`] : []),
  ];
}
