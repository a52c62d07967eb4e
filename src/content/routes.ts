import { counted } from '../domain/counting.ts';
import { formatPrice } from '../domain/money.ts';
import { business } from './business.ts';
import { prices } from './prices.ts';
import { stats } from './stats.ts';

/**
 * A page of the site. The router, prerender, menus, breadcrumbs and sitemap derive from these rows (specification,
 * section 2).
 */
interface RouteRecord {
  /** The path, without a trailing slash. */
  readonly path: string;
  /** The page's label in menus, breadcrumbs and links. */
  readonly label: string;
  /** The document title before the business's name, which follows where there is room (`domain/documentTitle.ts`). */
  readonly title: string;
  /** The parent page in the breadcrumb; Home has none. */
  readonly parent: string | null;
}

export const routes = [
  {
    path: '/',
    label: 'Home',
    title: 'Christchurch tyres, WOFs & repairs',
    parent: null,
  },
  {
    path: '/about',
    label: 'About',
    title: `About us: since ${business.foundedYear}`,
    parent: '/',
  },
  {
    path: '/contact',
    label: 'Contact',
    title: `Contact us: ${counted(stats.locations, 'Christchurch branch', 'Christchurch branches')}`,
    parent: '/',
  },
  {
    path: '/faq',
    label: 'FAQ',
    title: 'Tyre, WOF & servicing FAQs',
    parent: '/about',
  },
  {
    path: '/locations',
    label: 'Locations',
    title: `Christchurch tyre shops: ${counted(stats.locations, 'branch', 'branches')}`,
    parent: '/about',
  },
  {
    path: '/tyre-enquiry',
    label: 'Tyre quote',
    title: 'Tyre quote by size, Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres',
    label: 'Tyres',
    title: `Tyres Christchurch: ${stats.brandsAvailable}+ brands`,
    parent: '/',
  },
  {
    path: '/auto-services',
    label: 'Automotive services',
    title: 'Mechanic & car repairs Christchurch',
    parent: '/',
  },
  {
    path: '/tyres/passenger',
    label: 'Passenger car tyres',
    title: 'Passenger car tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres/4wd-suv',
    label: '4WD and SUV tyres',
    title: '4WD & SUV tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres/performance',
    label: 'High performance tyres',
    title: 'Performance tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres/commercial',
    label: 'Commercial and van tyres',
    title: 'Van & commercial tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres/run-flat',
    label: 'Run flat tyres',
    title: 'Run flat tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/tyres/fuel-efficient',
    label: 'Fuel efficient tyres',
    title: 'Fuel efficient tyres Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/wheel-alignment',
    label: 'Wheel alignment',
    title: 'Laser wheel alignment Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/wheel-balancing',
    label: 'Wheel balancing',
    title: 'Wheel balancing Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/puncture-repair',
    label: 'Puncture repair',
    title: 'Puncture repair Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/tyre-rotation',
    label: 'Tyre rotation',
    title: `Tyre rotation Christchurch, ${formatPrice(prices.rotation)}`,
    parent: '/tyres',
  },
  {
    path: '/services/nitrogen-inflation',
    label: 'Nitrogen inflation',
    title: 'Nitrogen for tyres, Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/mobile-service',
    label: 'Mobile tyre service',
    title: 'Mobile tyre service Christchurch',
    parent: '/tyres',
  },
  {
    path: '/services/wof-inspection',
    label: 'WOF inspection',
    title: `WOF Christchurch from ${formatPrice(prices.wofFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/services/car-servicing',
    label: 'Car servicing',
    title: 'Car servicing Christchurch',
    parent: '/auto-services',
  },
  {
    path: '/services/oil-change',
    label: 'Oil change',
    title: `Oil change Christchurch from ${formatPrice(prices.oilMineralFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/services/brake-service',
    label: 'Brake service',
    title: 'Free brake check Christchurch',
    parent: '/auto-services',
  },
  {
    path: '/services/battery-replacement',
    label: 'Battery replacement',
    title: `Car battery Christchurch from ${formatPrice(prices.batteryFrom)}`,
    parent: '/auto-services',
  },
  {
    path: '/payment-options',
    label: 'Payment options',
    title: 'Payment, finance & fleet accounts',
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
    title: 'Customer reviews, Christchurch',
    parent: '/about',
  },
] as const satisfies readonly RouteRecord[];

export type RoutePath = (typeof routes)[number]['path'];

/** A row of the table. */
export interface RouteFacts extends RouteRecord {
  readonly path: RoutePath;
  readonly parent: RoutePath | null;
}

const byPath = new Map<string, RouteFacts>(routes.map((route) => [route.path, route]));

/** The row of a path, with or without a slash at its end; `undefined` if no route has it. */
export function findRoute(pathname: string): RouteFacts | undefined {
  return byPath.get(pathname.replace(/\/+$/, '') || '/');
}

/** The row of a known path. */
export function routeFor(path: RoutePath): RouteFacts {
  const route = byPath.get(path);
  if (!route) throw new Error(`The table of routes has no row for ${path}.`);
  return route;
}

/** The pages from Home down to the one given, as in its breadcrumb. */
export function breadcrumbFor(path: RoutePath): RouteFacts[] {
  const route = routeFor(path);
  return route.parent === null ? [route] : [...breadcrumbFor(route.parent), route];
}
