import { formatPrice, withGst } from '../domain/money.ts';
import { prices } from './prices.ts';
import { routeFor, type RoutePath } from './routes.ts';

/** One dropdown list of the top menu: its links in the specification's order. */
export interface MenuCategory {
  readonly title: string;
  /** The page that lists the whole category; the category's title in the phone menu links to it (D10). */
  readonly hub: RoutePath;
  readonly paths: readonly RoutePath[];
}

/** One item of the top menu. Without categories it is a plain link. */
export interface MenuItem {
  readonly label: string;
  readonly path: RoutePath;
  /** The label of the panel's first link, if none of the item's categories contains its path (D8, D9). */
  readonly overview?: string;
  readonly categories: readonly MenuCategory[];
}

const tyreCategories: MenuCategory = {
  title: 'Tyre categories',
  hub: '/tyres',
  paths: [
    '/tyres',
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
    '/tyres/run-flat',
    '/tyres/fuel-efficient',
  ],
};

/** The six tyre services; /tyres lists them all, because the phone menu's title links there (D10). */
export const tyreServices: MenuCategory = {
  title: 'Tyre services',
  hub: '/tyres',
  paths: [
    '/services/wheel-alignment',
    '/services/wheel-balancing',
    '/services/puncture-repair',
    '/services/tyre-rotation',
    '/services/nitrogen-inflation',
    '/services/mobile-service',
  ],
};

const mechanicalServices: MenuCategory = {
  title: 'Mechanical services',
  hub: '/auto-services',
  paths: [
    '/services/wof-inspection',
    '/services/car-servicing',
    '/services/oil-change',
    '/services/brake-service',
    '/services/battery-replacement',
  ],
};

const information: MenuCategory = {
  title: 'Information',
  hub: '/about',
  paths: ['/about', '/locations', '/faq', '/testimonials', '/warranty', '/payment-options'],
};

/** The top menu: three of its items open panels (D8). */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/', categories: [] },
  { label: 'Tyres', path: '/tyres', categories: [tyreCategories] },
  {
    label: 'Services',
    path: '/auto-services',
    overview: 'All automotive services',
    categories: [tyreServices, mechanicalServices],
  },
  { label: 'About', path: '/about', categories: [information] },
  { label: 'Contact', path: '/contact', categories: [] },
];

/** Prices next to menu links (D34). */
export const menuPrices: Partial<Record<RoutePath, string>> = {
  '/services/wheel-alignment': `from ${formatPrice(prices.alignmentTwoWheel)}`,
  '/services/car-servicing': `from ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.)`,
};

/** How many links of each category the phone menu shows (specification, section 2). */
export const phoneMenuLinksPerCategory = 5;

/** Labels in the menus for pages whose own label would repeat the name of the item above. */
const menuLabels: Partial<Record<RoutePath, string>> = {
  '/tyres': 'All tyres',
  '/about': 'About us',
};

/** A page's label in the panels and the phone menu. */
export function menuLabel(path: RoutePath): string {
  return menuLabels[path] ?? routeFor(path).label;
}

/**
 * The top menu item whose section a page belongs to: the item that lists it, or else the one its parent belongs to,
 * so the tyre quote belongs to Tyres (D11).
 */
export function menuItemOf(path: RoutePath): MenuItem | undefined {
  const { parent } = routeFor(path);
  return (
    menu.find(
      (item) => item.path === path || item.categories.some(({ paths }) => paths.includes(path)),
    ) ?? (parent ? menuItemOf(parent) : undefined)
  );
}
