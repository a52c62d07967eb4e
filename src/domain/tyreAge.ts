import { dateOf, monthName } from './calendarDate.ts';

/** What the last digits of a tyre's DOT code say, or why they say nothing. */
export type TyreAge =
  | {
      readonly kind: 'made';
      readonly week: number;
      readonly year: number;
      readonly month: string;
      /** Whole years since then. */
      readonly years: number;
      /** Whole months until the tyre is too old; `undefined` once it is. */
      readonly monthsLeft: number | undefined;
    }
  | { readonly kind: 'empty' | 'before-2000' | 'letters' | 'length' | 'week' | 'future' };

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

/**
 * Reads when a tyre was made: the week and the year, each in two digits. Codes with three digits are from before 2000.
 *
 * @param today the date in Christchurch
 * @param limit the years after which we recommend replacing a tyre
 */
export function tyreAge(typed: string, today: string, limit: number): TyreAge {
  if (typed.trim() === '') return { kind: 'empty' };
  const digits = dateDigits(typed);
  if (/[a-z]/i.test(typed) && digits.length < 3) return { kind: 'letters' };
  if (digits.length === 3) return { kind: 'before-2000' };
  if (digits.length !== 4) return { kind: 'length' };
  const week = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (week < 1 || week > 53) return { kind: 'week' };
  // The middle of the week; a year's last one doesn't reach into the next.
  const made = dateOf(year, 1, Math.min(week * 7 - 3, 365));
  // A calendar’s week begins up to three days before one that is counted from New Year.
  const begins = dateOf(year, 1, week * 7 - 9);
  if (begins > today) return { kind: 'future' };
  const months = Math.max(0, monthsBetween(made, today));
  return {
    kind: 'made',
    week,
    year,
    month: monthName(made),
    years: Math.floor(months / 12),
    monthsLeft: months < limit * 12 ? limit * 12 - months - 1 : undefined,
  };
}
