import { business } from '../content/business.ts';
import { routeFor } from '../content/routes.ts';
import { color } from '../styles/tokens.ts';

/**
 * The web manifest, for phones that put the site on the home screen. It keeps the browser's controls: the site
 * doesn't work offline, so it doesn't pose as an app.
 *
 * @param base the path the site lives below, with a slash at both ends
 */
export const webManifest = (base: string) => ({
  name: business.name,
  short_name: business.shortName,
  description: routeFor('/').description,
  lang: 'en-NZ',
  id: base,
  start_url: base,
  scope: base,
  display: 'minimal-ui',
  theme_color: color.surfaceDark,
  background_color: color.surfaceDark,
  icons: [
    { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
    {
      src: `${base}icon-maskable-512.png`,
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  shortcuts: (['/locations', '/tyre-enquiry'] as const).map((path) => ({
    name: routeFor(path).label,
    url: `${base}${path.slice(1)}`,
  })),
});
