import { headersFile, type HeaderRule } from './headers.ts';

/** What a host needs to know about a build. */
export interface ForHosts {
  readonly rules: readonly HeaderRule[];
  /** Old paths, and where each redirects permanently. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The configuration files that hosts read, by name. No server may send them to visitors. */
export function hostFiles(site: ForHosts): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(site.rules),
    _redirects: redirectsFile(site),
    'vercel.json': vercelJson(site),
  };
}

/** The redirects in the `_redirects` format of Netlify and Cloudflare Pages. */
function redirectsFile({ redirects }: ForHosts): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** The same for Vercel, with clean URLs and no trailing slashes. */
function vercelJson({ rules, redirects }: ForHosts): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
