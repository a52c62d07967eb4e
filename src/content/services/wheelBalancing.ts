import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the wheel balancing page shares with every service page. */
export const wheelBalancing: Service = {
  path: '/services/wheel-balancing',
  heading: 'Wheel balancing',
  subtitle: `${dollars(prices.balancingPerWheel)} per wheel, ${dollars(prices.balancingAllFour)} for all 4, done in ${advice.balanceTime}.`,
  figures: [
    { label: 'One wheel', value: dollars(prices.balancingPerWheel), note: 'per wheel' },
    { label: 'All 4', value: dollars(prices.balancingAllFour), note: 'the whole car' },
    {
      label: 'Time',
      value: amountOf(advice.balanceTime),
      after: 'min',
      note: 'for the job',
    },
  ],
  priced: true,
  offeredBy: 'tyres',
  callHeading: 'Book it',
  ready: 'Say at what speed it shakes and where you feel it.',
  related: ['/services/wheel-alignment', '/services/tyre-rotation', '/services/puncture-repair'],
};

/**
 * What balancing is, and why grams matter. The figures are of a 205/55R16 with its weight at the rim: a radius
 * of 203 mm, a wheel that rolls on 316 mm.
 */
export const intro = {
  heading: 'What a few grams do',
  lead: 'No tyre and no rim is equally heavy all the way round. We spin the wheel on a machine that finds the heavy spot, and put a small weight on the rim to answer it.',
  figures: [
    { value: '10', unit: 'grams', text: 'of heavy spot, as much as a two-dollar coin weighs' },
    {
      value: '1.6',
      unit: 'kg',
      text: 'is the force it pulls with at 100km/h, on a rim of 16 inches',
    },
    { value: '14', unit: 'times', text: 'a second, up and down and to and fro' },
  ],
} as const;

/** What a car gains from balanced wheels (specification, section 2). */
export const benefits = {
  heading: 'Benefits',
  lines: [
    'A steering wheel and seat that keep still on the open road',
    'Tread that wears evenly all the way round',
    'Less work for wheel bearings, joints and shock absorbers',
    'A tyre that stays on the road instead of skipping over it',
  ],
} as const;

/** Where imbalance is felt and seen (specification, section 2). */
export const signs: {
  readonly heading: string;
  readonly caption: string;
  readonly points: readonly Point[];
} = {
  heading: 'Signs of imbalance',
  caption: `It comes in at ${advice.imbalanceSpeed}. A shake that comes only under braking points to the rotors.`,
  points: [
    {
      title: 'Steering wheel vibration',
      text: `Most often at ${advice.imbalanceSpeed}. That is usually a front wheel.`,
    },
    {
      title: 'Seat or floor vibration',
      text: 'The same shake through the body of the car is more often a rear wheel.',
    },
    {
      title: 'Uneven wear',
      text: 'Cups and flat spots that come round the tread at even distances.',
    },
    {
      title: 'Pulling to one side',
      text: 'A tyre that has worn unevenly can draw the car over. So can alignment: we look at both.',
    },
  ],
};

/** When wheels are balanced (specification, sections 2 and 9). */
export const times = {
  heading: 'When to balance',
  after: [
    { title: 'New tyres', text: 'Each pair of tyre and rim is a new pair of heavy spots.' },
    { title: 'Rotation', text: 'A rear wheel that shook unnoticed now sits on the steering.' },
    { title: 'Puncture repair', text: 'The tyre was off its rim, and a patch weighs something.' },
  ],
  word: 'After',
  every: {
    word: 'Every',
    value: advice.balanceEvery,
    unit: 'km',
    text: 'Weights come off, and rubber does not wear evenly. Distance alone is a reason.',
  },
} as const;
