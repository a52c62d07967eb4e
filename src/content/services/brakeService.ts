import { formatPrice } from '../../domain/money.ts';
import { ownersAnswers, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { brakesStop, brakesToday, callUsOrTow } from '../safety.ts';
import { nutCheck } from '../wheelSafety.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

const priceFirst = promise('We give you a price before any work.', shownBy.priceFirst);

/** What the brake service page shares with every service page. */
export const brakeService: Service = {
  path: '/services/brake-service',
  heading: 'Brake service',
  subtitle: brakesStop,
  figures: [
    {
      label: 'Pads',
      before: 'from',
      value: formatPrice(prices.brakePadsPerAxleFrom),
      note: 'per axle (two wheels)',
    },
    {
      label: 'Rotors',
      before: 'from',
      value: formatPrice(prices.brakeRotorsPerAxleFrom),
      note: 'per axle, including pads',
    },
    {
      label: 'Fluid',
      before: 'from',
      value: formatPrice(prices.brakeFluidFrom),
      note: 'fluid change',
    },
  ],
  priced: true,
  offeredBy: 'auto-repairs',
  callHeading: 'Book a free brake check',
  ready: 'Tell us what you hear or feel, and whether it’s front or rear.',
  related: ['/services/wof-inspection', '/services/car-servicing', '/auto-services'],
};

export type Urgency = 'soon' | 'today' | 'stop';

type Sign = Point & { readonly urgency: Urgency };

/** The signs with which nobody should drive on. */
const stop: readonly Sign[] = [
  { title: 'Grinding', text: 'Usually metal on metal.', urgency: 'stop' },
  { title: 'A soft or sinking pedal', text: 'Often air in the fluid, or a leak.', urgency: 'stop' },
  {
    title: 'A red brake warning light',
    text: 'If it stays on with the handbrake off, the fluid may be low or the brakes losing pressure.',
    urgency: 'stop',
  },
];

/** The signs with which a car can be driven to a branch, the urgent ones first. */
const drivable: readonly Sign[] = [
  {
    title: 'Pulling to one side when you brake',
    text: 'Often a caliper that isn’t gripping, or is dragging.',
    urgency: 'today',
  },
  {
    title: 'It takes longer to stop',
    text: 'Often worn or glazed pads, or old fluid.',
    urgency: 'today',
  },
  { title: 'A squeal', text: 'Often pads that are nearly worn out.', urgency: 'soon' },
  { title: 'A pulsing pedal', text: 'Usually an unevenly worn rotor.', urgency: 'soon' },
];

const flags = { soon: 'This week', today: 'Today', stop: 'Don’t drive' } as const;

/** Warning signs in two lists, the urgent one first (specification, section 2). */
export const signs = {
  heading: 'Warning signs',
  lead: `Marked ‘${flags.stop}’: ${callUsOrTow}. Marked ‘${flags.today}’: ${brakesToday}`,
  flags,
  /** The flags as a screen reader says them, at the end of a sign's name. */
  flagsForScreenReaders: { soon: 'check this week', today: 'check today', stop: 'don’t drive' },
  stop,
  drivable,
} as const;

/** Three stages of pad wear, and how they sound; drawn side by side. */
export const wear = {
  heading: 'What you hear, and why',
  fresh: {
    title: 'New pad: no squeal',
    text: 'Not all pads have a tab, so have quiet brakes checked too.',
  },
  squeal: {
    title: 'Worn pad: a squeal',
    text: 'The metal tab touches the rotor. New pads usually fix it.',
  },
  grind: {
    title: 'Pad gone: grinding',
    text: 'Don’t drive. Steel is cutting the rotor, so you may need rotors as well as pads.',
  },
} as const;

/** The jobs, with prices where the price list has them (specification, sections 2 and 9). */
export const jobs = {
  heading: 'Brake work and prices',
  caption: 'Each job, what’s involved and its starting price',
  columns: ['Job', 'What’s involved', 'Price'],
  rows: [
    {
      name: 'Pads',
      cells: [
        'Slides cleaned and greased, new pads fitted.',
        `from ${formatPrice(prices.brakePadsPerAxleFrom)} per axle`,
      ],
    },
    {
      name: 'Rotors and pads',
      cells: [
        'Measured first, and replaced if they’re below minimum thickness.',
        `from ${formatPrice(prices.brakeRotorsPerAxleFrom)} per axle, including pads`,
      ],
    },
    {
      name: 'Brake fluid',
      cells: [
        'Old fluid flushed out at all four wheels, and the right type put in.',
        `from ${formatPrice(prices.brakeFluidFrom)}`,
      ],
    },
    {
      name: 'Drums and shoes',
      cells: [
        'Cleaned, measured and adjusted. Wheel cylinders checked for leaks.',
        'priced after the check',
      ],
    },
    {
      name: 'Calipers and hoses',
      cells: ['Freed, rebuilt or replaced, with new fluid.', 'priced after the check'],
    },
    {
      name: 'Handbrake',
      cells: ['Cable or electric, adjusted so it holds on a hill.', 'priced after the check'],
    },
  ],
  note: withAnswer(`A wheel has been off? ${nutCheck} ${priceFirst}`, ownersAnswers.brakeTime),
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
