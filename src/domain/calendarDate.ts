/** Dates in Christchurch, as `2026-11-18`. They are computed in UTC, where every day has 24 hours. */

/** The date in Christchurch at an instant, in milliseconds since 1970, whatever the visitor's time zone. */
export function dateInChristchurch(instant: number): string {
  const parts = new Intl.DateTimeFormat('en-NZ', {
    timeZone: 'Pacific/Auckland',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** A date some months and days after another. Months may be too many for a year; day 0 is the last of a month before. */
export function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A date some days after another. */
export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dateOf(year, month, day + days);
}

/** A month's name: `June`. */
export function monthName(date: string): string {
  return new Date(date).toLocaleDateString('en-NZ', { month: 'long', timeZone: 'UTC' });
}

/** A date as people read it: `Wednesday 31 March 2027`. */
export function fullDate(date: string): string {
  const weekday = new Date(date).toLocaleDateString('en-NZ', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} ${Number(date.slice(8))} ${monthName(date)} ${date.slice(0, 4)}`;
}
