import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the tyre rotation page shares with every service page. */
export const tyreRotation: Service = {
  path: '/services/tyre-rotation',
  heading: 'Tyre rotation',
  subtitle: `${dollars(prices.rotation)} and ${advice.rotationTime}, every ${advice.rotateEvery} or ${advice.rotateMonths}.`,
  figures: [
    { label: 'Rotation', value: dollars(prices.rotation), note: 'all four wheels' },
    {
      label: 'Time',
      value: amountOf(advice.rotationTime),
      after: 'min',
      note: 'start to finish',
    },
    {
      label: 'Longer life',
      before: 'up to',
      value: advice.rotationGain,
      note: 'results vary',
    },
  ],
  priced: true,
  offeredBy: 'tyres',
  callHeading: 'Book it',
  ready: 'Tell us which wheels drive, and whether the tyres carry an arrow.',
  related: ['/services/wheel-balancing', '/services/wheel-alignment', '/tyres'],
};

/** What a set of tyres gains from changing places (specification, sections 2 and 9; D28). */
export const benefits: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Benefits',
  points: [
    {
      title: `Up to ${advice.rotationGain} longer life`,
      text: 'Results vary with car, tyre and road. The gain is largest where one axle does most of the work.',
    },
    {
      title: 'Four that match',
      text: 'You buy a full set when it is due, and not two odd pairs. A 4WD’s drivetrain asks for equal tyres, too.',
    },
    {
      title: 'Grip at both ends',
      text: 'Front and rear clear about the same water, so the car behaves in the rain as you expect it to.',
    },
    {
      title: 'A look at all four',
      text: 'Uneven wear, a nail or a cut is found while the wheel is off and easy to see.',
    },
  ],
};

/** Where each tyre goes (specification, section 2). */
export const patterns = {
  heading: 'The pattern for your car',
  lead: 'The front of the car is at the top, and a thick axle is one that drives.',
  front: {
    title: 'Front-wheel drive',
    text: 'Fronts go straight back; rears cross to the front, where the tread wears faster.',
  },
  rear: {
    title: 'Rear-wheel drive',
    text: 'Rears go straight forward; fronts cross to the back, onto the wheels that push.',
  },
  all: {
    title: '4WD and AWD',
    text: 'Both axles cross, in an X, so that all four stay close to the same depth.',
  },
  directional: {
    title: 'Directional tyres',
    text: 'An arrow on the sidewall keeps a tyre on its own side: front to back and back to front only.',
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
    {
      title: 'With a service',
      text: 'The car is up already. Ask for it when you book.',
    },
    {
      title: 'Before it shows',
      text: 'Rotation shares wear out; it does not bring rubber back. A worn pair is better replaced.',
    },
    {
      title: 'Once more for the nuts',
      text: `Come back after ${advice.reTorqueAfter}, and we tighten the wheel nuts to their torque again, free.`,
    },
    {
      title: 'Sometimes not at all',
      text: 'Wider tyres at the back than at the front cannot change axles. We tell you before we lift the car.',
    },
  ],
} as const;
