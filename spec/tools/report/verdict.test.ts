import { expect, test } from 'vitest';
import { fingerprint, type Clause } from '../clauses/clauses.ts';
import { fixtureClause } from '../fixtures.ts';
import type { Judgement } from '../proof/types.ts';
import type { Verdict } from './types.ts';
import { judgeClause, type ClauseFacts } from './verdict.ts';

// e2e/report.all.spec.ts tests the rest of the report.

function judged(verdict: Judgement['verdict']): Partial<ClauseFacts> {
  return { proof: { hash: '', violations: [{ verdict, kind: 'vitest', why: '' }] } };
}

/** What is known of a clause that passes, with some facts replaced. */
function factsWith(change: Partial<ClauseFacts> = {}): ClauseFacts {
  return {
    clause: fixtureClause(),
    tests: [{ title: 'opening Services closes Tyres', outcome: 'passed' }],
    missing: [],
    proof: undefined,
    ...judged('proven'),
    isOutdated: false,
    walk: [],
    toConfirm: [],
    today: '2026-11-21',
    ...change,
  };
}

const withOutcome = (outcome: 'failed' | 'skipped'): Partial<ClauseFacts> => ({
  tests: [{ title: 'opening Services closes Tyres', outcome }],
});
const manual = { clause: fixtureClause({ verify: ['spec', 'manual'] }) };
const seen = (date: string, outcome: 'passed' | 'failed' = 'passed'): Partial<ClauseFacts> => {
  const who = { tester: 'Ana', device: 'NVDA', build: 'abc1234', fingerprint: '' };
  const comment = 'Two are open.';
  return { ...manual, walk: [{ clause: '', page: '/', date, outcome, comment, ...who }] };
};

test.each<[Verdict, string, Partial<ClauseFacts>, string]>([
  ['failed', 'a failed test', withOutcome('failed'), 'closes Tyres” failed.'],
  ['failed', 'a control that failed', judged('control failed'), 'in the unchanged product'],
  ['failed', 'a result “wrong”', seen('2026-11-20', 'failed'), 'wrong on /, 2026-11-20: Two'],
  ['untested', 'a skipped test', withOutcome('skipped'), 'was skipped'],
  ['untested', 'missing evidence', { missing: ['e2e'] }, 'names e2e'],
  ['unproven', 'a violation that no test caught', judged('unproven'), 'no test failed'],
  ['unproven', 'a failure that is no assertion', judged('wrong reason'), 'not in an assertion'],
  ['unproven', 'violations that were never tried', { proof: undefined }, 'never tried'],
  ['unproven', 'no violation', { clause: fixtureClause({ violations: [] }) }, 'has no violation'],
  ['stale', 'an outdated proof', { isOutdated: true }, 'changed since the proof'],
  ['stale', 'a violation that was not applied', judged('stale'), 'could not be applied'],
  ['manual due', 'nobody who has seen it', manual, 'No person has verified it'],
  ['manual due', 'a result of 181 days ago', seen('2026-05-24'), 'more than 180 days'],
  ['manual due', 'a result without a valid date', seen('no day'), 'more than 180 days'],
  ['accepted discrepancy', 'a decision to confirm', { toConfirm: ['D9'] }, 'follows D9'],
])('the verdict is “%s” on a clause with %s', (verdict, _, change, why) => {
  expect(judgeClause(factsWith(change))).toEqual({
    verdict,
    reasons: [{ verdict, why: expect.stringContaining(why) }],
  });
});

const should = { clause: fixtureClause({ level: 'should', violations: [] }) };

test.each<[string, Partial<ClauseFacts>]>([
  ['tests that passed and are proven', {}],
  ['no violation, if it is a should', should],
  ['a tester’s result of 180 days ago', seen('2026-05-25')],
])('the verdict is “passed” on a clause with %s', (_, change) => {
  expect(judgeClause(factsWith(change))).toEqual({ verdict: 'passed', reasons: [] });
});

test('the worst reason decides, and all are listed, worst first', () => {
  const all = { ...manual, ...withOutcome('skipped'), toConfirm: ['D9'], isOutdated: true };
  const { verdict, reasons } = judgeClause(factsWith(all));
  expect(verdict).toBe('stale');
  const order = ['stale', 'untested', 'manual due', 'accepted discrepancy'];
  expect(reasons.map((reason) => reason.verdict)).toEqual(order);
});

test('a tester’s result is valid until the clause or a fact in it changes', () => {
  const printOf = (change: Partial<Clause>, price = '$79') =>
    fingerprint(fixtureClause({ text: 'From {price.a}.', ...change }), { 'price.a': price });
  expect(printOf({ title: 'Another', source: '§3' })).toBe(printOf({}));
  expect(printOf({}, '$97')).not.toBe(printOf({}));
  expect(printOf({ text: 'Up to {price.a}.' })).not.toBe(printOf({}));
});
