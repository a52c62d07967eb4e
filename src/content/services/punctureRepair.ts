import { advice, measures } from '../advice.ts';
import { ownersAnswers, sentenceOf } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { getSafe } from '../safety.ts';
import { nailHoldingAir, nutCheck, runFlatOnly } from '../wheelSafety.ts';
import { from, inUnit, points, type Service } from '../summary.ts';

export const punctureRepair: Service = {
  path: '/services/puncture-repair',
  subtitle: nailHoldingAir,
  figures: [
    {
      label: 'Patch and plug',
      ...from(prices.punctureFrom),
      note: `at a branch. ${sentenceOf(ownersAnswers.punctureBalancing)}`,
    },
    { label: 'Most done in', ...inUnit(measures.punctureTime), note: 'at a branch' },
  ],
  offeredBy: 'tyres',
  callHeading: 'Got a flat?',
  ready: [
    ...getSafe,
    `Flat, losing air, or a nail in the side? Don’t drive, except to a safe place. ${runFlatOnly}`,
    'Call us. Our mobile tyre van can come to you. A call-out fee applies.',
  ],
  related: ['/services/mobile-service', '/services/wheel-balancing', '/tyres/run-flat'],
};

/** What makes a tyre repairable, and what doesn't (specification, section 9). */
export const check = {
  heading: 'Can your puncture be repaired?',
  lead: 'We’ll know once the tyre is off.',
  yes: {
    title: 'Repairable',
    lines: [
      `Hole under ${advice.punctureHole}`,
      'In the tread',
      'No sidewall damage',
      'Not driven on while flat',
      'Good tread left',
    ],
  },
  no: {
    title: 'Not repairable',
    lines: [
      'Sidewall or shoulder damage',
      `Hole over ${advice.punctureHole}`,
      'Several punctures close together',
      'Driven on while flat',
      `Tread below ${advice.treadLegal}`,
    ],
  },
  replace: {
    text: 'Can’t be repaired? You need a new tyre.',
    link: { label: 'Quote by tyre size', to: '/tyre-enquiry' },
  },
  caption: 'The sidewall flexes too much to hold a repair.',
} as const;

/** The four steps, in the order of their drawings (specification, section 2). */
export const process = {
  heading: 'How we repair it',
  points: points({
    Inspection: 'We find the hole and check the tyre.',
    'Remove tyre': 'Damage from driving on it flat shows inside.',
    'Repair by patch and plug, from inside': 'The plug fills the hole. The patch seals it.',
    'Refit and test': `We check for leaks and set the pressure. ${nutCheck}`,
  }),
} as const;

/** Before changing a wheel: advice for any car. */
export const advised = {
  heading: 'Spare, sealant and wheel nuts',
  points: points({
    'Spare wheel': `Fit it only well away from traffic, on firm, level ground, with the handbrake on and everyone out. Don’t get under the car. Check its pressure. Space-saver: at most ${advice.spaceSaverSpeed}, or less if its label says so, and only to get home or to a branch. It fails a WOF.`,
    Sealant:
      'Only for a small hole in the tread, and only to reach a branch. Follow the can, and tell us you’ve used it.',
    'Locking wheel nuts': 'Their key is often in the glovebox or beside the spare.',
  }),
} as const;
