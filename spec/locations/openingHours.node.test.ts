import { afterEach, expect, vi } from 'vitest';
import { days } from '../../src/content/holidays.ts';
import { hoursRows, sharedWeekdays } from '../../src/domain/hoursRows.ts';
import {
  comingHoliday,
  formatStatus,
  openingState,
  type Days,
  type Span,
  type WeekHours,
} from '../../src/domain/openingHours.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

afterEach(() => void vi.unstubAllEnvs());

const closed: WeekHours = { weekdays: 'closed', saturday: 'closed', sunday: 'closed' };
const weekdays = { opens: '08:00', closes: '17:00' } as const;

/** The hours of the branches in the tables of the clauses, by the words that say when they are open. */
const hours: Readonly<Record<string, WeekHours>> = {
  'every day': {
    weekdays,
    saturday: { opens: '09:00', closes: '15:00' },
    sunday: { opens: '10:00', closes: '14:00' },
  },
  'not on Sunday': { ...closed, weekdays, saturday: { opens: '09:00', closes: '12:00' } },
  // No branch has these today, but the owner may enter them.
  'at half past': { ...closed, weekdays: { opens: '08:30', closes: '17:30' } },
  'on Saturday only': { ...closed, saturday: { opens: '09:00', closes: '12:00' } },
};

/** A table of holidays that ends on 31 December, as the site's table does, with one holiday after that. */
const ends = {
  holidays: { '2029-12-25': 'Christmas Day', '2031-03-03': 'A day of mourning' },
  until: '2029-12-31',
} as const;

/** The status at an instant, which is written with its offset from UTC, of a branch with these hours. */
const statusAt = (instant: string, open = 'every day', table: Days = days) =>
  formatStatus(openingState(Date.parse(instant), hours[open] as WeekHours, table));

for (const [id, table] of [
  ['OPEN-EDGES', days],
  ['OPEN-WORDS', days],
  ['HOLIDAY-PHONE', days],
  ['HOLIDAY-EASTER', days],
  ['HOLIDAY-WEEKLY', days],
  ['HOLIDAY-TABLE-OVER', ends],
] as const)
  for (const [open = '', instant = '', words] of tableOf(id))
    clause(id, `the status on ${instant} is “${words}”`, () => {
      expect(statusAt(instant, open, table)).toBe(words);
    });

/** The zone of Christchurch, two others, and two that have the offset of its summer, or of its winter, all year. */
const zones = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'America/New_York',
  'Pacific/Tongatapu',
  'Pacific/Fiji',
];

for (const [instant = '', words] of tableOf('OPEN-NZ-TIME'))
  clause('OPEN-NZ-TIME', `the status on ${instant} on a device in each zone is “${words}”`, () => {
    for (const zone of zones) {
      vi.stubEnv('TZ', zone);
      expect(statusAt(instant), zone).toBe(words);
    }
  });

for (const [zone, formatters] of [
  ['Pacific/Auckland', 0],
  ['Europe/London', 1],
] as const)
  clause('OPEN-WORK', `in ${zone}, the number of date formatters is ${formatters}`, async () => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const week = hours['not on Sunday'] as WeekHours;
    const fresh = await import('../../src/domain/openingHours.ts');
    const formatter = vi.spyOn(Intl, 'DateTimeFormat');
    for (const time of ['2026-06-18T17:00:00+12:00', '2026-12-18T17:00:00+13:00']) {
      fresh.formatStatus(fresh.openingState(Date.parse(time), week, days));
      fresh.comingHoliday(Date.parse(time), days);
    }
    expect(formatter).toHaveBeenCalledTimes(formatters);
  });

for (const [instant = '', name = '', day] of tableOf('HOLIDAY-COMING'))
  clause('HOLIDAY-COMING', `the holiday named on ${instant} is ${name || 'none'}`, () => {
    expect(comingHoliday(Date.parse(instant), days)).toEqual(
      name ? { name: `${name}, a public holiday`, day } : undefined,
    );
  });

clause('HOLIDAY-TABLE', 'the table has each holiday and the day when it is observed', () => {
  // The table may have more days, such as a day of mourning.
  for (const [name = '', ...dates] of tableOf('HOLIDAY-TABLE')) {
    const day = name === 'Easter Sunday' ? { restricted: name } : name;
    for (const date of dates.filter(Boolean)) expect.soft(days.holidays[date], date).toEqual(day);
  }
});

clause('PAGE-WHERE-WHEN', 'weekday hours count as shared only if every branch has them', () => {
  const branch: WeekHours = { ...closed, weekdays: { opens: '07:00', closes: '16:00' } };
  expect(sharedWeekdays([branch, branch])).toBe('Mon–Fri 7am–4pm');
  expect(sharedWeekdays([branch, closed])).toBeUndefined();
  expect(sharedWeekdays([closed, closed])).toBeUndefined();
});

for (const [opens, closes, words] of tableOf('BRANCH-HOURS'))
  clause('BRANCH-HOURS', `hours from ${opens || 'never'} to ${closes} read “${words}”`, () => {
    const day = opens ? ({ opens, closes } as Span) : 'closed';
    const rows = hoursRows({ weekdays: day, saturday: day, sunday: day });
    expect(rows.map((row) => row.hours)).toEqual([words, words, words]);
  });
