import { fingerprint, type Clause } from '../clauses/clauses.ts';
import { joinCoverage } from '../clauses/coverage.ts';
import { fillFacts } from '../clauses/fillFacts.ts';
import { stepsOf } from '../clauses/manualSteps.ts';
import { readStatements } from '../clauses/sourceDocument.ts';
import { missingKinds } from '../evidence/checkEvidence.ts';
import type { RunReport, TestResult } from '../evidence/reports.ts';
import type { Judgement, Violation } from '../proof/types.ts';
import type { Compared, EarlierReport, ReportInput } from './readInput.ts';
import { pathOf, orderPages } from './readingOrder.ts';
import { blocking, runnerNames, verdicts, type Change, type Verdict } from './types.ts';
import { judgeClause } from './verdict.ts';
import { mergeResults } from './walk.ts';

/** All data of the report; `report.json` has the same. */
export type ReportData = ReturnType<typeof buildReport>;
export type ReportClause = ReportData['clauses'][number];

type ReportViolation = Violation & { readonly judgement?: Judgement };

/** The length to which a failure message is cut, in characters. */
const messageLength = 900;

/** Joins clauses, results, proof and decisions into the data of the report. */
export function buildReport(input: ReportInput) {
  const { specification, register, earlier, title, commit, wholeRun, addresses, testerNotes } =
    input;
  const made = input.made.toISOString();
  const results = input.runs.flatMap((run) => run.results);
  const { answered } = joinCoverage(readStatements(input.sourceDocument), input.coverage);
  const pages = orderPages(input.pages, specification.clauses, input.parts);
  const walk = mergeResults(input.walk);

  /** A clause with the values of its facts, its evidence and its verdict. */
  const judge = (clause: Clause) => {
    const { id } = clause;
    const { quotes: _quotes, violations, ...own } = clause;
    const text = fillFacts(clause.text, input.facts);
    const print = fingerprint(clause, input.facts);
    const decisions = register
      .filter((entry) => entry.clauses.includes(id))
      .map(({ id: decision, title: name, confirm }) => ({ id: decision, title: name, confirm }));
    const tests = results
      .filter((test) => test.clauses.includes(id))
      .map(({ clauses: _clauses, story: _story, message, ...about }) => ({
        ...about,
        message: message?.replaceAll(`${input.root}/`, '').slice(0, messageLength),
      }));
    const isOutdated = input.isOutdated(clause);
    const proof = input.proof[id];
    const judged = {
      ...own,
      text,
      // The sentences of the specification that it covers.
      sentences: answered.flatMap(([{ text: words }, entry]) =>
        entry?.clauses.includes(id) ? words.replaceAll(' | ', ': ') : [],
      ),
      decisions,
      ...judgeClause({
        clause,
        tests,
        missing: missingKinds(clause, results),
        proof,
        isOutdated,
        walk: walk.filter((result) => result.clause === id && result.fingerprint === print),
        toConfirm: decisions
          .filter(({ confirm }) => confirm)
          .map((entry) => `${entry.id}, “${entry.title}”`),
        today: made.slice(0, 10),
      }),
      tests,
      stories: [
        ...new Set(results.flatMap(({ story }) => (story?.clauses.includes(id) ? story.id : []))),
      ],
      violations: violations.map((violation, index): ReportViolation => {
        const judgement = isOutdated ? undefined : proof?.violations[index];
        return judgement ? { ...violation, judgement } : violation;
      }),
      steps: clause.verify.includes('manual') ? stepsOf(text) : [],
      fingerprint: print,
    };
    return { ...judged, change: earlier && changeOf(judged, earlier) };
  };

  const clauses = specification.clauses.map(judge);
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, clauses.filter((c) => c.verdict === verdict).length]),
  ) as Record<Verdict, number>;
  const blocked = blocking.reduce((sum, verdict) => sum + counts[verdict], 0);
  const faults = faultsOf(input, results);
  const fit: 'yes' | 'not yet' | 'no' =
    faults.length > 0 || blocked > counts['manual due'] ? 'no' : blocked > 0 ? 'not yet' : 'yes';
  const judgements = clauses.flatMap(({ violations }) => violations);
  return {
    format: 1 as const,
    title,
    made,
    commit,
    runs: input.runs.map(countRun),
    wholeRun,
    addresses,
    fit,
    blocked,
    counts,
    // Sentences and table cells of the specification, and how many of them have clauses.
    coverage: {
      statements: answered.length,
      held: answered.filter(([, entry]) => entry && entry.clauses.length > 0).length,
    },
    // The report with which this one is compared, and the clauses that were removed since.
    since: earlier && {
      made: earlier.made,
      commit: earlier.commit?.id ?? null,
      gone: earlier.clauses.flatMap(({ id }) => (clauses.some((one) => one.id === id) ? [] : id)),
    },
    proof: {
      proven: judgements.filter(({ judgement }) => judgement?.verdict === 'proven').length,
      violations: judgements.length,
      kinds: input.kinds,
    },
    faults,
    uncovered: uncoveredOf(input),
    clauses,
    pages,
    testerNotes,
    walk,
  };
}

/** The counts of a run, without the tests of earlier runs that its file keeps. */
function countRun({ runner, began, results }: RunReport) {
  const own = results.filter((test) => test.began === undefined);
  const count = (wanted: TestResult['outcome']) =>
    own.filter(({ outcome }) => outcome === wanted).length;
  return {
    runner,
    began: new Date(began).toISOString(),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  };
}

function faultsOf(
  { specification, runs, commit }: ReportInput,
  results: readonly TestResult[],
): string[] {
  const known = new Set(specification.clauses.map(({ id }) => id));
  return [
    ...specification.problems,
    ...(['spec', 'e2e'] as const).flatMap((runner) => {
      const run = runs.find((one) => one.runner === runner && one.results.length > 0);
      if (!run) return `The ${runnerNames[runner]} have no results. Run npm test.`;
      return commit && run.began < Date.parse(commit.date)
        ? `The ${runnerNames[runner]} ran before the last commit. Run npm test again.`
        : [];
    }),
    ...results
      .filter(
        ({ outcome, clauses }) => outcome !== 'passed' && !clauses.some((id) => known.has(id)),
      )
      .map(
        ({ file, title, outcome }) =>
          `${file}: “${title}” ${outcome === 'skipped' ? 'was skipped' : 'failed'}.`,
      ),
  ];
}

function uncoveredOf({ specification: { clauses }, register, pages, wholeRun }: ReportInput) {
  const named = new Set(clauses.flatMap((clause) => clause.pages.map(pathOf)));
  const bare = pages.filter(({ path }) => !named.has(path)).map(({ label }) => label);
  const should = clauses.filter(
    ({ level, violations }) => level === 'should' && violations.length === 0,
  );
  const toConfirm = register.filter(({ confirm }) => confirm);
  return [
    ...toConfirm.map(({ id, title }) => `The owner has yet to confirm decision ${id}, “${title}”.`),
    ...bare.map((label) => `No clause names the page ${label}.`),
    ...(should.length > 0 ? [`${should.length} should clauses have no violation.`] : []),
    ...(wholeRun?.notRun ?? []).map((sentence) => `Not run by test:all: ${sentence}`),
  ];
}

/** The change of a clause since the earlier report; `undefined` if there is none. */
function changeOf(clause: Compared, { clauses }: EarlierReport): Change | undefined {
  const known = clauses.find(({ id }) => id === clause.id);
  if (!known) return { kind: 'added' };
  const contentOf = ({ title, text, level, verify }: Compared) =>
    JSON.stringify([title, text, level, verify]);
  const before = known.verdict;
  if (contentOf(known) !== contentOf(clause)) return { kind: 'changed', before };
  return before === clause.verdict ? undefined : { kind: 'verdict', before };
}
