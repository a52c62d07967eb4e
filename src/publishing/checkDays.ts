import * as v from 'valibot';
import type { OwnersClosure } from '../content/closures.ts';
import type { Days } from '../domain/openingHours.ts';
import { faultsOf, fields, must, text } from './schemas.ts';

/** The content of `holidays.ts` and `closures.ts`, unchecked, and the ids of the branches. */
export interface OwnersDays {
  readonly days: Days;
  readonly closures: readonly OwnersClosure[];
  readonly branchIds: readonly string[];
}

const holidaysFile = 'src/content/holidays.ts';
const closuresFile = 'src/content/closures.ts';

/** Public holidays that have the same date each year, observed or not. */
const everyYear = ['01-01', '01-02', '02-06', '04-25', '12-25', '12-26'];

/** The most days that a closure may last. A branch that is closed for longer has to be removed. */
const longestClosure = 120;

const aDate = text('a date as year, month and day, such as 2026-12-25', (given) => {
  const day = new Date(given);
  // Days that no month has, such as 30 February, are in the next one.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(given);
});

const sentence = text(
  'a sentence with a full stop, of 90 letters at most',
  (given) => given.length <= 90 && /\S[.!]$/.test(given),
);

/** The yearly holidays up to the table's last day that it lacks, without its first year, which may be incomplete. */
function missingDates({ holidays, until = '' }: Days): string[] {
  const first = Number(Object.keys(holidays).toSorted()[0]?.slice(0, 4));
  const later = Math.max(0, Number(until.slice(0, 4)) - first);
  return Array.from({ length: later }, (_, at) => first + 1 + at)
    .flatMap((year) => everyYear.map((day) => `${year}-${day}`))
    .filter((date) => date <= until && !(date in holidays));
}

const closureSchema = (branchIds: readonly string[]) =>
  v.pipe(
    fields({
      from: aDate,
      until: v.optional(aDate),
      words: sentence,
      branch: v.optional(
        must(`the id of one in business.ts (${branchIds.join(', ')})`, v.picklist(branchIds)),
      ),
    }),
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until = from }) => {
        const lasts = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
        return lasts >= 1 && lasts <= longestClosure;
      },
      ({ input: { until } }) =>
        `until must be the first day or later, and within ${longestClosure} days of it, but it is "${until}".`,
    ),
  );

/** Checks the owner's holidays and closures before a build: one sentence for each fault. */
export function daysFaults({ days, closures, branchIds }: OwnersDays): string[] {
  const { holidays, until } = days;
  const faults = [
    ...faultsOf(`${holidaysFile}: holidaysUntil `, aDate, until),
    ...Object.keys(holidays).flatMap((day) => faultsOf(`${holidaysFile}: a holiday `, aDate, day)),
  ];
  const missing = missingDates(days);
  if (faults.length === 0 && missing.length > 0)
    faults.push(
      `${holidaysFile}: holidaysUntil says that the holidays are complete to ${String(until)}, but these are missing: ${missing.join(', ')}.`,
    );
  const schema = closureSchema(branchIds);
  const closureFaults = closures.flatMap((closure) =>
    faultsOf(`${closuresFile}, closure of ${closure.from}: `, schema, closure),
  );
  return [...faults, ...closureFaults];
}

/** What the owner should do about the holidays and closures, a sentence each. They do not stop a build. */
export function daysWarnings(
  { days: { until }, closures }: Pick<OwnersDays, 'days' | 'closures'>,
  today: string,
): string[] {
  const aYearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 10)}`;
  const warnings = closures
    .filter(({ from, until: last = from }) => last < today.slice(0, 10))
    .map(({ from }) => `${closuresFile}: the closure of ${from} is over. Take its line away.`);
  if (until !== undefined && until < aYearOn)
    warnings.unshift(
      `${holidaysFile}: the public holidays end on ${until}. Write those of the next year, and set holidaysUntil to its end. After that day no page says that a branch is open.`,
    );
  return warnings;
}
