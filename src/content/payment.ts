import { advice } from './advice.ts';
import type { RoutePath } from './routes.ts';
import type { Point } from './summary.ts';

/** Months without interest on the store finance card; which one depends on the purchase (section 9). */
export const interestFreeMonths = advice.financeMonths.split(/\D+/).map(Number);

/** A finance card: what a visitor came to know of it, set large, and what that depends on. */
interface FinanceCard {
  readonly name: string;
  readonly figure: string;
  readonly unit: string;
  readonly condition: string;
}

/** The words of the page about paying. Information only: nothing is paid or applied for here. */
export const payment = {
  heading: 'Payment options',
  subtitle: 'Cash, EFTPOS, Visa and Mastercard, finance, and accounts for business and fleet.',
  counter: {
    heading: 'Cash, EFTPOS and credit cards',
    lead: 'Four ways to settle up at the counter.',
    tenders: ['Cash', 'EFTPOS', 'Visa', 'Mastercard'],
    note: 'This website takes no payment. Never put a card number into a form or a message to us.',
  },
  finance: {
    heading: 'Finance options',
    lead: 'For the month in which all four tyres wear out at once.',
    store: {
      name: 'Store finance card',
      figure: advice.financeMonths,
      unit: 'months interest-free',
      condition: 'How many months depends on the purchase amount.',
    } satisfies FinanceCard,
    visa: {
      name: 'Finance Visa card',
      figure: advice.financeVisaMinimum,
      unit: 'minimum purchase',
      condition: 'For one purchase of that amount or more.',
    } satisfies FinanceCard,
    later: {
      name: 'Buy now, pay later',
      text: 'We take such a service too. Its own checks and terms decide; ask us which one it is.',
    },
    terms: 'Lending criteria, fees, terms and conditions apply.',
    advice:
      'The lender decides, not us. Interest-free is not free of fees: ask in store what the card costs to open and each year, and what is charged once the months are over.',
  },
  accounts: {
    heading: 'Business and fleet accounts',
    lead: 'One account for all of a firm’s vehicles, with tyres and mechanical work on it. We agree the terms with each business.',
    readyHeading: 'Have ready when you ring',
    ready: [
      {
        title: 'The vehicles',
        text: 'How many, which kinds, and roughly what they drive in a year.',
      },
      { title: 'The invoices', text: 'The trading name, and who receives and approves them.' },
      { title: 'The drivers', text: 'Who may bring a vehicle in and say yes to a job.' },
    ] satisfies readonly Point[],
    links: [
      { label: 'Tyres for vans and trucks', to: '/tyres/commercial' },
      { label: 'The van at your yard', to: '/services/mobile-service' },
    ] satisfies readonly { readonly label: string; readonly to: RoutePath }[],
  },
  call: {
    heading: 'Ask before you come in',
    ready:
      'For a price to plan with, have the tyre size or the job at hand. For an account, the list above.',
    contact: 'Contact us',
  },
  related: ['/warranty', '/faq', '/tyre-enquiry'] satisfies readonly RoutePath[],
} as const;
