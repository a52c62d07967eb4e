import type { RoutePath } from './routes.ts';

/**
 * Old addresses, and the page that each leads to for good: those of a website before this one, or of a page that moved.
 * Every host is told them. An example: `'/wheel-alignment.php': '/services/wheel-alignment'`.
 */
export const redirects: Readonly<Record<string, RoutePath>> = {};
