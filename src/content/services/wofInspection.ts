import { amountOf } from '../../domain/amount.ts';
import { formatPrice } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { prices } from '../prices.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the WOF page shares with every service page. */
export const wofInspection: Service = {
  path: '/services/wof-inspection',
  heading: 'WOF inspection',
  subtitle: `Warrant of fitness from ${formatPrice(prices.wofFrom)}, in ${advice.wofTime}, with our ${advice.wofPoints}-point check.`,
  figures: [
    {
      label: 'WOF',
      before: 'from',
      value: formatPrice(prices.wofFrom),
      note: 'may vary by branch',
    },
    {
      label: 'Our check',
      value: String(advice.wofPoints),
      after: 'points',
      note: 'on our own checklist',
    },
    { label: 'Time', value: amountOf(advice.wofTime), after: 'min', note: 'for the inspection' },
  ],
  priced: true,
  offeredBy: 'wof',
  callHeading: 'Book your WOF',
  ready: `You can get a WOF ${branchWords.wofTimes}. Call first to check WOF times at your branch, especially on Saturday.`,
  more: toBranches,
  related: ['/services/brake-service', '/tyres/passenger', '/services/car-servicing'],
};

/**
 * The nine areas of the inspection, numbered as in the drawing (specification, section 2). The checks follow the
 * national requirements; the tread limit is `advice.treadLegal`.
 */
export const areas: {
  readonly heading: string;
  readonly lead: string;
  readonly areas: readonly Point[];
  readonly note: string;
} = {
  heading: 'The 9 areas we check',
  lead: `Our ${advice.wofPoints} points cover these nine areas. The inspector follows NZTA’s rules.`,
  areas: [
    {
      title: 'Tyres',
      text: `At least ${advice.treadLegal} of tread all the way round, no cuts or bulges, and tyres that match on each axle.`,
    },
    {
      title: 'Brakes',
      text: 'Foot brake, handbrake, hoses, pads, rotors. Since 1 November 2026, automatic emergency braking too.',
    },
    {
      title: 'Steering and suspension',
      text: 'Worn joints and bearings, leaking shocks, broken springs. Since 1 November 2026, lane-keep assistance too.',
    },
    { title: 'Lights', text: 'Every light works, in the right colour, and is aimed correctly.' },
    {
      title: 'Windscreen, wipers and washers',
      text: 'Glass with no crack or chip in the driver’s view, wipers that clear it, washers that work.',
    },
    { title: 'Doors', text: 'They open from inside and outside, and latch securely.' },
    {
      title: 'Seat belts and airbags',
      text: 'Belts that aren’t frayed, buckles that lock and release, and an airbag light that goes out.',
    },
    {
      title: 'Structure and rust',
      text: 'The sills, floor and pillars, and where the suspension and seat belts are attached.',
    },
    {
      title: 'Exhaust, fuel system and speedometer',
      text: 'No leaks, no heavy smoke, not too loud, and a speedometer that works.',
    },
  ],
  note: 'NZTA is NZ Transport Agency Waka Kotahi. Its manual has the full list.',
};

/** Confirm: how often a car needs a WOF, by the date it was first registered (D26). */
export const intervals = {
  heading: 'How often you need a WOF',
  lead: advice.wofRule,
  caption: 'Cars and other light vehicles, since 1 November 2026',
  columns: ['First registered, here or overseas', 'WOF due'],
  rows: [
    {
      registered: 'Since 1 November 2019',
      every: 'when new, at 4 years old, then every 2 years until 14, then every year',
    },
    {
      registered: 'November 2013 to October 2019',
      every: 'every year until November 2027, then every 2 years until 14, then every year',
    },
    { registered: '2000 to October 2013', every: 'every year' },
    { registered: 'Before 2000', every: 'every year (was twice a year)' },
  ],
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
      text: 'A car on the road needs a current WOF, even when it’s parked.',
    },
    {
      title: 'It finds what you can’t see',
      text: 'A rusted brake pipe may give no warning.',
    },
    {
      title: 'Your insurance',
      text: 'If a fault helped cause a crash, your insurer may reduce or decline your claim.',
    },
    {
      title: 'You’re selling the car',
      text: 'The WOF must be less than a month old. Or sell it ‘as is, where is’: the buyer then agrees in writing not to drive it until it has one.',
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
    `Free re-inspection within ${advice.wofReturn} if it fails`,
  ],
} as const;

/** What a visitor can check at home. */
export const beforehand = {
  heading: 'Check these before your WOF',
  lead: 'Lights, wipers and tyres are common reasons for failing.',
  lines: [
    'Lights, including brake lights',
    'Wipers and washers',
    `Tread: less than ${advice.treadLegal} fails`,
    'Horn, seat belts and buckles',
    'Number plates easy to read',
    'Boot empty, so we can see the floor',
  ],
} as const;

/** Confirm: what happens after a fail (specification, section 9; D26). */
export const failed = {
  heading: 'If your car fails its WOF',
  figure: advice.wofReturn,
  rest: '(about one month) for a re-inspection, free when you come back to us, at any of our WOF branches.',
  caption: `Count ${advice.wofReturn} from the inspection.`,
  points: [
    { title: 'You get a list', text: 'It shows what failed, where on the car, and why.' },
    {
      title: 'Repair it where you like',
      text: `At home, elsewhere or with us: tyres at any branch, other repairs at ${branchWords.anyForRepairs}. We give you a price first.`,
    },
    {
      title: `Come back to us within ${advice.wofReturn}`,
      text: `We recheck what failed. After ${advice.wofReturn} you need a full new inspection, at full price.`,
    },
    {
      title: 'Until it passes',
      text: 'Drive it only to the repair or back to us, and only if it’s safe. That applies even if your old WOF hasn’t expired.',
    },
  ],
} as const satisfies { readonly points: readonly Point[]; readonly [words: string]: unknown };
