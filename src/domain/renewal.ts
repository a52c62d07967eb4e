import { dateOf } from './calendarDate.ts';

/** When to renew a WOF, and when to be reminded of it. */
export type Renewal =
  | { readonly kind: 'expired' }
  /** It expires within the time that a reminder would leave. */
  | { readonly kind: 'soon'; readonly lastDay: string }
  | { readonly kind: 'remind'; readonly lastDay: string; readonly on: string };

/** How long before the last day the reminder comes. */
const reminderDays = 21;

/**
 * The renewal of a WOF whose label names a month.
 *
 * @param month from 1 to 12
 * @param today the date in Christchurch
 */
export function renewal(year: number, month: number, today: string): Renewal {
  const lastDay = dateOf(year, month + 1, 0);
  if (lastDay < today) return { kind: 'expired' };
  const on = dateOf(year, month + 1, -reminderDays);
  return on > today ? { kind: 'remind', lastDay, on } : { kind: 'soon', lastDay };
}

/** The first day of a reminder that comes every so many months: as many from today, on a day that every month has. */
export function firstCheck(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return dateOf(year, month + months, Math.min(day, 28));
}
