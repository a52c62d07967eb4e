import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressibleEndings } from './compress.ts';
import { fillTemplate } from './fillTemplate.ts';
import { defaultCacheControl, type HeaderRule } from './headers.ts';
import { redirectsOf } from './redirects.ts';

/** What a host needs to know about a build. */
export interface ForHosts {
  readonly rules: readonly HeaderRule[];
  /** Old paths, and where each redirects permanently. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** The host name with `www` or without it that leads to the site as well. */
  readonly otherName?: string | undefined;
}

/** The configuration files that hosts read, by name. No server may send them to visitors. */
export function hostFiles(site: ForHosts): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(site.rules),
    _redirects: redirectsFile(site),
    'vercel.json': vercelJson(site),
    '.htaccess': htaccess(site),
  };
}

/** The rules in the `_headers` format of Netlify and Cloudflare Pages. */
function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path: of, headers }) => [
      of,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

/** The redirects in the `_redirects` format of Netlify and Cloudflare Pages. */
function redirectsFile(site: ForHosts): string {
  return oldAddresses(site)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Each old address and its page, with a slash at the end and without: these hosts compare the whole address. */
function oldAddresses({ redirects }: ForHosts): readonly (readonly [from: string, to: string])[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const plain = from.replace(/\/$/, '');
    return [[plain, to] as const, [`${plain}/`, to] as const];
  });
}

/** The same for Vercel, with clean URLs and no trailing slashes. */
function vercelJson(site: ForHosts): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: oldAddresses(site).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: site.rules.map(({ path: of, headers }) => ({
      source: of.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The header rules of a built site, which has them as data in `vercel.json`; none if it lacks that file. */
export function rulesOf(folder: string): readonly HeaderRule[] {
  const file = path.join(folder, 'vercel.json');
  if (!existsSync(file)) return [];
  const { headers: rules } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
  return rules.map(({ source, headers }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
}

const escaped = (text: string) => text.replaceAll('.', '[.]');

/** A header rule's path as a regular expression. */
export function patternOf(of: string): string {
  return `^${escaped(of.replace(/\*$/, ''))}${of.endsWith('*') ? '' : '$'}`;
}

/** The same for Apache 2.4, with mod_headers and mod_rewrite: at most hosts of shared web space. */
function htaccess(site: ForHosts): string {
  const { rules, pages, origin, otherName } = site;
  const headers = rules.flatMap((rule) => {
    const lines = Object.entries(rule.headers)
      .filter(([, value]) => value !== defaultCacheControl)
      .map(([name, value]) => `Header always set ${name} "${value}"`);
    if (rule.path === '/*' || lines.length === 0) return lines;
    return [
      `<If "%{REQUEST_URI} =~ m#${patternOf(rule.path)}#">`,
      ...lines.map((line) => `  ${line}`),
      '</If>',
    ];
  });
  return fillTemplate('htaccess', {
    compressible: compressibleEndings.join('|'),
    defaultCacheControl,
    headers,
    otherName: otherName
      ? [
          '# The name with or without www leads to the site’s own.',
          `RewriteCond %{HTTP_HOST} ^${escaped(otherName)}(:[0-9]+)?$ [NC]`,
          `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
        ]
      : '',
    pages: redirectsOf(site).flatMap(({ pattern, page }) => [
      ...(pages.includes(page) ? [`RewriteCond %{REQUEST_URI} !=${page}`] : []),
      `RewriteRule ${pattern.replace('/+', '/*')} ${page} [NC,R=301,L]`,
    ]),
  });
}
