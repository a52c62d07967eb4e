import { formatPrice } from '../../domain/money.ts';
import { advice, measures } from '../advice.ts';
import { branchWords } from '../branchWords.ts';
import { ownersAnswers, withAnswer } from '../ownersAnswers.ts';
import { prices } from '../prices.ts';
import { callUsOrTow, vanTyresOnly } from '../safety.ts';
import { toBranches, from, points, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';

export const batteryReplacement: Service = {
  path: '/services/battery-replacement',
  subtitle: `Won’t start? ${vanTyresOnly}, so you may need a jump start or a tow. Battery swollen, leaking or hot? Stand clear.`,
  figures: [
    { label: 'Battery', ...from(prices.batteryFrom), note: 'fitting and disposal included' },
    {
      label: 'Test',
      value: 'Free',
      note: promise(`${advice.batteryTestTime}, no appointment on weekdays`, shownBy.free),
    },
  ],
  offeredBy: 'auto-repairs',
  callHeading: 'Need a battery?',
  ready: `Call us with your rego. If we’re closed, call your roadside assistance or a towing company. We fit batteries at ${branchWords.repairs}. Swollen, leaking, hot or smelling of rotten eggs? Stand clear. Don’t start or jump-start the car. Smoke or fire: call 111.`,
  more: toBranches,
  related: ['/services/car-servicing', '/auto-services', '/faq'],
};

/** What the price includes (specification, section 9). */
export const included = {
  heading: 'What the price includes',
  points: points({
    'The battery':
      'The price depends on the battery your car needs. Stop-start cars need a type called AGM or EFB.',
    Fitting: withAnswer(
      'Terminals cleaned, battery secured, charging checked. Some cars need the new battery registered with their computer.',
      ownersAnswers.batteryRegistered,
    ),
    Disposal: 'We take your old battery. It contains lead and acid, so it can’t go in the rubbish.',
  }),
} as const;

/** Warning signs, the commonest first. */
export const signs = {
  heading: 'Signs of a failing battery',
  points: points({
    'The engine turns over slowly': 'Worst on cold mornings, better after a drive.',
    'Lights dim at idle': 'They get brighter when you rev. The clock may reset.',
    'It needed a jump start':
      'Flat once? A light may have been left on. Flat twice? Suspect the battery or the charging system.',
    'It’s swollen, leaking, hot or smells of rotten eggs': `If you’re driving, stop when it’s safe and switch off. Stand clear. Don’t touch it, smoke near it, start the car or jump-start it. Smoke or fire: call 111. Otherwise ${callUsOrTow}.`,
    'The battery light stays on': `Stop when it’s safe, switch off and ${callUsOrTow}. The battery isn’t charging, often because of the belt or alternator.`,
  }),
} as const;

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
  label: 'Test results',
  points: points({
    Good: 'Nothing to replace.',
    Low: 'It needs a charge or a long drive.',
    'Worn out': `It needs replacing: from ${formatPrice(prices.batteryFrom)} fitted.`,
  }),
} as const;
