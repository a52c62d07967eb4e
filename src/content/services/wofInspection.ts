import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the WOF page shares with every service page. */
export const wofInspection: Service = {
  path: '/services/wof-inspection',
  heading: 'WOF inspection',
  subtitle: `${advice.wofTime}, from ${dollars(prices.wofFrom)}, with our ${advice.wofPoints}-point check.`,
  figures: [
    { label: 'WOF', before: 'from', value: dollars(prices.wofFrom), note: 'may vary by location' },
    {
      label: 'Our check',
      value: String(advice.wofPoints),
      after: 'points',
      note: 'on our own list',
    },
    { label: 'Time', value: amountOf(advice.wofTime), after: 'min', note: 'for the inspection' },
  ],
  priced: true,
  offeredBy: 'wof',
  callHeading: 'Book it',
  ready: 'Ask for an inspector’s times: on a Saturday they end with the branch’s hours.',
  more: toBranches,
  related: ['/services/brake-service', '/tyres/passenger', '/services/car-servicing'],
};

/**
 * The nine areas of the inspection, numbered as in the drawing (specification, section 2). What is looked at
 * follows the national requirements; the tread's limit is `advice.treadLegal`.
 */
export const areas: {
  readonly heading: string;
  readonly lead: string;
  readonly drawing: string;
  readonly areas: readonly Point[];
  readonly note: string;
} = {
  heading: 'The 9 areas we check',
  lead: `Our ${advice.wofPoints} points lie in these nine places. The inspector goes by the national rules, not by taste.`,
  drawing: 'A car from the side, with the places of the nine areas numbered as in the list below.',
  areas: [
    {
      title: 'Tyres',
      text: `At least ${advice.treadLegal} of tread all the way round, no cuts or bulges, and tyres that match on an axle.`,
    },
    {
      title: 'Brakes',
      text: 'Foot brake and parking brake measured for force and balance; hoses, pipes, pads and discs looked over.',
    },
    {
      title: 'Steering and suspension',
      text: 'Play in joints and bearings, leaking shock absorbers, broken springs, split boots.',
    },
    { title: 'Lights', text: 'Every lamp lit, its colour right, its lens whole, its beam aimed.' },
    {
      title: 'Windscreen, wipers and washers',
      text: 'No crack or chip in the driver’s view, wipers that clear, washers that reach.',
    },
    { title: 'Doors', text: 'They open from inside and outside, and they stay shut.' },
    {
      title: 'Seat belts and airbags',
      text: 'Webbing without fraying, buckles that lock and let go, and an airbag lamp that goes out.',
    },
    {
      title: 'Structure and rust',
      text: 'Sills, floor, pillars and the places that carry suspension and belts.',
    },
    {
      title: 'Exhaust, fuel system and speedometer',
      text: 'No leaks, no smoke, no more noise than it was built with, and a speed that shows.',
    },
  ],
  note: 'And the other items in the inspection manual of NZ Transport Agency Waka Kotahi.',
};

/** Why a car has to have one (specification, section 2: reasons; D26). */
export const reasons: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Why you need one',
  points: [
    { title: 'When it is due', text: advice.wofRule },
    {
      title: 'It is the law',
      text: 'A car on the road, parked ones included, needs a current WOF and has to be fit for one on every day between.',
    },
    {
      title: 'It finds what you cannot see',
      text: 'A rusted brake pipe or a split boot gives no sign from the driver’s seat.',
    },
    {
      title: 'Insurers may ask',
      text: 'If a fault played a part in a crash, a claim may be cut or turned down.',
    },
    {
      title: 'It sells the car',
      text: 'Sold for road use, a car needs a WOF issued within the last month, unless the buyer agrees otherwise in writing.',
    },
  ],
};

/** What the price holds (specification, section 2: inclusions). */
export const included = {
  heading: 'What the price includes',
  lines: [
    `The inspection itself, with our ${advice.wofPoints}-point check`,
    'A sheet that says what passed and what did not',
    'The new label on your windscreen when it passes',
    'One re-inspection of what failed, inside the time below',
  ],
} as const;

/** The days, beside the branches that the frame lists (specification, section 9; D33). */
export const days = {
  heading: 'Which days',
  value: advice.wofDays,
  text: 'at most locations, Monday to Saturday. Linwood and Ferrymead do tyres only.',
} as const;

/** What a visitor can mend the evening before. */
export const beforehand = {
  heading: 'Five minutes tonight',
  lead: 'Lamps, wipers and tyres are what most cars fail on. You can look at all three in your own drive.',
  lines: [
    'Each lamp, with someone at the brake pedal',
    'Wipers on wet glass, and water in the washers',
    `Tread, shallowest spot: less than ${advice.treadLegal} fails`,
    'Horn, and every seat belt in its buckle',
    'Number plates that can be read',
    'The boot cleared, so the floor can be seen',
  ],
} as const;

/** What happens after a fail (specification, section 9; D26). Confirm. */
export const failed = {
  heading: 'If it fails',
  figure: advice.wofReturn,
  rest: '(about one month), free when you come back to us.',
  drawing:
    'Four weeks as 28 squares. The last one is yellow: the last day of the free re-inspection.',
  caption: 'Four weeks of seven days, counted from the inspection.',
  points: [
    {
      title: 'You get the list',
      text: 'It says what failed, where on the car, and why.',
    },
    {
      title: 'Repair it where you like',
      text: 'Here, at home or elsewhere. If we are to do it, you hear the price first.',
    },
    {
      title: 'Come back to where it failed',
      text: 'Only what failed is looked at again. Once the time is over, the inspection starts from the beginning, and so does its price.',
    },
    {
      title: 'Until then',
      text: 'Drive it only for the repair, or back to us, and only if it is safe. A label with months to run does not change that.',
    },
  ],
} as const satisfies { readonly points: readonly Point[]; readonly [words: string]: unknown };
