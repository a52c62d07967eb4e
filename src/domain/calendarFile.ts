import { contentLines, escaped } from './contentLines.ts';

/** A reminder at 9am in Christchurch. */
export interface Reminder {
  /** Identifies the reminder, so that a second import replaces the first. */
  readonly name: string;
  /** The day, as `2027-03-10`. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  /** The page that the reminder links to. */
  readonly url: string;
  /** The months between two reminders; without it there is only one. */
  readonly everyMonths?: number;
}

const zone = 'Pacific/Auckland';

/** New Zealand's daylight saving since 2007: from the last Sunday of September to the first Sunday of April. */
const zoneLines = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
DTSTART:20070930T020000
RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU
TZOFFSETFROM:+1200
TZOFFSETTO:+1300
TZNAME:NZDT
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20080406T030000
RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
TZOFFSETFROM:+1300
TZOFFSETTO:+1200
TZNAME:NZST
END:STANDARD
END:VTIMEZONE`.split('\n');

/** A date or an instant without separators, as calendars write it. */
const basic = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '');

/** Christchurch's offset from UTC at 9am of a date: `+13:00` in summer. The clocks change some hours before. */
function offsetAtNine(day: string): string {
  const noon = new Date(`${day}T00:00Z`);
  return noon.toLocaleString('en', { timeZone: zone, timeZoneName: 'longOffset' }).slice(-6);
}

/** A calendar file with one reminder and its alarm (RFC 5545). It is made `now`, in milliseconds since 1970. */
export function calendarFile(reminder: Reminder, now: number): string {
  const { name, day, title, text, url, everyMonths } = reminder;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tyre shop//Reminder//EN',
    'METHOD:PUBLISH',
    ...zoneLines,
    'BEGIN:VEVENT',
    `UID:${name}@${new URL(url).hostname}`,
    `DTSTAMP:${basic(new Date(now).toISOString())}`,
    `DTSTART;TZID=${zone}:${basic(day)}T090000`,
    'DURATION:PT15M',
    ...(everyMonths ? [`RRULE:FREQ=MONTHLY;INTERVAL=${everyMonths}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** A query with `%20` for each space, because Outlook shows the usual `+` as a plus sign. */
const query = (parameters: Readonly<Record<string, string>>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** The addresses at which two web calendars offer to keep a reminder. */
export function webCalendars({ day, title, text }: Reminder) {
  const google = query({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(day)}T090000/${basic(day)}T091500`,
    ctz: zone,
    details: text,
  });
  const outlook = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: `${day}T09:00:00${offsetAtNine(day)}`,
    enddt: `${day}T09:15:00${offsetAtNine(day)}`,
    body: text,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
