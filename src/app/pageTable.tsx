import type { ComponentType } from 'react';
import { findRoute, type RoutePath } from '../content/routes.ts';

/** A page component. It has no props. */
export type Page = ComponentType;

const categories = () => import('../pages/tyre-category/categories.tsx');

/**
 * The loader of each path's page. A path without a page does not compile. Each page is a separate module, and the tyre
 * categories share one, so that a test of one page doesn't load the others.
 */
const loaders: Record<RoutePath | '404', () => Promise<Page>> = {
  '/': () => import('../pages/home/Home.tsx').then((module) => module.Home),
  '/about': () => import('../pages/information/About.tsx').then((module) => module.About),
  '/contact': () => import('../pages/contact/Contact.tsx').then((module) => module.Contact),
  '/faq': () => import('../pages/faq/Faq.tsx').then((module) => module.Faq),
  '/locations': () => import('../pages/locations/Locations.tsx').then((module) => module.Locations),
  '/tyre-enquiry': () =>
    import('../pages/quote/TyreEnquiry.tsx').then((module) => module.TyreEnquiry),
  '/tyres': () => import('../pages/tyres/Tyres.tsx').then((module) => module.Tyres),
  '/auto-services': () =>
    import('../pages/auto-services/AutoServices.tsx').then((module) => module.AutoServices),
  '/tyres/passenger': () => categories().then((module) => module.Passenger),
  '/tyres/4wd-suv': () => categories().then((module) => module.FourWheelDrive),
  '/tyres/performance': () => categories().then((module) => module.Performance),
  '/tyres/commercial': () => categories().then((module) => module.Commercial),
  '/tyres/run-flat': () => categories().then((module) => module.RunFlat),
  '/tyres/fuel-efficient': () => categories().then((module) => module.FuelEfficient),
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
    import('../pages/information/PaymentOptions.tsx').then((module) => module.PaymentOptions),
  '/warranty': () => import('../pages/information/Warranty.tsx').then((module) => module.Warranty),
  '/testimonials': () =>
    import('../pages/information/Testimonials.tsx').then((module) => module.Testimonials),
  '404': () => import('../pages/information/NotFound.tsx').then((module) => module.NotFound),
};

const loaded = new Map<RoutePath | '404', Promise<Page>>();

/**
 * Loads the page of a path; unknown paths give the 404 page. Always returns the same promise for a path, as React's
 * `use` requires.
 */
export function loadPage(pathname: string): Promise<Page> {
  const path = findRoute(pathname)?.path ?? '404';
  const known = loaded.get(path);
  if (known) return known;
  const page = loaders[path]();
  loaded.set(path, page);
  return page;
}
