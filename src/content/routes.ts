import { dollars } from '../domain/money.ts';
import { claims } from './claims.ts';
import { prices } from './prices.ts';

/**
 * The one table of pages. The router, the prerender, the menus, the breadcrumbs and the sitemap derive
 * from it (specification, section 2).
 */
interface RouteRecord {
  /** The address, without a slash at the end. */
  readonly path: string;
  /** What menus, breadcrumbs and links call the page. */
  readonly label: string;
  /** The document title before the business's name; at most 35 characters, so the whole fits a result page. */
  readonly title: string;
  /** The page above this one in the breadcrumb; Home has none. */
  readonly parent: string | null;
}

export const routes = [
  {
    path: '/',
    label: 'Home',
    title: 'Tyres & auto repairs, Christchurch',
    parent: null,
  },
  {
    path: '/about',
    label: 'About',
    title: 'About us',
    parent: '/',
  },
  {
    path: '/contact',
    label: 'Contact',
    title: 'Contact & locations',
    parent: '/',
  },
  {
    path: '/faq',
    label: 'FAQ',
    title: 'Tyre & car questions answered',
    parent: '/about',
  },
  {
    path: '/locations',
    label: 'Locations',
    title: 'Six Christchurch branches',
    parent: '/about',
  },
  {
    path: '/tyre-enquiry',
    label: 'Tyre quote',
    title: 'Tyre quote',
    parent: '/tyres',
  },
  {
    path: '/tyres',
    label: 'Tyres',
    title: 'Tyres in Christchurch',
    parent: '/',
  },
  {
    path: '/auto-services',
    label: 'Automotive services',
    title: 'Car servicing & repairs',
    parent: '/',
  },
  {
    path: '/tyres/passenger',
    label: 'Passenger car tyres',
    title: `Passenger car tyres from ${dollars(prices.passengerTyreFrom)}`,
    parent: '/tyres',
  },
  {
    path: '/tyres/4wd-suv',
    label: '4WD and SUV tyres',
    title: '4WD and SUV tyres',
    parent: '/tyres',
  },
  {
    path: '/tyres/performance',
    label: 'High performance tyres',
    title: 'High performance tyres',
    parent: '/tyres',
  },
  {
    path: '/tyres/commercial',
    label: 'Commercial and van tyres',
    title: 'Commercial and van tyres',
    parent: '/tyres',
  },
  {
    path: '/tyres/run-flat',
    label: 'Run flat tyres',
    title: 'Run flat tyres',
    parent: '/tyres',
  },
  {
    path: '/tyres/fuel-efficient',
    label: 'Fuel efficient tyres',
    title: 'Fuel efficient tyres',
    parent: '/tyres',
  },
  {
    path: '/services/wheel-alignment',
    label: 'Wheel alignment',
    title: `Wheel alignment from ${dollars(prices.alignmentTwoWheel)}`,
    parent: '/tyres',
  },
  {
    path: '/services/wheel-balancing',
    label: 'Wheel balancing',
    title: `Wheel balancing, ${dollars(prices.balancingPerWheel)} per wheel`,
    parent: '/tyres',
  },
  {
    path: '/services/puncture-repair',
    label: 'Puncture repair',
    title: `Puncture repair from ${dollars(prices.punctureFrom)}`,
    parent: '/tyres',
  },
  {
    path: '/services/tyre-rotation',
    label: 'Tyre rotation',
    title: `Tyre rotation, ${dollars(prices.rotation)}`,
    parent: '/tyres',
  },
  {
    path: '/services/nitrogen-inflation',
    label: 'Nitrogen inflation',
    title: 'Nitrogen tyre inflation',
    parent: '/tyres',
  },
  {
    path: '/services/mobile-service',
    label: 'Mobile service',
    title: `Mobile tyre service, ${claims.vanDays} days`,
    parent: '/tyres',
  },
  {
    path: '/services/wof-inspection',
    label: 'WOF inspection',
    title: `WOF inspections from ${dollars(prices.wofFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/services/car-servicing',
    label: 'Car servicing',
    title: `Car servicing from ${dollars(prices.basicServicePlusGst)} + GST`,
    parent: '/auto-services',
  },
  {
    path: '/services/oil-change',
    label: 'Oil change',
    title: `Oil change from ${dollars(prices.oilMineralFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/services/brake-service',
    label: 'Brake service',
    title: 'Brake service, free brake check',
    parent: '/auto-services',
  },
  {
    path: '/services/battery-replacement',
    label: 'Battery replacement',
    title: `Battery replacement from ${dollars(prices.batteryFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/payment-options',
    label: 'Payment options',
    title: 'Payment options & finance',
    parent: '/about',
  },
  {
    path: '/warranty',
    label: 'Warranty',
    title: 'Tyre & workmanship warranty',
    parent: '/about',
  },
  {
    path: '/testimonials',
    label: 'Testimonials',
    title: 'Customer testimonials',
    parent: '/about',
  },
] as const satisfies readonly RouteRecord[];

/** An address of the site that exists. */
export type RoutePath = (typeof routes)[number]['path'];

/** One row of the table, whichever it is. */
export interface RouteFacts extends RouteRecord {
  readonly path: RoutePath;
  readonly parent: RoutePath | null;
}

const byPath = new Map<string, RouteFacts>(routes.map((route) => [route.path, route]));

/**
 * The row of an address; `undefined` for an address that no route has. A slash at the end means the same
 * page, and so does the name of the file that a host may serve it from, such as `/about.html`.
 */
export function findRoute(pathname: string): RouteFacts | undefined {
  return byPath.get(pathname.replace(/(?:\/index)?\.html$|\/+$/, '') || '/');
}

/** The row of an address known to exist. */
export function routeFor(path: RoutePath): RouteFacts {
  const route = byPath.get(path);
  if (!route) throw new Error(`The table of routes has no row for ${path}.`);
  return route;
}

/** The pages from Home down to the one given: the way the breadcrumb shows. */
export function trailTo(path: RoutePath): RouteFacts[] {
  const route = routeFor(path);
  return route.parent === null ? [route] : [...trailTo(route.parent), route];
}
