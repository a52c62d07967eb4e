import { amountOf } from '../domain/measure.ts';
import { openTimes } from '../domain/hoursRows.ts';
import { advice, measures } from './advice.ts';
import { business } from './business.ts';
import { claims, showsClaimsWithoutGrounds } from './claims.ts';
import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { afterHours, duringHours } from './replyTimes.ts';
import type { RoutePath } from './routes.ts';
import { points } from './summary.ts';
import { promise, shownBy } from './promise.ts';

/** The claims of the tyre quote page with their terms, in order (specification, section 2; D5, D28, D38, D55). */
const allClaims = [
  { title: 'Best Price Guarantee', terms: sentenceOf(ownersAnswers.bestPrice) },
  {
    title: `${claims.responseMinutes} Minute Response`,
    terms: promise(
      `A reply within ${claims.responseMinutes} minutes ${duringHours}.`,
      shownBy.enquiries,
    ),
  },
  {
    title: `${amountOf(measures.workmanshipMonths)} Month Warranty`,
    terms: `A workmanship warranty of ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, on top of your legal rights.`,
  },
  { title: claims.fiveStarReviews, terms: sentenceOf(ownersAnswers.fiveStarReviews) },
] as const;
const shownClaims = allClaims.filter(({ terms }) => showsClaimsWithoutGrounds || terms !== '');

/** The banner of the tyre quote page. */
export const quoteHead = {
  subtitle: `${promise(`Ask in about ${claims.quoteSeconds} seconds.`, shownBy.stopwatch)} We’ll reply with a price.`,
  claims: shownClaims.map(({ title }) => title),
  /** One line for all of them. */
  terms: shownClaims.flatMap(({ terms }) => terms || []).join(' '),
};

/** The text below the form: what happens to an enquiry, and other contact options. */
export const quoteAfter = {
  heading: 'What happens next',
  steps: points({
    'We read your enquiry': 'We check your size and get you a price.',
    'We get back to you': `${promise(`Within ${claims.responseMinutes} minutes ${duringHours}`, shownBy.enquiries)}: ${openTimes(business.headOfficeHours)}, not on public holidays. ${promise(`Otherwise, ${afterHours}.`, shownBy.enquiries)}`,
    'You decide': promise(
      'Nothing is booked or paid until you say so. Happy with the price? We’ll arrange a time.',
      shownBy.priceFirst,
    ),
  }),
  call: {
    heading: 'Quicker by phone',
    ready: 'Have your tyre size or rego ready, and tell us if the car can’t be driven.',
    contact: 'Send us a message',
  },
  related: ['/tyres', '/warranty', '/payment-options'] satisfies readonly RoutePath[],
};
