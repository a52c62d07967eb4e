/** Dates such as `2026-11-18`, computed in UTC, where every day has 24 hours. */
import { sayDate } from './openingHours.ts';

/** A date. Month 13 is January of the next year; day 0 is the last day of the previous month, day -1 the one before. */
export function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A month's name: `June`. */
export const monthName = (date: string) => sayDate(date).split(' ').at(-1) ?? '';

/** A date as people read it: `Wednesday 31 March 2027`. */
export const fullDate = (date: string) => `${sayDate(date)} ${date.slice(0, 4)}`;
