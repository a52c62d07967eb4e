import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the puncture repair page shares with every service page. */
export const punctureRepair: Service = {
  path: '/services/puncture-repair',
  heading: 'Puncture repair',
  subtitle: `From ${dollars(prices.punctureFrom)}, and most are done in ${advice.punctureTime}.`,
  figures: [
    {
      label: 'Plug and patch',
      before: 'from',
      value: dollars(prices.punctureFrom),
      note: 'if it can be repaired',
    },
    {
      label: 'Most done in',
      value: amountOf(advice.punctureTime),
      after: 'min',
      note: 'while you wait',
    },
  ],
  priced: true,
  offeredBy: 'tyres',
  callHeading: 'Got a flat?',
  ready: 'Leave the nail in: it holds some air. Tell us where the car is standing.',
  more: toBranches,
  related: ['/services/mobile-service', '/services/wheel-balancing', '/tyres/run-flat'],
};

/** What makes a tyre worth repairing, and what ends it (specification, section 9). */
export const check = {
  heading: 'Can it be repaired?',
  lead: 'Look before you ring: five lines on each side, and the person who takes the tyre off has the last word.',
  yes: {
    title: 'Repairable',
    lines: [
      `The hole is under ${advice.punctureHole}`,
      'It is in the tread',
      'No sidewall damage',
      'The tyre was not driven flat',
      'Good tread is left',
    ],
  },
  no: {
    title: 'Not repairable',
    lines: [
      'Sidewall damage',
      `A hole over ${advice.punctureHole}`,
      'Multiple punctures close together',
      'Driven flat',
      `Tread below ${advice.treadLegal}`,
    ],
  },
  caption:
    'Only the tread bends little enough for a patch to hold. A sidewall works at every turn of the wheel.',
} as const;

/** The four steps (specification, section 2). */
export const process: { readonly heading: string; readonly steps: readonly Point[] } = {
  heading: 'How we repair it',
  steps: [
    {
      title: 'Inspection',
      text: 'We find the hole and what made it, and look over the rest of the tyre for a second one.',
    },
    {
      title: 'Remove tyre',
      text: 'Off the rim it comes: damage from driving on it soft can be seen only from the inside.',
    },
    {
      title: 'Repair by patch and plug, from inside',
      text: 'The plug fills the hole and keeps water off the steel belts. The patch seals the liner over it.',
    },
    {
      title: 'Refit and test',
      text: 'Back on the rim, up to the pressure on your placard, and checked for leaks at hole, bead and valve.',
    },
  ],
};
