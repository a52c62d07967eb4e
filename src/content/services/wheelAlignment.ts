import { formatPrice } from '../../domain/money.ts';
import { branchWords } from '../branchWords.ts';
import { claims } from '../claims.ts';
import { prices } from '../prices.ts';
import { callUsOrTow } from '../safety.ts';
import { suddenPull } from '../wheelSafety.ts';
import { points, rows, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** It has its own telephone line (D6). */
export const wheelAlignment: Service = {
  path: '/services/wheel-alignment',
  subtitle: `${promise(`Measured by laser ${branchWords.everywhere}.`, shownBy.branches)} Two wheels or four? Call if you’re not sure.`,
  figures: [
    {
      label: '2-wheel',
      value: formatPrice(prices.alignmentTwoWheel),
      note: 'Front wheels only, for a fixed rear axle',
    },
    {
      label: '4-wheel',
      value: formatPrice(prices.alignmentFourWheel),
      note: 'Front and rear, for independent rear suspension or after a hard knock',
      mark: 'RECOMMENDED',
    },
  ],
  offeredBy: 'tyres',
  callHeading: 'Book an alignment',
  ready: 'Have your rego ready when you call.',
  line: 'wheelAlignment',
  related: ['/services/wheel-balancing', '/services/tyre-rotation', '/tyres'],
};

/** What each of the two prices includes (specification, section 9, Prices; D4). */
export const pricing = {
  heading: 'Pricing: two wheels or four',
  caption: 'The two alignments compared',
  columns: ['Alignment', 'Covers', 'Aligned to'],
  rows: rows({
    [`2-wheel ${formatPrice(prices.alignmentTwoWheel)}`]: [
      'The front wheels only',
      'The centre line of the car',
    ],
    [`4-wheel ${formatPrice(prices.alignmentFourWheel)}`]: [
      'Front and rear wheels',
      'The direction the rear wheels point',
    ],
  }),
} as const;

export const benefits = {
  heading: 'Benefits',
  points: points({
    'Even tyre wear': 'Straight wheels don’t scrub the edges off your tyres.',
    'Straight driving':
      'You correct the steering less on the motorway, and the steering wheel sits level.',
    'Less drag': 'A car can use more fuel if its wheels don’t point straight.',
  }),
} as const;

export const signs = {
  heading: 'Warning signs',
  points: points({
    'It pulls to one side': `On a flat, straight road. Check the tyre pressures first: a soft tyre pulls too. ${suddenPull}`,
    'One tyre edge wears faster': `Look at the whole tread; don’t rub it, wire can be sharp. Wire showing? Don’t drive: ${callUsOrTow}.`,
    'The steering wheel sits crooked': 'It isn’t level when you drive straight.',
    'You’ve hit a kerb or pothole': `One hard knock can be enough. Have it checked after new tyres or suspension work too. A bulge, or loose or heavy steering? Don’t drive: ${callUsOrTow}.`,
  }),
} as const;

/** What the price includes, and the equipment (specification, section 2; D38). */
export const included = {
  heading: 'What the service includes',
  lines: [
    'Tyres checked and pressures set first: both change the reading',
    'Steering joints checked for play: worn parts won’t stay in line',
    'Toe, camber and caster measured by laser on the two or four wheels you book',
    'Adjustable angles set to the manufacturer’s specifications',
    'Steering wheel centred',
  ],
  machines: {
    count: claims.alignmentMachines,
    name: 'laser wheel-alignment machines',
    note: 'across our branches',
  },
} as const;

/** The angles that alignment adjusts, in the order of their drawings. */
export const angles = {
  heading: 'The three angles we check',
  points: points({
    Toe: 'Whether the wheels point straight ahead or slightly in or out. Too much wears the tread unevenly.',
    Camber: 'Whether the top of the wheel leans in or out. Too much wears one edge of the tyre.',
    Caster:
      'How far back the steering axis leans. If left and right differ, the car pulls to one side.',
  }),
} as const;
