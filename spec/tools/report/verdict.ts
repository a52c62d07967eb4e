import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import type { ClauseProof } from '../proof/proofFile.ts';
import { verdicts, type Reason, type ReportTest, type Verdict, type WalkResult } from './types.ts';

/** Everything on which a clause's verdict depends. */
export interface ClauseFacts {
  readonly clause: Pick<Clause, 'level' | 'verify' | 'violations'>;
  /** The tests that cite the clause, directly or through a story. */
  readonly tests: readonly Pick<ReportTest, 'title' | 'outcome'>[];
  /** The kinds of evidence that the clause names and no passed test gives. */
  readonly missing: readonly EvidenceKind[];
  /** The proof, if the clause has one. */
  readonly proof?: ClauseProof | undefined;
  /** A sentence why the proof is outdated, if it is. */
  readonly outdated?: string | undefined;
  /** The testers' results for the clause and its pages in their present form. */
  readonly walk?: readonly WalkResult[];
  /** Whether all testers' results are for an earlier form of the clause or its pages. */
  readonly changed?: boolean;
  /** The decisions of the clause that the owner has not confirmed. */
  readonly toConfirm: readonly string[];
  /** The day of the report, such as `2026-11-21`. */
  readonly today: string;
}

/** The verdict on a clause for each verdict on a violation that was not caught, and the words for its reason. */
const reasonOf = {
  'control failed': ['failed', 'was not tried: its tests fail in the unchanged product'],
  stale: ['stale', 'could not be applied'],
  unproven: ['unproven', 'was applied, and no test failed'],
  'wrong reason': ['unproven', 'failed, but not in an assertion'],
} as const;

/** The number of days for which a tester's result is valid. */
const manualResultLasts = 180;

/** Whether a tester's result of this date is no longer valid on this day. */
export function isExpired(date: string, today: string): boolean {
  const day = (moment: string) => Date.parse(moment.slice(0, 10));
  return !((day(today) - day(date)) / 86_400_000 <= manualResultLasts);
}

/**
 * The verdict on a clause, and all reasons for it, worst first. A skipped test is no evidence, and a clause with a
 * skipped test does not pass.
 */
export function judgeClause(facts: ClauseFacts): { verdict: Verdict; reasons: Reason[] } {
  const rank = ({ verdict }: Reason) => verdicts.indexOf(verdict);
  const reasons = [...reasonsOf(facts)].toSorted((one, other) => rank(one) - rank(other));
  return { verdict: reasons[0]?.verdict ?? 'passed', reasons };
}

function* reasonsOf(facts: ClauseFacts): Generator<Reason> {
  const { tests, missing, toConfirm } = facts;
  for (const { title, outcome } of tests) {
    if (outcome === 'failed') yield { verdict: 'failed', why: `“${title}” failed.` };
    if (outcome === 'flaky') {
      yield { verdict: 'failed', why: `“${title}” failed once and passed when tried again.` };
    }
    if (outcome === 'skipped') yield { verdict: 'untested', why: `“${title}” was skipped.` };
  }
  for (const kind of missing) {
    yield {
      verdict: 'untested',
      why: `It names ${kind} as evidence, but no ${kind} test of it passed.`,
    };
  }
  yield* reasonsOfProof(facts);
  yield* reasonsOfPerson(facts);
  for (const id of toConfirm) {
    yield {
      verdict: 'accepted discrepancy',
      why: `It follows ${id}, which the owner has yet to confirm.`,
    };
  }
}

/** A `must` clause with tests needs a proof; a `should` clause needs one if it has violations. */
function* reasonsOfProof({ clause, proof, outdated }: ClauseFacts): Generator<Reason> {
  const tested = clause.verify.some((kind) => kind !== 'manual');
  const count = clause.violations.length;
  if (count === 0) {
    if (clause.level === 'must' && tested) {
      yield { verdict: 'unproven', why: 'It has no violation, so its tests are not proven.' };
    }
    return;
  }
  if (!proof) {
    yield { verdict: 'unproven', why: 'Not proven yet: its violations were never tried.' };
    return;
  }
  if (outdated !== undefined) {
    yield { verdict: 'stale', why: outdated };
    return;
  }
  for (const [index, judgement] of proof.violations.entries()) {
    if (judgement.verdict === 'proven') continue;
    const [verdict, words] = reasonOf[judgement.verdict];
    yield { verdict, why: `Violation ${index + 1} ${words}. ${judgement.why}` };
  }
}

/**
 * A tester who saw a clause wrong makes it fail, whatever verifies it; a manual clause needs a tester who saw it right.
 */
function* reasonsOfPerson({ clause, walk = [], changed, today }: ClauseFacts): Generator<Reason> {
  const wrong = walk.filter(({ outcome }) => outcome === 'failed');
  for (const { tester, device, page, comment = '', date } of wrong) {
    const who = `${tester} (${device}) saw it wrong on ${page}, ${date.slice(0, 10)}`;
    yield { verdict: 'failed', why: comment ? `${who}: ${comment}` : `${who}.` };
  }
  if (!clause.verify.includes('manual') || wrong.length > 0) return;
  const last = walk
    .map(({ date }) => date.slice(0, 10))
    .toSorted()
    .at(-1);
  if (last === undefined) {
    const why = changed
      ? 'The clause or its page has changed since a person verified it.'
      : 'No person has verified it yet.';
    yield { verdict: 'manual due', why };
  } else if (isExpired(last, today)) {
    yield {
      verdict: 'manual due',
      why: `A person last verified it on ${last}, more than ${manualResultLasts} days ago.`,
    };
  }
}
