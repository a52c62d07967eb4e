import { amountOf } from '../../domain/figure.ts';
import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the battery replacement page shares with every service page. */
export const batteryReplacement: Service = {
  path: '/services/battery-replacement',
  heading: 'Battery replacement',
  subtitle: `From ${dollars(prices.batteryFrom)} including fitting and disposal. The test is free and takes ${advice.batteryTestTime}.`,
  figures: [
    {
      label: 'Battery',
      before: 'from',
      value: dollars(prices.batteryFrom),
      note: 'fitting and disposal included',
    },
    { label: 'Test', value: 'Free', note: `${advice.batteryTestTime}, no appointment` },
  ],
  priced: true,
  offeredBy: 'auto-repairs',
  callHeading: 'It will not start?',
  ready: 'Tell us make, model and year, and whether the engine stops by itself at lights.',
  more: toBranches,
  related: ['/services/car-servicing', '/auto-services', '/faq'],
};

/** What the price holds (specification, section 9). */
export const included: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'What the price holds',
  points: [
    {
      title: 'The battery',
      text: 'The size, posts and strength your car was built for decide the price.',
    },
    {
      title: 'Fitting',
      text: 'Posts and clamps cleaned, the case held down, the charging voltage measured.',
    },
    {
      title: 'Disposal',
      text: 'The old one stays with us. Lead and acid have no place in a bin.',
    },
    {
      title: 'Stop-start cars',
      text: 'They need an AGM or EFB battery, like for like, and some have to be told that it is new.',
    },
  ],
};

/** Warning signs, the commonest first. */
export const signs: { readonly heading: string; readonly signs: readonly Point[] } = {
  heading: 'Signs it is tired',
  signs: [
    { title: 'It cranks slowly', text: 'Worst on the first cold morning, better after a run.' },
    {
      title: 'Lights dim at idle',
      text: 'They brighten when you rev, and the clock forgets the time.',
    },
    {
      title: 'It needed a jump',
      text: 'Once may be a door left open. Twice is the battery or the charging.',
    },
    {
      title: 'The case has swollen',
      text: 'Heat or overcharging did that. Leave it alone, do not jump it, and ring.',
    },
    {
      title: 'The battery light stays on',
      text: 'On the road that means it is not being charged: belt or alternator, before battery.',
    },
  ],
};

/** In years. */
const testAfter = Number(amountOf(advice.batteryTestAfter));

/** How old a battery grows, and from when it is worth asking (specification, section 9). */
export const life = {
  heading: 'Old before it is flat',
  lead: `They last ${advice.batteryLife} years. After ${advice.batteryTestAfter}, have yours tested annually: age gives fewer warnings than a cold morning.`,
  label: 'Five years of a battery',
  test: 'test',
  years: [1, 2, 3, 4, 5].map((year) => ({ year, test: year > testAfter })),
} as const;

/**
 * Makers of car batteries sold in New Zealand, by name alone: the marks belong to their owners.
 * Confirm: which of them the branches stock.
 */
export const batteryBrands = {
  heading: 'Brands',
  lead: 'What is on the shelf changes, and the size decides more than the name. Ask which we have for yours.',
  names: ['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco'],
} as const;

/** The free test (specification, section 9): how long it takes, what it costs, and that nobody books it. */
export const test = {
  heading: 'Free battery test',
  figure: advice.batteryTestTime,
  text: 'No appointment: pull up, and leave the bonnet shut until somebody comes.',
  answersLabel: 'What the test can say',
  answers: [
    { title: 'Good', text: 'Drive home. It costs you nothing, and nothing was sold.' },
    { title: 'Low', text: 'It wants charging, or a long run. We say what may have drained it.' },
    { title: 'Worn out', text: 'You hear what yours costs before anybody reaches for a spanner.' },
  ],
} as const satisfies { readonly answers: readonly Point[]; readonly [words: string]: unknown };
