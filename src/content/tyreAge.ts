import { tyreAgeYears } from './recommended.ts';

export const tyreAgeQuestion = {
  question: 'How old are my tyres?',
  fields: {
    code: { label: 'Last four digits of the DOT code', note: 'on the sidewall, such as 2319' },
  },
} as const;

export const replaceTyres = `We recommend replacing tyres over ${tyreAgeYears} years old.`;

/** The answer: when the tyre was made, how old it is, and how long it may still be used. */
export const madeIn = (week: number, year: number, month: string) =>
  `Made in week ${week} of ${year} (${month} ${year}):`;
export const oldAge = (age: string) => `${age || 'less than 1 year'} old.`;
export const timeLeft = (time: string) => `${time || 'Less than a month'} left. `;

/** The messages for codes that aren't dates. */
export const tyreAgeRefusals = {
  before2000: `Three digits mean it was made before 2000. ${replaceTyres}`,
  letters: 'Those four are the factory’s: the last four are digits, such as 2319.',
  length: 'The date has four digits, such as 2319: week 23 of 2019.',
  week: 'The first two digits are the week, from 01 to 53. Check them on the tyre.',
  future: 'That week is still to come. The last two digits are the year: check them on the tyre.',
} as const;
