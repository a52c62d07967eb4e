import { formatPrice, withGst } from '../../domain/money.ts';
import { ownersAnswers, sentenceOf, withAnswer } from '../ownersAnswers.ts';
import { points, type Service } from '../summary.ts';
import { promise, shownBy } from '../promise.ts';
import { advice } from '../advice.ts';
import { prices } from '../prices.ts';

export const carServicing: Service = {
  path: '/services/car-servicing',
  subtitle: `Basic service ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.), full service ${formatPrice(prices.fullServicePlusGst)} + GST (${formatPrice(withGst(prices.fullServicePlusGst))} incl.).`,
  offeredBy: 'auto-repairs',
  callHeading: 'Book your service',
  ready: 'Have your rego and odometer reading ready.',
  line: 'carServicing',
  related: ['/services/oil-change', '/services/brake-service', '/services/wof-inspection'],
};

/** One of the two service packages (specification, section 3, Service package). */
export interface ServicePackage {
  readonly id: 'basic' | 'full';
  readonly name: string;
  /** In New Zealand dollars, before GST, with `gstNote` beside it everywhere (D29). */
  readonly price: number;
  readonly gstNote: '+ GST';
  readonly duration: string;
  /** The package whose items this one includes. */
  readonly extends?: 'basic';
  /** The package's own items, without those of the package it extends. */
  readonly inclusions: readonly string[];
  readonly mark?: 'POPULAR';
}

/** The two packages, the smaller one first: the full one adds to the basic one (specification, section 3). */
export const servicePackages: readonly [basic: ServicePackage, full: ServicePackage] = [
  {
    id: 'basic',
    name: 'Basic service',
    price: prices.basicServicePlusGst,
    gstNote: '+ GST',
    duration: `about ${advice.basicServiceTime}`,
    inclusions: [
      'Oil and filter',
      'Brake inspection',
      'Fluid checks',
      'Tyre pressure',
      'Battery test',
      'Lights and wipers',
      'Visual safety inspection',
      'Test drive',
    ],
  },
  {
    id: 'full',
    name: 'Full service',
    price: prices.fullServicePlusGst,
    gstNote: '+ GST',
    duration: `about ${advice.fullServiceTime}`,
    extends: 'basic',
    inclusions: [
      'Air filter',
      'Cabin filter',
      'Spark plugs if required',
      'Coolant check',
      'Transmission fluid check',
      'Suspension inspection',
      'Exhaust check',
      'Steering check',
    ],
    mark: 'POPULAR',
  },
];

const [basic, full] = servicePackages;

export const packageItems = {
  basic: basic.inclusions.length,
  full: basic.inclusions.length + full.inclusions.length,
} as const;

/** What the two cards say in addition. */
export const packageWords = {
  withGst: (price: string) => `(${price} incl. GST)`,
  includes: (name: string) => `What the ${name.toLowerCase()} includes`,
} as const;

export const packages = {
  heading: 'Two packages',
  plus: `Everything in the ${basic.name.toLowerCase()}, plus ${full.inclusions.length} more`,
  book: 'Book the',
} as const;

export const choice = {
  heading: 'Basic or full service?',
  points: points({
    'You bought it used': 'Full. The filters may be old.',
    'It had a full service last time':
      'Basic. Fresh oil, and checks of brakes, fluids and battery.',
    'You tow, or drive on gravel':
      'Full. Dust clogs the air filter, and towing strains the transmission and suspension.',
    'Your handbook has a schedule': withAnswer(
      'Bring it, and tell us what’s due.',
      ownersAnswers.carWarranty,
    ),
  }),
} as const;

/** What happens before anything is added to the price. */
export const extras = promise(sentenceOf(ownersAnswers.serviceOil), shownBy.priceFirst);

/** When to have a car serviced (specification, section 9). */
export const interval = {
  heading: 'How often to service your car',
  figure: advice.serviceMonths,
  or: 'or',
  other: advice.serviceEvery,
  note: `whichever comes first, or as your handbook says. Oil: mineral or severe use ${advice.oilMineralEvery}, semi-synthetic ${advice.oilSemiSyntheticEvery}.`,
  label: 'One year between two services',
  stops: [
    { title: 'Service' },
    { title: advice.safetyCheckEvery, text: 'A safety check: tyres, brakes, lights and steering.' },
    { title: 'Service again', text: 'Even if you hardly drive, oil ages.' },
  ],
} as const;

/** Car makes common in New Zealand, by name only: logos are trade marks. */
export const makes = {
  heading: 'Makes we service',
  lead: withAnswer(
    'Petrol, diesel, hybrid and electric. Electric, or can’t see your make? Call to check.',
    ownersAnswers.electricService,
  ),
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
