import { dollars } from '../../domain/money.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';
import type { Service } from '../service.ts';
import type { Point } from '../summary.ts';

/** What the car servicing page shares with every service page; its prices are those of the packages. */
export const carServicing: Service = {
  path: '/services/car-servicing',
  heading: 'Car servicing',
  subtitle: `Basic service ${dollars(prices.basicServicePlusGst)} + GST, full service ${dollars(prices.fullServicePlusGst)} + GST.`,
  offeredBy: 'auto-repairs',
  callHeading: 'Book it',
  ready: 'Have the rego and the odometer reading ready. This line is a freephone.',
  line: 'carServicing',
  related: ['/services/oil-change', '/services/brake-service', '/services/wof-inspection'],
};

/** The words around the two packages. */
export const packages = {
  heading: 'Two packages',
  plus: 'Everything in Basic, and 8 more',
  book: 'Book the',
} as const;

/** Which of the two a car wants. */
export const choice: { readonly heading: string; readonly points: readonly Point[] } = {
  heading: 'Which one is yours?',
  points: [
    {
      title: 'You bought it used',
      text: 'Full. Without a stamped book nobody knows how old its filters and plugs are.',
    },
    {
      title: 'It had a full one last time',
      text: 'Basic. Fresh oil and a look at brakes, fluids and battery carry it to the next.',
    },
    {
      title: 'You tow, or drive on gravel',
      text: 'Full. Dust goes to the air filter, weight to the transmission and the suspension.',
    },
    {
      title: 'The handbook has a plan',
      text: 'Bring it. Its items and its kilometres go before ours, and the stamp goes into it.',
    },
  ],
};

/** What is said before anything is added to the price. */
export const extras = {
  heading: 'No surprise on the bill',
  text: 'We ring with the price before we do more than the package says. No answer, no extra work.',
} as const;

/** When a car is serviced (specification, section 9). */
export const interval = {
  heading: 'How often',
  figure: advice.serviceMonths,
  or: 'or',
  distance: advice.serviceEvery,
  note: 'whichever comes first, or as your handbook says.',
  label: 'One year between two services',
  stops: [
    { title: 'Service', text: 'The reading goes on a sticker in the windscreen’s corner.' },
    {
      title: advice.safetyCheckEvery,
      text: 'A safety check: tyres, brakes, lights and steering. That is our advice for every car.',
    },
    {
      title: 'Service again',
      text: 'A car that hardly moves needs it too: oil ages and brake fluid draws water.',
    },
  ],
} as const satisfies { readonly stops: readonly Point[]; readonly [words: string]: unknown };

/** Makes on New Zealand’s roads that come in for a service, by name alone: the marks belong to their owners. */
export const makes = {
  heading: 'Makes we service',
  lead: 'Petrol, diesel, hybrid and electric. Yours is not here? Ring and ask.',
  names: [
    'Toyota',
    'Mazda',
    'Nissan',
    'Honda',
    'Mitsubishi',
    'Subaru',
    'Suzuki',
    'Isuzu',
    'Lexus',
    'Ford',
    'Holden',
    'Hyundai',
    'Kia',
    'Volkswagen',
    'Audi',
    'BMW',
    'Mercedes-Benz',
    'Skoda',
    'Peugeot',
    'Volvo',
    'Land Rover',
    'Jeep',
    'MG',
    'GWM/Haval',
    'LDV',
    'BYD',
    'Tesla',
    'Mini',
  ],
} as const;
