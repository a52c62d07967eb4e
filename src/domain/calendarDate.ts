/** Dates such as `2026-11-18`, computed in UTC, where every day has 24 hours. */
import { sayDate } from './openingHours.ts';

/** A date of a year. Months may be too many for it; day 0 is the last of the month before, day -1 the one before that. */
export function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A month's name: `June`. */
export function monthName(date: string): string {
  return sayDate(date).split(' ').at(-1) ?? '';
}

/** A date as people read it: `Wednesday 31 March 2027`. */
export function fullDate(date: string): string {
  return `${sayDate(date)} ${date.slice(0, 4)}`;
}
