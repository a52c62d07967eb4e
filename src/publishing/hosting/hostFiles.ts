import { compressibleEndings } from './compress.ts';
import { defaultCacheControl, headersFile, type HeaderRule } from './headers.ts';
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
    headers: site.rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const escaped = (text: string) => text.replaceAll('.', '[.]');

/** A header rule's path as a regular expression. */
export function patternOf(path: string): string {
  return `^${escaped(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}`;
}

/** The same for Apache 2.4, with mod_headers and mod_rewrite: at most hosts of shared web space. */
function htaccess(site: ForHosts): string {
  const { rules, pages, origin, otherName } = site;
  const set = (name: string, value: string) => `Header always set ${name} "${value}"`;
  const headers = rules.flatMap((rule) => {
    const lines = Object.entries(rule.headers)
      .filter(([, value]) => value !== defaultCacheControl)
      .map(([name, value]) => set(name, value));
    if (rule.path === '/*' || lines.length === 0) return lines;
    return [
      `<If "%{REQUEST_URI} =~ m#${patternOf(rule.path)}#">`,
      ...lines.map((line) => `  ${line}`),
      '</If>',
    ];
  });
  return [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    '# There is a folder beside tyres.html.',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'AddDefaultCharset utf-8',
    'AddType text/vcard .vcf',
    'AddType font/woff2 .woff2',
    'AddType image/avif .avif',
    '# By file name: compression by media type leaves the 404 page as it is.',
    '<IfModule mod_deflate.c>',
    `  <FilesMatch "[.](${compressibleEndings.join('|')})$">`,
    '    SetOutputFilter DEFLATE',
    '  </FilesMatch>',
    '</IfModule>',
    set('Cache-Control', defaultCacheControl),
    ...headers,
    'RewriteEngine On',
    ...(otherName
      ? [
          '# The name with or without www leads to the site’s own.',
          `RewriteCond %{HTTP_HOST} ^${escaped(otherName)}(:[0-9]+)?$ [NC]`,
          `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
        ]
      : []),
    '# The page that is meant by an address in other capitals, with slashes at its end, or of an earlier website. Only',
    '# these addresses redirect: a redirect that repeats what was asked for could lead to another host.',
    ...redirectsOf(site).flatMap(({ pattern, page }) => [
      ...(pages.includes(page) ? [`RewriteCond %{REQUEST_URI} !=${page}`] : []),
      `RewriteRule ${pattern.replace('/+', '/*')} ${page} [NC,R=301,L]`,
    ]),
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteRule ^(404(\\.html)?|_headers|_redirects|vercel\\.json|\\.htaccess)$ - [R=404,L]',
    '# /about is about.html. /about/us is nothing: there the file name is that of about, too.',
    'RewriteCond %{PATH_INFO} ^$',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^.+$ %{REQUEST_URI}.html [L]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^.+$ - [R=404,L]',
    '',
  ].join('\n');
}
