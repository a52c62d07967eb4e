import { dollars } from '../domain/money.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';

/** What a page that is a banner and a summary says. */
export interface Summary {
  /** The page's one `h1`. */
  readonly heading: string;
  /** The line below the heading. */
  readonly subtitle: string;
  /** What a visitor most needs to know, one thing each. */
  readonly points: readonly string[];
}

/** Pages with a composition of their own say their words themselves. */
export type SummaryPath = Exclude<RoutePath, '/' | '/contact'>;

export const summaries: Record<SummaryPath, Summary> = {
  '/about': {
    heading: 'About us',
    subtitle: 'Tyres and mechanical work under one roof, in Christchurch since 2008.',
    points: [],
  },
  '/faq': {
    heading: 'Frequently asked questions',
    subtitle: 'Tyres, WOFs, batteries and bills: what people ask us most.',
    points: [],
  },
  '/locations': {
    heading: 'Our locations',
    subtitle: 'Six branches from Hornby to Ferrymead, and a van for the rest.',
    points: [],
  },
  '/tyre-enquiry': {
    heading: 'Tyre quote',
    subtitle: 'It takes about 30 seconds to ask. A person works out the price.',
    points: [],
  },
  '/tyres': {
    heading: 'Tyres for every car, ute and van',
    subtitle: '25+ brands, fitted and balanced at six branches.',
    points: [],
  },
  '/auto-services': {
    heading: 'Automotive services',
    subtitle:
      'Servicing, mechanical repairs and auto electrical work, explained before it is done.',
    points: [],
  },
  '/tyres/passenger': {
    heading: 'Passenger Car Tyres',
    subtitle: `From ${dollars(prices.passengerTyreFrom)}. For hatchbacks, sedans and wagons that do a bit of everything.`,
    points: [],
  },
  '/tyres/4wd-suv': {
    heading: '4WD and SUV Tyres',
    subtitle: 'Highway, all-terrain or mud: matched to where you really drive.',
    points: [],
  },
  '/tyres/performance': {
    heading: 'High Performance Tyres',
    subtitle: 'Grip and steering feel for low-profile wheels, wet or dry.',
    points: [],
  },
  '/tyres/commercial': {
    heading: 'Commercial and Van Tyres',
    subtitle: 'Load-rated tyres that keep a working vehicle working.',
    points: [],
  },
  '/tyres/run-flat': {
    heading: 'Run Flat Tyres',
    subtitle: 'Drive on for up to 80km at up to 80km/h after a puncture.',
    points: [],
  },
  '/tyres/fuel-efficient': {
    heading: 'Fuel Efficient Tyres',
    subtitle: 'Lower rolling resistance: up to 5% less fuel, results vary.',
    points: [],
  },
  '/services/wheel-alignment': {
    heading: 'Wheel alignment',
    subtitle: 'Pulling to one side, or wearing one shoulder? Nine laser machines measure why.',
    points: [],
  },
  '/services/wheel-balancing': {
    heading: 'Wheel balancing',
    subtitle: `${dollars(prices.balancingPerWheel)} per wheel, ${dollars(prices.balancingAllFour)} for all 4, done in 15-30 minutes.`,
    points: [],
  },
  '/services/puncture-repair': {
    heading: 'Puncture repair',
    subtitle: `From ${dollars(prices.punctureFrom)}, and most are done in 30 minutes.`,
    points: [],
  },
  '/services/tyre-rotation': {
    heading: 'Tyre rotation',
    subtitle: `${dollars(prices.rotation)} and 20-30 minutes, every 10,000km or 6 months.`,
    points: [],
  },
  '/services/nitrogen-inflation': {
    heading: 'Nitrogen inflation',
    subtitle: 'Filled at 95-98% purity, so pressure can hold for longer. Ring for the price.',
    points: [],
  },
  '/services/mobile-service': {
    heading: 'Mobile tyre service',
    subtitle: 'The van comes to your driveway, work or roadside, available 7 days a week.',
    points: [],
  },
  '/services/wof-inspection': {
    heading: 'WOF inspection',
    subtitle: `From ${dollars(prices.wofFrom)}, done in 30-45 minutes with our 35-point check.`,
    points: [],
  },
  '/services/car-servicing': {
    heading: 'Car servicing',
    subtitle: `Basic service ${dollars(prices.basicServicePlusGst)} + GST, full service ${dollars(prices.fullServicePlusGst)} + GST.`,
    points: [],
  },
  '/services/oil-change': {
    heading: 'Oil change',
    subtitle: `Mineral from ${dollars(prices.oilMineralFrom)}, synthetic from ${dollars(prices.oilSyntheticFrom)}, done in 30-45 minutes.`,
    points: [],
  },
  '/services/brake-service': {
    heading: 'Brake service',
    subtitle: `The brake check is free. Pads from ${dollars(prices.brakePadsPerAxleFrom)} per axle.`,
    points: [],
  },
  '/services/battery-replacement': {
    heading: 'Battery replacement',
    subtitle: `From ${dollars(prices.batteryFrom)} including fitting and disposal. The test is free and takes 5 minutes.`,
    points: [],
  },
  '/payment-options': {
    heading: 'Payment options',
    subtitle: 'Cash, EFTPOS, Visa and Mastercard, finance, and accounts for business and fleet.',
    points: [],
  },
  '/warranty': {
    heading: 'Warranty',
    subtitle: 'Workmanship guaranteed for 12 months or 20,000km.',
    points: [],
  },
  '/testimonials': {
    heading: 'What some of our customers say',
    subtitle: 'Selected reviews from people who drove away.',
    points: [],
  },
};
