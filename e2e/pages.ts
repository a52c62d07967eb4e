import { branchCount } from '../spec/facts/business.ts';
import { questionCount } from '../spec/facts/lists.ts';
import { reviewCount } from '../spec/facts/reviews.ts';
import { title } from '../spec/facts/titles.ts';

/** What a page has to have, written by hand so that the product's own table is checked against it. */
export interface PageFacts {
  readonly path: string;
  /**
   * The document's title before `
   * ` and the business's name.
   */
  readonly title: string;
  /** Words of the page's description that no other description has. */
  readonly subject: string;
  /** The text of the page's only h1. */
  readonly heading: string;
  /** The names in the breadcrumb, from Home to the page; Home has none. */
  readonly trail: readonly string[];
}

/** The 28 pages, in the order of the specification's table. */
export const pages: readonly PageFacts[] = [
  {
    path: '/',
    title: title['/'],
    subject: `Tyres at ${branchCount.words} Christchurch branches`,
    heading: 'Quality Tyres & Auto Repairs in Christchurch',
    trail: [],
  },
  {
    path: '/about',
    title: title['/about'],
    subject: 'Tyres and auto repairs in Christchurch since 2008',
    heading: 'About us',
    trail: ['Home', 'About'],
  },
  {
    path: '/contact',
    title: title['/contact'],
    subject: 'Phone numbers, email, opening hours and directions',
    heading: 'Contact us',
    trail: ['Home', 'Contact'],
  },
  {
    path: '/faq',
    title: title['/faq'],
    subject: `${questionCount.all} answers on tyres, punctures, WOFs`,
    heading: 'Frequently asked questions',
    trail: ['Home', 'About', 'FAQ'],
  },
  {
    path: '/locations',
    title: title['/locations'],
    subject: 'Addresses, hours and services of our Christchurch branches',
    heading: 'Our locations',
    trail: ['Home', 'About', 'Locations'],
  },
  {
    path: '/tyre-enquiry',
    title: title['/tyre-enquiry'],
    subject: 'Ask for a tyre price',
    heading: 'Tyre quote',
    trail: ['Home', 'Tyres', 'Tyre quote'],
  },
  {
    path: '/tyres',
    title: title['/tyres'],
    subject: 'Car, 4WD, van and performance tyres',
    heading: 'Tyres for cars, utes and vans',
    trail: ['Home', 'Tyres'],
  },
  {
    path: '/auto-services',
    title: title['/auto-services'],
    subject: 'Servicing, brakes, engines, cooling, suspension',
    heading: 'Automotive services',
    trail: ['Home', 'Automotive services'],
  },
  {
    path: '/tyres/passenger',
    title: title['/tyres/passenger'],
    subject: 'Passenger car tyres',
    heading: 'Passenger Car Tyres',
    trail: ['Home', 'Tyres', 'Passenger car tyres'],
  },
  {
    path: '/tyres/4wd-suv',
    title: title['/tyres/4wd-suv'],
    subject: 'tyres for 4WDs, SUVs and utes',
    heading: '4WD and SUV Tyres',
    trail: ['Home', 'Tyres', '4WD and SUV tyres'],
  },
  {
    path: '/tyres/performance',
    title: title['/tyres/performance'],
    subject: 'High performance and low-profile tyres',
    heading: 'High Performance Tyres',
    trail: ['Home', 'Tyres', 'High performance tyres'],
  },
  {
    path: '/tyres/commercial',
    title: title['/tyres/commercial'],
    subject: 'Commercial and van tyres',
    heading: 'Commercial and Van Tyres',
    trail: ['Home', 'Tyres', 'Commercial and van tyres'],
  },
  {
    path: '/tyres/run-flat',
    title: title['/tyres/run-flat'],
    subject: 'Run flat tyres',
    heading: 'Run Flat Tyres',
    trail: ['Home', 'Tyres', 'Run flat tyres'],
  },
  {
    path: '/tyres/fuel-efficient',
    title: title['/tyres/fuel-efficient'],
    subject: 'Low rolling resistance tyres',
    heading: 'Fuel Efficient Tyres',
    trail: ['Home', 'Tyres', 'Fuel efficient tyres'],
  },
  {
    path: '/services/wheel-alignment',
    title: title['/services/wheel-alignment'],
    subject: 'Laser wheel alignment',
    heading: 'Wheel alignment',
    trail: ['Home', 'Tyres', 'Wheel alignment'],
  },
  {
    path: '/services/wheel-balancing',
    title: title['/services/wheel-balancing'],
    subject: 'Wheel balancing',
    heading: 'Wheel balancing',
    trail: ['Home', 'Tyres', 'Wheel balancing'],
  },
  {
    path: '/services/puncture-repair',
    title: title['/services/puncture-repair'],
    subject: 'Puncture repair',
    heading: 'Puncture repair',
    trail: ['Home', 'Tyres', 'Puncture repair'],
  },
  {
    path: '/services/tyre-rotation',
    title: title['/services/tyre-rotation'],
    subject: 'Tyre rotation',
    heading: 'Tyre rotation',
    trail: ['Home', 'Tyres', 'Tyre rotation'],
  },
  {
    path: '/services/nitrogen-inflation',
    title: title['/services/nitrogen-inflation'],
    subject: 'Nitrogen for car tyres',
    heading: 'Nitrogen inflation',
    trail: ['Home', 'Tyres', 'Nitrogen inflation'],
  },
  {
    path: '/services/mobile-service',
    title: title['/services/mobile-service'],
    subject: 'A mobile tyre van in Christchurch',
    heading: 'Mobile tyre service',
    trail: ['Home', 'Tyres', 'Mobile tyre service'],
  },
  {
    path: '/services/wof-inspection',
    title: title['/services/wof-inspection'],
    subject: 'WOF inspections',
    heading: 'WOF inspection',
    trail: ['Home', 'Automotive services', 'WOF inspection'],
  },
  {
    path: '/services/car-servicing',
    title: title['/services/car-servicing'],
    subject: 'Car servicing',
    heading: 'Car servicing',
    trail: ['Home', 'Automotive services', 'Car servicing'],
  },
  {
    path: '/services/oil-change',
    title: title['/services/oil-change'],
    subject: 'Oil change',
    heading: 'Oil change',
    trail: ['Home', 'Automotive services', 'Oil change'],
  },
  {
    path: '/services/brake-service',
    title: title['/services/brake-service'],
    subject: 'Brake repairs',
    heading: 'Brake service',
    trail: ['Home', 'Automotive services', 'Brake service'],
  },
  {
    path: '/services/battery-replacement',
    title: title['/services/battery-replacement'],
    subject: 'Car batteries',
    heading: 'Battery replacement',
    trail: ['Home', 'Automotive services', 'Battery replacement'],
  },
  {
    path: '/payment-options',
    title: title['/payment-options'],
    subject: 'Pay by cash, EFTPOS, Visa or Mastercard',
    heading: 'Payment options',
    trail: ['Home', 'About', 'Payment options'],
  },
  {
    path: '/warranty',
    title: title['/warranty'],
    subject: 'Workmanship guaranteed',
    heading: 'Warranty',
    trail: ['Home', 'About', 'Warranty'],
  },
  {
    path: '/testimonials',
    title: title['/testimonials'],
    subject: reviewCount.customers,
    heading: 'What some of our customers say',
    trail: ['Home', 'About', 'Testimonials'],
  },
];

/** An address without a route: it shows the 404 page. */
export const unknownAddress = '/tyres/square';

/** The 28 pages and the 404 page. */
export const everyAddress: readonly string[] = [...pages.map(({ path }) => path), unknownAddress];
