import { expect, test } from 'vitest';
import { fixtureResult } from '../fixtures.ts';
import type { Judgement } from '../proof/types.ts';
import type { Verdict } from './types.ts';
import { judgeClause, type ClauseFacts } from './verdict.ts';

const violation = { file: 'src/a.ts', from: 'one', to: 'two' };
const proven: Judgement = { verdict: 'proven', kind: 'spec', test: 'a test', why: 'expected 1' };

const sound: ClauseFacts = {
  clause: { level: 'must', verify: ['spec'], violations: [violation] },
  tests: [{ title: 'a test', outcome: 'passed' }],
  missing: [],
  proof: { hash: 'h1', violations: [proven] },
  outdated: undefined,
  walk: [],
  toConfirm: [],
  today: '2026-11-21',
};
const judged = (verdict: Judgement['verdict']) => ({
  proof: { hash: 'h1', violations: [{ ...proven, verdict }] },
});
const tests = (...outcomes: ClauseFacts['tests'][number]['outcome'][]) => ({
  tests: outcomes.map((outcome) => ({ title: 'a test', outcome })),
});
const bare = { ...sound.clause, violations: [] };
const manual = { clause: { ...sound.clause, verify: ['spec', 'manual'] as const } };
/** The manual clause with a tester's result of this date. */
const seen = (date: string, outcome: 'passed' | 'failed' = 'passed') => ({
  ...manual,
  walk: [fixtureResult({ date, outcome })],
});

test('a clause passes, without reasons, if its evidence passed and each violation was caught', () => {
  expect(judgeClause(sound)).toEqual({ verdict: 'passed', reasons: [] });
});

test.each<[Verdict, string, Partial<ClauseFacts>, string]>([
  ['failed', 'a failed test', tests('failed'), '“a test” failed.'],
  ['failed', 'tests that fail in the unchanged product', judged('control failed'), 'unchanged'],
  ['failed', 'a tester’s result “failed”', seen('2026-11-20', 'failed'), 'Ana (NVDA) saw it'],
  ['untested', 'a kind of evidence that is missing', { missing: ['story'] }, 'names story'],
  ['untested', 'a skipped test', tests('passed', 'skipped'), 'was skipped'],
  ['unproven', 'a violation that no test caught', judged('unproven'), 'no test failed'],
  ['unproven', 'a failure that is no assertion', judged('wrong reason'), 'not in an assertion'],
  ['unproven', 'violations that were never tried', { proof: undefined }, 'never tried'],
  ['unproven', 'a must clause without a violation', { clause: bare }, 'has no violation'],
  ['stale', 'an outdated proof', { outdated: 'A helper changed.' }, 'A helper changed.'],
  ['stale', 'a violation that no longer applies', judged('stale'), 'could not be applied'],
  ['manual due', 'a manual clause without a tester’s result', manual, 'No person has verified it'],
  ['manual due', 'a tester’s result of 181 days ago', seen('2026-05-24'), 'more than 180 days'],
  ['manual due', 'a tester’s result without a valid date', seen('no day'), 'more than 180 days'],
  ['accepted discrepancy', 'a decision to confirm', { toConfirm: ['D2'] }, 'follows D2'],
])('the verdict is “%s” with %s', (verdict, _, change, why) => {
  const found = judgeClause({ ...sound, ...change });
  expect(found.verdict).toBe(verdict);
  expect(found.reasons).toEqual([{ verdict, why: expect.stringContaining(why) }]);
});

test.each<[string, Partial<ClauseFacts>]>([
  ['a should clause without a violation', { clause: { ...bare, level: 'should' } }],
  ['a manual clause with a tester’s result of 180 days ago', seen('2026-05-25')],
])('the verdict is “passed” with %s', (_, change) => {
  expect(judgeClause({ ...sound, ...change }).verdict).toBe('passed');
});

test('the worst reason decides the verdict; all reasons are listed, worst first', () => {
  const all = { ...manual, ...tests('failed'), toConfirm: ['D2'], missing: ['e2e'] as const };
  const { reasons, verdict } = judgeClause({ ...sound, ...all, outdated: 'A helper changed.' });
  expect(verdict).toBe('failed');
  expect(reasons.map((reason) => reason.verdict)).toEqual([
    'failed',
    'stale',
    'untested',
    'manual due',
    'accepted discrepancy',
  ]);
});
