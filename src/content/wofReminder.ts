import { fullDate } from '../domain/calendarDate.ts';
import { business } from './business.ts';

/** The months between two safety checks, and between two rotations. */
export const checkMonths = 6;

/** The words of the WOF reminder: its question, its answers, and its calendar files. */
export const reminderWords = {
  question: 'Remind me of my WOF',
  month: 'Month on your label',
  year: 'Year on your label',
  expired: 'Your WOF has expired:',
  expiredRule: 'don’t drive the car except to a WOF or a repair, and only if it’s safe.',
  renew: 'Renew your WOF by',
  label: 'If your label names an earlier day, that day counts.',
  left: (days: number) =>
    days === 0 ? 'That’s today.' : `${days} ${days === 1 ? 'day' : 'days'} left.`,
  call: 'Call to book:',
  reminds: 'The reminder comes three weeks before, at 9am. Nothing is sent to us.',
  file: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook',
  checks: `Safety check and rotation, every ${checkMonths} months`,
} as const;

const book = `Book with ${business.name}: ${business.telephones.main}`;

export const wofEvent = (lastDay: string, url: string) => ({
  name: `wof-${lastDay.slice(0, 7)}`,
  title: `Renew the WOF by ${fullDate(lastDay)}`,
  text: `${reminderWords.label} ${book}, ${url}`,
  url,
});

/** The calendar entry for a safety check and a rotation. */
export const checkEvent = (url: string) => ({
  name: 'safety-check',
  title: 'Safety check and tyre rotation',
  text: `Due every ${checkMonths} months. ${book}, ${url}`,
  url,
  everyMonths: checkMonths,
});
