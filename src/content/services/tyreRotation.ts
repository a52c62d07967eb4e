import { amountOf } from '../../domain/measure.ts';
import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { prices } from '../prices.ts';
import { nutCheck } from '../wheelSafety.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the tyre rotation page shares with every service page. */
export const tyreRotation: Service = {
  path: '/services/tyre-rotation',
  heading: 'Tyre rotation',
  subtitle: `${formatPrice(prices.rotation)}, in ${advice.rotationTime}. Due every ${advice.rotateEvery} or ${advice.rotateMonths}.`,
  figures: [
    {
      label: 'All 4 wheels',
      value: formatPrice(prices.rotation),
      note: `balancing is extra: ${formatPrice(prices.balancingPerWheel)} per wheel`,
    },
    {
      label: 'Time',
      value: amountOf(measures.rotationTime),
      after: 'min',
      note: 'start to finish',
    },
    {
      label: 'Longer life',
      before: 'up to',
      value: advice.rotationGain,
      note: 'results vary with car, tyre and road',
    },
  ],
  priced: true,
  offeredBy: 'tyres',
  callHeading: 'Book a rotation',
  ready:
    'Tell us if your car is front-, rear- or four-wheel drive, and if the tyres have a direction arrow.',
  related: ['/services/wheel-balancing', '/services/wheel-alignment', '/tyres'],
};

/** The benefits of rotation (specification, sections 2 and 9; D28). */
export const benefits: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Benefits',
  points: [
    { title: 'Longer life', text: 'Front-wheel-drive cars usually gain most.' },
    {
      title: 'All four wear together',
      text: 'You can then replace them as a set. Many 4WDs need equal tread.',
    },
    {
      title: 'Even grip',
      text: 'With even tread front and rear, the car handles predictably in the rain.',
    },
    {
      title: 'Damage found early',
      text: 'Uneven wear, nails and cuts are easier to see while the wheel is off.',
    },
  ],
};

/** Where each tyre goes (specification, section 2). */
export const patterns = {
  heading: 'The pattern for your car',
  lead: 'It depends on which wheels the engine drives, and on the tyres’ tread.',
  key: 'Seen from above, front at the top. The thick axle is the driven one.',
  front: {
    title: 'Front-wheel drive',
    text: 'Front tyres go straight back. Rear tyres cross to the front, where tread wears faster.',
  },
  rear: {
    title: 'Rear-wheel drive',
    text: 'Rear tyres go straight forward. Front tyres cross to the rear, onto the driven axle.',
  },
  all: {
    title: '4WD and AWD',
    text: 'Both axles cross, in an X, so all four wear to about the same depth.',
  },
  directional: {
    title: 'Directional tyres',
    text: 'Tyres with a sidewall arrow stay on their own side: they swap front and back.',
  },
} as const;

/** When to rotate (specification, section 9). */
export const timing = {
  heading: 'When to rotate',
  every: advice.rotateEvery,
  or: 'or',
  months: advice.rotateMonths,
  note: 'whichever comes first, or as your handbook says',
  points: [
    { title: 'With a service', text: 'The car is on the hoist already.' },
    {
      title: 'Before wear shows',
      text: 'Rotation can’t bring tread back. A worn pair needs replacing.',
    },
    { title: 'After a rotation', text: nutCheck },
    {
      title: 'When not to rotate',
      text: 'If the rear tyres are wider than the front ones, they can’t swap axles.',
    },
  ],
} as const;
