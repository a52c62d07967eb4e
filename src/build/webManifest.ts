import { business } from '../content/business.ts';
import { descriptions } from '../content/descriptions.ts';
import { routeFor } from '../content/routes.ts';
import { color } from '../styles/tokens.ts';

const shortcuts = (['/locations', '/tyre-enquiry'] as const).map((path) => ({
  name: routeFor(path).label,
  url: path,
}));

/**
 * What a phone needs to keep the site on its home screen. It opens with the browser's buttons at hand:
 * without a connection there is nothing to show, so it does not pose as an app.
 */
export const webManifest = {
  name: business.name,
  short_name: business.shortName,
  description: descriptions['/'],
  lang: 'en-NZ',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: color.surfaceDark,
  background_color: color.surfaceDark,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts,
} as const;
