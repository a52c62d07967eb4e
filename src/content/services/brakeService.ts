import { formatPrice } from '../../domain/money.ts';
import { ownersAnswers, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { brakesStop, brakesToday, callUsOrTow } from '../safety.ts';
import { nutCheck } from '../wheelSafety.ts';
import { from, points, rows, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

export const brakeService: Service = {
  path: '/services/brake-service',
  subtitle: brakesStop,
  figures: [
    { label: 'Pads', ...from(prices.brakePadsPerAxleFrom), note: 'per axle (two wheels)' },
    { label: 'Rotors', ...from(prices.brakeRotorsPerAxleFrom), note: 'per axle, including pads' },
    { label: 'Fluid', ...from(prices.brakeFluidFrom), note: 'fluid change' },
  ],
  offeredBy: 'auto-repairs',
  callHeading: 'Book a free brake check',
  ready: 'Tell us what you hear or feel, and whether it’s front or rear.',
  related: ['/services/wof-inspection', '/services/car-servicing', '/auto-services'],
};

const flags = { soon: 'This week', today: 'Today', stop: 'Don’t drive' } as const;

/** Signs that are all as urgent. */
const flagged = (urgency: keyof typeof flags, signsWithTexts: Readonly<Record<string, string>>) =>
  points(signsWithTexts).map((sign) => ({ ...sign, urgency }));

/** Warning signs in two lists, the urgent one first (specification, section 2). */
export const signs = {
  heading: 'Warning signs',
  lead: `Marked ‘${flags.stop}’: ${callUsOrTow}. Marked ‘${flags.today}’: ${brakesToday}`,
  flags,
  /** The flags as a screen reader says them, at the end of a sign's name. */
  flagsForScreenReaders: { soon: 'check this week', today: 'check today', stop: 'don’t drive' },
  /** The signs with which nobody should drive on. */
  stop: flagged('stop', {
    Grinding: 'Usually metal on metal.',
    'A soft or sinking pedal': 'Often air in the fluid, or a leak.',
    'A red brake warning light':
      'If it stays on with the handbrake off, the fluid may be low or the brakes losing pressure.',
  }),
  /** The signs with which a car can be driven to a branch, the urgent ones first. */
  drivable: [
    ...flagged('today', {
      'Pulling to one side when you brake': 'Often a caliper that isn’t gripping, or is dragging.',
      'It takes longer to stop': 'Often worn or glazed pads, or old fluid.',
    }),
    ...flagged('soon', {
      'A squeal': 'Often pads that are nearly worn out.',
      'A pulsing pedal': 'Usually an unevenly worn rotor.',
    }),
  ],
} as const;

/** Three stages of pad wear, and how they sound; drawn side by side. */
export const wear = {
  heading: 'What you hear, and why',
  points: points({
    'New pad: no squeal': 'Not all pads have a tab, so have quiet brakes checked too.',
    'Worn pad: a squeal': 'The metal tab touches the rotor. New pads usually fix it.',
    'Pad gone: grinding':
      'Don’t drive. Steel is cutting the rotor, so you may need rotors as well as pads.',
  }),
} as const;

/** The jobs, with prices where the price list has them (specification, sections 2 and 9). */
export const jobs = {
  heading: 'Brake work and prices',
  caption: 'Each job, what’s involved and its starting price',
  columns: ['Job', 'What’s involved', 'Price'],
  rows: rows({
    Pads: [
      'Slides cleaned and greased, new pads fitted.',
      `from ${formatPrice(prices.brakePadsPerAxleFrom)} per axle`,
    ],
    'Rotors and pads': [
      'Measured first, and replaced if they’re below minimum thickness.',
      `from ${formatPrice(prices.brakeRotorsPerAxleFrom)} per axle, including pads`,
    ],
    'Brake fluid': [
      'Old fluid flushed out at all four wheels, and the right type put in.',
      `from ${formatPrice(prices.brakeFluidFrom)}`,
    ],
    'Drums and shoes': [
      'Cleaned, measured and adjusted. Wheel cylinders checked for leaks.',
      'priced after the check',
    ],
    'Calipers and hoses': ['Freed, rebuilt or replaced, with new fluid.', 'priced after the check'],
    Handbrake: ['Cable or electric, adjusted so it holds on a hill.', 'priced after the check'],
  }),
  note: withAnswer(
    `A wheel has been off? ${nutCheck} ${promise('We give you a price before any work.', shownBy.priceFirst)}`,
    ownersAnswers.brakeTime,
  ),
} as const;

/** The free check (specification, section 9). */
export const check = {
  heading: 'What the check covers',
  figure: 'Free',
  text: promise('We measure your brakes and show you the results.', shownBy.free),
  lines: [
    'Pad thickness at each wheel',
    'Rotor thickness and surface',
    'Brake fluid level, and water in the fluid',
    'Hoses and pipes for cracks and rust',
    'Calipers and slides move freely',
    'Handbrake holds',
  ],
} as const;
