import { expect } from 'vitest';
import { findRoute } from '../../src/content/routes.ts';
import { clause } from '../tools/clause.ts';

for (const [address, path] of [
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/tyres/run-flat/', '/tyres/run-flat'],
] as const)
  clause('ROUTE-SLASH', `the route of ${address} is ${path}`, () => {
    expect(findRoute(address)?.path).toBe(path);
  });
