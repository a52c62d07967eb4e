export interface HeaderRule {
  /** A path, or a prefix followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * All response headers of the site. They are written into `_headers`, `vercel.json` and the server configurations,
 * and sent by the local preview.
 *
 * @param policy the Content-Security-Policy for all pages
 */
export function siteHeaders(policy: string): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        // Form services, and the map's provider, check the origin.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // The picture for shared links, icons and photos are shown by messengers, search engines and articles. Nothing
        // here depends on the visitor, so there is nothing to hide from another site.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    // File names contain a content hash.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/branches/*', headers: { 'Content-Type': 'text/vcard; charset=utf-8' } },
    { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
  ];
}

/**
 * The Cache-Control of everything outside `/assets`, so that a new price shows at once. Hosting services do this by
 * themselves. Not `no-transform`: with it Cloudflare and others do not compress.
 */
export const defaultCacheControl = 'no-cache';

/** The headers for a path: those of every matching rule. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.fromEntries(
    rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)),
  );
}
