import { fillTemplate } from './fillTemplate.ts';
import { defaultCacheControl, headersFor } from './headers.ts';
import { patternOf, type ForHosts } from './hostFiles.ts';
import { redirectsOf } from './redirects.ts';

/** What the configuration of your own server depends on. */
export interface ServedSite extends ForHosts {
  /** The absolute path of the built site. */
  readonly folder: string;
}

/** The host name and the encrypted origin of a site, and all names at which it answers. */
function namesOf({ origin, otherName }: ServedSite) {
  const { hostname } = new URL(origin);
  const names = otherName ? [hostname, otherName] : [hostname];
  return { hostname, origin: `https://${hostname}`, names };
}

/** What the templates for nginx have in common. */
function nginxValues(site: ServedSite) {
  const { names, ...values } = namesOf(site);
  const cacheRules = site.rules.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value ? [`"~${patternOf(path)}" "${value}";`] : [],
  );
  return {
    ...values,
    names: names.join(' '),
    folder: site.folder,
    defaultCacheControl,
    cacheRules,
    pages: [
      ...site.pages.map((page) => `"~^${page}$" "";`),
      ...redirectsOf(site).map(({ pattern, page }) => `"~*${pattern}" ${page};`),
    ],
    headers: Object.entries(headersFor(site.rules, '/')).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
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
  const inside = nginxValues({ ...site, folder: '/srv/site' });
  const servers = fillTemplate('nginx.container.conf', inside);
  return {
    'nginx.container.conf': nginxMain(servers, '/tmp'),
    Containerfile: fillTemplate('Containerfile', { built }),
  };
}

/** A complete Caddyfile, ready to use: Caddy obtains the certificate by itself. */
export function caddyFile(site: ServedSite): string {
  const { names, ...values } = namesOf(site);
  return fillTemplate('Caddyfile', {
    ...values,
    names: names.join(', '),
    plainNames: names.map((name) => `http://${name}`).join(', '),
    folder: site.folder,
    defaultCacheControl,
    headers: site.rules.flatMap(({ path, headers }) =>
      Object.entries(headers).map(
        ([name, value]) => `header ${path === '/*' ? '' : `${path} `}${name} "${value}"`,
      ),
    ),
    pages: [
      ...site.pages.map((page) => `${page} ""`),
      ...redirectsOf(site).map(({ pattern, page }) => `~(?i)${pattern} ${page}`),
    ],
  });
}

/**
 * A shell script that publishes a build on this machine in one step, and can go back to the previous release.
 *
 * @param folder where the releases are; the servers serve `current/site` in it
 * @param built the built site, seen from the script
 */
export function publishScript(site: ServedSite, folder: string, built: string): string {
  const { hostname, names } = namesOf(site);
  return fillTemplate('publish.sh', { folder, built, hostname, names: names.join(' ') });
}
