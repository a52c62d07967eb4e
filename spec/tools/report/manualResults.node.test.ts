import { expect, test } from 'vitest';
import { checkManual, manualResults } from './manualResults.ts';

const heard = { id: 'PLANTED-HEARD', steps: ['Open it.', 'Hear its name.'], fingerprint: 'p1' };

test.each([
  ['nothing was ticked', {}, {}],
  ['a step is left', { 'PLANTED-HEARD#1': '2026-11-20' }, {}],
  [
    'every step was ticked, on the day of the last',
    { 'PLANTED-HEARD#1': '2026-11-21', 'PLANTED-HEARD#2': '2026-11-20' },
    { 'PLANTED-HEARD': { date: '2026-11-21', outcome: 'passed', fingerprint: 'p1' } },
  ],
  [
    'it was seen failing, whatever else was ticked',
    {
      'PLANTED-HEARD#1': '2026-11-20',
      'PLANTED-HEARD#2': '2026-11-20',
      'PLANTED-HEARD#failed': '2026-11-21',
    },
    { 'PLANTED-HEARD': { date: '2026-11-21', outcome: 'failed', fingerprint: 'p1' } },
  ],
])('the result of a person when %s', (_, ticks, results) => {
  expect(manualResults([heard], { ticks, notes: {} })).toEqual(results);
});

test('what a person noted stands in the result', () => {
  const ticks = { 'PLANTED-HEARD#failed': '2026-11-21' };
  const notes = { 'PLANTED-HEARD': 'Ana, NVDA: the name is said twice.' };
  expect(manualResults([heard], { ticks, notes })).toMatchObject({
    'PLANTED-HEARD': { outcome: 'failed', note: 'Ana, NVDA: the name is said twice.' },
  });
});

test('a clause that was not looked at again keeps its earlier result, of the clause as it read then', () => {
  const manual = { date: '2026-10-01', outcome: 'passed', fingerprint: 'p0' } as const;
  const seen = { ticks: {}, notes: { 'PLANTED-HEARD': 'Not yet.' } };
  expect(manualResults([{ ...heard, manual }], seen)).toEqual({ 'PLANTED-HEARD': manual });
});

test('a clause without steps has no result of a person, though it was ticked on a walk', () => {
  const seen = { ticks: { 'PLANTED-KEYS': '2026-11-21' }, notes: {} };
  expect(manualResults([{ id: 'PLANTED-KEYS', steps: [] }], seen)).toEqual({});
});

test.each([
  ['whole', 'PLANTED-HEARD', {}, []],
  ['of no clause', 'PLANTED-GONE', {}, ['which no person verifies']],
  ['without a day', 'PLANTED-HEARD', { date: 'today' }, ['on which day']],
  ['without an outcome', 'PLANTED-HEARD', { outcome: 'fine' }, ['with what outcome']],
  ['of a clause as it never read', 'PLANTED-HEARD', { fingerprint: '' }, ['how the clause read']],
])('a kept result that is %s', (_, id, change, words) => {
  const result = { date: '2026-11-21', outcome: 'passed', fingerprint: 'p1' } as const;
  expect(checkManual({ [id]: { ...result, ...change } }, ['PLANTED-HEARD'])).toEqual(
    words.map((word) => expect.stringContaining(word) as string),
  );
});
