import { amountOf } from '../domain/amount.ts';
import { hoursRows } from '../domain/hoursRows.ts';
import { advice } from './advice.ts';
import { business } from './business.ts';
import { claims, claimGrounds, showsClaimsWithoutGrounds } from './claims.ts';
import type { RoutePath } from './routes.ts';
import type { Point } from './summary.ts';
import { why, type PromisesOfPage } from './ownersPromise.ts';
import { carHint } from './quoteFormWords.ts';

const promised = {
  bestPrice: 'Best Price Guarantee',
  reply: `Within ${claims.responseMinutes} minutes during head office hours`,
  otherwise: 'Otherwise, when head office next opens.',
  decision:
    'Nothing is booked or paid until you say so. Happy with the price? We’ll arrange a time.',
  price: 'We check your size and get you a price.',
} as const;

/** The claims of the tyre quote page, each with its qualification (specification, section 2; D5, D28, D38, D55). */
function quoteClaims(): readonly Point[] {
  const { bestPrice, fiveStarReviews } = claimGrounds;
  return [
    ...(showsClaimsWithoutGrounds || bestPrice !== null
      ? [{ title: promised.bestPrice, text: bestPrice ?? 'Ask us for the terms.' }]
      : []),
    { title: `${claims.responseMinutes} Minute Response`, text: 'During head office hours.' },
    {
      title: `${amountOf(advice.workmanshipMonths)} Month Warranty`,
      text: `On workmanship, up to ${advice.workmanshipDistance}, on top of your legal rights.`,
    },
    ...(showsClaimsWithoutGrounds || fiveStarReviews !== null
      ? [{ title: claims.fiveStarReviews, text: fiveStarReviews ?? 'Ask us where to read them.' }]
      : []),
  ];
}

/** The banner of the tyre quote page. */
export const quoteHead = {
  heading: 'Tyre quote',
  subtitle: `Ask in about ${claims.quoteSeconds} seconds. We’ll reply with a price.`,
  claims: quoteClaims(),
};

/** When enquiries are answered: the head office's hours, without the days it is closed. */
const headOfficeTimes = hoursRows(business.headOfficeHours)
  .filter(({ isOpen }) => isOpen)
  .map(({ phrase }) => phrase)
  .join(', ');

/** The text below the form: what happens to an enquiry, and other contact options. */
export const quoteAfter = {
  heading: 'What happens next',
  steps: [
    {
      title: 'We read your enquiry',
      text: promised.price,
    },
    {
      title: 'We get back to you',
      text: `${promised.reply}: ${headOfficeTimes}. ${promised.otherwise}`,
    },
    {
      title: 'You decide',
      text: promised.decision,
    },
  ] satisfies readonly Point[],
  call: {
    heading: 'Quicker by phone',
    ready: 'Have your tyre size or rego ready, and tell us if the car can’t be driven.',
    contact: 'Send us a message',
  },
  related: ['/tyres', '/warranty', '/payment-options'] satisfies readonly RoutePath[],
};

/** What this page promises: for the owner to confirm (`promises.ts`). */
export const promises = {
  bestPrice: {
    sentences: [promised.bestPrice],
    why: 'Who finds a lower price asks for the terms.',
    evidence: claimGrounds.bestPrice,
    leftOut: true,
  },
  reply: { sentences: [promised.reply], why: why.wait },
  otherwise: {
    sentences: [promised.otherwise],
    why: 'Says when somebody answers outside opening hours.',
  },
  decision: { sentences: [promised.decision], why: 'How a quote becomes a booking.' },
  price: {
    sentences: [promised.price, carHint],
    why: 'Says that each enquiry gets a price, and that staff check a size by the plate.',
  },
} satisfies PromisesOfPage;
