import { dollars } from '../../domain/money.ts';
import { claims } from '../claims.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the wheel alignment page shares with every service page; it rings a line of its own (D6). */
export const wheelAlignment: Service = {
  path: '/services/wheel-alignment',
  heading: 'Wheel alignment',
  subtitle: `${dollars(prices.alignmentTwoWheel)} for the front wheels, ${dollars(prices.alignmentFourWheel)} for all four, by laser.`,
  figures: [
    { label: '2-wheel', value: dollars(prices.alignmentTwoWheel), note: 'Front only' },
    {
      label: '4-wheel',
      value: dollars(prices.alignmentFourWheel),
      note: 'Front and rear',
      mark: 'RECOMMENDED',
    },
  ],
  priced: true,
  offeredBy: 'tyres',
  callHeading: 'Book it',
  ready:
    'The freephone costs you nothing from New Zealand. Say two wheels or four, or let us look.',
  line: 'wheelAlignment',
  related: ['/services/wheel-balancing', '/services/tyre-rotation', '/tyres'],
};

/** What each of the two prices buys (specification, section 9, Prices; D4). */
export const pricing = {
  heading: 'Pricing: two wheels or four',
  lead: 'Not sure what your car has? Ring with the make, model and year, and we say which one it needs.',
  table: {
    caption: 'A 2-wheel and a 4-wheel alignment side by side',
    columns: ['Alignment', 'Covers', 'Set straight to', 'Enough for'],
    rows: [
      {
        name: `2-wheel ${dollars(prices.alignmentTwoWheel)}`,
        cells: [
          'The front wheels only',
          'The centre line of the car',
          'A fixed rear axle that has taken no knock',
        ],
      },
      {
        name: `4-wheel ${dollars(prices.alignmentFourWheel)}`,
        cells: [
          'Front and rear wheels',
          'The line the rear wheels really follow',
          'Independent rear suspension, or any hard knock',
        ],
      },
    ],
  },
} as const;

/** What a car gains from straight wheels (specification, section 2). */
export const benefits: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Benefits',
  points: [
    {
      title: 'Tyres wear flat',
      text: 'Wheels that roll where they point do not scrub their edges off on the chip seal.',
    },
    {
      title: 'The car holds its line',
      text: 'Less correcting on the motorway, and a steering wheel that sits level.',
    },
    {
      title: 'Less drag',
      text: 'A tyre that is pulled sideways takes fuel to push along. How much depends on how far out it was.',
    },
  ],
};

/** When to have it looked at (specification, section 2). */
export const signs: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Warning signs',
  points: [
    { title: 'It pulls to one side', text: 'On a flat, straight road, with light hands.' },
    {
      title: 'One shoulder wears faster',
      text: 'Run a palm across the tread: a feathered edge is toe, a bald inside is camber.',
    },
    {
      title: 'The steering wheel sits crooked',
      text: 'The car goes straight and the wheel does not.',
    },
    {
      title: 'It met a kerb or a pothole',
      text: 'One hard knock moves an angle by more than years of driving.',
    },
  ],
};

/** What is done for the price, and what it is measured with (specification, section 2; D38). */
export const included = {
  heading: 'What the service includes',
  lines: [
    'Pressures set first, and the tyres looked over: both change the reading',
    'Joints and arms checked for play, because a worn part does not hold a setting',
    'Toe, camber and caster measured by laser at the wheels you pay for',
    'Whatever your car lets us adjust, set within its maker’s figures',
    'The steering wheel centred before the tie rods are locked',
  ],
  machines: {
    count: claims.alignmentMachines,
    name: 'laser wheel-alignment machines',
    note: 'across our branches',
  },
} as const;

/** The angles that an alignment is about, in the order of their drawings. */
export const angles = {
  heading: 'Three angles decide it',
  toe: {
    title: 'Toe',
    text: 'Do both wheels of an axle point the same way? If not, they scrub, and the tread feathers.',
  },
  camber: {
    title: 'Camber',
    text: 'Does the wheel lean, in or out, at the top? Too much of it carries the car on one shoulder.',
  },
  caster: {
    title: 'Caster',
    text: 'How far back does the steering axis lean? Uneven from left to right, it draws the car to one side.',
  },
} as const;
