import type { RoutePath } from './routes.ts';

/**
 * Old paths, and the page each redirects to permanently: those of an earlier website, or of a page that has moved.
 * Every host is configured with them. An example: `'/wheel-alignment.php': '/services/wheel-alignment'`.
 */
export const redirects: Readonly<Record<string, RoutePath>> = {};
