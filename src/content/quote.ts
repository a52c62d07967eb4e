import { amountOf } from '../domain/amount.ts';
import { openRows } from '../domain/hoursRows.ts';
import { advice } from './advice.ts';
import { business } from './business.ts';
import { claims, claimGrounds, showsClaimsWithoutGrounds } from './claims.ts';
import { afterHours, duringHours } from './replyTimes.ts';
import type { RoutePath } from './routes.ts';
import type { Point } from './summary.ts';
import { why, type PromisesOfPage } from './ownersPromise.ts';
import { carHint } from './quoteFormWords.ts';

const promised = {
  bestPrice: 'Best Price Guarantee',
  reply: `Within ${claims.responseMinutes} minutes ${duringHours}`,
  replyTerms: `A reply within ${claims.responseMinutes} minutes ${duringHours}.`,
  otherwise: `Otherwise, ${afterHours}.`,
  decision:
    'Nothing is booked or paid until you say so. Happy with the price? We’ll arrange a time.',
  price: 'We check your size and get you a price.',
} as const;

/** The claims of the tyre quote page with their terms, in order (specification, section 2; D5, D28, D38, D55). */
const allClaims = [
  { title: promised.bestPrice, terms: claimGrounds.bestPrice },
  {
    title: `${claims.responseMinutes} Minute Response`,
    terms: promised.replyTerms,
  },
  {
    title: `${amountOf(advice.workmanshipMonths)} Month Warranty`,
    terms: `A warranty on workmanship, up to ${advice.workmanshipDistance}, on top of your legal rights.`,
  },
  { title: claims.fiveStarReviews, terms: claimGrounds.fiveStarReviews },
] as const;
const shownClaims = allClaims.filter(({ terms }) => showsClaimsWithoutGrounds || terms !== null);

/** The banner of the tyre quote page. */
export const quoteHead = {
  heading: 'Tyre quote',
  subtitle: `Ask in about ${claims.quoteSeconds} seconds. We’ll reply with a price.`,
  claims: shownClaims.map(({ title }) => title),
  /** One line for all of them. */
  terms: shownClaims.flatMap(({ terms }) => terms ?? []).join(' '),
};

/** When enquiries are answered: the head office's hours, without the days it is closed. */
const headOfficeTimes = openRows(business.headOfficeHours)
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
  reply: { sentences: [promised.reply, promised.replyTerms], why: why.wait },
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
