import { readNumber } from '../domain/readNumber.ts';
import {
  fuelSavingDollars,
  fuelSavingKilometres,
  fuelSavingMost,
  fuelSavingPercent,
  fuelSavingPrice,
} from './recommended.ts';

/** What 100 litres per 100km cost in a year, at the figures that the fields begin with. */
const hundredLitres = readNumber(fuelSavingKilometres, true) * readNumber(fuelSavingPrice, false);

/** What the saving rests on: percent of the fuel, and litres per 100km of an average and a thirsty car. */
export const fuelSaved = {
  percent: fuelSavingPercent,
  litres: [fuelSavingDollars, fuelSavingMost].map(
    (dollars) => ((dollars / fuelSavingPercent) * 10_000) / hundredLitres,
  ),
};

/** The fields of the fuel saving: what a screen calls them, what they begin with, and how a refusal names them. */
export const fuelFields = {
  kilometres: {
    label: 'Kilometres a year',
    note: '',
    start: fuelSavingKilometres,
    example: fuelSavingKilometres,
    most: 200_000,
  },
  litres: {
    label: 'Litres per 100km',
    note: 'if you know it',
    start: '',
    example: '8.5',
    most: 60,
  },
  dollars: {
    label: 'Price per litre',
    note: 'in dollars',
    start: fuelSavingPrice,
    example: fuelSavingPrice,
    most: 20,
  },
} as const;

export const fuelWords = {
  question: 'What would I save?',
  upTo: 'Up to',
  aYear: 'a year.',
  /** What the range is for, until the visitor types a consumption. */
  range: 'For average to thirsty cars, about 8 to 13 litres per 100km. ',
  basis: `The most you’d save, at ${fuelSavingPercent}% less fuel. Results vary.`,
} as const;
