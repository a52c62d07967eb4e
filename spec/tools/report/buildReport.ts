import { fingerprint, type Clause } from '../clauses/clauses.ts';
import { joinCoverage } from '../clauses/coverage.ts';
import { fillFacts } from '../clauses/fillFacts.ts';
import { stepsOf } from '../clauses/manualSteps.ts';
import { linkSources, readStatements, type SourceLink } from '../clauses/sourceDocument.ts';
import { kindsOf, missingKinds } from '../evidence/checkEvidence.ts';
import type { RunReport, TestResult } from '../evidence/reports.ts';
import type { Judgement, Violation } from '../proof/types.ts';
import type { Compared, EarlierReport, ReportInput } from './readInput.ts';
import { pathOf, orderPages } from './readingOrder.ts';
import { blocking, runnerNames, verdicts, type Change, type Verdict } from './types.ts';
import { judgeClause } from './verdict.ts';
import { currentResults, mergeResults } from './walk.ts';

/** All data of the report; `report.json` has the same. */
export type ReportData = ReturnType<typeof buildReport>;
export type ReportClause = ReportData['clauses'][number];

type ReportViolation = Violation & { readonly judgement?: Judgement };

/** The length to which a failure message is cut, in characters. */
const messageLength = 900;

/** Joins clauses, results, proof and decisions into the data of the report. */
export function buildReport(input: ReportInput) {
  const { specification, register, earlier } = input;
  const made = input.made.toISOString();
  const results = input.runs.flatMap((run) => run.results);
  // The specification, each statement with its clauses or the reason for having none.
  const statements = joinCoverage(
    readStatements(input.sourceDocument),
    input.coverage,
  ).answered.map(([statement, entry]) => ({ clauses: [], ...entry, ...statement }));
  const pages = orderPages(input.pages, specification.clauses, input.parts);
  const prints = new Map(
    specification.clauses.map((clause) => [clause.id, fingerprint(clause, input.facts)]),
  );
  const walk = mergeResults(input.walk);
  const valid = currentResults(
    walk.filter((result) => result.fingerprint === prints.get(result.clause)),
  );

  /** A clause with the values of its facts, its evidence and its verdict. */
  const judge = (clause: Clause) => {
    const { id } = clause;
    const { source: _source, quotes: _quotes, violations, ...own } = clause;
    const text = fillFacts(clause.text, input.facts);
    const decisions = register.filter((entry) => entry.clauses.includes(id));
    const tests = results.flatMap((test) => {
      const { clauses: _clauses, story: _story, ...about } = test;
      const kinds = kindsOf(test, id);
      const message = test.message?.replaceAll(`${input.root}/`, '').slice(0, messageLength);
      return kinds.length > 0 ? { ...about, message, kinds } : [];
    });
    const outdated = input.outdated(clause);
    const proof = input.proof[id];
    const judged = {
      ...own,
      text,
      sources: [
        ...linkSources(clause.source, statements),
        ...statements.flatMap(({ text: words, clauses: ids }, statement): SourceLink[] =>
          ids.includes(id) ? [{ text: `“${words.replaceAll(' | ', ': ')}”`, statement }] : [],
        ),
      ],
      decisions: decisions.map((entry) => entry.id),
      ...judgeClause({
        clause,
        tests,
        missing: missingKinds(clause, results),
        proof,
        outdated,
        walk: valid.filter((result) => result.clause === id),
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
        const judgement = outdated === undefined ? proof?.violations[index] : undefined;
        return judgement ? { ...violation, judgement } : violation;
      }),
      steps: clause.verify.includes('manual') ? stepsOf(text) : [],
      fingerprint: prints.get(id) ?? '',
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
    title: input.title,
    made,
    commit: input.commit,
    runs: input.runs.map(countRun),
    wholeRun: input.wholeRun,
    addresses: input.addresses,
    fit,
    counts,
    // Sentences and table cells of the specification, and how many of them have clauses.
    coverage: {
      statements: statements.length,
      held: statements.filter((statement) => statement.clauses.length > 0).length,
    },
    // The report with which this one is compared, and the clauses that were removed since.
    since: earlier && {
      made: earlier.made,
      commit: earlier.commit?.id ?? null,
      gone: earlier.clauses.map(({ id }) => id).filter((id) => !prints.has(id)),
    },
    proof: {
      proven: judgements.filter(({ judgement }) => judgement?.verdict === 'proven').length,
      violations: judgements.length,
      kinds: input.kinds,
    },
    faults,
    uncovered: uncoveredOf(input),
    clauses,
    decisions: register,
    source: statements,
    pages,
    testerNotes: input.testerNotes,
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

function uncoveredOf({ specification: { clauses }, pages }: ReportInput): string[] {
  const named = new Set(clauses.flatMap((clause) => clause.pages.map(pathOf)));
  const bare = pages.filter(({ path }) => !named.has(path)).map(({ label }) => label);
  const should = clauses.filter(
    ({ level, violations }) => level === 'should' && violations.length === 0,
  );
  return [
    ...(bare.length > 0 ? [`No clause names the page ${bare.join(', ')}.`] : []),
    ...(should.length > 0 ? [`${should.length} should clauses have no violation.`] : []),
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
