import { still } from '../components/Still.tsx';
import type { RoutePath } from '../content/routes.ts';

/*
 * The parts of the shell that never change while a page stands. A page that wakes keeps them as they were
 * prerendered, so a page with a form has their bytes left for the form.
 */

/** The number, the menus and Book Now; they mark the page the visitor is on. */
export const headerWays = still<RoutePath>('header-ways', () =>
  import('./HeaderWays.tsx').then((module) => module.HeaderWays),
);

/** The footer and the phone's call bar. */
export const pageEnd = still('page-end', () =>
  import('./PageEnd.tsx').then((module) => module.PageEnd),
);

/** Resolves when the shell can be shown: at once in a prerendered document. */
export async function shellReady(): Promise<void> {
  await Promise.all([headerWays.ready(), pageEnd.ready()]);
}
