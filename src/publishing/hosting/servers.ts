import { defaultCacheControl, type HeaderRule } from './headers.ts';
import { fillTemplate, type TemplateValues } from './fillTemplate.ts';
import { hostFiles, patternOf, type ForHosts } from './hostFiles.ts';
import { redirectsOf } from './redirects.ts';

/** What the configuration of your own server depends on. */
export interface ServedSite extends ForHosts {
  readonly origin: string;
  /** The absolute path of the built site. */
  readonly folder: string;
  /** The ports for HTTP and HTTPS. */
  readonly ports: { readonly plain: number; readonly encrypted: number };
  /** The certificate's files, for nginx; Caddy obtains its own. */
  readonly certificate: { readonly chain: string; readonly key: string };
}

/** Media types by file extension: a server's own list may lack some. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** The files of a site that no server sends to visitors. */
const hiddenFiles = (site: ServedSite) => ['404', '404.html', ...Object.keys(hostFiles(site))];

/** The host name and the origin of a site, and all names at which it answers. */
function namesOf({ origin, otherName, ports }: ServedSite) {
  const { hostname } = new URL(origin);
  const port = ports.encrypted === 443 ? '' : `:${ports.encrypted}`;
  return {
    hostname,
    origin: `https://${hostname}${port}`,
    names: [hostname, ...(otherName ? [otherName] : [])],
  };
}

/** What the templates for nginx have in common: the maps and the settings of the site itself. */
function nginxValues(site: ServedSite): TemplateValues {
  const { hostname, origin, names } = namesOf(site);
  const globalHeaders = site.rules
    .filter(({ path }) => path === '/*')
    .flatMap(({ headers }) => Object.entries(headers));
  const cacheRules = site.rules.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value === undefined || value === defaultCacheControl
      ? []
      : [`"~${patternOf(path)}" "${value}";`],
  );
  return {
    hostname,
    origin,
    names: names.join(' '),
    plainPort: site.ports.plain,
    encryptedPort: site.ports.encrypted,
    certificate: site.certificate.chain,
    key: site.certificate.key,
    maps: fillTemplate('nginx.maps.conf', {
      defaultCacheControl,
      cacheRules,
      pages: [
        ...site.pages.map((page) => `"~^${page}$" "";`),
        ...redirectsOf(site).map(({ pattern, page }) => `"~*${pattern}" ${page};`),
      ],
    }),
    site: fillTemplate('nginx.site.conf', {
      folder: site.folder,
      types: Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`),
      headers: globalHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
      hidden: hiddenFiles(site)
        .filter((name) => name !== '404.html')
        .join('|')
        .replaceAll('.', '\\.'),
    }),
  };
}

/**
 * A complete file for `/etc/nginx/conf.d`, ready to use.
 *
 * Cache-Control depends on the file finally served, so that a missing file in `/assets` gets the 404 page and its
 * header. Media types depend on the extension.
 */
export function nginxFile(site: ServedSite): string {
  return fillTemplate('nginx.conf', nginxValues(site));
}

/** The file for nginx before there is a certificate: it only answers Let's Encrypt, which then issues one. */
export function nginxFirstFile(site: ServedSite): string {
  return fillTemplate('nginx.first.conf', nginxValues(site));
}

/**
 * A main configuration for an nginx that any user can start: it writes below one folder only.
 *
 * @param servers the file for `/etc/nginx/conf.d`
 */
export function nginxMain(servers: string, temp: string): string {
  return fillTemplate('nginx.main.conf', { temp, servers });
}

/** The files of a container, by name: it serves the site on port 8080, for a proxy that encrypts. */
export function containerFiles(site: ServedSite, built: string): Readonly<Record<string, string>> {
  const inside = { ...site, folder: '/srv/site', ports: { plain: 8080, encrypted: 443 } };
  const servers = fillTemplate('nginx.container.conf', nginxValues(inside));
  return {
    'nginx.container.conf': nginxMain(servers, '/tmp'),
    Containerfile: fillTemplate('Containerfile', { built }),
  };
}

/** A complete Caddyfile, ready to use: Caddy obtains the certificate by itself. */
export function caddyFile(site: ServedSite): string {
  const { hostname, origin, names } = namesOf(site);
  const { folder, ports, rules, pages } = site;
  const headerLines = ({ path, headers }: HeaderRule) =>
    Object.entries(headers)
      .filter(([, value]) => value !== defaultCacheControl)
      .map(([name, value]) => `header ${path === '/*' ? '' : `${path} `}${name} "${value}"`);
  const isDefaultPorts = ports.plain === 80 && ports.encrypted === 443;
  return fillTemplate('Caddyfile', {
    options: isDefaultPorts
      ? ''
      : ['{', `\thttp_port ${ports.plain}`, `\thttps_port ${ports.encrypted}`, '}', ''],
    hostname,
    origin,
    names: names.join(', '),
    plainNames: names.map((name) => `http://${name}`).join(', '),
    folder,
    defaultCacheControl,
    headers: rules.flatMap(headerLines),
    pages: [
      ...pages.map((page) => `${page} ""`),
      ...redirectsOf(site).map(({ pattern, page }) => `~(?i)${pattern} ${page}`),
    ],
    hidden: hiddenFiles(site)
      .map((name) => `/${name}`)
      .join(' '),
  });
}

/** How many releases are kept on a server. */
const keptReleases = 5;

/**
 * A shell script that publishes a build on this machine in one step, and can go back to the previous release.
 *
 * @param folder where the releases are; the servers serve `current/site` in it
 * @param built the built site, seen from the script
 */
export function publishScript(site: ServedSite, folder: string, built: string): string {
  const { hostname, names } = namesOf(site);
  const { chain } = site.certificate;
  return fillTemplate('publish.sh', {
    folder,
    built,
    hostname,
    names: names.join(' '),
    certificate: chain,
    kept: keptReleases,
  });
}
