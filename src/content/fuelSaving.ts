import { formatPrice } from '../domain/money.ts';
import { most } from '../domain/fuelSaving.ts';
import { fuelSaving } from './advice.ts';

/** The fields of the fuel saving: what a screen calls them, what they begin with, and how a refusal names them. */
export const fuelFields = {
  kilometres: {
    label: 'Kilometres a year',
    note: '',
    start: fuelSaving.kilometres.toLocaleString('en-NZ'),
    example: '15,000',
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
    start: fuelSaving.dollarsPerLitre.toFixed(2),
    example: '2.50',
    most: formatPrice(most.dollars),
  },
} as const;

export const fuelWords = {
  question: 'What would I save?',
  upTo: 'Up to',
  aYear: 'a year.',
  /** What the range is for, until the visitor types a consumption. */
  range: 'For average to thirsty cars, about 8 to 13 litres per 100km. ',
  basis: `The most you’d save, at ${fuelSaving.percent}% less fuel. Results vary.`,
} as const;
