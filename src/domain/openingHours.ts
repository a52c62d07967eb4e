/** A time of the day as a clock with 24 hours has it, both parts with two digits: `08:00`. Such texts sort as times do. */
export type ClockTime = `${number}:${number}`;

/** When a place is open on a day: from the first minute, up to but not including the last. */
export interface Span {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** The hours of a place on the three kinds of day the specification knows (section 3, D36). */
export interface WeekHours {
  readonly weekdays: Span | 'closed';
  readonly saturday: Span | 'closed';
  readonly sunday: Span | 'closed';
}

/**
 * The names of public holidays by their date, such as `2026-12-25`. A table speaks for whole years: after the last
 * year that it has a holiday of, nobody knows which days are holidays. A table without any speaks for ever.
 */
export type Holidays = Readonly<Record<string, string>>;

/**
 * What can be said of a place at one moment. On a public holiday nothing is said of hours, because nobody
 * has given them: neither of the day itself, nor of a holiday on which the place would open next. The same holds
 * for days that the table of holidays says nothing of.
 */
export type OpeningState =
  | { readonly kind: 'open'; readonly closes: ClockTime }
  | { readonly kind: 'closed'; readonly opens: ClockTime; readonly day: string | undefined }
  | { readonly kind: 'holiday' }
  | { readonly kind: 'closed-before-holiday'; readonly day: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed-before-unknown'; readonly day: string };

/** A public holiday that is near enough to be told of. */
export interface ComingHoliday {
  readonly name: string;
  /** The day as people say it: `Friday 25 December`. */
  readonly day: string;
}

/**
 * Whether this device keeps New Zealand's time in the year of an instant: 13 hours ahead of UTC in January and 12 in
 * June. Only stations in Antarctica do too, and their clocks are set to New Zealand's.
 */
function keepsNewZealandTime(instant: number): boolean {
  const year = new Date(instant).getFullYear();
  const offsetIn = (month: number) => new Date(year, month, 15).getTimezoneOffset() / -60;
  return offsetIn(0) === 13 && offsetIn(5) === 12;
}

let formatter: Intl.DateTimeFormat | undefined;

/** The date and the time that a clock on a wall in Christchurch shows, whatever zone the visitor is in. */
function wallClock(instant: number): { readonly date: string; readonly time: string } {
  if (keepsNewZealandTime(instant)) {
    const offset = new Date(instant).getTimezoneOffset() * 60_000;
    const [date = '', time = ''] = new Date(instant - offset).toISOString().split('T');
    return { date, time: time.slice(0, 5) };
  }
  // The first of them takes a phone 50 ms, so it is made only where it is needed.
  formatter ??= new Intl.DateTimeFormat('en-NZ', {
    timeZone: 'Pacific/Auckland',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    formatter.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** A calendar date some days on. Counted in UTC, where every day has 24 hours. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

// Written out: making a formatter takes longer than all else that a page does for this minute.
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The day of the week of a date: `Friday`. */
function weekdayOf(date: string): string {
  return weekdayNames[new Date(date).getUTCDay()] ?? '';
}

function hoursOn(date: string, hours: WeekHours): Span | 'closed' {
  const day = new Date(date).getUTCDay();
  return day === 0 ? hours.sunday : day === 6 ? hours.saturday : hours.weekdays;
}

/** Whether a date lies after the last year that a table of holidays speaks for. */
function isBeyond(date: string, holidays: Holidays): boolean {
  const last = Object.keys(holidays).toSorted().at(-1);
  return last !== undefined && date.slice(0, 4) > last.slice(0, 4);
}

/**
 * Whether a place is open at an instant (milliseconds since 1970), and what comes next. Open at 08:00:00,
 * closed at 17:00:00.
 *
 * @throws RangeError when the place is closed on every day of a week
 */
export function openingState(instant: number, hours: WeekHours, holidays: Holidays): OpeningState {
  const { date, time } = wallClock(instant);
  if (holidays[date]) return { kind: 'holiday' };
  if (isBeyond(date, holidays)) return { kind: 'unknown' };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const next = daysAfter(date, ahead);
    const span = hoursOn(next, hours);
    if (span === 'closed') continue;
    const { opens, closes } = span;
    if (ahead === 0) {
      if (time < opens) return { kind: 'closed', opens, day: undefined };
      if (time < closes) return { kind: 'open', closes };
      continue;
    }
    const day = weekdayOf(next);
    if (holidays[next]) return { kind: 'closed-before-holiday', day };
    if (isBeyond(next, holidays)) return { kind: 'closed-before-unknown', day };
    return { kind: 'closed', opens, day };
  }
  throw new RangeError('A place that never opens has no opening hours.');
}

/** A time as people read it: `8am`, `8:30am` (D46). */
function clockWords(time: ClockTime): string {
  const [hour = '', minute] = time.split(':');
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** A day's hours in a sentence: `8am–5pm`, or `closed`. */
export function formatPeriod(span: Span | 'closed'): string {
  if (span === 'closed') return span;
  return `${clockWords(span.opens)}–${clockWords(span.closes)}`;
}

/** The same in a table, where each entry begins with a capital: `8am–5pm`, or `Closed`. */
export function spanEntry(span: Span | 'closed'): string {
  return span === 'closed' ? 'Closed' : formatPeriod(span);
}

/** What is said of a place now, to stand after its name: `open now, closes 5pm`. */
export function formatStatus(state: OpeningState): string {
  switch (state.kind) {
    case 'open':
      return `open now, closes ${clockWords(state.closes)}`;
    case 'closed':
      return `closed now, opens ${state.day ? `${state.day} ` : ''}${clockWords(state.opens)}`;
    case 'closed-before-holiday':
      return `closed now. ${state.day} is a public holiday: please call first`;
    case 'holiday':
      return 'may be closed today, a public holiday: please call first';
    case 'unknown':
      return 'hours may have changed: please call first';
    case 'closed-before-unknown':
      return `closed now. Please call to check ${state.day}’s hours`;
  }
}

/** The next public holiday if it is one to seven days away. */
export function comingHoliday(instant: number, holidays: Holidays): ComingHoliday | undefined {
  const { date } = wallClock(instant);
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = daysAfter(date, ahead);
    const name = holidays[next];
    if (!name) continue;
    const month = monthNames[Number(next.slice(5, 7)) - 1] ?? '';
    return { name, day: `${weekdayOf(next)} ${Number(next.slice(8))} ${month}` };
  }
  return undefined;
}

/** Whether a table of holidays that is whole up to a date says nothing of some day in the year after another. */
export function runsOutWithinAYear(until: string, buildDate: string): boolean {
  const aYearOn = `${Number(buildDate.slice(0, 4)) + 1}${buildDate.slice(4, 10)}`;
  return until < aYearOn;
}
