import type { Days, Holidays } from '../domain/openingHours.ts';
import { promise, shownBy } from './promise.ts';

/** The last day for which the holidays below are complete. From a year before that day, builds print a warning. */
const holidaysUntil = '2029-12-31';

/**
 * The public holidays of Christchurch: New Zealand's, and Canterbury's Show Day (the second Friday after the first
 * Tuesday in November). A holiday on a weekend is listed both on its own day and on the day it is observed, because a
 * branch may be closed on either. Easter Sunday is no public holiday, but most shops may not trade on it (D51).
 */
const holidays: Holidays = {
  '2026-11-13': 'Show Day',
  '2026-12-25': 'Christmas Day',
  '2026-12-26': 'Boxing Day',
  '2026-12-28': 'Boxing Day (observed)',
  '2027-01-01': 'New Year’s Day',
  '2027-01-02': 'Day after New Year’s Day',
  '2027-01-04': 'Day after New Year’s Day (observed)',
  '2027-02-06': 'Waitangi Day',
  '2027-02-08': 'Waitangi Day (observed)',
  '2027-03-26': 'Good Friday',
  '2027-03-28': { restricted: 'Easter Sunday' },
  '2027-03-29': 'Easter Monday',
  '2027-04-25': 'ANZAC Day',
  '2027-04-26': 'ANZAC Day (observed)',
  '2027-06-07': 'King’s Birthday',
  '2027-06-25': 'Matariki',
  '2027-10-25': 'Labour Day',
  '2027-11-12': 'Show Day',
  '2027-12-25': 'Christmas Day',
  '2027-12-26': 'Boxing Day',
  '2027-12-27': 'Christmas Day (observed)',
  '2027-12-28': 'Boxing Day (observed)',
  '2028-01-01': 'New Year’s Day',
  '2028-01-02': 'Day after New Year’s Day',
  '2028-01-03': 'New Year’s Day (observed)',
  '2028-01-04': 'Day after New Year’s Day (observed)',
  '2028-02-06': 'Waitangi Day',
  '2028-02-07': 'Waitangi Day (observed)',
  '2028-04-14': 'Good Friday',
  '2028-04-16': { restricted: 'Easter Sunday' },
  '2028-04-17': 'Easter Monday',
  '2028-04-25': 'ANZAC Day',
  '2028-06-05': 'King’s Birthday',
  '2028-07-14': 'Matariki',
  '2028-10-23': 'Labour Day',
  '2028-11-17': 'Show Day',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
  '2029-01-01': 'New Year’s Day',
  '2029-01-02': 'Day after New Year’s Day',
  '2029-02-06': 'Waitangi Day',
  '2029-03-30': 'Good Friday',
  '2029-04-01': { restricted: 'Easter Sunday' },
  '2029-04-02': 'Easter Monday',
  '2029-04-25': 'ANZAC Day',
  '2029-06-04': 'King’s Birthday',
  '2029-07-06': 'Matariki',
  '2029-10-22': 'Labour Day',
  '2029-11-16': 'Show Day',
  '2029-12-25': 'Christmas Day',
  '2029-12-26': 'Boxing Day',
};

/** The holidays, and the last day for which they are known. */
export const days: Days = { holidays, until: holidaysUntil };

/** What to do on public holidays, until one is near. */
export const holidayNote = promise('On public holidays, please call first.', shownBy.branches);

/** What to do on the next holiday, from a week before. */
export const holidayComing = (day: string, name: string) => `${day} is ${name}. Please call first.`;
