import type { RoutePath } from './routes.ts';

/** The paths of the six tyre categories: all below /tyres. */
export type TyreCategoryPath = Extract<RoutePath, `/tyres/${string}`>;
