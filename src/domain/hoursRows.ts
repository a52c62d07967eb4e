/** Opening hours as rows and cells. Apart from what every page's script needs to say whether a branch is open. */
import { formatPeriod, type Span, type WeekHours } from './openingHours.ts';

/** A day's hours as a table entry: `8am–5pm`, or `Closed`. */
export function formatPeriodEntry(span: Span | 'closed'): string {
  return span === 'closed' ? 'Closed' : formatPeriod(span);
}

/** The opening hours of a week as people read them, a row for each kind of day. */
export function hoursRows({ weekdays, saturday, sunday }: WeekHours) {
  return [
    { days: 'Mon–Fri', hours: formatPeriodEntry(weekdays) },
    { days: 'Sat', hours: formatPeriodEntry(saturday) },
    { days: 'Sun', hours: formatPeriodEntry(sunday) },
  ];
}
