import { business } from '../content/business.ts';
import { descriptions } from '../content/descriptions.ts';
import { routeFor } from '../content/routes.ts';
import { color } from '../styles/tokens.ts';

const shortcuts = (['/locations', '/tyre-enquiry'] as const).map((path) => ({
  name: routeFor(path).label,
  url: path,
}));

/**
 * The web manifest, for phones that put the site on the home screen. It keeps the browser's controls: the site
 * doesn't work offline, so it doesn't pose as an app.
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
