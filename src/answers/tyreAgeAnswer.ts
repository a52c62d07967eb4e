import { tyreAgeYears } from '../content/recommended.ts';
import { tyreAgeWords } from '../content/tyreAge.ts';
import { dateOf, monthName } from '../domain/calendarDate.ts';
import type { Answer } from './Question.tsx';

/** The digits at the end of what was typed: the date code, also where the whole code was pasted. */
export function dateDigits(typed: string): string {
  const text = typed.replaceAll(/[\s./-]/g, '').toUpperCase();
  const digits = /\d*$/.exec(text)?.[0] ?? '';
  return digits.length < text.length ? digits.slice(-4) : digits;
}

/** Whole months from one date to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - year) * 12 + toMonth - month;
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

/** Months in years and months: `1 year and 6 months`. */
function spelled(months: number): string {
  const count = (value: number, unit: 'year' | 'month') =>
    value ? [value.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })] : [];
  return [...count(Math.floor(months / 12), 'year'), ...count(months % 12, 'month')].join(' and ');
}

function refusal(reason: keyof typeof tyreAgeWords.refusals): Answer<'code'> {
  const kind = reason === 'before2000' ? 'stop' : 'plain';
  return { kind, after: tyreAgeWords.refusals[reason], wrong: 'code' };
}

/**
 * How old a tyre is, by the end of its DOT code: the week and the year, each in two digits. Codes with three digits are
 * from before 2000.
 *
 * @param today the date in Christchurch
 */
export function tyreAgeAnswer(typed: string, today: string): Answer<'code'> | undefined {
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
  const begins = dateOf(year, 1, week * 7 - 9);
  if (begins > today) return refusal('future');
  const months = Math.max(0, monthsBetween(made, today));
  const monthsLeft = tyreAgeYears * 12 - months - 1;
  const left = monthsLeft < 0 ? '' : `${spelled(monthsLeft) || 'Less than a month'} left. `;
  return {
    kind: left ? 'good' : 'stop',
    before: `Made in week ${week} of ${year} (${monthName(made)} ${year}):`,
    figure: `${spelled(months - (months % 12)) || 'less than 1 year'} old.`,
    after: left + tyreAgeWords.replace,
  };
}
