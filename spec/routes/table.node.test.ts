import { expect } from 'vitest';
import { findRoute, routeFor, type RoutePath } from '../../src/content/routes.ts';
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
    'src/content/pages.ts has no page /nowhere.',
  );
});
