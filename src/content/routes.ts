import { menuLists, pages, type PageRecord } from './pages.ts';

export type RoutePath = keyof typeof pages;

/** The paths of the six tyre categories: all below /tyres. */
export type TyreCategoryPath = Extract<RoutePath, `/tyres/${string}`>;

/** The record of a page, with its address. */
export type RouteFacts = PageRecord & { readonly path: RoutePath; readonly parent?: RoutePath };

/** The pages, in the order of the sitemap. */
export const routes = Object.entries<PageRecord>(pages).map(
  ([path, page]) => ({ ...page, path }) as RouteFacts,
);

/** The record of a path, with or without a slash at its end; `undefined` if no page has it. */
export function findRoute(pathname: string): RouteFacts | undefined {
  const wanted = pathname.replace(/\/+$/, '') || '/';
  return routes.find(({ path }) => path === wanted);
}

export function routeFor(path: RoutePath): RouteFacts {
  const route = findRoute(path);
  if (!route) throw new Error(`src/content/pages.ts has no page ${path}.`);
  return route;
}

/** The page above another in the breadcrumb; Home has none. */
export function parentOf(path: RoutePath): RoutePath | undefined {
  const { parent, menu } = routeFor(path);
  const above = parent ?? (menu ? menuLists[menu.list] : '/');
  if (above !== path) return above;
  return path === '/' ? undefined : '/';
}

/** The pages from Home down to the one given, as in its breadcrumb. */
export function breadcrumbFor(path: RoutePath): RouteFacts[] {
  const above = parentOf(path);
  return [...(above ? breadcrumbFor(above) : []), routeFor(path)];
}
