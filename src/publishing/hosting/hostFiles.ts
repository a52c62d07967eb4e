import { defaultCacheControl, headersFile, type HeaderRule } from './headers.ts';

/** What a host needs to know about a build. */
export interface ForHosts {
  readonly rules: readonly HeaderRule[];
  /** Old paths, and where each redirects permanently. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
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

const escaped = (text: string) => text.replaceAll('.', '\\.');

/** A header rule's path as a regular expression. */
export function patternOf(path: string): string {
  return `^${escaped(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}`;
}

/** The same for Apache 2.4, with mod_headers and mod_rewrite: at most hosts of shared web space. */
function htaccess({ rules, redirects, pages }: ForHosts): string {
  const named = pages.filter((page) => page !== '/');
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
    '<IfModule mod_deflate.c>',
    '  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript image/svg+xml application/xml text/plain text/vcard',
    '</IfModule>',
    set('Cache-Control', defaultCacheControl),
    ...headers,
    'RewriteEngine On',
    ...Object.entries(redirects).map(
      ([from, to]) => `RewriteRule ^${escaped(from.slice(1))}$ ${to} [R=301,L]`,
    ),
    'RewriteRule ^/*(.*[^/])/+$ /$1 [R=301,L]',
    '# An address in other capitals.',
    ...named.flatMap((page) => [
      `RewriteCond %{REQUEST_URI} !=${page}`,
      `RewriteRule ^${page.slice(1)}$ ${page} [NC,R=301,L]`,
    ]),
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    'RewriteRule ^(404(\\.html)?|_headers|_redirects|vercel\\.json)$ - [R=404,L]',
    '# /about is about.html.',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^.+$ %{REQUEST_URI}.html [L]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^.+$ - [R=404,L]',
    '',
  ].join('\n');
}
