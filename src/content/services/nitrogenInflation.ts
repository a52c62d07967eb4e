import { advice } from '../advice.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the nitrogen page shares with every service page; its price is told by telephone. */
export const nitrogenInflation: Service = {
  path: '/services/nitrogen-inflation',
  heading: 'Nitrogen inflation',
  subtitle: `Filled at ${advice.nitrogenPurity} purity, so pressure can hold for longer. Ring for the price.`,
  figures: [
    { label: 'Purity', value: advice.nitrogenPurity, note: 'nitrogen in the tyre' },
    {
      label: 'Pressure kept',
      before: 'up to',
      value: advice.nitrogenHolds,
      after: 'times longer',
      note: 'results vary',
    },
  ],
  offeredBy: 'tyres',
  callHeading: 'Ask for the price',
  ready: 'Say how many tyres, and whether they hold air or nitrogen now.',
  related: ['/tyres/performance', '/tyres/fuel-efficient', '/services/tyre-rotation'],
};

/** What is done, and how it differs from air (specification, section 2). */
export const explanation = {
  heading: 'What nitrogen inflation is',
  lead: `${advice.nitrogenPurity} nitrogen, and dry. We let the air out first, then fill to the pressure on your placard.`,
  caption:
    'Most of the air around us is nitrogen already. What changes is what is left out: most of the oxygen, and the water.',
} as const;

/** What a driver gains, with what it depends on (specification, section 9; D28). */
export const benefits = {
  heading: 'Benefits',
  lines: [
    `Pressure can hold up to ${advice.nitrogenHolds} times longer; results vary, so still check it every month`,
    'Tyres nearer their placard pressure between checks wear and roll as they were made to',
    'No water in the tyre, so pressure follows temperature more evenly',
    'Less oxygen against the rubber and the rim from inside',
    'In a pinch, top up with ordinary air: the two mix without harm',
  ],
} as const;

/** Why it behaves as it does (specification, section 2). */
export const science = {
  heading: 'The science',
  lead: 'Three differences between the two, and none of them is magic.',
  leak: {
    title: 'It leaks more slowly',
    text: 'Rubber lets every gas through in time. Oxygen passes several times faster than nitrogen does.',
  },
  dry: {
    title: 'It comes dry',
    text: 'Gas swells with heat, nitrogen as well. Water that turns to vapour swells more, and workshop air can carry it.',
  },
  inert: {
    title: 'It does not rust or age',
    text: 'Oxygen and water age rubber and corrode steel. With less of both, bead, belts and valve have less to suffer from.',
  },
} as const;

/** Who gains from it (specification, section 2). */
export const drivers: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Who benefits',
  points: [
    {
      title: 'Performance cars',
      text: 'Hard driving heats tyres. With dry gas the hot pressure is easier to foresee.',
    },
    {
      title: 'Commuters',
      text: 'Slower loss means fewer stops at the pump on the way to work.',
    },
    { title: 'Fleets', text: 'Vehicles that nobody checks each week lose less between checks.' },
    {
      title: 'Caravans and trailers',
      text: 'They stand for months, and are loaded on the day they leave. Check them that morning all the same.',
    },
  ],
};
