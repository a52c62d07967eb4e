import { afterEach, expect, vi } from 'vitest';
import { days } from '../../src/content/holidays.ts';
import { formatPeriod, formatPeriodEntry, sharedWeekdays } from '../../src/domain/hoursRows.ts';
import {
  comingHoliday,
  formatStatus,
  openingState,
  type Days,
  type WeekHours,
} from '../../src/domain/openingHours.ts';
import type { ClauseId } from '../settings.ts';
import { clause } from '../tools/clause.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The hours of the main branch, and of a branch that is closed on Sunday. */
const sockburn: WeekHours = {
  weekdays: { opens: '08:00', closes: '17:00' },
  saturday: { opens: '09:00', closes: '15:00' },
  sunday: { opens: '10:00', closes: '14:00' },
};
const ferrymead: WeekHours = {
  ...sockburn,
  saturday: { opens: '09:00', closes: '12:00' },
  sunday: 'closed',
};

/** Hours that no branch has today, but that the owner may enter. */
const halfHours: WeekHours = {
  weekdays: { opens: '08:30', closes: '17:30' },
  saturday: 'closed',
  sunday: 'closed',
};
const saturdays: WeekHours = { ...ferrymead, weekdays: 'closed' };

/** The status of a branch at an instant, which is written with its offset from UTC. */
function stateAt(instant: string, hours: WeekHours = sockburn, table: Days = days): string {
  return formatStatus(openingState(Date.parse(instant), hours, table));
}

/** Tests the status of a branch at each of these instants. */
function statuses(
  id: ClauseId,
  expected: Readonly<Record<string, string>>,
  hours?: WeekHours,
  table?: Days,
): void {
  for (const [instant, words] of Object.entries(expected))
    clause(id, `the status at ${instant} is “${words}”`, () => {
      expect(stateAt(instant, hours, table)).toBe(words);
    });
}

statuses('OPEN-EDGES', {
  '2026-11-23T07:59:59+13:00': 'closed now, opens 8am',
  '2026-11-23T07:59:59.999+13:00': 'closed now, opens 8am',
  '2026-11-23T08:00:00+13:00': 'open now, closes 5pm',
  '2026-11-23T16:59:59+13:00': 'open now, closes 5pm',
  '2026-11-23T17:00:00+13:00': 'closed now, opens Tuesday 8am',
});

const halfPast = {
  '2026-11-23T08:29:59+13:00': 'closed now, opens 8:30am',
  '2026-11-23T08:30:00+13:00': 'open now, closes 5:30pm',
  '2026-11-23T17:29:59+13:00': 'open now, closes 5:30pm',
  '2026-11-23T17:30:00+13:00': 'closed now, opens Tuesday 8:30am',
};
statuses('OPEN-EDGES', halfPast, halfHours);

for (const [instant, words] of [
  // Daylight saving ends on Sunday 5 April 2026: at 3:00am clocks go back to 2:00am.
  ['2026-04-05T09:59:59+12:00', 'closed now, opens 10am'],
  ['2026-04-05T10:00:00+12:00', 'open now, closes 2pm'],
  ['2026-04-05T13:59:59+12:00', 'open now, closes 2pm'],
  ['2026-04-05T02:30:00+13:00', 'closed now, opens 10am'],
  ['2026-04-05T02:30:00+12:00', 'closed now, opens 10am'],
  // Daylight saving begins on Sunday 27 September 2026: at 2:00am clocks go forward to 3:00am.
  ['2026-09-27T01:59:59+12:00', 'closed now, opens 10am'],
  ['2026-09-27T03:00:00+13:00', 'closed now, opens 10am'],
  ['2026-09-27T09:59:59+13:00', 'closed now, opens 10am'],
  ['2026-09-27T10:00:00+13:00', 'open now, closes 2pm'],
  ['2026-09-27T14:00:00+13:00', 'closed now, opens Monday 8am'],
  // Times in UTC, in summer and in winter.
  ['2026-11-22T19:00:00Z', 'open now, closes 5pm'],
  ['2026-07-20T19:30:00Z', 'closed now, opens 8am'],
] as const) {
  for (const zone of ['Pacific/Auckland', 'Pacific/Chatham', 'Europe/London', 'America/New_York'])
    clause('OPEN-NZ-TIME', `the status at ${instant} on a device in ${zone} is “${words}”`, () => {
      vi.stubEnv('TZ', zone);
      expect(stateAt(instant)).toBe(words);
    });
}

for (const [zone, formatters] of [
  ['Pacific/Auckland', 0],
  ['Europe/London', 1],
] as const) {
  clause('OPEN-WORK', `in ${zone}, the number of date formatters is ${formatters}`, async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const fresh = await import('../../src/domain/openingHours.ts');
    const formatter = vi.spyOn(Intl, 'DateTimeFormat');
    for (const time of ['2026-06-18T17:00:00+12:00', '2026-12-18T17:00:00+13:00']) {
      expect(fresh.openingState(Date.parse(time), ferrymead, days).kind).toBe('closed');
      fresh.comingHoliday(Date.parse(time), days);
    }
    expect(formatter).toHaveBeenCalledTimes(formatters);
  });
}

statuses('OPEN-WORDS', {
  '2026-11-25T00:00:00+13:00': 'closed now, opens 8am',
  '2026-11-28T12:00:00+13:00': 'open now, closes 3pm',
  '2026-11-28T18:00:00+13:00': 'closed now, opens Sunday 10am',
});

const withoutSunday = {
  '2026-11-28T11:59:59+13:00': 'open now, closes 12pm',
  '2026-11-28T12:00:00+13:00': 'closed now, opens Monday 8am',
  '2026-11-29T11:00:00+13:00': 'closed now, opens Monday 8am',
  '2026-11-27T18:00:00+13:00': 'closed now, opens Saturday 9am',
};
statuses('OPEN-WORDS', withoutSunday, ferrymead);
statuses('OPEN-WORDS', { '2026-11-28T12:01+13:00': 'closed now, opens Saturday 9am' }, saturdays);

clause('OPEN-WORDS', 'a branch that never opens causes an error', () => {
  expect(() => stateAt('2026-11-28T12:00:00+13:00', { ...saturdays, saturday: 'closed' })).toThrow(
    new RangeError('A place that never opens has no opening hours.'),
  );
});

statuses('HOLIDAY-PHONE', {
  '2026-12-24T23:59:59+13:00': 'closed now. Friday is a public holiday: please call first',
  '2026-12-25T00:00:00+13:00': 'may be closed today, a public holiday: please call first',
  '2026-12-25T23:59:59+13:00': 'may be closed today, a public holiday: please call first',
  '2026-12-27T10:30:00+13:00': 'open now, closes 2pm',
  '2026-12-27T14:00:00+13:00': 'closed now. Monday is a public holiday: please call first',
});

statuses('HOLIDAY-EASTER', {
  '2027-03-27T16:00:00+13:00': 'closed now. Sunday is Easter Sunday: please call first',
  '2027-03-28T00:00:00+13:00': 'may be closed today, Easter Sunday: please call first',
  '2028-04-16T23:59:59+12:00': 'may be closed today, Easter Sunday: please call first',
  '2029-04-08T11:00:00+12:00': 'open now, closes 2pm',
});

const closedAnyway = {
  '2027-04-25T11:00:00+12:00': 'closed now. Monday is a public holiday: please call first',
  '2029-04-01T11:00:00+12:00': 'closed now. Monday is a public holiday: please call first',
};
statuses('HOLIDAY-WEEKLY', closedAnyway, ferrymead);

/** A table of holidays that ends on 31 December, as the site's table does, with one holiday after that. */
const ends = {
  holidays: { '2029-12-25': 'Christmas Day', '2031-03-03': 'A day of mourning' },
  until: '2029-12-31',
} as const;

const over = {
  '2029-12-29T14:59:59+13:00': 'open now, closes 3pm',
  '2029-12-31T08:00:00+13:00': 'open now, closes 5pm',
  '2029-12-31T16:59:59+13:00': 'open now, closes 5pm',
  '2029-12-31T17:00:00+13:00': 'closed now. Please call to check Tuesday’s hours',
  '2030-01-01T00:00:00+13:00': 'hours may have changed: please call first',
  '2030-03-05T12:00:00+13:00': 'hours may have changed: please call first',
  '2031-03-03T12:00:00+13:00': 'may be closed today, a public holiday: please call first',
  '2031-11-20T23:30:00+13:00': 'hours may have changed: please call first',
};
statuses('HOLIDAY-TABLE-OVER', over, sockburn, ends);

const overOnSunday = {
  '2030-01-06T11:00:00+13:00': 'closed now. Please call to check Monday’s hours',
};
statuses('HOLIDAY-TABLE-OVER', overOnSunday, ferrymead, ends);

for (const [instant, coming] of [
  ['2026-12-17T23:59:59+13:00', undefined],
  ['2026-12-18T00:00:00+13:00', ['Christmas Day', 'Friday 25 December']],
  ['2026-12-24T23:59:59+13:00', ['Christmas Day', 'Friday 25 December']],
  ['2026-12-25T00:00:00+13:00', ['Boxing Day', 'Saturday 26 December']],
  ['2027-11-05T12:00:00+13:00', ['Show Day', 'Friday 12 November']],
  ['2027-11-04T12:00:00+13:00', undefined],
] as const) {
  clause('HOLIDAY-COMING', `the holiday named at ${instant} is ${coming?.[0] ?? 'none'}`, () => {
    expect(comingHoliday(Date.parse(instant), days)).toEqual(
      coming && { name: `${coming[0]}, a public holiday`, day: coming[1] },
    );
  });
}

clause(
  'HOLIDAY-EASTER',
  'from Good Friday, Easter Sunday is announced, but not as a public holiday',
  () => {
    for (const instant of ['2027-03-26T00:00:00+13:00', '2027-03-27T23:59:59+13:00'])
      expect(comingHoliday(Date.parse(instant), days)).toEqual({
        name: 'Easter Sunday',
        day: 'Sunday 28 March',
      });
  },
);

clause('HOLIDAY-TABLE', 'the table has each holiday and the day when it is observed', () => {
  // The table may have more days, such as a day of mourning.
  expect(Object.keys(days.holidays)).toEqual(
    expect.arrayContaining(
      [
        '2026-11-13 2026-12-25 2026-12-26 2026-12-28 2027-01-01 2027-01-02 2027-01-04',
        '2027-02-06 2027-02-08 2027-03-26 2027-03-28 2027-03-29 2027-04-25 2027-04-26 2027-06-07',
        '2027-06-25 2027-10-25 2027-11-12 2027-12-25 2027-12-26 2027-12-27 2027-12-28',
        '2028-01-01 2028-01-02 2028-01-03 2028-01-04 2028-02-06 2028-02-07 2028-04-14',
        '2028-04-16 2028-04-17 2028-04-25 2028-06-05 2028-07-14 2028-10-23 2028-11-17',
        '2028-12-25 2028-12-26',
        '2029-01-01 2029-01-02 2029-02-06 2029-03-30 2029-04-01 2029-04-02 2029-04-25',
        '2029-06-04 2029-07-06 2029-10-22 2029-11-16 2029-12-25 2029-12-26',
      ]
        .join(' ')
        .split(' '),
    ),
  );
});

clause('HOLIDAY-TABLE', 'Show Day is the second Friday after the first Tuesday of November', () => {
  const showDays = Object.entries(days.holidays).filter(([, name]) => name === 'Show Day');
  expect(showDays.map(([date]) => date)).toEqual(
    expect.arrayContaining(['2026-11-13', '2027-11-12', '2028-11-17', '2029-11-16']),
  );
});

clause('HOLIDAY-EASTER', 'the table has the Easter Sundays of 2027, 2028 and 2029', () => {
  const restricted = 'Easter Sunday';
  expect(days.holidays).toMatchObject({
    '2027-03-28': { restricted },
    '2028-04-16': { restricted },
    '2029-04-01': { restricted },
  });
});

clause('PAGE-WHERE-WHEN', 'weekday hours count as shared only if every branch has them', () => {
  const week = { weekdays: { opens: '07:00', closes: '16:00' } } as const;
  const branch: WeekHours = { ...week, saturday: 'closed', sunday: 'closed' };
  const closed: WeekHours = { ...branch, weekdays: 'closed' };
  expect(sharedWeekdays([branch, branch])).toBe('Mon–Fri 7am–4pm');
  expect(sharedWeekdays([branch, closed])).toBeUndefined();
  expect(sharedWeekdays([closed, closed])).toBeUndefined();
});

for (const [opens, closes, words] of [
  ['07:00', '16:00', '7am–4pm'],
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
