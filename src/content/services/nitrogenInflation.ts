import { advice } from '../advice.ts';
import { ownersAnswers, sentenceOf } from '../ownersAnswers.ts';
import { points, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** The price is given over the phone. */
export const nitrogenInflation: Service = {
  path: '/services/nitrogen-inflation',
  subtitle: 'Tyres filled with nitrogen lose pressure more slowly.',
  offeredBy: 'tyres',
  callHeading: sentenceOf(ownersAnswers.nitrogenPrice),
  ready: 'Tell us how many tyres.',
  related: ['/tyres/performance', '/tyres/fuel-efficient', '/services/tyre-rotation'],
};

export const explanation = {
  heading: 'What nitrogen inflation is',
  lead: promise(
    `We let the air out and fill your tyres with dry nitrogen of ${advice.nitrogenPurity} purity.`,
    shownBy.measured,
  ),
  caption: 'Ordinary air is mostly nitrogen already.',
  drawing: {
    label: `Air is 78% nitrogen, 21% oxygen and 1% other gases. Our gas is ${advice.nitrogenPurity} nitrogen.`,
    words: { fill: advice.nitrogenPurity },
  },
} as const;

/** The benefits, each with its qualification (specification, section 9; D28). */
export const benefits = {
  heading: 'Benefits',
  lines: [
    `${promise(`Keeps pressure up to ${advice.nitrogenHolds} longer. Results vary`, shownBy.measured)}: still check every month`,
    'Pressure that stays right for longer helps tyres wear evenly',
  ],
} as const;

export const science = {
  heading: 'The science',
  lead: 'You can top up with ordinary air.',
  points: points({
    'It leaks more slowly': 'Oxygen seeps through rubber faster.',
    'It’s dry': 'Damp air swells more as a tyre heats up.',
    'Less rust and ageing inside': 'Oxygen and water cause both.',
  }),
} as const;

export const drivers = {
  heading: 'Who benefits',
  lines: ['Performance cars', 'Commuters', 'Fleets', 'Caravans and trailers'],
} as const;
