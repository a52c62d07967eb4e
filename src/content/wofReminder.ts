import { checkMonths } from './recommended.ts';
import { business } from './business.ts';

/** The question of a WOF's last day, and the words of its answers and of its calendar files. */
export const reminderWords = {
  question: 'Remind me of my WOF',
  month: 'Month on your label',
  year: 'Year on your label',
  expired: 'Your WOF has expired:',
  expiredRule: 'don’t drive it except to a WOF or a repair.',
  renew: 'Renew your WOF by',
  label: 'If your label names an earlier day, that day counts.',
  soon: 'That’s no more than three weeks away.',
  call: 'Call to book:',
  reminds: 'The reminder comes three weeks before, at 9am. Nothing is sent to us.',
  file: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook',
  checks: `Safety check and rotation, every ${checkMonths} months`,
} as const;

const book = `Book with ${business.name}: ${business.telephones.main}`;

/** What the calendar says of a WOF. */
export const wofEvent = (lastDay: string, url: string) => ({
  title: `Renew the WOF by ${lastDay}`,
  text: `${reminderWords.label} ${book}, ${url}`,
});

/** What the calendar says of a safety check and a rotation. */
export const checkEvent = (url: string) => ({
  title: 'Safety check and tyre rotation',
  text: `Due every ${checkMonths} months. ${book}, ${url}`,
});
