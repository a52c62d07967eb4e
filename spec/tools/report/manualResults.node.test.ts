import { expect, test } from 'vitest';
import { manualResults } from './manualResults.ts';

const heard = { id: 'MENU-HEARD', steps: ['Open it.', 'Hear its name.'] };

test.each([
  ['nothing was ticked', {}, {}],
  ['a step is left', { 'MENU-HEARD#1': '2026-11-20' }, {}],
  [
    'every step was ticked, on the day of the last',
    { 'MENU-HEARD#1': '2026-11-21', 'MENU-HEARD#2': '2026-11-20' },
    { 'MENU-HEARD': { date: '2026-11-21', outcome: 'passed' } },
  ],
  [
    'it was seen failing, whatever else was ticked',
    {
      'MENU-HEARD#1': '2026-11-20',
      'MENU-HEARD#2': '2026-11-20',
      'MENU-HEARD#failed': '2026-11-21',
    },
    { 'MENU-HEARD': { date: '2026-11-21', outcome: 'failed' } },
  ],
])('the result of a person when %s', (_, ticks, results) => {
  expect(manualResults([heard], ticks)).toEqual(results);
});

test('a clause that was not looked at again keeps its earlier result', () => {
  const manual = { date: '2026-10-01', outcome: 'passed', note: 'Heard in two readers.' } as const;
  expect(manualResults([{ ...heard, manual }], {})).toEqual({ 'MENU-HEARD': manual });
});

test('a clause without steps has no result of a person, though it was ticked on a walk', () => {
  expect(manualResults([{ id: 'MENU-KEYS', steps: [] }], { 'MENU-KEYS': '2026-11-21' })).toEqual(
    {},
  );
});
