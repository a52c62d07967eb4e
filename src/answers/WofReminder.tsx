import { css } from 'linaria';
import { useState } from 'react';
import { checkMonths } from '../content/recommended.ts';
import { business } from '../content/business.ts';
import { checkEvent, reminderWords, wofEvent } from '../content/wofReminder.ts';
import { dateOf, fullDate, monthName } from '../domain/calendarDate.ts';
import {
  calendarFile,
  googleCalendar,
  outlookCalendar,
  type Reminder,
} from '../domain/calendarFile.ts';
import { dateInChristchurch } from '../domain/openingHours.ts';
import { firstCheck, renewal } from '../domain/renewal.ts';
import { mixins } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { buttonStyles } from '../ui/Button.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { TelephoneLink } from '../ui/TelephoneLink.tsx';
import { Answer, Question, type AnswerText } from './Question.tsx';

const links = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.l};
  margin-block-start: ${space.m};

  /* Also on a panel that has links of its own look. */
  a[data-tone] {
    display: inline-flex;
  }

  a:not([data-tone]) {
    ${mixins.linkTarget}
  }
`;

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** How many years ahead of this one a label can be: a new car's next WOF is due at 4 years. */
const yearsAhead = 4;

const site = import.meta.env.VITE_SITE_ORIGIN;
const page = `${site}/services/wof-inspection`;

/** A calendar file as an address, so that it is made on the device. */
function fileAddress(reminder: Reminder): string {
  const file = calendarFile(reminder, Date.now());
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

function uidOf(name: string): string {
  return `${name}@${new URL(site).hostname}`;
}

/** The reminder of a WOF, by the web calendars and as a file, and one for what comes every six months. */
function CalendarLinks({ reminder, checks }: Record<'reminder' | 'checks', Reminder>) {
  const { file, google, outlook, checks: checkWords } = reminderWords;
  return (
    <div className={links}>
      <a
        className={buttonStyles}
        data-tone="signal"
        href={fileAddress(reminder)}
        download="wof-reminder.ics"
      >
        {file}
      </a>
      <NewTabLink href={googleCalendar(reminder)}>{google}</NewTabLink>
      <NewTabLink href={outlookCalendar(reminder)}>{outlook}</NewTabLink>
      <a href={fileAddress(checks)} download="safety-check.ics">
        {checkWords}
      </a>
    </div>
  );
}

/** The last day of a WOF, by the month on its label, and a reminder for the visitor's calendar. Nothing is sent. */
export function WofReminder() {
  const [month, setMonth] = useState(0);
  const [year, setYear] = useState(0);
  const [today] = useState(() => dateInChristchurch(Date.now()));
  const thisYear = Number(today.slice(0, 4));
  const found = month && year ? renewal(year, month, today) : undefined;
  return (
    <Question id="wof-question" question={reminderWords.question}>
      <div role="group" aria-labelledby="wof-question">
        <label>
          <span>{reminderWords.month}</span>
          <select defaultValue="" onChange={({ target }) => setMonth(Number(target.value))}>
            <option value="">Choose</option>
            {months.map((each) => (
              <option key={each} value={each}>
                {monthName(dateOf(2000, each, 1))}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{reminderWords.year}</span>
          <select defaultValue="" onChange={({ target }) => setYear(Number(target.value))}>
            <option value="">Choose</option>
            {Array.from({ length: yearsAhead + 2 }, (_, index) => thisYear - 1 + index).map(
              (each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ),
            )}
          </select>
        </label>
      </div>
      <Answer id="wof-answer" text={found && answerTextOf(found)}>
        {found?.kind === 'remind' ? (
          <CalendarLinks
            reminder={{
              uid: uidOf(`wof-${found.lastDay.slice(0, 7)}`),
              day: found.on,
              url: page,
              ...wofEvent(fullDate(found.lastDay), page),
            }}
            checks={{
              uid: uidOf('safety-check'),
              day: firstCheck(today, checkMonths),
              url: page,
              everyMonths: checkMonths,
              ...checkEvent(page),
            }}
          />
        ) : null}
        {found?.kind === 'soon' ? (
          <p className={links}>
            <span>{reminderWords.call}</span>
            <TelephoneLink number={business.telephones.main} />
          </p>
        ) : null}
      </Answer>
    </Question>
  );
}

function answerTextOf(found: ReturnType<typeof renewal>): AnswerText {
  const { expired, expiredRule, renew, label, soon, reminds } = reminderWords;
  if (found.kind === 'expired') return { kind: 'stop', figure: expired, after: expiredRule };
  const [weekday = '', ...date] = fullDate(found.lastDay).split(' ');
  return {
    kind: found.kind === 'soon' ? 'stop' : 'good',
    before: `${renew} ${weekday}`,
    figure: `${date.join(' ')}.`,
    after: `${label} ${found.kind === 'soon' ? soon : reminds}`,
  };
}
