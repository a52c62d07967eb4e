import { expect } from 'vitest';
import { formatPeriod, formatPeriodEntry, sharedWeekdays } from '../../src/domain/hoursRows.ts';
import { openingState, formatStatus, type WeekHours } from '../../src/domain/openingHours.ts';
import { clause } from '../tools/clause.ts';

/** Hours that no branch has today, but that the owner may enter. */
const halfHours: WeekHours = {
  weekdays: { opens: '08:30', closes: '17:30' },
  saturday: 'closed',
  sunday: 'closed',
};
const saturdays: WeekHours = {
  weekdays: 'closed',
  saturday: { opens: '09:00', closes: '12:00' },
  sunday: 'closed',
};

function stateAt(instant: string, hours: WeekHours): string {
  return formatStatus(openingState(Date.parse(instant), hours, { holidays: {} }));
}

for (const [instant, words] of [
  ['2026-11-23T08:29:59+13:00', 'closed now, opens 8:30am'],
  ['2026-11-23T08:30:00+13:00', 'open now, closes 5:30pm'],
  ['2026-11-23T17:29:59+13:00', 'open now, closes 5:30pm'],
  ['2026-11-23T17:30:00+13:00', 'closed now, opens Tuesday 8:30am'],
] as const) {
  clause('OPEN-EDGES', `with hours at half past, the status at ${instant} is “${words}”`, () => {
    expect(stateAt(instant, halfHours)).toBe(words);
  });
}

clause('OPEN-WORDS', 'a branch that opens only on Saturday shows the next Saturday', () => {
  expect(stateAt('2026-11-28T12:00:00+13:00', saturdays)).toBe('closed now, opens Saturday 9am');
});

clause('OPEN-WORDS', 'a branch that never opens causes an error', () => {
  expect(() => stateAt('2026-11-28T12:00:00+13:00', { ...saturdays, saturday: 'closed' })).toThrow(
    new RangeError('A place that never opens has no opening hours.'),
  );
});

clause('PAGE-WHERE-WHEN', 'weekday hours count as shared only if every branch has them', () => {
  const week = { weekdays: { opens: '08:00', closes: '17:00' } } as const;
  const branch: WeekHours = { ...week, saturday: 'closed', sunday: 'closed' };
  const closed: WeekHours = { ...branch, weekdays: 'closed' };
  expect(sharedWeekdays([branch, branch])).toBe('Mon–Fri 8am–5pm');
  expect(sharedWeekdays([branch, closed])).toBeUndefined();
  expect(sharedWeekdays([closed, closed])).toBeUndefined();
});

for (const [opens, closes, words] of [
  ['08:00', '17:00', '8am–5pm'],
  ['08:30', '12:00', '8:30am–12pm'],
  ['00:00', '11:59', '12am–11:59am'],
  ['10:00', '13:05', '10am–1:05pm'],
] as const) {
  clause('BRANCH-HOURS', `hours from ${opens} to ${closes} read “${words}”`, () => {
    expect(formatPeriod({ opens, closes })).toBe(words);
    expect(formatPeriodEntry({ opens, closes })).toBe(words);
  });
}

clause('BRANCH-HOURS', 'a day without hours reads “Closed”, in a sentence “closed”', () => {
  expect(formatPeriodEntry('closed')).toBe('Closed');
  expect(formatPeriod('closed')).toBe('closed');
});
