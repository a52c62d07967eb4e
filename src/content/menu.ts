import { menuLists, type MenuList } from './pages.ts';
import { parentOf, routes, type RouteFacts, type RoutePath } from './routes.ts';

/** One item of the top menu. Without categories it is a plain link. */
export interface MenuItem {
  readonly label: string;
  readonly path: RoutePath;
  /** The label of the panel's first link, if none of the item's categories contains its path (D8, D9). */
  readonly overview?: string;
  readonly categories: readonly MenuCategory[];
}

/** One dropdown list of the top menu, and the page that lists all of it; pages without a place follow the others. */
export type MenuCategory = ReturnType<typeof category>;

function category(list: MenuList) {
  const place = ({ menu: link }: RouteFacts) => link?.place ?? routes.length;
  return {
    title: list,
    hub: menuLists[list],
    paths: routes
      .filter(({ menu: link }) => link?.list === list)
      .sort((one, other) => place(one) - place(other))
      .map(({ path }) => path),
  };
}

/** The six tyre services; /tyres lists them all, because the phone menu's title links there (D10). */
export const tyreServices = category('Tyre services');

/** The top menu: three of its items open panels (D8). */
export const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/', categories: [] },
  { label: 'Tyres', path: '/tyres', categories: [category('Tyre categories')] },
  {
    label: 'Services',
    path: '/auto-services',
    overview: 'All automotive services',
    categories: [tyreServices, category('Mechanical services')],
  },
  { label: 'About', path: '/about', categories: [category('Information')] },
  { label: 'Contact', path: '/contact', categories: [] },
];

/** How many links of each category the phone menu shows (specification, section 2). */
export const phoneMenuLinksPerCategory = 5;

/**
 * The top menu item whose section a page belongs to: the item that lists it, or else the one its parent belongs to,
 * so the tyre quote belongs to Tyres (D11).
 */
export function menuItemOf(path: RoutePath): MenuItem | undefined {
  const parent = parentOf(path);
  return (
    menu.find(
      (item) => item.path === path || item.categories.some(({ paths }) => paths.includes(path)),
    ) ?? (parent ? menuItemOf(parent) : undefined)
  );
}
