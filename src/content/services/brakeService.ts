import { dollars } from '../../domain/money.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the brake service page shares with every service page. */
export const brakeService: Service = {
  path: '/services/brake-service',
  heading: 'Brake service',
  subtitle: `The brake check is free. Pads from ${dollars(prices.brakePadsPerAxleFrom)} per axle.`,
  figures: [
    {
      label: 'Pads',
      before: 'from',
      value: dollars(prices.brakePadsPerAxleFrom),
      note: 'per axle',
    },
    {
      label: 'Rotors',
      before: 'from',
      value: dollars(prices.brakeRotorsPerAxleFrom),
      note: 'per axle, including pads',
    },
    { label: 'Fluid', before: 'from', value: dollars(prices.brakeFluidFrom), note: 'fluid change' },
  ],
  priced: true,
  offeredBy: 'auto-repairs',
  callHeading: 'Hear something?',
  ready: 'Inspection is free. Tell us what you hear and at which end of the car.',
  related: ['/services/wof-inspection', '/services/car-servicing', '/auto-services'],
};

/** How soon a sign has to be answered. */
export type Urgency = 'soon' | 'stop';

/** Warning signs, those that end the drive last (specification, section 2). */
export const signs: {
  readonly heading: string;
  readonly lead: string;
  readonly flags: Readonly<Record<Urgency, string>>;
  readonly signs: readonly (Point & { readonly urgency: Urgency })[];
} = {
  heading: 'Warning signs',
  lead: 'Four that want a check this week, and three that mean leave the car and ring.',
  flags: { soon: 'This week', stop: 'Do not drive' },
  signs: [
    {
      title: 'A squeal',
      text: 'Many pads carry a metal tab that sings when they are nearly gone.',
      urgency: 'soon',
    },
    {
      title: 'A pulse in the pedal',
      text: 'The rotor is no longer even, and the foot feels every turn of it.',
      urgency: 'soon',
    },
    {
      title: 'Pulling to one side',
      text: 'One caliper grips and the other does not, or one is stuck and drags.',
      urgency: 'soon',
    },
    {
      title: 'It takes longer to stop',
      text: 'Thin or glazed pads, or fluid that has drawn water and boils on a long hill.',
      urgency: 'soon',
    },
    {
      title: 'Grinding',
      text: 'Metal on metal. Each stop now costs a rotor too.',
      urgency: 'stop',
    },
    {
      title: 'A soft or sinking pedal',
      text: 'Air in the fluid, or fluid on its way out of a hose, a pipe or a cylinder.',
      urgency: 'stop',
    },
    {
      title: 'A red brake light',
      text: 'With the parking brake off it speaks of low fluid or of lost pressure.',
      urgency: 'stop',
    },
  ],
};

/** Three states of a pad, as they sound; drawn side by side. */
export const wear = {
  heading: 'What you hear, and why',
  lead: 'The lining is all there is between a plate of steel and a rotor of iron.',
  fresh: {
    title: 'Nothing: new',
    text: 'A thick lining, and a tab that hangs well clear of the rotor.',
  },
  squeal: {
    title: 'A squeal: worn',
    text: 'The tab touches first. It is there to be heard while pads alone will do.',
  },
  grind: {
    title: 'A grind: gone',
    text: 'The steel plate cuts the rotor. Now it is rotors and pads together.',
  },
} as const;

/** What is done, and what it costs where the price list says so (specification, sections 2 and 9). */
export const jobs = {
  heading: 'What we do',
  caption: 'Brake work, with prices where they are the same for every car',
  columns: ['Job', 'What it takes', 'Price'],
  rows: [
    {
      name: 'Pads',
      cells: [
        'Both wheels of an axle; slides cleaned and greased, pads bedded in on the road.',
        `from ${dollars(prices.brakePadsPerAxleFrom)} per axle`,
      ],
    },
    {
      name: 'Rotors and pads',
      cells: [
        'Rotors measured first: under the thickness stamped on them, they go.',
        `from ${dollars(prices.brakeRotorsPerAxleFrom)} per axle, including pads`,
      ],
    },
    {
      name: 'Brake fluid',
      cells: [
        'Old fluid pushed out at all four wheels, in the type on the reservoir’s cap.',
        `from ${dollars(prices.brakeFluidFrom)}`,
      ],
    },
    {
      name: 'Drums and shoes',
      cells: ['Cleaned, measured and adjusted; wheel cylinders looked at for leaks.', 'quoted'],
    },
    {
      name: 'Calipers and hoses',
      cells: ['Freed, overhauled or replaced, then new fluid and the air bled out.', 'quoted'],
    },
    {
      name: 'Parking brake',
      cells: ['Cable or motor, adjusted until it holds on a hill.', 'quoted'],
    },
  ],
  note: 'A quoted price comes after the free check, and before any work.',
} as const;

/** The free check (specification, section 9). */
export const check = {
  heading: 'Free brake check',
  figure: 'Free',
  text: 'Wheels off, lamp in, gauge out. You get the figures, whoever does the work.',
  lines: [
    'Pad thickness at each wheel',
    'Rotor thickness and surface',
    'Brake fluid: level and water in it',
    'Hoses and pipes, for cracks and rust',
    'Calipers and slides, that they move',
    'Parking brake, that it holds',
  ],
} as const;
