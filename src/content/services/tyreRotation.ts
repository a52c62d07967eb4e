import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { prices } from '../prices.ts';
import { nutCheck } from '../wheelSafety.ts';
import { inUnit, points, type Service } from '../summary.ts';

export const tyreRotation: Service = {
  path: '/services/tyre-rotation',
  subtitle: `${formatPrice(prices.rotation)}, in ${advice.rotationTime}. Due every ${advice.rotateEvery} or ${advice.rotateMonths}.`,
  figures: [
    {
      label: 'All 4 wheels',
      value: formatPrice(prices.rotation),
      note: `balancing is extra: ${formatPrice(prices.balancingPerWheel)} per wheel`,
    },
    { label: 'Time', ...inUnit(measures.rotationTime), note: 'start to finish' },
    {
      label: 'Longer life',
      before: 'up to',
      value: advice.rotationGain,
      note: 'results vary with car, tyre and road',
    },
  ],
  offeredBy: 'tyres',
  callHeading: 'Book a rotation',
  ready:
    'Tell us if your car is front-, rear- or four-wheel drive, and if the tyres have a direction arrow.',
  related: ['/services/wheel-balancing', '/services/wheel-alignment', '/tyres'],
};

/** The benefits of rotation (specification, sections 2 and 9; D28). */
export const benefits = {
  heading: 'Benefits',
  points: points({
    'Longer life': 'Front-wheel-drive cars usually gain most.',
    'All four wear together': 'You can then replace them as a set. Many 4WDs need equal tread.',
    'Even grip': 'With even tread front and rear, the car handles predictably in the rain.',
    'Damage found early': 'Uneven wear, nails and cuts are easier to see while the wheel is off.',
  }),
} as const;

export const patterns = {
  heading: 'The pattern for your car',
  lead: 'It depends on which wheels the engine drives, and on the tyres’ tread.',
  key: 'Seen from above, front at the top. The thick axle is the driven one.',
  points: points({
    'Front-wheel drive':
      'Front tyres go straight back. Rear tyres cross to the front, where tread wears faster.',
    'Rear-wheel drive':
      'Rear tyres go straight forward. Front tyres cross to the rear, onto the driven axle.',
    '4WD and AWD': 'Both axles cross, in an X, so all four wear to about the same depth.',
    'Directional tyres':
      'Tyres with a sidewall arrow stay on their own side: they swap front and back.',
  }),
} as const;

/** When to rotate (specification, section 9). */
export const timing = {
  heading: 'When to rotate',
  figure: advice.rotateEvery,
  or: 'or',
  other: advice.rotateMonths,
  note: 'whichever comes first, or as your handbook says',
  points: points({
    'With a service': 'The car is on the hoist already.',
    'Before wear shows': 'Rotation can’t bring tread back. A worn pair needs replacing.',
    'After a rotation': nutCheck,
    'When not to rotate': 'If the rear tyres are wider than the front ones, they can’t swap axles.',
  }),
} as const;
