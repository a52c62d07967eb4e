import { checkEvent, checkMonths, wofEvent } from '../content/wofReminder.ts';
import { calendarFile, webCalendars, type Reminder } from '../domain/calendarFile.ts';
import { dateInChristchurch } from '../domain/openingHours.ts';
import { firstCheck } from '../domain/renewal.ts';

/** A calendar file as an address, so that it is made on the device. */
const fileOf = (reminder: Reminder, now: number) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(reminder, now))}`;

/** The addresses of a WOF's reminder on a day, and of the six-monthly one, made `now` (milliseconds since 1970). */
export function reminderLinks(lastDay: string, day: string, now: number) {
  const page = `${import.meta.env.VITE_SITE_ORIGIN}/services/wof-inspection`;
  const wof = { day, ...wofEvent(lastDay, page) };
  const first = firstCheck(dateInChristchurch(now), checkMonths);
  const checks = fileOf({ day: first, ...checkEvent(page) }, now);
  return { file: fileOf(wof, now), ...webCalendars(wof), checks };
}
