import { advice } from '../advice.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the nitrogen page shares with every service page; the price is given over the phone. */
export const nitrogenInflation: Service = {
  path: '/services/nitrogen-inflation',
  heading: 'Nitrogen inflation',
  subtitle: `Nitrogen of ${advice.nitrogenPurity} purity can hold pressure longer than ordinary air. Call for the price.`,
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
  ready: 'Tell us how many tyres, and whether they already have nitrogen in them.',
  related: ['/tyres/performance', '/tyres/fuel-efficient', '/services/tyre-rotation'],
};

/** What is done, and how it differs from air (specification, section 2). */
export const explanation = {
  heading: 'What nitrogen inflation is',
  lead: `We let the air out, then fill the tyres with dry nitrogen (${advice.nitrogenPurity} pure). We set the pressure to your tyre placard, the sticker inside the driver’s door.`,
  caption:
    'Ordinary air is mostly nitrogen already. Our fill leaves out most of the oxygen and water.',
} as const;

/** The benefits, each with its qualification (specification, section 9; D28). */
export const benefits = {
  heading: 'Benefits',
  lines: [
    `Pressure can hold up to ${advice.nitrogenHolds} times longer; results vary, so still check it every month`,
    'Tyres that stay closer to the right pressure wear more evenly',
    'Less water inside, so pressure is steadier as tyres warm up',
    'Less oxygen to age the rubber and rust the rim',
    'At a pinch, you can top up with ordinary air: the two mix safely',
  ],
} as const;

/** Why it behaves as it does (specification, section 2). */
export const science = {
  heading: 'The science',
  lead: 'How nitrogen differs from ordinary air.',
  leak: {
    title: 'It leaks more slowly',
    text: 'All gases slowly seep through rubber. Oxygen gets out several times faster than nitrogen.',
  },
  dry: {
    title: 'It’s dry',
    text: 'Ordinary air can carry water. In a hot tyre it turns to vapour and adds pressure.',
  },
  inert: {
    title: 'Less rust and ageing',
    text: 'Oxygen and water age rubber and rust steel. Our fill brings in less of both.',
  },
} as const;

/** Who benefits (specification, section 2). */
export const drivers: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Who benefits',
  points: [
    {
      title: 'Performance cars',
      text: 'Hard driving heats tyres. Dry gas keeps their pressure more predictable.',
    },
    {
      title: 'Commuters',
      text: 'Slower pressure loss means fewer top-ups.',
    },
    {
      title: 'Fleets',
      text: 'Tyres can hold their pressure better between checks.',
    },
    {
      title: 'Caravans and trailers',
      text: 'Tyres can hold their pressure better when parked for months. Still check it before you leave.',
    },
  ],
};
