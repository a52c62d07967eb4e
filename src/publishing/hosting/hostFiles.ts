import { existsSync, readFileSync } from 'node:fs';
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
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    'vercel.json': `${JSON.stringify(vercelSettings(site), null, 2)}\n`,
    '.htaccess': htaccess(site),
  };
}

/** The rules in the `_headers` format of Netlify and Cloudflare Pages. */
function headersFile({ rules }: ForHosts): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** The redirects in the `_redirects` format of Netlify and Cloudflare Pages. */
function redirectsFile(site: ForHosts): string {
  return oldAddresses(site)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
}

/** Each old address and its page, with a slash at the end and without: these hosts compare the whole address. */
function oldAddresses({ redirects }: ForHosts) {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const plain = from.replace(/\/$/, '');
    return [[plain, to] as const, [`${plain}/`, to] as const];
  });
}

/** The same for Vercel, with clean URLs and no trailing slashes. */
function vercelSettings(site: ForHosts) {
  const redirects = oldAddresses(site).map(([source, destination]) => ({
    source,
    destination,
    statusCode: 301,
  }));
  const headers = site.rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return { cleanUrls: true, trailingSlash: false, redirects, headers };
}

/** The header rules of a built site, which has them as data in `vercel.json`; none if it lacks that file. */
export function rulesOf(folder: string): readonly HeaderRule[] {
  const file = `${folder}/vercel.json`;
  if (!existsSync(file)) return [];
  const built = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof vercelSettings>;
  return built.headers.map(({ source, headers }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
}

const escaped = (text: string) => text.replaceAll('.', '[.]');

/** A header rule's path as a regular expression. */
export function patternOf(path: string): string {
  return `^${escaped(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}`;
}

/** The same for Apache 2.4, with mod_headers and mod_rewrite: at most hosts of shared web space. */
function htaccess(site: ForHosts): string {
  const { rules, pages, origin, otherName } = site;
  return fillTemplate('htaccess', {
    compressible: compressibleEndings.join('|'),
    defaultCacheControl,
    headers: rules.flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `Header always set ${name} "${value}"`,
      );
      if (path === '/*') return lines;
      const condition = `<If "%{REQUEST_URI} =~ m#${patternOf(path)}#">`;
      return [condition, ...lines.map((line) => `  ${line}`), '</If>'];
    }),
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
