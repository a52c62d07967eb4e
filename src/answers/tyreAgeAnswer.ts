import * as words from '../content/tyreAge.ts';
import { dateOf, monthName } from '../domain/calendarDate.ts';
import { plainSigns } from '../domain/plainSigns.ts';
import type { Result } from './Calculator.tsx';

/** The digits at the end of what was typed: the date code, also where the whole code was pasted. */
export function dateDigits(typed: string): string {
  const text = plainSigns(typed).replaceAll(/[\s./-]/g, '');
  const digits = /\d*$/.exec(text)?.[0] ?? '';
  return digits.length < text.length ? digits.slice(-4) : digits;
}

/** The months up to that of a date. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Months in years and months: `1 year and 6 months`. */
function spelled(months: number): string {
  const count = (value: number, unit: 'year' | 'month') =>
    value ? [value.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })] : [];
  return [...count(Math.floor(months / 12), 'year'), ...count(months % 12, 'month')].join(' and ');
}

function refusal(reason: keyof typeof words.tyreAgeRefusals): Result<'code'> {
  const kind = reason === 'before2000' ? 'stop' : 'plain';
  return { kind, after: words.tyreAgeRefusals[reason], wrong: 'code' };
}

/** How old a tyre is on a date in Christchurch, by the last four digits of its DOT code: the week and the year. */
export function tyreAgeAnswer(typed: string, today: string): Result<'code'> | undefined {
  if (typed.trim() === '') return undefined;
  const digits = dateDigits(typed);
  if (/[a-z]/i.test(typed) && digits.length < 3) return refusal('letters');
  if (digits.length === 3) return refusal('before2000');
  if (digits.length !== 4) return refusal('length');
  const week = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (week < 1 || week > 53) return refusal('week');
  // The middle of the week; a year's last one doesn't reach into the next.
  const made = dateOf(year, 1, Math.min(week * 7 - 3, 365));
  // A calendar’s week begins up to three days before one that is counted from New Year.
  if (dateOf(year, 1, week * 7 - 9) > today) return refusal('future');
  const unfinished = today.slice(8) < made.slice(8) ? 1 : 0;
  const months = Math.max(0, monthOf(today) - monthOf(made) - unfinished);
  const isOld = months >= words.tyreAgeYears * 12;
  return {
    // Not `good`: a tyre can be worn or damaged at any age.
    kind: isOld ? 'stop' : 'plain',
    before: words.madeIn(week, year, monthName(made)),
    figure: words.oldAge(spelled(months - (months % 12))),
    after: isOld ? words.replaceNow : words.replaceBy(monthName(made), year + words.tyreAgeYears),
  };
}
