import { describe, expect, test } from 'vitest';
import type { Judgement } from '../proof/types.ts';
import { judgeClause, type ClauseFacts } from './verdict.ts';

const violation = { file: 'src/a.ts', from: 'one', to: 'two' };
const proven: Judgement = { verdict: 'proven', kind: 'spec', test: 'a test', why: 'expected 1' };

/** A clause that passes in every respect. */
const sound: ClauseFacts = {
  clause: { level: 'must', verify: ['spec'], violations: [violation] },
  tests: [{ title: 'a test', outcome: 'passed' }],
  missing: [],
  proof: { hash: 'h1', violations: [proven] },
  hash: 'h1',
  toConfirm: [],
  today: '2026-11-21',
};
const verdictOf = (change: Partial<ClauseFacts>) => judgeClause({ ...sound, ...change }).verdict;
const proof = (verdict: Judgement['verdict']) => ({
  proof: { hash: 'h1', violations: [{ ...proven, verdict }] },
});
const manual = { ...sound.clause, verify: ['spec', 'manual'] as const };
/** The same clause, and what a tester saw of it. */
const seenOn = (date: string, outcome: 'passed' | 'failed') => ({
  clause: manual,
  walk: [
    {
      clause: 'PLANTED-HEARD',
      page: '/',
      outcome,
      tester: 'Ana',
      device: 'NVDA',
      build: 'abc1234',
      date,
      fingerprint: 'p1',
    },
  ],
});

describe('the verdict on a clause', () => {
  test('passed, without a reason, when all of its evidence passed and every violation was caught', () => {
    expect(judgeClause(sound)).toEqual({ verdict: 'passed', reasons: [] });
  });

  test('failed, when a test that cites it failed or passed only when tried again', () => {
    expect(verdictOf({ tests: [{ title: 'a test', outcome: 'failed' }] })).toBe('failed');
    expect(verdictOf({ tests: [{ title: 'a test', outcome: 'flaky' }] })).toBe('failed');
    expect(verdictOf(proof('control failed'))).toBe('failed');
  });

  test('untested, when a kind of evidence is missing', () => {
    expect(judgeClause({ ...sound, missing: ['story'] })).toEqual({
      verdict: 'untested',
      reasons: [
        { verdict: 'untested', why: 'It names story as evidence, but no story test of it passed.' },
      ],
    });
  });

  test('untested and never passed, when one of its tests was skipped', () => {
    const tests = [
      { title: 'a test', outcome: 'passed' },
      { title: 'another', outcome: 'skipped' },
    ] as const;
    expect(verdictOf({ tests })).toBe('untested');
  });

  test('unproven, when a violation survived, was caught for another reason, or was never tried', () => {
    const { proof: _, ...neverTried } = sound;
    expect(verdictOf(proof('unproven'))).toBe('unproven');
    expect(verdictOf(proof('wrong reason'))).toBe('unproven');
    expect(judgeClause(neverTried)).toEqual({
      verdict: 'unproven',
      reasons: [{ verdict: 'unproven', why: 'Not proven yet: its violations were never tried.' }],
    });
  });

  test('unproven, when a tested must clause names no violation; a should clause may go without', () => {
    const clause = { ...sound.clause, violations: [] };
    expect(verdictOf({ clause })).toBe('unproven');
    expect(verdictOf({ clause: { ...clause, level: 'should' } })).toBe('passed');
    expect(verdictOf({ clause: { ...clause, verify: ['manual'] } })).toBe('manual due');
  });

  test('stale, when clause or tests changed since the proof', () => {
    expect(verdictOf({ hash: 'h2' })).toBe('stale');
    expect(verdictOf({ proof: { hash: 'h1', violations: [proven, proven] } })).toBe('stale');
    expect(verdictOf(proof('stale'))).toBe('stale');
  });

  test('manual due, until a person has looked, and again after half a year', () => {
    expect(verdictOf({ clause: manual })).toBe('manual due');
    const seen = (date: string) => verdictOf(seenOn(date, 'passed'));
    expect(seen('2026-05-25')).toBe('passed');
    expect(seen('2026-05-24')).toBe('manual due');
    expect(seen('no day')).toBe('manual due');
  });

  test('manual due, when the clause or its page changed since a person saw it', () => {
    expect(judgeClause({ ...sound, clause: manual, changed: true })).toEqual({
      verdict: 'manual due',
      reasons: [
        {
          verdict: 'manual due',
          why: 'The clause or its page has changed since a person verified it.',
        },
      ],
    });
  });

  test('failed, when a person saw it fail', () => {
    expect(verdictOf(seenOn('2026-11-20', 'failed'))).toBe('failed');
  });

  test('accepted discrepancy, when it rests on a decision that the owner has to confirm', () => {
    expect(verdictOf({ toConfirm: ['D2'] })).toBe('accepted discrepancy');
  });

  test('the worst reason wins, and every reason is told, worst first', () => {
    const { reasons, verdict } = judgeClause({
      ...sound,
      clause: manual,
      toConfirm: ['D2'],
      missing: ['e2e'],
      hash: 'h2',
      tests: [{ title: 'a test', outcome: 'failed' }],
    });
    expect(verdict).toBe('failed');
    expect(reasons.map((reason) => reason.verdict)).toEqual([
      'failed',
      'stale',
      'untested',
      'manual due',
      'accepted discrepancy',
    ]);
  });
});
