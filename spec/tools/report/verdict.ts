import type { Clause, EvidenceKind } from '../clauses/clauses.ts';
import {
  verdicts,
  type ClauseProof,
  type ManualResult,
  type Reason,
  type ReportTest,
  type Verdict,
} from './types.ts';

/** All that the verdict on a clause rests on. */
export interface ClauseFacts {
  readonly clause: Pick<Clause, 'level' | 'verify' | 'violations'>;
  /** Every test that has to do with the clause. */
  readonly tests: readonly Pick<ReportTest, 'title' | 'outcome'>[];
  /** Kinds of evidence it names and that no passed test gives. */
  readonly missing: readonly EvidenceKind[];
  /** What was proven of it, where anything was. */
  readonly proof?: ClauseProof;
  /** The hash of clause and tests as they stand now, where it is known. */
  readonly hash?: string;
  /** Why its tests have to be looked at again, where they have: its words changed since they were reviewed. */
  readonly review?: string;
  readonly manual?: ManualResult;
  /** The clause as it reads now, where a person verifies it. */
  readonly fingerprint?: string;
  /** Decisions it rests on that the owner has yet to confirm. */
  readonly toConfirm: readonly string[];
  /** The day of the report, such as `2026-11-21`. */
  readonly today: string;
}

/** After how many days a person has to look again. */
const manualResultLasts = 180;

/**
 * The verdict on a clause, and every reason for it, worst first. It is computed here and nowhere else: page,
 * JSON and JUnit read it. A test that was skipped is no evidence, and a clause that has a skipped test does not pass.
 */
export function judgeClause(facts: ClauseFacts): { verdict: Verdict; reasons: Reason[] } {
  const rank = ({ verdict }: Reason) => verdicts.indexOf(verdict);
  const reasons = [...reasonsOf(facts)].toSorted((one, other) => rank(one) - rank(other));
  return { verdict: reasons[0]?.verdict ?? 'passed', reasons };
}

function* reasonsOf(facts: ClauseFacts): Generator<Reason> {
  const { tests, missing, review, toConfirm } = facts;
  for (const { title, outcome } of tests) {
    if (outcome === 'failed') yield { verdict: 'failed', why: `“${title}” failed.` };
    if (outcome === 'flaky') {
      yield { verdict: 'failed', why: `“${title}” failed once and passed when tried again.` };
    }
    if (outcome === 'skipped') yield { verdict: 'untested', why: `“${title}” was skipped.` };
  }
  for (const kind of missing) {
    yield { verdict: 'untested', why: `It names ${kind} as evidence, and no such test passed.` };
  }
  if (review !== undefined) yield { verdict: 'stale', why: review };
  yield* reasonsOfProof(facts);
  yield* reasonsOfPerson(facts);
  for (const id of toConfirm) {
    yield { verdict: 'accepted discrepancy', why: `It rests on ${id}, which the owner confirms.` };
  }
}

/** What `must` hold and is tested has to be proven; what should hold may be. */
function* reasonsOfProof({ clause, proof, hash }: ClauseFacts): Generator<Reason> {
  const tested = clause.verify.some((kind) => kind !== 'manual');
  const count = clause.violations.length;
  if (count === 0) {
    if (clause.level === 'must' && tested) {
      yield { verdict: 'unproven', why: 'It names no violation that could prove its tests.' };
    }
    return;
  }
  if (!proof) {
    yield { verdict: 'unproven', why: 'Not proven yet: its violations were never tried.' };
    return;
  }
  if ((hash !== undefined && hash !== proof.hash) || proof.violations.length !== count) {
    yield { verdict: 'stale', why: 'The clause or a test that cites it changed since the proof.' };
    return;
  }
  for (const [index, { verdict, why }] of proof.violations.entries()) {
    const name = `Violation ${index + 1}`;
    if (verdict === 'control failed') {
      yield { verdict: 'failed', why: `${name}: its tests fail in the unchanged product. ${why}` };
    } else if (verdict === 'stale') {
      yield { verdict: 'stale', why: `${name} could not be put in place. ${why}` };
    } else if (verdict === 'unproven') {
      yield { verdict: 'unproven', why: `${name} was in place, and no test noticed. ${why}` };
    } else if (verdict === 'wrong reason') {
      yield { verdict: 'unproven', why: `${name} broke something else than an assertion. ${why}` };
    }
  }
}

function* reasonsOfPerson(facts: ClauseFacts): Generator<Reason> {
  const { clause, manual, fingerprint, today } = facts;
  if (!clause.verify.includes('manual')) return;
  if (!manual) {
    yield { verdict: 'manual due', why: 'A person has not looked yet.' };
    return;
  }
  if (manual.fingerprint !== fingerprint) {
    yield {
      verdict: 'manual due',
      why: `A person last looked on ${manual.date}, and the clause reads otherwise since.`,
    };
    return;
  }
  if (manual.outcome === 'failed') {
    yield { verdict: 'failed', why: `A person saw it fail on ${manual.date}.` };
  }
  const age = (Date.parse(today) - Date.parse(manual.date)) / 86_400_000;
  if (!(age <= manualResultLasts)) {
    yield {
      verdict: 'manual due',
      why: `A person last looked on ${manual.date}, more than ${manualResultLasts} days ago.`,
    };
  }
}
