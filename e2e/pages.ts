import { branchCount } from '../spec/facts/business.ts';
import { questionCount } from '../spec/facts/lists.ts';
import { reviewCount } from '../spec/facts/reviews.ts';
import { title } from '../spec/facts/titles.ts';

interface Facts {
  /** Words of the page's description that no other description has. */
  readonly subject: string;
  /** The text of the page's only h1. */
  readonly heading: string;
  /** The names in the breadcrumb after Home; the breadcrumb of Home has none. */
  readonly trail: readonly string[];
}

/** What a page has to have, written by hand so that the product's own table is checked against it. */
export interface PageFacts extends Facts {
  readonly path: string;
  /** The document's title, without the business's name. */
  readonly title: string;
}

const facts: Readonly<Record<keyof typeof title, Facts>> = {
  '/': {
    subject: `Tyres at ${branchCount.words} Christchurch branches`,
    heading: 'Quality Tyres & Auto Repairs in Christchurch',
    trail: [],
  },
  '/about': {
    subject: 'Tyres and auto repairs in Christchurch since 2008',
    heading: 'About us',
    trail: ['About'],
  },
  '/contact': {
    subject: 'Phone numbers, email, opening hours and directions',
    heading: 'Contact us',
    trail: ['Contact'],
  },
  '/faq': {
    subject: `${questionCount.all} answers on tyres, punctures, WOFs`,
    heading: 'Frequently asked questions',
    trail: ['About', 'FAQ'],
  },
  '/locations': {
    subject: 'Addresses, hours and services of our Christchurch branches',
    heading: 'Our locations',
    trail: ['About', 'Locations'],
  },
  '/tyre-enquiry': {
    subject: 'Ask for a tyre price',
    heading: 'Tyre quote',
    trail: ['Tyres', 'Tyre quote'],
  },
  '/tyres': {
    subject: 'Car, 4WD, van and performance tyres',
    heading: 'Tyres for cars, utes and vans',
    trail: ['Tyres'],
  },
  '/auto-services': {
    subject: 'Servicing, brakes, engines, cooling, suspension',
    heading: 'Automotive services',
    trail: ['Automotive services'],
  },
  '/tyres/passenger': {
    subject: 'Passenger car tyres',
    heading: 'Passenger Car Tyres',
    trail: ['Tyres', 'Passenger car tyres'],
  },
  '/tyres/4wd-suv': {
    subject: 'tyres for 4WDs, SUVs and utes',
    heading: '4WD and SUV Tyres',
    trail: ['Tyres', '4WD and SUV tyres'],
  },
  '/tyres/performance': {
    subject: 'High performance and low-profile tyres',
    heading: 'High Performance Tyres',
    trail: ['Tyres', 'High performance tyres'],
  },
  '/tyres/commercial': {
    subject: 'Commercial and van tyres',
    heading: 'Commercial and Van Tyres',
    trail: ['Tyres', 'Commercial and van tyres'],
  },
  '/tyres/run-flat': {
    subject: 'Run flat tyres',
    heading: 'Run Flat Tyres',
    trail: ['Tyres', 'Run flat tyres'],
  },
  '/tyres/fuel-efficient': {
    subject: 'Low rolling resistance tyres',
    heading: 'Fuel Efficient Tyres',
    trail: ['Tyres', 'Fuel efficient tyres'],
  },
  '/services/wheel-alignment': {
    subject: 'Laser wheel alignment',
    heading: 'Wheel alignment',
    trail: ['Tyres', 'Wheel alignment'],
  },
  '/services/wheel-balancing': {
    subject: 'Wheel balancing',
    heading: 'Wheel balancing',
    trail: ['Tyres', 'Wheel balancing'],
  },
  '/services/puncture-repair': {
    subject: 'Puncture repair',
    heading: 'Puncture repair',
    trail: ['Tyres', 'Puncture repair'],
  },
  '/services/tyre-rotation': {
    subject: 'Tyre rotation',
    heading: 'Tyre rotation',
    trail: ['Tyres', 'Tyre rotation'],
  },
  '/services/nitrogen-inflation': {
    subject: 'Nitrogen for car tyres',
    heading: 'Nitrogen inflation',
    trail: ['Tyres', 'Nitrogen inflation'],
  },
  '/services/mobile-service': {
    subject: 'A mobile tyre van in Christchurch',
    heading: 'Mobile tyre service',
    trail: ['Tyres', 'Mobile tyre service'],
  },
  '/services/wof-inspection': {
    subject: 'WOF inspections',
    heading: 'WOF inspection',
    trail: ['Automotive services', 'WOF inspection'],
  },
  '/services/car-servicing': {
    subject: 'Car servicing',
    heading: 'Car servicing',
    trail: ['Automotive services', 'Car servicing'],
  },
  '/services/oil-change': {
    subject: 'Oil change',
    heading: 'Oil change',
    trail: ['Automotive services', 'Oil change'],
  },
  '/services/brake-service': {
    subject: 'Brake repairs',
    heading: 'Brake service',
    trail: ['Automotive services', 'Brake service'],
  },
  '/services/battery-replacement': {
    subject: 'Car batteries',
    heading: 'Battery replacement',
    trail: ['Automotive services', 'Battery replacement'],
  },
  '/payment-options': {
    subject: 'Pay by cash, EFTPOS, Visa or Mastercard',
    heading: 'Payment options',
    trail: ['About', 'Payment options'],
  },
  '/warranty': {
    subject: 'Workmanship guaranteed',
    heading: 'Warranty',
    trail: ['About', 'Warranty'],
  },
  '/testimonials': {
    subject: reviewCount.customers,
    heading: 'What some of our customers say',
    trail: ['About', 'Testimonials'],
  },
};

/** The 28 pages, in the order of the specification's table, with the whole breadcrumb. */
export const pages = (Object.keys(facts) as (keyof typeof title)[]).map((path): PageFacts => {
  const { trail, ...others } = facts[path];
  return { path, title: title[path], ...others, trail: path === '/' ? [] : ['Home', ...trail] };
});

/** An address without a route: it shows the 404 page. */
export const unknownAddress = '/tyres/square';

/** The 28 pages and the 404 page. */
export const everyAddress: readonly string[] = [...pages.map(({ path }) => path), unknownAddress];
