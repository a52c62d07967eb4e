import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { ownersAnswers, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { callUsOrTow, vanTyresOnly } from '../safety.ts';
import { toBranches, type Service } from '../service.ts';
import type { Point } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

/** What the battery replacement page shares with every service page. */
export const batteryReplacement: Service = {
  path: '/services/battery-replacement',
  heading: 'Battery replacement',
  subtitle: `Won’t start? ${vanTyresOnly}, so you may need a jump start or a tow. Battery swollen, leaking or hot? Stand clear.`,
  figures: [
    {
      label: 'Battery',
      before: 'from',
      value: formatPrice(prices.batteryFrom),
      note: 'fitting and disposal included',
    },
    {
      label: 'Test',
      value: 'Free',
      note: promise(`${advice.batteryTestTime}, no appointment on weekdays`, shownBy.free),
    },
  ],
  priced: true,
  offeredBy: 'auto-repairs',
  callHeading: 'Need a battery?',
  ready: `Swollen, leaking, hot or smelling of rotten eggs? Stand clear. Don’t start or jump-start the car. Smoke or fire: call 111. No danger? Call us with your rego. If we’re closed, call your roadside assistance or a towing company. We fit batteries at ${branchWords.repairs}.`,
  more: toBranches,
  related: ['/services/car-servicing', '/auto-services', '/faq'],
};

/** What the price includes (specification, section 9). */
export const included: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'What the price includes',
  points: [
    {
      title: 'The battery',
      text: 'The price depends on the battery your car needs. Stop-start cars need a type called AGM or EFB.',
    },
    {
      title: 'Fitting',
      text: withAnswer(
        'Terminals cleaned, battery secured, charging checked. Some cars need the new battery registered with their computer.',
        ownersAnswers.batteryRegistered,
      ),
    },
    {
      title: 'Disposal',
      text: 'We take your old battery. It contains lead and acid, so it can’t go in the rubbish.',
    },
  ],
};

/** Warning signs, the commonest first. */
export const signs: { readonly heading: string; readonly signs: readonly Point[] } = {
  heading: 'Signs of a failing battery',
  signs: [
    {
      title: 'The engine turns over slowly',
      text: 'Worst on cold mornings, better after a drive.',
    },
    { title: 'Lights dim at idle', text: 'They get brighter when you rev. The clock may reset.' },
    {
      title: 'It needed a jump start',
      text: 'Flat once? A light may have been left on. Flat twice? Suspect the battery or the charging system.',
    },
    {
      title: 'It’s swollen, leaking, hot or smells of rotten eggs',
      text: `If you’re driving, stop when it’s safe and switch off. Stand clear. Don’t touch it, smoke near it, start the car or jump-start it. Smoke or fire: call 111. Otherwise ${callUsOrTow}.`,
    },
    {
      title: 'The battery light stays on',
      text: `Stop when it’s safe, switch off and ${callUsOrTow}. The battery isn’t charging, often because of the belt or alternator.`,
    },
  ],
};

/** How long a battery lasts, and when to start testing it (specification, section 9). */
export const life = {
  heading: 'How long a battery lasts',
  lead: `Expect ${advice.batteryLife} from a battery. After ${advice.batteryTestAfter}, have yours tested every year: an old battery can fail without warning.`,
  label: 'Five years of a battery',
  test: 'test',
  years: [1, 2, 3, 4, 5].map((year) => ({ year, test: year > measures.batteryTestAfter.low })),
} as const;

/** Brands of car battery sold in New Zealand, by name alone: the marks belong to their owners. */
export const batteryBrands = {
  heading: 'Battery brands',
  lead: promise('Stock varies. Call for your size.', shownBy.stock),
  names: ['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco'],
} as const;

/** The free test (specification, section 9): how long it takes, and what it finds. */
export const test = {
  heading: 'Free battery test',
  figure: advice.batteryTestTime,
  text: promise(
    `No appointment: drive in to ${branchWords.anyForRepairs} on a weekday.`,
    shownBy.free,
  ),
  answersLabel: 'Test results',
  answers: [
    { title: 'Good', text: 'Nothing to replace.' },
    { title: 'Low', text: 'It needs a charge or a long drive.' },
    {
      title: 'Worn out',
      text: `It needs replacing: from ${formatPrice(prices.batteryFrom)} fitted.`,
    },
  ],
} as const satisfies { readonly answers: readonly Point[]; readonly [words: string]: unknown };
