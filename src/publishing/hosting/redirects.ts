import type { ForHosts } from './hostFiles.ts';

type Addresses = Pick<ForHosts, 'pages' | 'redirects'>;

/** Characters that mean themselves in the configuration of every host. */
const plainAddress = /^\/[\w.~/-]*[\w.~-]\/?$/;

/**
 * Every address that redirects, as a regular expression for any capitals, to a page that exists: the address of the page
 * in other capitals, after several slashes or with slashes at its end, and the old ones in the same spellings. Home has
 * one address only.
 *
 * A redirect never repeats what was asked for: a browser follows `/\elsewhere.example` to another host.
 *
 * @throws Error when an old address has a character with a meaning of its own, such as `*`
 */
export function redirectsOf({ pages, redirects }: Addresses) {
  const wrong = Object.keys(redirects).find((from) => !plainAddress.test(from));
  if (wrong !== undefined)
    throw new Error(
      `src/content/redirects.ts: an old address begins with / and has only letters, digits and - . _ ~ /, but one is "${wrong}".`,
    );
  return [
    ...pages.filter((page) => page !== '/').map((page) => [page, page] as const),
    ...Object.entries(redirects),
  ].map(([from, page]) => ({
    pattern: `^/+${from.slice(1).replace(/\/$/, '').replaceAll('.', '[.]')}/*$`,
    page,
  }));
}

/** The page to which a path redirects, if it does. As on most hosts, several slashes at its beginning are one. */
export function redirectFor(site: Addresses, pathname: string): string | undefined {
  if (site.pages.includes(pathname.replace(/^\/+/, '/'))) return undefined;
  return redirectsOf(site).find(({ pattern }) => new RegExp(pattern, 'i').test(pathname))?.page;
}

/** Names of a second level below which domains are registered, as in `shop.co.nz`: they have at most three letters. */
const domain = /^[^.]+\.(?:[a-z]{2,3}\.[a-z]{2}|[a-z]+)$/;

/**
 * The name that visitors may type as well: a domain without `www`, or with it. There is none for a subdomain, such as
 * `someone.github.io`, an IP address or `localhost`.
 */
export function otherNameOf(hostname: string): string | undefined {
  const bare = hostname.replace(/^www\./, '');
  if (!domain.test(bare)) return undefined;
  return bare === hostname ? `www.${bare}` : bare;
}
