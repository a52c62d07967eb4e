import { formatPrice } from '../domain/money.ts';
import { most, readNumber, type Assumptions } from '../domain/fuelSaving.ts';
import {
  fuelSavingDollars,
  fuelSavingKilometres,
  fuelSavingMost,
  fuelSavingPercent,
  fuelSavingPrice,
} from './recommended.ts';

/** What the saving rests on. */
export const fuelAssumptions: Assumptions = {
  percent: fuelSavingPercent,
  kilometres: readNumber(fuelSavingKilometres, 'kilometres'),
  dollarsPerLitre: readNumber(fuelSavingPrice, 'dollars'),
  worth: [fuelSavingDollars, fuelSavingMost],
};

/** The fields of the fuel saving: what a screen calls them, what they begin with, and how a refusal names them. */
export const fuelFields = {
  kilometres: {
    label: 'Kilometres a year',
    note: '',
    start: fuelSavingKilometres,
    example: fuelSavingKilometres,
    most: most.kilometres.toLocaleString('en-NZ'),
  },
  litres: {
    label: 'Litres per 100km',
    note: 'if you know it',
    start: '',
    example: '8.5',
    most: String(most.litres),
  },
  dollars: {
    label: 'Price per litre',
    note: 'in dollars',
    start: fuelSavingPrice,
    example: fuelSavingPrice,
    most: formatPrice(most.dollars),
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
