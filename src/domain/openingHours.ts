/** A 24-hour time with two digits on both sides: `08:00`. Such texts sort chronologically. */
export type ClockTime = `${number}:${number}`;

/** Opening hours of a day: open from `opens` until just before `closes`. */
export interface Span {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** Days on which a place is closed although it opens on such days of the week, both dates included. */
export interface Closure {
  readonly from: string;
  /** The last day; none if it is one day. */
  readonly until?: string;
  /** The owner's words about it, as a sentence. */
  readonly words: string;
}

/** Opening hours for the three kinds of day in the specification (section 3, D36). */
export interface WeekHours {
  readonly weekdays: Span | 'closed';
  readonly saturday: Span | 'closed';
  readonly sunday: Span | 'closed';
  /** Days on which the owner closes; none if there are none. */
  readonly closed?: readonly Closure[];
}

/** A day that is no public holiday, but on which most shops may not trade. */
interface RestrictedDay {
  readonly restricted: string;
}

/** Public holidays by name and restricted days, by date, such as `2026-12-25`. */
export type Holidays = Readonly<Record<string, string | RestrictedDay>>;

/** The days that differ from others, as far as they are known. */
export interface Days {
  readonly holidays: Holidays;
  /** The last day for which they are known; without it there is no limit. */
  readonly until?: string;
}

/**
 * Whether a place is open. The hours on public holidays and restricted days are not known, so the state has none,
 * neither for today nor for the next opening. The same applies to days that the table of holidays does not cover.
 */
export type OpeningState =
  | { readonly kind: 'open'; readonly closes: ClockTime }
  | {
      readonly kind: 'closed';
      readonly opens: ClockTime;
      /** The day of the next opening, as the status says it; none if it is today. */
      readonly day: string | undefined;
      /** Its date. */
      readonly date: string;
    }
  | { readonly kind: 'holiday'; readonly what: string }
  | { readonly kind: 'closed-before-holiday'; readonly day: string; readonly what: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed-before-unknown'; readonly day: string };

/**
 * Whether the device's time zone is New Zealand's, by its offsets in the year of an instant: UTC+13 in January and
 * UTC+12 in June. Only Antarctic stations share those, and they use New Zealand time.
 */
function isOnNewZealandTime(instant: number): boolean {
  const year = new Date(instant).getFullYear();
  const offsetIn = (month: number) => new Date(year, month, 15).getTimezoneOffset() / -60;
  return offsetIn(0) === 13 && offsetIn(5) === 12;
}

let formatter: Intl.DateTimeFormat | undefined;

/** Date and time in Christchurch, whatever the visitor's time zone. */
function wallClock(instant: number): { readonly date: string; readonly time: string } {
  if (isOnNewZealandTime(instant)) {
    const offset = new Date(instant).getTimezoneOffset() * 60_000;
    const [date = '', time = ''] = new Date(instant - offset).toISOString().split('T');
    return { date, time: time.slice(0, 5) };
  }
  // Creating the first one is slow, so only when needed: in Chromium the first reading takes 21 ms with it and 0.4 ms
  // without, on a processor made four times slower 83 and 2 ms; later readings take 10 and 6 µs (27 November 2026).
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

/** The date in Christchurch at an instant, in milliseconds since 1970, whatever the visitor's time zone. */
export function dateInChristchurch(instant: number): string {
  return wallClock(instant).date;
}

/** Adds days to a date. In UTC, where every day has 24 hours. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

// Hard-coded, because creating a formatter takes longer than everything else a page does here.
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The weekday of a date: `Friday`. */
const weekdayOf = (date: string) => weekdayNames[new Date(date).getUTCDay()] ?? '';

function hoursOn(date: string, hours: WeekHours): Span | 'closed' {
  const day = new Date(date).getUTCDay();
  return day === 0 ? hours.sunday : day === 6 ? hours.saturday : hours.weekdays;
}

/** A holiday as in a sentence: `a public holiday`, or the name of a restricted day. */
function whatIs(special: string | RestrictedDay): string {
  return typeof special === 'string' ? 'a public holiday' : special.restricted;
}

/** Whether it is unknown if a date is a holiday. */
const isBeyond = (date: string, { until }: Days) => until !== undefined && date > until;

/** Whether the owner closes on a date. */
function isClosedOn(date: string, closed: readonly Closure[] = []): boolean {
  return closed.some(({ from, until = from }) => from <= date && date <= until);
}

/** A date as people say it: `Friday 25 December`. */
export function sayDate(date: string): string {
  return `${weekdayOf(date)} ${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1]}`;
}

/**
 * Whether a place is open at an instant (milliseconds since 1970), and what comes next. Open at 08:00:00,
 * closed at 17:00:00.
 *
 * @throws RangeError when the place is closed on every day of a week
 */
export function openingState(instant: number, hours: WeekHours, days: Days): OpeningState {
  const { date, time } = wallClock(instant);
  const today = days.holidays[date];
  if (!isClosedOn(date, hours.closed) && hoursOn(date, hours) !== 'closed') {
    if (today) return { kind: 'holiday', what: whatIs(today) };
    if (isBeyond(date, days)) return { kind: 'unknown' };
  }
  for (let daysAhead = 0, closedDays = 0; daysAhead <= 7 + closedDays; daysAhead += 1) {
    const next = daysAfter(date, daysAhead);
    if (isClosedOn(next, hours.closed)) {
      closedDays += 1;
      continue;
    }
    const span = hoursOn(next, hours);
    if (span === 'closed') continue;
    const { opens, closes } = span;
    if (daysAhead === 0) {
      if (time < opens) return { kind: 'closed', opens, day: undefined, date };
      if (time < closes) return { kind: 'open', closes };
      continue;
    }
    const day = daysAhead > 7 ? sayDate(next) : weekdayOf(next);
    const special = days.holidays[next];
    if (special) return { kind: 'closed-before-holiday', day, what: whatIs(special) };
    if (isBeyond(next, days)) return { kind: 'closed-before-unknown', day };
    return { kind: 'closed', opens, day, date: next };
  }
  throw new RangeError('A place that never opens has no opening hours.');
}

/** A time as people read it: `8am`, `8:30am` (D46). */
export function formatTime(time: ClockTime): string {
  const [hour = '', minute] = time.split(':');
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** The status as text, to follow a name: `open now, closes 5pm`. */
export function formatStatus(state: OpeningState): string {
  switch (state.kind) {
    case 'open':
      return `open now, closes ${formatTime(state.closes)}`;
    case 'closed':
      return `closed now, opens ${state.day ? `${state.day} ` : ''}${formatTime(state.opens)}`;
    case 'closed-before-holiday':
      return `closed now. ${state.day} is ${state.what}: please call first`;
    case 'holiday':
      return `may be closed today, ${state.what}: please call first`;
    case 'unknown':
      return 'hours may have changed: please call first';
    case 'closed-before-unknown':
      return `closed now. Please call to check ${state.day}’s hours`;
  }
}

/**
 * The next public holiday or restricted day if it is one to seven days away: its name, which says if it is a public
 * holiday, and the date as people say it. Days on which the owner closes are left out, because nobody needs to call
 * first.
 */
export function comingHoliday(instant: number, { holidays }: Days, closed?: readonly Closure[]) {
  const { date } = wallClock(instant);
  for (let daysAhead = 1; daysAhead <= 7; daysAhead += 1) {
    const next = daysAfter(date, daysAhead);
    const coming = holidays[next];
    if (!coming || isClosedOn(next, closed)) continue;
    const what = whatIs(coming);
    return { name: typeof coming === 'string' ? `${coming}, ${what}` : what, day: sayDate(next) };
  }
  return undefined;
}
