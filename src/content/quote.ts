import { amountOf } from '../domain/figure.ts';
import { advice } from './advice.ts';
import { claims } from './claims.ts';
import type { RoutePath } from './routes.ts';
import type { Point } from './summary.ts';

/** The banner of the tyre quote page: four claims, each with what it depends on (specification, section 2; D5, D28, D38). */
export const quoteHead = {
  heading: 'Tyre quote',
  subtitle: `It takes about ${claims.quoteSeconds} seconds to ask. A person works out the price.`,
  claims: [
    { title: 'Best Price Guarantee', text: 'Ask us for its terms.' },
    {
      title: `${claims.responseMinutes} Minute Response`,
      text: 'During opening hours.',
    },
    {
      title: `${amountOf(advice.workmanshipMonths)} Month Warranty`,
      text: `On workmanship, or ${advice.workmanshipDistance} if that comes first, beside your rights in law.`,
    },
    { title: claims.fiveStarReviews, text: 'Ask us where to read them.' },
  ] satisfies readonly Point[],
};

/** The branches beside the form. */
export const quoteBranches = { heading: 'Six branches to choose from' };

/** What follows the form: what becomes of an enquiry, and the other ways to a price. */
export const quoteAfter = {
  heading: 'What happens next',
  steps: [
    {
      title: 'A person reads it',
      text: 'The branch you chose looks up your size, or finds it from your plate.',
    },
    {
      title: 'We come back to you',
      text: `Within ${claims.responseMinutes} minutes during opening hours, with a price that has fitting and balancing in it.`,
    },
    {
      title: 'You decide',
      text: 'Nothing is booked or paid until you say so. If the price suits you, we agree on a time.',
    },
  ] satisfies readonly Point[],
  call: {
    heading: 'Sooner by phone',
    ready:
      'Have the size from the sidewall or your rego at hand, and say if the car can’t be driven.',
    contact: 'Send the contact form',
  },
  related: ['/tyres', '/warranty', '/payment-options'] satisfies readonly RoutePath[],
};
