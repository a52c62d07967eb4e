/** Tyres that are older than this many years should be replaced. */
export const tyreAgeYears = 6;

/** The example of the date at the end of a tyre's DOT code. */
export const dotExample = '2324';
export const dotExampleDate = 'week 23 of 2024';

export const tyreAgeQuestion = {
  question: 'How old are my tyres?',
  fields: {
    code: {
      label: 'Last four digits of the DOT code',
      note: `on the sidewall, such as ${dotExample}`,
    },
  },
} as const;

export const replaceNow = 'Replace it.';

/** The answer: when the tyre was made, how old it is, and when to replace it at the latest, which assures nothing. */
export const madeIn = (week: number, year: number, month: string) =>
  `Made in week ${week} of ${year} (${month} ${year}):`;
export const oldAge = (age: string) => `${age || 'less than 1 year'} old.`;
export const replaceBy = (month: string, year: number) =>
  `Replace it by ${month} ${year} at the latest, sooner if it’s worn or damaged.`;
/** The messages for codes that aren't dates. */
export const tyreAgeRefusals = {
  before2000: `Three digits mean it was made before 2000. ${replaceNow}`,
  letters: `Those four are the factory’s: the last four are digits, such as ${dotExample}.`,
  length: `The date has four digits, such as ${dotExample}: ${dotExampleDate}.`,
  week: 'The first two digits are the week, from 01 to 53. Check them on the tyre.',
  future: 'That week is still to come. The last two digits are the year: check them on the tyre.',
} as const;
