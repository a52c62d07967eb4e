import type { RoutePath } from './routes.ts';

/** The words of the 404 page (D12). */
export const notFound = {
  heading: 'Page not found',
  lead: 'We can’t find that page. It may have moved, or the address may be mistyped. Try one of these.',
  /** Before and after the address of a page that differs only in its spelling. */
  didYouMean: ['Did you mean ', '?'],
  signsLabel: 'Pages to try',
} as const;

/** The main pages, with names short enough for a road sign. */
export const pagesToTry: readonly { readonly name: string; readonly to: RoutePath }[] = [
  { name: 'Home', to: '/' },
  { name: 'Tyres', to: '/tyres' },
  { name: 'Tyre quote', to: '/tyre-enquiry' },
  { name: 'Services', to: '/auto-services' },
  { name: 'WOF', to: '/services/wof-inspection' },
  { name: 'Contact', to: '/contact' },
];
