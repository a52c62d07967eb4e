import { expect, test } from 'vitest';
import { judge, judgeControl, settle } from './judge.ts';
import type { Judgement, TestOutcome, Verdict } from './types.ts';

// prove.test.ts tests the verdicts in a small project.

const failed = (message: string): TestOutcome => ({
  title: 'A: fails',
  tags: [],
  passed: false,
  faults: [{ assertion: true, message }],
});

test('the reason of a verdict is the failure message in one line, without terminal colours', () => {
  const message = '\u001B[31mexpected\u001B[39m\n\n   to be 79\n';
  expect(judge('spec', { tests: [failed(message)], loaded: true })).toMatchObject({
    test: 'A: fails',
    why: 'expected · to be 79',
  });
});

test('a control fails if it has no tests, or an error outside every test', () => {
  const passed = { title: 'A: holds', tags: [], passed: true, faults: [] };
  const verdictOf = (tests: TestOutcome[], rest = {}) =>
    judgeControl('spec', { tests, loaded: false, ...rest })?.verdict;
  expect(verdictOf([passed])).toBeUndefined();
  expect(verdictOf([])).toBe('control failed');
  expect(verdictOf([passed], { broke: 'an error' })).toBe('control failed');
});

test('one proven kind is enough unless a control failed; without one the worst verdict counts', () => {
  const settled = (...verdicts: Verdict[]) =>
    settle(verdicts.map((verdict): Judgement => ({ verdict, kind: 'spec', why: verdict })))
      ?.verdict;
  expect(settled('unproven', 'proven')).toBe('proven');
  expect(settled('control failed', 'proven')).toBe('control failed');
  expect(settled('stale', 'unproven')).toBe('unproven');
});
