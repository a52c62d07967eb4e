import { expect, test } from 'vitest';
import { checkManual, manualResults } from './manualResults.ts';

const heard = { id: 'PLANTED-HEARD', steps: ['Open it.', 'Hear its name.'], fingerprint: 'p1' };

test.each([
  ['nothing is checked', {}, {}],
  ['a step is left', { 'PLANTED-HEARD#1': '2026-11-20' }, {}],
  [
    'every step is checked, with the day of the last',
    { 'PLANTED-HEARD#1': '2026-11-21', 'PLANTED-HEARD#2': '2026-11-20' },
    { 'PLANTED-HEARD': { date: '2026-11-21', outcome: 'passed', fingerprint: 'p1' } },
  ],
  [
    'it is reported as failed, whatever else is checked',
    {
      'PLANTED-HEARD#1': '2026-11-20',
      'PLANTED-HEARD#2': '2026-11-20',
      'PLANTED-HEARD#failed': '2026-11-21',
    },
    { 'PLANTED-HEARD': { date: '2026-11-21', outcome: 'failed', fingerprint: 'p1' } },
  ],
])('the result of a manual clause when %s', (_, checks, results) => {
  expect(manualResults([heard], { checks, notes: {} })).toEqual(results);
});

test('a note is part of the result', () => {
  const checks = { 'PLANTED-HEARD#failed': '2026-11-21' };
  const notes = { 'PLANTED-HEARD': 'Ana, NVDA: the name is said twice.' };
  expect(manualResults([heard], { checks, notes })).toMatchObject({
    'PLANTED-HEARD': { outcome: 'failed', note: 'Ana, NVDA: the name is said twice.' },
  });
});

test('a clause that nobody verified again keeps its earlier result and fingerprint', () => {
  const manual = { date: '2026-10-01', outcome: 'passed', fingerprint: 'p0' } as const;
  const entered = { checks: {}, notes: { 'PLANTED-HEARD': 'Not yet.' } };
  expect(manualResults([{ ...heard, manual }], entered)).toEqual({ 'PLANTED-HEARD': manual });
});

test('a clause without steps has no manual result, even when it is checked', () => {
  const entered = { checks: { 'PLANTED-KEYS': '2026-11-21' }, notes: {} };
  expect(manualResults([{ id: 'PLANTED-KEYS', steps: [] }], entered)).toEqual({});
});

test.each([
  ['complete', 'PLANTED-HEARD', {}, []],
  ['of an unknown clause', 'PLANTED-GONE', {}, ['which is not a manual clause']],
  ['without a day', 'PLANTED-HEARD', { date: 'today' }, ['without a date']],
  ['without an outcome', 'PLANTED-HEARD', { outcome: 'fine' }, ['without a date, an outcome']],
  ['without a fingerprint', 'PLANTED-HEARD', { fingerprint: '' }, ['or a fingerprint']],
])('a result in spec/manual.json that is %s', (_, id, change, words) => {
  const result = { date: '2026-11-21', outcome: 'passed', fingerprint: 'p1' } as const;
  expect(checkManual({ [id]: { ...result, ...change } }, ['PLANTED-HEARD'])).toEqual(
    words.map((word) => expect.stringContaining(word) as string),
  );
});
