import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { ownersAnswers, sentenceOf } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { from, inUnit, points, rows, type Service } from '../summary.ts';

export const oilChange: Service = {
  path: '/services/oil-change',
  subtitle: `Mineral from ${formatPrice(prices.oilMineralFrom)}, synthetic from ${formatPrice(prices.oilSyntheticFrom)}, in ${advice.oilTime}.`,
  figures: [
    {
      label: 'Mineral',
      ...from(prices.oilMineralFrom),
      note: `includes filter and up to ${advice.oilLitres} litres`,
    },
    {
      label: 'Synthetic',
      ...from(prices.oilSyntheticFrom),
      note: `includes up to ${advice.oilLitres} litres`,
    },
    { label: 'Time', ...inUnit(measures.oilTime), note: 'most engines' },
  ],
  offeredBy: 'auto-repairs',
  callHeading: 'Book your oil change',
  ready: 'Tell us your rego, and the oil grade if you know it. It’s in your handbook.',
  related: ['/services/car-servicing', '/services/battery-replacement', '/auto-services'],
};

/** How long each oil lasts (specification, section 9); `share` is the length of its road, in thirds of the longest. */
export const intervals = {
  heading: 'How often to change your oil',
  caption: 'Change intervals by oil',
  columns: ['Oil', 'Change it every'],
  rows: [
    { oil: 'Mineral, or severe use', distance: advice.oilMineralEvery, share: 1 },
    { oil: 'Semi-synthetic', distance: advice.oilSemiSyntheticEvery, share: 2 },
    { oil: 'Full synthetic', distance: advice.oilSyntheticEvery, share: 3 },
  ],
  points: points({
    'Severe use': 'Short trips on a cold engine, towing, dust, long idling.',
    'Check your handbook': 'If it says sooner, in kilometres or months, follow it.',
  }),
} as const;

/** What the price includes (specification, section 9: the filter with mineral, up to 5 litres with both). */
export const included = {
  heading: 'What’s included',
  lines: [
    `Up to ${advice.oilLitres} litres of oil, in the grade your engine needs`,
    sentenceOf(ownersAnswers.syntheticFilter),
    'Old oil drained, and checked for metal and water',
    'Oil level checked after the engine has run',
    'Sump plug checked for leaks',
  ],
  more: `Larger engines need more than ${advice.oilLitres} litres. Call for a price.`,
} as const;

export const benefits = {
  heading: 'What fresh oil does',
  points: points({
    'It keeps metal apart': 'A thin film of oil stops metal parts rubbing together.',
    'It cools': 'Oil takes heat away from the pistons, where coolant can’t reach.',
    'It cleans': 'Soot and acids collect in the oil and drain out with it.',
    'It seals': 'A good film around the piston rings holds pressure, so the engine burns less oil.',
  }),
} as const;

export const comparison = {
  heading: 'Mineral or synthetic?',
  lead: 'Your handbook says which oil your engine needs.',
  caption: 'Kinds of engine oil: what they are, what they suit and what they cost',
  columns: ['Oil', 'What it is', 'What it suits', 'Price'],
  rows: rows({
    Mineral: [
      'Refined from crude oil. Thick when cold, ages fastest.',
      'Older, simple engines, and cars whose oil is changed often.',
      `from ${formatPrice(prices.oilMineralFrom)}, includes filter`,
    ],
    'Semi-synthetic': [
      'A blend of mineral and synthetic. Flows sooner on a cold start.',
      'Everyday cars of the 1990s and 2000s.',
      'call for a price',
    ],
    'Full synthetic': [
      'Highly refined or man-made. Flows well when cold, protects when hot.',
      'Most newer engines, especially turbo and stop-start, and cars that tow.',
      `from ${formatPrice(prices.oilSyntheticFrom)}`,
    ],
  }),
  note: 'If your handbook says synthetic, use synthetic.',
} as const;
