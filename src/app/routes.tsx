import type { ComponentType } from 'react';
import { findRoute, type RoutePath } from '../content/routes.ts';
import type { TyreCategoryPath } from '../content/tyreCategoryPath.ts';
import { ourLocations } from '../sections/contact/ourLocationsPart.ts';
import { headerWays, shellReady } from '../sections/shellParts.ts';

/** A page is a component without props; templates get their subject here. */
export type Page = ComponentType;

/** The loader of a tyre category: one template, six subjects. */
function tyreCategory(path: TyreCategoryPath): () => Promise<Page> {
  return async () => {
    const { TyreCategory } = await import('../pages/TyreCategory.tsx');
    return () => <TyreCategory path={path} />;
  };
}

/**
 * Joins each address to its page. A total record: an address without a page does not compile.
 * Each page is its own chunk, fetched only when it is needed.
 */
const loaders: Record<RoutePath | '404', () => Promise<Page>> = {
  '/': () => import('../pages/Home.tsx').then((module) => module.Home),
  '/about': () => import('../pages/About.tsx').then((module) => module.About),
  '/contact': async () => {
    const [{ Contact }] = await Promise.all([import('../pages/Contact.tsx'), ourLocations.ready()]);
    return Contact;
  },
  '/faq': () => import('../pages/Faq.tsx').then((module) => module.Faq),
  '/locations': () => import('../pages/Locations.tsx').then((module) => module.Locations),
  '/tyre-enquiry': async () => {
    const { TyreEnquiry, quoteReady } = await import('../pages/TyreEnquiry.tsx');
    await quoteReady();
    return TyreEnquiry;
  },
  '/tyres': () => import('../pages/Tyres.tsx').then((module) => module.Tyres),
  '/auto-services': () => import('../pages/AutoServices.tsx').then((module) => module.AutoServices),
  '/tyres/passenger': tyreCategory('/tyres/passenger'),
  '/tyres/4wd-suv': tyreCategory('/tyres/4wd-suv'),
  '/tyres/performance': tyreCategory('/tyres/performance'),
  '/tyres/commercial': tyreCategory('/tyres/commercial'),
  '/tyres/run-flat': tyreCategory('/tyres/run-flat'),
  '/tyres/fuel-efficient': tyreCategory('/tyres/fuel-efficient'),
  '/services/wheel-alignment': () =>
    import('../pages/services/WheelAlignment.tsx').then((module) => module.WheelAlignment),
  '/services/wheel-balancing': () =>
    import('../pages/services/WheelBalancing.tsx').then((module) => module.WheelBalancing),
  '/services/puncture-repair': () =>
    import('../pages/services/PunctureRepair.tsx').then((module) => module.PunctureRepair),
  '/services/tyre-rotation': () =>
    import('../pages/services/TyreRotation.tsx').then((module) => module.TyreRotation),
  '/services/nitrogen-inflation': () =>
    import('../pages/services/NitrogenInflation.tsx').then((module) => module.NitrogenInflation),
  '/services/mobile-service': () =>
    import('../pages/services/MobileService.tsx').then((module) => module.MobileService),
  '/services/wof-inspection': () =>
    import('../pages/services/WofInspection.tsx').then((module) => module.WofInspection),
  '/services/car-servicing': () =>
    import('../pages/services/CarServicing.tsx').then((module) => module.CarServicing),
  '/services/oil-change': () =>
    import('../pages/services/OilChange.tsx').then((module) => module.OilChange),
  '/services/brake-service': () =>
    import('../pages/services/BrakeService.tsx').then((module) => module.BrakeService),
  '/services/battery-replacement': () =>
    import('../pages/services/BatteryReplacement.tsx').then((module) => module.BatteryReplacement),
  '/payment-options': () =>
    import('../pages/PaymentOptions.tsx').then((module) => module.PaymentOptions),
  '/warranty': () => import('../pages/Warranty.tsx').then((module) => module.Warranty),
  '/testimonials': () => import('../pages/Testimonials.tsx').then((module) => module.Testimonials),
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
  // A page that follows another brings menus that mark it; the first one has them as they were prerendered.
  if (loaded.size > 0) void headerWays.settled();
  const promise = Promise.all([loaders[key](), shellReady()]).then(
    ([page]) => {
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
 * connection, a newer build on the host), the browser loads the page itself: the router has already
 * changed the address, and the site never stands blank.
 */
export function loadPageOrLeave(pathname: string): Promise<Page> {
  const key = keyOf(pathname);
  const known =
    leaving.get(key) ??
    loadPage(pathname).catch(() => {
      // A document that is kept and shown again may try again.
      leaving.delete(key);
      location.reload();
      return new Promise<Page>(() => undefined);
    });
  leaving.set(key, known);
  return known;
}
