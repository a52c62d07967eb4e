import { inWords } from '../../domain/counting.ts';
import { advice, measures, winterTread } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { ownersAnswers, sentenceOf, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { toBranches, from, inUnit, points, rows, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** Where the recheck is free, as far as the owner has answered (D26, D55). */
export const freeRecheck = promise(sentenceOf(ownersAnswers.wofRecheck), shownBy.law);

export const wofInspection: Service = {
  path: '/services/wof-inspection',
  subtitle: `${withAnswer(`WOFs ${branchWords.wofTimes}. Call first for a time.`, ownersAnswers.wofVisit)} If your car fails, have it repaired where you like.`,
  figures: [
    { label: 'WOF', ...from(prices.wofFrom), note: 'may vary by branch' },
    { label: 'Our check', value: String(advice.wofPoints), note: 'points on our own checklist' },
    { label: 'Time', ...inUnit(measures.wofTime), note: 'per inspection' },
  ],
  offeredBy: 'wof',
  callHeading: 'Book your WOF',
  ready: 'Tell us your rego and which branch suits you.',
  more: toBranches,
  related: ['/services/brake-service', '/tyres/passenger', '/services/car-servicing'],
};

/**
 * The areas of the inspection, in the order of their numbers in the drawing (specification, section 2). The checks
 * follow the national requirements; the tread limit is `advice.treadLegal`.
 */
const checkedAreas = points({
  Tyres: `At least ${advice.treadLegal} of tread all the way round, no bulges, no cuts beyond NZTA’s limits, and tyres that match on each axle. ${winterTread}`,
  Brakes: `Brake performance, handbrake, hoses, pipes, leaks. To have the pads measured too, ${promise(`book a free brake check at ${branchWords.anyForRepairs}.`, shownBy.free)}`,
  'Steering and suspension': 'Worn joints and bearings, leaking shocks, broken springs.',
  Lights: 'Every light works, in the right colour, and is aimed correctly.',
  'Windscreen, wipers and washers':
    'Glass with no damage beyond NZTA’s limits, wipers that clear it, washers that work.',
  Doors: 'They open from inside and out, and shut properly.',
  'Seat belts and airbags':
    'Belts that aren’t frayed, buckles that lock and release, and an airbag light that goes out.',
  'Structure and rust':
    'The sills, floor and pillars, and where the suspension and seat belts are attached.',
  'Exhaust, fuel system and speedometer':
    'No leaks, no heavy smoke, not too loud, and a speedometer that works.',
});

const areaCount = checkedAreas.length;

/** The text around the areas, which it counts. */
export const areas = {
  heading: `The ${areaCount} areas we check`,
  lead: `The WOF and our ${advice.wofPoints} points are one inspection, of these ${inWords(areaCount)} areas. The inspector follows NZTA’s rules.`,
  points: checkedAreas,
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
  rows: rows({
    'Since 1 November 2019': [
      'When new, at 4 years, then every 2 years to age 14, then every year.',
    ],
    'November 2013 to October 2019': [
      'Every year until November 2027, then every 2 years to age 14, then every year.',
    ],
    '2000 to October 2013': ['Every year'],
    'Before 2000': ['Every year (most were twice a year)'],
  }),
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
export const reasons = {
  heading: 'Why you need a WOF',
  points: points({
    'It’s the law':
      'A car on the road needs a current WOF, even when it’s parked. If it has expired, drive only to a WOF or a repair, and only if it’s safe. Taxis, rental cars and most heavy vehicles need a certificate of fitness (CoF) instead.',
    'It finds what you can’t see': 'A rusted brake pipe may give no warning.',
    'Your insurance':
      'If a fault helped cause a crash, your insurer may reduce or decline your claim.',
    'You’re selling the car':
      'Its WOF must be no more than one month old when the buyer takes the car. Or sell ‘as is, where is’: the buyer agrees in writing to drive it only to get a WOF.',
  }),
} as const;

export const included = {
  heading: 'What the price includes',
  lines: [
    `The inspection, with our ${advice.wofPoints}-point check`,
    'A list of what passed and what failed',
    'A new WOF label if your car passes',
    promise(`Free recheck within ${advice.wofReturn} if it fails`, shownBy.free),
  ],
} as const;

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
  points: points({
    'You get a list': 'It shows what failed, where on the car, and why.',
    Repairs: `At home, elsewhere or with us: tyres at any branch, other repairs at ${branchWords.anyForRepairs}. ${promise('We give you a price first.', shownBy.priceFirst)}`,
    'Come back for a recheck': promise(
      `We recheck what failed. After ${advice.wofReturn} you need a full new inspection, at full price.`,
      shownBy.law,
    ),
    'Until it passes':
      'Drive it only to a repair or a recheck, and only if it’s safe. That applies even if your old WOF hasn’t expired.',
  }),
} as const;
