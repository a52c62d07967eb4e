import { amountOf } from '../../domain/measure.ts';
import { inWords } from '../../domain/counting.ts';
import { formatPrice } from '../../domain/money.ts';
import { advice, measures, winterTread } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { ownersAnswers, sentenceOf, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** Where the recheck is free, as far as the owner has answered (D26, D55). */
export const freeRecheck = promise(sentenceOf(ownersAnswers.wofRecheck), shownBy.law);

/** What the WOF page shares with every service page. */
export const wofInspection: Service = {
  path: '/services/wof-inspection',
  heading: 'WOF inspection',
  subtitle: `${withAnswer(`WOFs ${branchWords.wofTimes}. Call first for a time.`, ownersAnswers.wofVisit)} If your car fails, have it repaired where you like.`,
  figures: [
    {
      label: 'WOF',
      before: 'from',
      value: formatPrice(prices.wofFrom),
      note: 'may vary by branch',
    },
    { label: 'Our check', value: String(advice.wofPoints), note: 'points on our own checklist' },
    { label: 'Time', value: amountOf(measures.wofTime), after: 'min', note: 'per inspection' },
  ],
  priced: true,
  offeredBy: 'wof',
  callHeading: 'Book your WOF',
  ready: 'Tell us your rego and which branch suits you.',
  more: toBranches,
  related: ['/services/brake-service', '/tyres/passenger', '/services/car-servicing'],
};

/** An area of the inspection, and the place of its number in the drawing. */
export interface WofArea extends Point {
  readonly place:
    | 'tyres'
    | 'brakes'
    | 'steering'
    | 'lights'
    | 'windscreen'
    | 'doors'
    | 'seatBelts'
    | 'structure'
    | 'exhaust';
}

/**
 * The nine areas of the inspection, numbered as in the drawing (specification, section 2). The checks follow the
 * national requirements; the tread limit is `advice.treadLegal`.
 */
const checkedAreas: readonly WofArea[] = [
  {
    place: 'tyres',
    title: 'Tyres',
    text: `At least ${advice.treadLegal} of tread all the way round, no bulges, no cuts beyond NZTA’s limits, and tyres that match on each axle. ${winterTread}`,
  },
  {
    place: 'brakes',
    title: 'Brakes',
    text: `Brake performance, handbrake, hoses, pipes, leaks. To have the pads measured too, ${promise(`book a free brake check at ${branchWords.anyForRepairs}.`, shownBy.free)}`,
  },
  {
    place: 'steering',
    title: 'Steering and suspension',
    text: 'Worn joints and bearings, leaking shocks, broken springs.',
  },
  {
    place: 'lights',
    title: 'Lights',
    text: 'Every light works, in the right colour, and is aimed correctly.',
  },
  {
    place: 'windscreen',
    title: 'Windscreen, wipers and washers',
    text: 'Glass with no damage beyond NZTA’s limits, wipers that clear it, washers that work.',
  },
  { place: 'doors', title: 'Doors', text: 'They open from inside and out, and shut properly.' },
  {
    place: 'seatBelts',
    title: 'Seat belts and airbags',
    text: 'Belts that aren’t frayed, buckles that lock and release, and an airbag light that goes out.',
  },
  {
    place: 'structure',
    title: 'Structure and rust',
    text: 'The sills, floor and pillars, and where the suspension and seat belts are attached.',
  },
  {
    place: 'exhaust',
    title: 'Exhaust, fuel system and speedometer',
    text: 'No leaks, no heavy smoke, not too loud, and a speedometer that works.',
  },
];

/** The text around the areas, which it counts. */
export const areas = {
  heading: `The ${checkedAreas.length} areas we check`,
  lead: `The WOF and our ${advice.wofPoints} points are one inspection, of these ${inWords(checkedAreas.length)} areas. The inspector follows NZTA’s rules.`,
  areas: checkedAreas,
  since: promise(
    'Since 1 November 2026, automatic emergency braking and lane-keep assistance are checked too, on cars that have them.',
    shownBy.law,
  ),
  note: 'NZTA is NZ Transport Agency Waka Kotahi. Its manual has the full list.',
} as const;

/** How often a car needs a WOF, by the date it was first registered (D26). */
export const intervals = {
  heading: 'How often you need a WOF',
  lead: withAnswer(advice.wofRule, ownersAnswers.wofVehicles),
  caption: promise(
    'Cars, vans and utes, since 1 November 2026. Motorbikes: every year; for trailers, check with NZTA.',
    shownBy.law,
  ),
  columns: ['First registered, here or overseas', 'WOF due'],
  rows: [
    {
      registered: 'Since 1 November 2019',
      every: 'When new, at 4 years, then every 2 years to age 14, then every year.',
    },
    {
      registered: 'November 2013 to October 2019',
      every: 'Every year until November 2027, then every 2 years to age 14, then every year.',
    },
    { registered: '2000 to October 2013', every: 'Every year' },
    { registered: 'Before 2000', every: 'Every year (most were twice a year)' },
  ],
  early: promise(
    'Come up to 14 days early and you keep your due date. Until your next WOF, go by the label you have.',
    shownBy.law,
  ),
  link: {
    label: 'Check the rule with NZTA',
    href: 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/',
  },
} as const;

/** Why a car needs a WOF (specification, section 2: reasons; D26). */
export const reasons: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Why you need a WOF',
  points: [
    {
      title: 'It’s the law',
      text: 'A car on the road needs a current WOF, even when it’s parked. If it has expired, drive only to a WOF or a repair, and only if it’s safe. Taxis, rental cars and most heavy vehicles need a certificate of fitness (CoF) instead.',
    },
    { title: 'It finds what you can’t see', text: 'A rusted brake pipe may give no warning.' },
    {
      title: 'Your insurance',
      text: 'If a fault helped cause a crash, your insurer may reduce or decline your claim.',
    },
    {
      title: 'You’re selling the car',
      text: 'Its WOF must be no more than one month old when the buyer takes the car. Or sell ‘as is, where is’: the buyer agrees in writing to drive it only to get a WOF.',
    },
  ],
};

/** What the price includes (specification, section 2: inclusions). */
export const included = {
  heading: 'What the price includes',
  lines: [
    `The inspection, with our ${advice.wofPoints}-point check`,
    'A list of what passed and what failed',
    'A new WOF label if your car passes',
    promise(`Free recheck within ${advice.wofReturn} if it fails`, shownBy.free),
  ],
} as const;

/** What a visitor can check at home. */
export const beforehand = {
  heading: 'Check these before your WOF',
  lead: 'Lights, wipers and tyres often fail.',
  lines: [
    'Lights, including brake lights',
    'Wipers and washers',
    `Tread: under ${advice.treadLegal} fails`,
    'Four full-size wheels: a space-saver fails',
    'Horn, seat belts and buckles',
    'Number plates easy to read',
    'Boot empty, so we can see the floor',
  ],
} as const;

/** What happens after a fail (specification, section 9; D26). */
export const failed = {
  heading: 'If your car fails its WOF',
  before: 'You have',
  figure: advice.wofReturn,
  days: measures.wofReturn.low,
  rest: `(about one month) from the inspection to come back. ${freeRecheck}`,
  points: [
    { title: 'You get a list', text: 'It shows what failed, where on the car, and why.' },
    {
      title: 'Repairs',
      text: `At home, elsewhere or with us: tyres at any branch, other repairs at ${branchWords.anyForRepairs}. ${promise('We give you a price first.', shownBy.priceFirst)}`,
    },
    {
      title: 'Come back for a recheck',
      text: promise(
        `We recheck what failed. After ${advice.wofReturn} you need a full new inspection, at full price.`,
        shownBy.law,
      ),
    },
    {
      title: 'Until it passes',
      text: 'Drive it only to a repair or a recheck, and only if it’s safe. That applies even if your old WOF hasn’t expired.',
    },
  ],
} as const satisfies { readonly points: readonly Point[]; readonly [words: string]: unknown };
