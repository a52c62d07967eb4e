import { title } from '../spec/facts/titles.ts';

/** The expected facts of a page, written by hand and not read from the product. */
export interface PageFacts {
  readonly path: string;
  /** The title of the document, without the bar and the business's name after it. */
  readonly title: string;
  /** The names in the breadcrumb, from Home to the page; Home has none. */
  readonly trail: readonly string[];
}

const trails: Readonly<Record<keyof typeof title, string>> = {
  '/': '',
  '/about': 'Home / About',
  '/contact': 'Home / Contact',
  '/faq': 'Home / About / FAQ',
  '/locations': 'Home / About / Locations',
  '/tyre-enquiry': 'Home / Tyres / Tyre quote',
  '/tyres': 'Home / Tyres',
  '/auto-services': 'Home / Automotive services',
  '/tyres/passenger': 'Home / Tyres / Passenger car tyres',
  '/tyres/4wd-suv': 'Home / Tyres / 4WD and SUV tyres',
  '/tyres/performance': 'Home / Tyres / High performance tyres',
  '/tyres/commercial': 'Home / Tyres / Commercial and van tyres',
  '/tyres/run-flat': 'Home / Tyres / Run flat tyres',
  '/tyres/fuel-efficient': 'Home / Tyres / Fuel efficient tyres',
  '/services/wheel-alignment': 'Home / Tyres / Wheel alignment',
  '/services/wheel-balancing': 'Home / Tyres / Wheel balancing',
  '/services/puncture-repair': 'Home / Tyres / Puncture repair',
  '/services/tyre-rotation': 'Home / Tyres / Tyre rotation',
  '/services/nitrogen-inflation': 'Home / Tyres / Nitrogen inflation',
  '/services/mobile-service': 'Home / Tyres / Mobile tyre service',
  '/services/wof-inspection': 'Home / Automotive services / WOF inspection',
  '/services/car-servicing': 'Home / Automotive services / Car servicing',
  '/services/oil-change': 'Home / Automotive services / Oil change',
  '/services/brake-service': 'Home / Automotive services / Brake service',
  '/services/battery-replacement': 'Home / Automotive services / Battery replacement',
  '/payment-options': 'Home / About / Payment options',
  '/warranty': 'Home / About / Warranty',
  '/testimonials': 'Home / About / Testimonials',
};

/** The 28 pages, in the order of the specification's table. */
export const pages: readonly PageFacts[] = Object.entries(trails).map(([path, trail]) => ({
  path,
  title: title[path as keyof typeof title],
  trail: trail.split(' / ').filter(Boolean),
}));

/** An address without a route: it shows the 404 page. */
export const unknownAddress = '/tyres/square';

/** The 28 pages and the 404 page. */
export const everyAddress: readonly string[] = [...pages.map(({ path }) => path), unknownAddress];
