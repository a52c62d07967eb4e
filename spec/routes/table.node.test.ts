import { expect } from 'vitest';
import {
  findRoute,
  routeFor,
  routes,
  breadcrumbFor,
  type RoutePath,
} from '../../src/content/routes.ts';
import { clause } from '../tools/clause.ts';

for (const [address, path] of [
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/tyres/run-flat/', '/tyres/run-flat'],
] as const) {
  clause('ROUTE-SLASH', `the route of ${address} is ${path}`, () => {
    expect(findRoute(address)?.path).toBe(path);
  });
}

for (const address of [
  '/abou',
  '/about/us',
  '/about.html/x',
  '/about.htm',
  '/ab/out',
  '/.htmlabout',
]) {
  clause('ROUTE-NOT-FOUND', `${address} has no route`, () => {
    expect(findRoute(address)).toBeUndefined();
  });
}

clause('ROUTE-NOT-FOUND', 'asking for the route of an unknown address throws an error', () => {
  expect(routeFor('/faq').label).toBe('FAQ');
  expect(() => routeFor('/nowhere' as RoutePath)).toThrow(
    'The table of routes has no row for /nowhere.',
  );
});

for (const [path, trail] of [
  ['/', ['/']],
  ['/contact', ['/', '/contact']],
  ['/faq', ['/', '/about', '/faq']],
  ['/tyres/passenger', ['/', '/tyres', '/tyres/passenger']],
  ['/services/oil-change', ['/', '/auto-services', '/services/oil-change']],
] as const) {
  clause('ROUTE-BREADCRUMB', `the pages from Home to ${path} are ${trail.join(', ')}`, () => {
    expect(breadcrumbFor(path).map((route) => route.path)).toEqual(trail);
  });
}

clause('ROUTE-TITLE', 'no two pages share a title or an address', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(28);
  expect(new Set(routes.map(({ title }) => title)).size).toBe(28);
});
