import type { RoutePath } from './routes.ts';

/** The addresses of the six tyre categories: every address below /tyres. */
export type TyreCategoryPath = Extract<RoutePath, `/tyres/${string}`>;
