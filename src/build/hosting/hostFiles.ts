import { headersFile, type HeaderRule } from './headers.ts';

/** What every host has to be told of a build. */
export interface ForHosts {
  readonly rules: readonly HeaderRule[];
  /** Old addresses, and where each leads for good. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** The files in a build that hosts read and visitors do not, by their names: no server hands them out. */
export function hostFiles(site: ForHosts): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(site.rules),
    _redirects: redirectsFile(site),
    'vercel.json': vercelJson(site),
  };
}

/** The redirects as Netlify and Cloudflare Pages read them from `_redirects`. */
function redirectsFile({ redirects }: ForHosts): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** All of it as Vercel reads it, with pages at addresses that have no `.html` and no slash at their end. */
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
