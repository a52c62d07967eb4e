import { expect, test } from 'vitest';
import { judge, judgeControl, settle, worst } from './judge.ts';
import type { Fault, Judgement, TestOutcome, Verdict } from './types.ts';

const passed: TestOutcome = { title: 'A: holds', passed: true, faults: [] };

function failed(...faults: Fault[]): TestOutcome {
  return { title: 'A: fails', passed: false, faults };
}

const asserted: Fault = { assertion: true, message: 'expected 80 to be 79' };
const thrown: Fault = { assertion: false, message: 'locator.click: Timeout 5000ms exceeded.' };

function verdictOf(tests: readonly TestOutcome[], rest: { loaded?: boolean; broke?: string } = {}) {
  return judge('spec', { tests, loaded: true, ...rest }).verdict;
}

function judgement(verdict: Verdict): Judgement {
  return { verdict, kind: 'spec', why: verdict };
}

test('an assertion that fails is proof, and says which', () => {
  expect(judge('spec', { tests: [passed, failed(asserted)], loaded: true })).toEqual({
    verdict: 'proven',
    kind: 'spec',
    test: 'A: fails',
    why: 'expected 80 to be 79',
  });
});

test('an assertion among other faults is proof', () => {
  expect(verdictOf([failed(thrown, asserted)])).toBe('proven');
  expect(verdictOf([failed(thrown), failed(asserted)])).toBe('proven');
});

test('tests that pass prove nothing, and neither do tests that are not there', () => {
  expect(verdictOf([passed])).toBe('unproven');
  expect(verdictOf([])).toBe('unproven');
});

test('a press that waits in vain is no assertion', () => {
  expect(verdictOf([failed(thrown)])).toBe('wrong reason');
});

test('a product that crashes is no near miss, even where an assertion fails with it', () => {
  const crash: Fault = {
    assertion: false,
    message: 'console lines: ReferenceError: x is not defined',
  };
  expect(verdictOf([failed(asserted, crash)])).toBe('wrong reason');
});

test('a build that breaks is no near miss', () => {
  expect(verdictOf([], { broke: 'Unexpected token' })).toBe('wrong reason');
  expect(verdictOf([], { broke: 'Unexpected token', loaded: false })).toBe('wrong reason');
});

test('what was never loaded is stale, whatever the tests did', () => {
  expect(verdictOf([passed], { loaded: false })).toBe('stale');
  expect(verdictOf([failed(asserted)], { loaded: false })).toBe('stale');
});

test('a failure is told in one line, without colours', () => {
  const message = '\u001B[31mexpected\u001B[39m\n\n   to be 79\n';
  expect(judge('spec', { tests: [failed({ assertion: true, message })], loaded: true }).why).toBe(
    'expected · to be 79',
  );
});

test('a control is good when there are tests and all of them pass', () => {
  expect(judgeControl('spec', { tests: [passed], loaded: false })).toBeUndefined();
  for (const seen of [
    { tests: [] },
    { tests: [passed, failed(asserted)] },
    { tests: [passed], broke: 'an error outside every test' },
  ]) {
    expect(judgeControl('spec', { loaded: false, ...seen })?.verdict).toBe('control failed');
  }
});

test('proof by one kind of evidence is proof, unless a control failed', () => {
  expect(settle([judgement('unproven'), judgement('proven')])?.verdict).toBe('proven');
  expect(settle([judgement('control failed'), judgement('proven')])?.verdict).toBe(
    'control failed',
  );
  expect(settle([judgement('stale'), judgement('unproven')])?.verdict).toBe('unproven');
  expect(settle([])).toBeUndefined();
});

test('the worst of several verdicts wins', () => {
  const all = (['unproven', 'proven', 'control failed', 'stale', 'wrong reason'] as const).map(
    judgement,
  );
  expect(worst(all)?.verdict).toBe('control failed');
  expect(worst(all.slice(0, 2))?.verdict).toBe('unproven');
});
