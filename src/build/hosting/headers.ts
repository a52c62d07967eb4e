/** Headers that a host sends with what stands at some addresses. */
export interface HeaderRule {
  /** An address, or the beginning of several with a star at its end. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Every header that a host has to send, whichever it is: in the build as `_headers` and `vercel.json`, in the files for
 * servers of one's own, and from the local preview.
 *
 * @param policy the Content-Security-Policy of all pages
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
        // Form services ask where an enquiry comes from, and the map's provider too.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), accelerometer=(), gyroscope=(), magnetometer=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // Their names change with their content.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/branches/*', headers: { 'Content-Type': 'text/vcard; charset=utf-8' } },
    {
      path: '/manifest.webmanifest',
      headers: { 'Content-Type': 'application/manifest+json' },
    },
  ];
}

/** What a server of one's own sends with everything else, so that a new price shows at once; hosts do so by themselves. */
export const cacheOtherwise = 'no-cache';

/** The rules as Netlify and Cloudflare Pages read them from `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

/** Reads the rules of a build from its `_headers`. */
export function readHeadersFile(text: string): readonly HeaderRule[] {
  return [...text.matchAll(/^(\S+)\n((?: +\S.*\n)*)/gm)].map(([, path = '', lines = '']) => ({
    path,
    headers: Object.fromEntries(
      [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}

/** The headers that go with an address: those of every rule that its path fits. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  const fits = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return Object.fromEntries(rules.filter(fits).flatMap(({ headers }) => Object.entries(headers)));
}
