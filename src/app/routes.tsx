import type { ComponentType } from 'react';
import { findRoute, type RoutePath } from '../content/routes.ts';
import type { SummaryPath } from '../content/summaries.ts';

/** A page is a component without props; templates get their subject here. */
export type Page = ComponentType;

/** The loader of an address whose page is a banner, a summary and the ways to act on it. */
function plain(path: SummaryPath): () => Promise<Page> {
  return () =>
    import('../pages/SummaryPage.tsx').then(({ SummaryPage }) => () => <SummaryPage path={path} />);
}

/**
 * Joins each address to its page. A total record: an address without a page does not compile.
 * Each page is its own chunk, fetched only when it is needed.
 */
const loaders: Record<RoutePath | '404', () => Promise<Page>> = {
  '/': () => import('../pages/Home.tsx').then((module) => module.Home),
  '/about': plain('/about'),
  '/contact': () => import('../pages/Contact.tsx').then((module) => module.Contact),
  '/faq': plain('/faq'),
  '/locations': plain('/locations'),
  '/tyre-enquiry': plain('/tyre-enquiry'),
  '/tyres': plain('/tyres'),
  '/auto-services': plain('/auto-services'),
  '/tyres/passenger': plain('/tyres/passenger'),
  '/tyres/4wd-suv': plain('/tyres/4wd-suv'),
  '/tyres/performance': plain('/tyres/performance'),
  '/tyres/commercial': plain('/tyres/commercial'),
  '/tyres/run-flat': plain('/tyres/run-flat'),
  '/tyres/fuel-efficient': plain('/tyres/fuel-efficient'),
  '/services/wheel-alignment': plain('/services/wheel-alignment'),
  '/services/wheel-balancing': plain('/services/wheel-balancing'),
  '/services/puncture-repair': plain('/services/puncture-repair'),
  '/services/tyre-rotation': plain('/services/tyre-rotation'),
  '/services/nitrogen-inflation': plain('/services/nitrogen-inflation'),
  '/services/mobile-service': plain('/services/mobile-service'),
  '/services/wof-inspection': plain('/services/wof-inspection'),
  '/services/car-servicing': plain('/services/car-servicing'),
  '/services/oil-change': plain('/services/oil-change'),
  '/services/brake-service': plain('/services/brake-service'),
  '/services/battery-replacement': plain('/services/battery-replacement'),
  '/payment-options': plain('/payment-options'),
  '/warranty': plain('/warranty'),
  '/testimonials': plain('/testimonials'),
  '404': () => import('../pages/NotFound.tsx').then((module) => module.NotFound),
};

const pending = new Map<string, Promise<Page>>();
const loaded = new Map<string, Page>();
const leaving = new Map<string, Promise<Page>>();

/** What a page is kept under: its address, whichever way it is written, or the 404 page's. */
function keyOf(pathname: string): RoutePath | '404' {
  return findRoute(pathname)?.path ?? '404';
}

/**
 * Fetches the page of an address, once. The 404 page answers for an address that no route has.
 * A fetch that fails is forgotten, so the next one tries again.
 */
export function loadPage(pathname: string): Promise<Page> {
  const key = keyOf(pathname);
  const known = pending.get(key);
  if (known) return known;
  const promise = loaders[key]().then(
    (page) => {
      loaded.set(key, page);
      return page;
    },
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, promise);
  return promise;
}

/** The page of an address if it has been fetched. */
export function loadedPage(pathname: string): Page | undefined {
  return loaded.get(keyOf(pathname));
}

/**
 * Fetches a page for a visitor who is already on the way to it. Where the chunk cannot be had (a lost
 * connection, a newer build on the host), the browser goes there itself, so the site never stands blank.
 */
export function loadPageOrLeave(pathname: string): Promise<Page> {
  const key = keyOf(pathname);
  const known =
    leaving.get(key) ??
    loadPage(pathname).catch(() => {
      location.assign(pathname);
      return new Promise<Page>(() => undefined);
    });
  leaving.set(key, known);
  return known;
}
