import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import type { ClauseProof } from '../proof/proofFile.ts';
import type { TestResult } from '../evidence/reports.ts';
import { verdicts, type Reason, type Verdict, type WalkResult } from './types.ts';

export interface ClauseFacts {
  readonly clause: Pick<Clause, 'level' | 'verify' | 'violations'>;
  /** The tests that cite the clause, directly or through a story. */
  readonly tests: readonly Pick<TestResult, 'title' | 'outcome'>[];
  /** The kinds of evidence that the clause names and no passed test gives. */
  readonly missing: readonly EvidenceKind[];
  readonly proof: ClauseProof | undefined;
  /** Whether its violations or a test that cites it changed since the proof. */
  readonly isOutdated: boolean;
  /** The testers' results for the clause in its present form. */
  readonly walk: readonly WalkResult[];
  /** The decisions that it follows and the owner has yet to confirm, with their titles. */
  readonly toConfirm: readonly string[];
  /** The day of the report, such as `2026-11-21`. */
  readonly today: string;
}

/** For each verdict on a violation that was not caught, the verdict on its clause and the words for the reason. */
const reasonOfViolation = {
  'control failed': ['failed', 'was not tried: its tests fail in the unchanged product'],
  stale: ['stale', 'could not be applied'],
  unproven: ['unproven', 'was applied, and no test failed'],
  'wrong reason': ['unproven', 'failed, but not in an assertion'],
} as const;

/** How long a tester's result is valid, in days. */
const manualResultLasts = 180;

/**
 * The verdict on a clause, and all reasons for it, worst first. A skipped test is no evidence, and a clause with a
 * skipped test does not pass.
 */
export function judgeClause(facts: ClauseFacts): { verdict: Verdict; reasons: Reason[] } {
  const rank = ({ verdict }: Reason) => verdicts.indexOf(verdict);
  const reasons = [...reasonsOf(facts)]
    .map(([verdict, why]) => ({ verdict, why }))
    .toSorted((one, other) => rank(one) - rank(other));
  return { verdict: reasons[0]?.verdict ?? 'passed', reasons };
}

type Reasons = Generator<readonly [verdict: Verdict, why: string]>;

function* reasonsOf(facts: ClauseFacts): Reasons {
  for (const { title, outcome } of facts.tests) {
    if (outcome === 'failed') yield ['failed', `“${title}” failed.`];
    if (outcome === 'skipped') yield ['untested', `“${title}” was skipped.`];
  }
  for (const kind of facts.missing)
    yield ['untested', `It names ${kind} as evidence, but no ${kind} test of it passed.`];
  yield* reasonsOfProof(facts);
  yield* reasonsOfPerson(facts);
  for (const decision of facts.toConfirm)
    yield ['accepted discrepancy', `It follows ${decision}, which the owner has yet to confirm.`];
}

/** A `must` clause with tests needs a proof; a `should` clause needs one if it has violations. */
function* reasonsOfProof({ clause, proof, isOutdated }: ClauseFacts): Reasons {
  if (clause.violations.length === 0) {
    if (clause.level === 'must' && clause.verify.some((kind) => kind !== 'manual'))
      yield ['unproven', 'It has no violation, so its tests are not proven.'];
  } else if (!proof) {
    yield ['unproven', 'Not proven yet: its violations were never tried.'];
  } else if (isOutdated) {
    yield ['stale', 'Its violations or a test that cites it changed since the proof.'];
  } else {
    for (const [index, judgement] of proof.violations.entries()) {
      if (judgement.verdict === 'proven') continue;
      const [verdict, words] = reasonOfViolation[judgement.verdict];
      yield [verdict, `Violation ${index + 1} ${words}. ${judgement.why}`];
    }
  }
}

/** A clause that a tester saw wrong fails, even if its tests passed; a manual clause needs one who saw it right. */
function* reasonsOfPerson({ clause, walk, today }: ClauseFacts): Reasons {
  const wrong = walk.filter(({ outcome }) => outcome === 'failed');
  for (const { tester, device, page, comment = 'no comment', date } of wrong)
    yield [
      'failed',
      `${tester} (${device}) saw it wrong on ${page}, ${date.slice(0, 10)}: ${comment}`,
    ];
  if (!clause.verify.includes('manual') || wrong.length > 0) return;
  const days = walk.map(({ date }) => date.slice(0, 10)).toSorted();
  const last = days.at(-1);
  if (last === undefined) yield ['manual due', 'No person has verified it in its present form.'];
  // An invalid date is too long ago.
  else if (!((Date.parse(today) - Date.parse(last)) / 86_400_000 <= manualResultLasts))
    yield [
      'manual due',
      `A person last verified it on ${last}, more than ${manualResultLasts} days ago.`,
    ];
}
