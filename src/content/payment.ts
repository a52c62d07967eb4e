import { capitalised, inWords, listed } from '../domain/counting.ts';
import { advice, interestFreeMonths } from './advice.ts';
import { ownersAnswers, sentenceOf, withAnswer } from './ownersAnswers.ts';
import { points } from './summary.ts';
import { promise, shownBy } from './promise.ts';

const tenders = ['Cash', 'EFTPOS', 'Visa', 'Mastercard'] as const;

/** The text of the page about paying. Information only: the site takes no payments or applications. */
export const payment = {
  subtitle: 'Pay at any branch, spread the cost with a finance card, or open a business account.',
  counter: {
    heading: 'Cash, EFTPOS and credit cards',
    lead: withAnswer(
      `${capitalised(inWords(tenders.length))} ways to pay at any branch. For the mobile tyre van, agree how to pay when you call.`,
      ownersAnswers.cardSurcharge,
    ),
    tenders,
    note: 'You can’t pay on this website. Please don’t send card numbers in a form or message.',
  },
  finance: {
    heading: 'Finance options',
    store: {
      name: 'Store finance card',
      figure: listed(interestFreeMonths.map(String), 'or'),
      unit: 'months',
      after: 'interest-free',
      condition: 'How many months depends on the purchase amount.',
    },
    visa: {
      name: 'Finance Visa card',
      figure: advice.financeVisaMinimum,
      after: 'minimum purchase',
    },
    later: { name: 'Buy now, pay later', text: sentenceOf(ownersAnswers.payLater) },
    terms: 'Lending criteria, fees, terms and conditions apply.',
    advice: `${withAnswer('The lender, not us, approves each card.', ownersAnswers.lender)} Interest-free doesn’t mean fee-free. Ask at any branch about set-up and yearly fees, and the interest rate once the interest-free months end.`,
  },
  accounts: {
    heading: 'Business and fleet accounts',
    lead: `${promise('One account for all your vehicles, for tyres, servicing and repairs.', shownBy.account)} Call us to set one up.`,
    readyHeading: 'Have this ready when you call:',
    ready: points({
      'The vehicles': 'How many, what kind, and about how far you drive them in a year.',
      'The invoices': 'Your trading name, who gets the invoices and who approves them.',
      'The drivers': 'Who can drop off vehicles and approve work.',
    }),
    links: [
      { label: 'Commercial and van tyres', to: '/tyres/commercial' },
      { label: 'Mobile tyre service', to: '/services/mobile-service' },
    ],
  },
  call: {
    heading: 'Questions about payment?',
    ready:
      'For a price, tell us your tyre size or what needs doing. For an account, have the details above ready.',
    contact: 'Contact us',
  },
  related: ['/warranty', '/faq', '/tyre-enquiry'],
} as const;
