import { pages, type PageRecord } from './pages.ts';

export type RoutePath = (typeof pages)[number]['path'];

/** The paths of the six tyre categories: all below /tyres. */
export type TyreCategoryPath = Extract<RoutePath, `/tyres/${string}`>;

/** The record of a page. */
export interface RouteFacts extends PageRecord {
  readonly path: RoutePath;
  readonly parent: RoutePath | null;
}

/** The pages, in the order of the sitemap. */
export const routes: readonly RouteFacts[] = pages;

const byPath = new Map<string, RouteFacts>(routes.map((route) => [route.path, route]));

/** The record of a path, with or without a slash at its end; `undefined` if no page has it. */
export function findRoute(pathname: string): RouteFacts | undefined {
  return byPath.get(pathname.replace(/\/+$/, '') || '/');
}

/** The record of a known path. */
export function routeFor(path: RoutePath): RouteFacts {
  const route = byPath.get(path);
  if (!route) throw new Error(`src/content/pages.ts has no page ${path}.`);
  return route;
}

/** The pages from Home down to the one given, as in its breadcrumb. */
export function breadcrumbFor(path: RoutePath): RouteFacts[] {
  const route = routeFor(path);
  return route.parent === null ? [route] : [...breadcrumbFor(route.parent), route];
}
