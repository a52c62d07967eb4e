import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';

/** What the oil change page shares with every service page. */
export const oilChange: Service = {
  path: '/services/oil-change',
  heading: 'Oil change',
  subtitle: `${advice.oilTime}. Mineral from ${dollars(prices.oilMineralFrom)}, synthetic from ${dollars(prices.oilSyntheticFrom)}.`,
  figures: [
    {
      label: 'Mineral',
      before: 'from',
      value: dollars(prices.oilMineralFrom),
      note: 'includes filter',
    },
    {
      label: 'Synthetic',
      before: 'from',
      value: dollars(prices.oilSyntheticFrom),
      note: `up to ${advice.oilLitres} litres`,
    },
    { label: 'Time', value: amountOf(advice.oilTime), after: 'min', note: 'most engines' },
  ],
  priced: true,
  offeredBy: 'auto-repairs',
  callHeading: 'Book it',
  ready: 'The grade is printed on the filler cap or in the handbook. Read it to us.',
  related: ['/services/car-servicing', '/services/battery-replacement', '/auto-services'],
};

/** How far each oil goes (specification, section 9); `share` is the bar's length in thirds. */
export const intervals = {
  heading: 'How far on one fill',
  caption: 'Change intervals by oil',
  columns: ['Oil', 'Change it every'],
  rows: [
    { oil: 'Mineral, or severe use', distance: advice.oilMineralEvery, share: 1 },
    { oil: 'Semi-synthetic', distance: advice.oilSemiSyntheticEvery, share: 2 },
    { oil: 'Full synthetic', distance: advice.oilSyntheticEvery, share: 3 },
  ],
  severe: {
    title: 'Severe use',
    text: 'Short trips on a cold engine, towing, dust, long idling. It sounds harsh and is what many town cars do.',
  },
  handbook: {
    title: 'The handbook decides',
    text: 'Where it asks for fewer kilometres, or for a change each year, its figure holds.',
  },
} as const;

/** What is in the price (specification, section 9: the filter with mineral, up to 5 litres with both). */
export const included = {
  heading: 'What is included',
  lines: [
    `Up to ${advice.oilLitres} litres of oil, in the grade your engine asks for`,
    'With mineral oil, a new oil filter; with synthetic, ask for the price with yours',
    'The old oil drained warm, and looked at for metal and water',
    'The level set on the dipstick after the engine has run',
    'Sump plug and filter checked for leaks',
  ],
  more: `Larger engines take more than ${advice.oilLitres} litres. You hear what the rest costs before we open the can.`,
} as const;

/** What fresh oil does (specification, section 2: benefits). */
export const benefits = {
  heading: 'What fresh oil does',
  points: [
    { title: 'It keeps metal apart', text: 'A film thinner than a hair carries every bearing.' },
    { title: 'It cools', text: 'Oil takes heat from pistons where no coolant can reach.' },
    { title: 'It cleans', text: 'Soot and acids stay in the oil, and leave with it.' },
    { title: 'It seals', text: 'Rings on a good film lose less pressure and burn less oil.' },
  ],
} as const;

/** What each kind of oil is, and who it is for (specification, section 2: comparison). */
export const comparison = {
  heading: 'Mineral or synthetic?',
  lead: 'Grade and specification come from your handbook. Within them, this is the difference you pay for.',
  caption: 'Three kinds of engine oil, what each is, and whom it suits',
  columns: ['Oil', 'What it is', 'Who it is for', 'Price'],
  rows: [
    {
      name: 'Mineral',
      cells: [
        'Refined from crude oil. Thickens in the cold, and ages soonest.',
        'Older, simple engines that were built on it, and cars that do few kilometres and are changed often.',
        `from ${dollars(prices.oilMineralFrom)}, includes filter`,
      ],
    },
    {
      name: 'Semi-synthetic',
      cells: [
        'A blend of mineral and synthetic. Flows sooner on a frosty start.',
        'Everyday cars of the 1990s and 2000s, and owners who want longer between changes.',
        'ask when you call',
      ],
    },
    {
      name: 'Full synthetic',
      cells: [
        'Refined or built until its molecules are nearly alike. Thin when cold, steady when hot.',
        'Most newer engines, turbos and stop-start above all, and cars that tow or run hot.',
        `from ${dollars(prices.oilSyntheticFrom)}`,
      ],
    },
  ],
  note: 'An engine that asks for synthetic gets synthetic: a cheaper fill is dearer at the turbo.',
} as const;
