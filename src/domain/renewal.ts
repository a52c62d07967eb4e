import { dateOf } from './calendarDate.ts';

/** How many days before the last day the reminder comes. */
const reminderDays = 21;

/**
 * When to renew a WOF with this month (1 to 12) on its label, and when to be reminded of it. It is `soon` if the day of
 * the reminder has come; `today` is the date in Christchurch. `daysLeft` is 0 on the last day.
 */
export function renewal(year: number, month: number, today: string) {
  const lastDay = dateOf(year, month + 1, 0);
  const on = dateOf(year, month + 1, -reminderDays);
  const kind = lastDay < today ? 'expired' : on > today ? 'remind' : 'soon';
  const daysLeft = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000;
  return { kind, lastDay, on, daysLeft } as const;
}

/** The first day of a reminder that repeats after some months: that long from today, on a day that every month has. */
export function firstCheck(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return dateOf(year, month + months, Math.min(day, 28));
}
