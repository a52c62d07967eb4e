import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { prices } from '../prices.ts';
import { nutCheck, suddenPull, suddenShake } from '../wheelSafety.ts';
import { inUnit, points, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

export const wheelBalancing: Service = {
  path: '/services/wheel-balancing',
  subtitle: promise(`Takes ${advice.balanceTime}, ${branchWords.everywhere}.`, shownBy.jobSheets),
  figures: [
    { label: 'One wheel', value: formatPrice(prices.balancingPerWheel), note: 'per wheel' },
    {
      label: 'All 4',
      value: formatPrice(prices.balancingAllFour),
      note: `at ${formatPrice(prices.balancingPerWheel)} each`,
    },
    { label: 'Time', ...inUnit(measures.balanceTime), note: 'for the job' },
  ],
  offeredBy: 'tyres',
  callHeading: 'Book wheel balancing',
  ready: 'Tell us what speed the car shakes at, and where you feel it.',
  related: ['/services/wheel-alignment', '/services/tyre-rotation', '/services/puncture-repair'],
};

/**
 * What balancing is, and why grams matter. The figures are for a 205/55R16 with its weight at the rim: a radius of
 * 203 mm, and a rolling radius of 316 mm.
 */
export const intro = {
  heading: 'What wheel balancing is',
  lead: 'No tyre or rim weighs the same all the way round. A machine finds the heavy spot, and we fit a small weight on the rim to balance it.',
  figure: '10 grams',
  /** Ends the sentence that the figure begins. */
  text: 'out of balance (a two-dollar coin) pulls like 1.6kg at 100km/h, 14 times a second.',
} as const;

export const benefits = {
  heading: 'Benefits',
  lines: [
    'A steering wheel and seat that don’t shake on the open road',
    'Tread that wears evenly all the way round',
    'Less wear on wheel bearings, joints and shock absorbers',
    'Steadier grip on the road',
  ],
} as const;

export const signs = {
  heading: 'Signs of imbalance',
  more: { label: 'Wheel alignment', to: '/services/wheel-alignment' },
  caption: `${suddenShake} If it only shakes when you brake, it may be the rotors: have the brakes checked this week. Sudden or getting worse? Don’t drive.`,
  points: points({
    'Steering wheel vibration': `Most often at ${advice.imbalanceSpeed}. It’s usually a front wheel.`,
    'Seat or floor vibration': 'It’s usually a rear wheel.',
    'Uneven wear': 'Dips or flat spots at regular intervals around the tread.',
    'Pulling to one side': `Check the tyre pressures first. It’s often the alignment: have it checked. ${suddenPull}`,
  }),
} as const;

/** When wheels are balanced (specification, sections 2 and 9). */
export const times = {
  heading: 'When to balance',
  points: points({
    'After new tyres': 'Every new tyre needs balancing with its wheel.',
    'After rotation':
      'You may not notice a rear wheel out of balance until it’s at the front. A sudden shake? The nuts may be loose: stop when it’s safe.',
    'After puncture repair': 'The tyre has been off its rim, and the patch adds weight.',
    [`Every ${advice.balanceEvery}`]: `Weights can come off, and tyres wear unevenly. A wheel has been off? ${nutCheck}`,
  }),
} as const;
