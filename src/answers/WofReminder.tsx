import { css } from 'linaria';
import { business } from '../content/business.ts';
import { reminderWords } from '../content/wofReminder.ts';
import { dateOf, fullDate, monthName } from '../domain/calendarDate.ts';
import { renewal } from '../domain/renewal.ts';
import { mixins } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { Calculator, type Result, type Typed } from './Calculator.tsx';
import { reminderLinks } from './reminderLinks.ts';
import { useToday } from './useToday.ts';

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  margin-block-start: ${space.m};

  :where(a:not([data-tone])) {
    ${mixins.linkTarget}
  }
`;

const months = Array.from({ length: 12 }, (_, index) => monthName(dateOf(2000, index + 1, 1)));

/** What the visitor reads on the label. */
type Label = 'month' | 'year';

/** The reminder of a WOF, by the web calendars and as a file, and one for what comes every six months. */
function CalendarLinks({ file, google, outlook, checks }: ReturnType<typeof reminderLinks>) {
  return (
    <div className={links}>
      <a className={buttonStyles} data-tone="signal" href={file} download="wof-reminder.ics">
        {reminderWords.file}
      </a>
      <NewTabLink href={google}>{reminderWords.google}</NewTabLink>
      <NewTabLink href={outlook}>{reminderWords.outlook}</NewTabLink>
      <a href={checks} download="safety-check.ics">
        {reminderWords.checks}
      </a>
    </div>
  );
}

function answer({ month, year }: Typed<Label>, today: string): Result<Label> | undefined {
  if (!month || !year) return undefined;
  const { expired, expiredRule, renew, label, left, reminds, call } = reminderWords;
  const { kind, lastDay, on, daysLeft } = renewal(Number(year), months.indexOf(month) + 1, today);
  if (kind === 'expired') return { kind: 'stop', figure: expired, after: expiredRule };
  const [weekday, ...date] = fullDate(lastDay).split(' ');
  const isSoon = kind === 'soon';
  return {
    kind: isSoon ? 'stop' : 'good',
    before: `${renew} ${weekday}`,
    figure: `${date.join(' ')}.`,
    after: `${label} ${isSoon ? left(daysLeft) : reminds}`,
    links: isSoon ? (
      <p className={links}>
        <span>{call}</span>
        <TelephoneLink number={business.telephones.main} />
      </p>
    ) : (
      <CalendarLinks {...reminderLinks(lastDay, on, Date.now())} />
    ),
  };
}

/** The last day of a WOF, by the month on its label, and a reminder for the visitor's calendar. Nothing is sent. */
export function WofReminder() {
  const today = useToday();
  const lastYear = Number(today.slice(0, 4)) - 1;
  // Up to 4 years ahead, when a new car's next WOF is due.
  const years = Array.from({ length: 6 }, (_, index) => String(lastYear + index));
  return (
    <Calculator
      id="wof"
      question={reminderWords.question}
      fields={{
        month: { label: reminderWords.month, options: months },
        year: { label: reminderWords.year, options: years },
      }}
      answer={(typed) => answer(typed, today)}
    />
  );
}
