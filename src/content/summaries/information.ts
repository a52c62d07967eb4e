import { testimonials } from '../testimonials.ts';
import type { RoutePath } from '../routes.ts';
import type { Summary } from '../summary.ts';

/** The words of the pages about the business itself. Figures: specification, section 9. */
export const information = {
  '/about': {
    heading: 'About us',
    subtitle: 'Tyres and mechanical work under one roof, in Christchurch since 2008.',
    figures: [
      { label: 'Experience', value: '15+', after: 'years', note: 'on Christchurch roads' },
      { label: 'Branches', value: '6', note: 'from Hornby to Ferrymead' },
      { label: 'Choice', value: '25+', after: 'brands', note: 'of tyre to choose from' },
      { label: 'Rating', value: '4.1', note: 'from 100+ search-engine reviews' },
    ],
    pointsHeading: 'What we do, and how',
    points: [
      {
        title: 'Tyres',
        text: 'Sold, fitted, balanced, aligned, rotated and repaired. All six branches do tyres.',
      },
      {
        title: 'Auto repairs',
        text: 'Servicing, mechanical repairs and auto electrical work, at Sockburn and Riccarton.',
      },
      {
        title: 'Certified',
        text: 'We are Motor Trade Association certified, so there is a code of ethics behind the counter.',
      },
      {
        title: 'A van as well',
        text: 'The mobile tyre service is available 7 days a week. Branch hours vary.',
      },
    ],
    callHeading: 'Talk to us',
    ready: 'Describe the noise, the wobble or the warning light. We have heard most of them.',
    contact: 'Contact us',
    related: ['/locations', '/testimonials', '/warranty'],
  },
  '/faq': {
    heading: 'Frequently asked questions',
    subtitle: 'Tyres, WOFs, batteries and bills: what people ask us most.',
    pointsHeading: 'Asked at the counter',
    points: [
      {
        title: 'How worn is too worn?',
        text: 'The legal minimum in New Zealand is 1.5mm of tread. We recommend new tyres at 3mm, while they still clear water.',
      },
      {
        title: 'How long does a tyre last?',
        text: 'Typically 40,000-80,000km, depending on the tyre, the car and the road. Over 6 years old, we recommend a new one whatever the tread.',
      },
      {
        title: 'How often should a car be serviced?',
        text: 'Every 12 months or 15,000km, or as your handbook says. A general service is usually $150-$350, depending on the work.',
      },
      {
        title: 'Why is a dash light on?',
        text: 'It can be a loose cap or a failing part. A red light means stop when it is safe and ring us.',
      },
      {
        title: 'Can I book online?',
        text: 'There is no online diary. Send the contact form or ring, and a person confirms the time.',
      },
    ],
    callHeading: 'Ask us yours',
    ready: 'Not answered here? A call takes a minute, and questions cost nothing.',
    contact: 'Contact Form',
    related: ['/warranty', '/payment-options', '/services/wof-inspection'],
  },
  '/locations': {
    heading: 'Our locations',
    subtitle: 'Six branches from Hornby to Ferrymead, and a van for the rest.',
    pointsHeading: 'Hours and services',
    points: [
      {
        id: 'sockburn',
        title: 'Sockburn (main)',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun 10am–2pm. Tyres, auto repairs, WOF and the mobile van.',
      },
      {
        id: 'riccarton',
        title: 'Riccarton',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun closed. Tyres, auto repairs and WOF.',
      },
      {
        id: 'papanui',
        title: 'Papanui',
        text: 'Mon–Fri 8am–5pm, Sat 9am–1pm, Sun closed. Tyres and WOF.',
      },
      {
        id: 'hornby',
        title: 'Hornby',
        text: 'Mon–Fri 8am–5pm, Sat 9am–3pm, Sun closed. Tyres and WOF.',
      },
      {
        id: 'linwood',
        title: 'Linwood',
        text: 'Mon–Fri 8am–5pm, Sat 9am–1pm, Sun closed. Tyres.',
      },
      {
        id: 'ferrymead',
        title: 'Ferrymead',
        text: 'Mon–Fri 8am–5pm, Sat 9am–12pm, Sun closed. Tyres.',
      },
    ],
    callHeading: 'Before you drive over',
    ready: 'Ring first on a public holiday, and to ask when the WOF inspector is in.',
    contact: 'Addresses and directions',
    related: ['/services/mobile-service', '/services/wof-inspection', '/tyres'],
  },
  '/payment-options': {
    heading: 'Payment options',
    subtitle: 'Cash, EFTPOS, Visa and Mastercard, finance, and accounts for business and fleet.',
    figures: [
      {
        label: 'Store finance card',
        value: '6, 12 or 18',
        note: 'months interest-free, by purchase amount',
      },
      {
        label: 'Finance Visa card',
        before: 'minimum',
        value: '$500',
        note: 'purchase',
      },
    ],
    pointsHeading: 'Ways to pay',
    points: [
      { title: 'At the counter', text: 'Cash, EFTPOS or a card: Visa and Mastercard.' },
      {
        title: 'Finance cards',
        text: 'Lending criteria, fees and terms apply. Ask in store, and read the lender’s terms before you sign.',
      },
      {
        title: 'Buy now, pay later',
        text: 'We take a buy-now-pay-later service too. Its own checks and terms apply; ask us which it is.',
      },
      {
        title: 'Business and fleet accounts',
        text: 'One account for a firm’s vehicles, with tyres and mechanical work on it.',
      },
    ],
    callHeading: 'Ask about an account',
    ready: 'For a fleet, have the number of vehicles and a name for the invoices ready.',
    contact: 'Contact us',
    related: ['/warranty', '/tyres/commercial', '/faq'],
  },
  '/warranty': {
    heading: 'Warranty',
    subtitle: 'Workmanship guaranteed for 12 months or 20,000km.',
    figures: [
      { label: 'Workmanship', value: '12', after: 'months', note: 'or 20,000km' },
      { label: 'Parts', value: '12-24', after: 'months', note: 'by part' },
      { label: 'Tyres', value: '3-7', after: 'years', note: 'typical, by their maker' },
    ],
    pointsHeading: 'How it works',
    points: [
      {
        title: 'On top of the law',
        text: 'These warranties are in addition to your rights under the Consumer Guarantees Act.',
      },
      {
        title: 'Tyres, pro-rated',
        text: 'The manufacturer’s warranty is worked out by tread wear: half worn, about half the value.',
      },
      {
        title: 'Come back for a re-torque',
        text: 'Free, 50-100km after we fit a wheel. New nuts settle.',
      },
      {
        title: 'Making a claim',
        text: 'Bring the car and the invoice to the branch that did the work. Most are resolved in about 1-2 weeks.',
      },
    ],
    callHeading: 'Something not right?',
    ready:
      'Have the invoice number and the odometer reading at hand, and stop driving if it feels unsafe.',
    contact: 'Contact us',
    related: ['/tyres', '/payment-options', '/faq'],
  },
  '/testimonials': {
    heading: 'What some of our customers say',
    subtitle: 'Selected reviews from people who drove away.',
    pointsHeading: 'In their words',
    points: testimonials.map(({ id, name, text, service, location, date }) => ({
      id,
      title: service,
      text: `“${text}” ${name}, ${location}, ${date}.`,
    })),
    callHeading: 'Your turn',
    ready: 'Been in lately? Tell us what went well and what did not.',
    contact: 'Book Online',
    related: ['/about', '/locations', '/warranty'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
