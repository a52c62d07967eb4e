import { expect, test } from 'vitest';
import { judge, judgeControl, settle, worst } from './judge.ts';
import type { Fault, Judgement, Observation, TestOutcome, Verdict } from './types.ts';

const passed: TestOutcome = { title: 'A: holds', passed: true, faults: [] };
const failed = (...faults: Fault[]) => ({ title: 'A: fails', passed: false, faults });
const asserted: Fault = { assertion: true, message: 'expected 80 to be 79' };
const thrown: Fault = { assertion: false, message: 'locator.click: Timeout 5000ms exceeded.' };
const crash: Fault = { assertion: false, message: 'ReferenceError: x is not defined' };

test.each<[string, readonly TestOutcome[], Verdict, Partial<Observation>?]>([
  ['an assertion that fails is proof', [passed, failed(asserted)], 'proven'],
  ['an assertion that fails after another error is proof', [failed(thrown, asserted)], 'proven'],
  [
    'an assertion that fails beside another failed test is proof',
    [failed(thrown), failed(asserted)],
    'proven',
  ],
  ['tests that pass leave the violation unproven', [passed], 'unproven'],
  ['a clause without tests leaves the violation unproven', [], 'unproven'],
  ['a press that times out is the wrong reason', [failed(thrown)], 'wrong reason'],
  [
    'a crash is the wrong reason, even with an assertion that fails',
    [failed(asserted, crash)],
    'wrong reason',
  ],
  [
    'a build that breaks is the wrong reason',
    [],
    'wrong reason',
    { broke: 'Unexpected token', loaded: false },
  ],
  [
    'a file that is never loaded makes the violation stale',
    [failed(asserted)],
    'stale',
    { loaded: false },
  ],
])('%s', (_, tests, verdict, rest) => {
  expect(judge('spec', { tests, loaded: true, ...rest }).verdict).toBe(verdict);
});

test.each([
  [
    true,
    'Error: expect(locator).toBeFocused() failed\n\nTimeout: 5000ms\nError: element(s) not found',
  ],
  [
    true,
    'Error: /about\n\nexpect(locator).not.toHaveText(expected) failed\n\nelement(s) not found',
  ],
  [false, 'Error: expect(locator).toBeVisible() failed\n\nTimeout: 5000ms\nelement(s) not found'],
  [false, 'Error: expect(locator).toBeFocused() failed\n\nReceived: inactive'],
  [
    true,
    'Error: expect(received).toBeVisible() · \u001B[31mreceived\u001B[39m value must an HTMLElement or an SVGElement',
  ],
  [true, 'Target cannot be null or undefined.'],
  [true, 'the given combination of arguments (null and string) is invalid for this assertion.'],
  [false, 'expected undefined to be 79'],
  [false, 'TestingLibraryElementError: Unable to find an element with the text: $79.'],
])('indirect is %s for the failure “%s”', (indirect, message) => {
  const lost = failed({ assertion: true, message });
  const of = (...tests: TestOutcome[]) => judge('browser', { tests, loaded: true });
  expect(of(lost)).toMatchObject({ verdict: 'proven', ...(indirect && { indirect }) });
  expect(of(lost).indirect ?? false).toBe(indirect);
  expect(of(lost, failed(asserted))).not.toHaveProperty('indirect');
});

test('the reason of a verdict is the failure in one line, without terminal colours', () => {
  const message = '\u001B[31mexpected\u001B[39m\n\n   to be 79\n';
  expect(judge('spec', { tests: [failed({ assertion: true, message })], loaded: true })).toEqual({
    verdict: 'proven',
    kind: 'spec',
    test: 'A: fails',
    why: 'expected · to be 79',
  });
});

test('a control passes when it has tests and all of them pass', () => {
  expect(judgeControl('spec', { tests: [passed], loaded: false })).toBeUndefined();
  for (const seen of [
    { tests: [] },
    { tests: [passed, failed(asserted)] },
    { tests: [passed], broke: 'an error outside every test' },
  ])
    expect(judgeControl('spec', { loaded: false, ...seen })?.verdict).toBe('control failed');
});

test('one kind of evidence is enough for proof unless a control failed; otherwise the worst verdict counts', () => {
  const all = (verdicts: Verdict[]) =>
    verdicts.map((verdict): Judgement => ({ verdict, kind: 'spec', why: verdict }));
  expect(settle(all(['unproven', 'proven']))?.verdict).toBe('proven');
  expect(settle(all(['control failed', 'proven']))?.verdict).toBe('control failed');
  expect(settle(all(['stale', 'unproven']))?.verdict).toBe('unproven');
  expect(settle([])).toBeUndefined();
  expect(worst(all(['unproven', 'proven', 'stale', 'wrong reason']))?.verdict).toBe('wrong reason');
});
