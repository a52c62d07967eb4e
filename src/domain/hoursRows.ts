/** Opening hours as people read them. Separate from `openingHours.ts`, which the script of every page contains. */
import { formatTime, sayDate, type Closure, type Span, type WeekHours } from './openingHours.ts';

/** A day's hours as in a sentence: `8am–5pm`, or `closed`. */
export function formatPeriod(span: Span | 'closed'): string {
  if (span === 'closed') return span;
  return `${formatTime(span.opens)}–${formatTime(span.closes)}`;
}

/** The kinds of day that have opening hours of their own, and how people write them. */
export const kindsOfDay = [
  ['weekdays', 'Mon–Fri'],
  ['saturday', 'Sat'],
  ['sunday', 'Sun'],
] as const;

/**
 * The opening hours of a week as people read them, a row for each kind of day: for a table, and as a phrase for a
 * sentence, such as `Sat 9am–3pm` or `Sun closed` (`openRows` leaves out the latter).
 */
export function hoursRows(week: WeekHours) {
  return kindsOfDay.map(([kind, days]) => ({
    kind,
    days,
    isOpen: week[kind] !== 'closed',
    hours: week[kind] === 'closed' ? 'Closed' : formatPeriod(week[kind]),
    phrase: `${days} ${formatPeriod(week[kind])}`,
  }));
}

/** The hours of the days on which a place opens: a sentence about hours leaves the others out. */
export function openRows(week: WeekHours) {
  return hoursRows(week).filter(({ isOpen }) => isOpen);
}

/** The same in a sentence: `Mon–Fri 8am–5pm, Sat 9am–3pm`. */
export function openTimes(week: WeekHours): string {
  return openRows(week)
    .map(({ phrase }) => phrase)
    .join(', ');
}

/** The days of a closure with the owner's words: `Closed Thursday 24 December to Sunday 10 January. ...`. */
export function formatClosure({ from, until = from, words }: Closure): string {
  const days = until === from ? sayDate(from) : `${sayDate(from)} to ${sayDate(until)}`;
  return `Closed ${days}. ${words}`;
}

/**
 * The hours from Monday to Friday that several places have in common, as a phrase, if each of them opens on those days.
 */
export function sharedWeekdays(weeks: readonly WeekHours[]): string | undefined {
  const phrases = weeks.map(
    (week) => openRows(week).find(({ kind }) => kind === 'weekdays')?.phrase,
  );
  return new Set(phrases).size === 1 ? phrases[0] : undefined;
}
