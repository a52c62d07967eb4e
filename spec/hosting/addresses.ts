import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The settings of a site that the public can reach. */
export const forThePublic = {
  VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/1',
  VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
};

/** The address of a site whose home page is in a folder of its host. */
export const origin = 'https://someone.github.io/site';

/** Adds an old address to the list in `redirects.ts`, until the test ends. */
export function addOldAddress(redirects: object): void {
  Object.assign(redirects, { '/alignment.php': '/services/wheel-alignment' });
  onTestFinished(() => void Reflect.deleteProperty(redirects, '/alignment.php'));
}

/** The text before an address, in each kind of file that has addresses. */
const beforeAddress: Readonly<Record<string, RegExp>> = {
  '.html':
    /\b(?:href|src|srcSet|imageSrcSet|action|data-scripts|data-styles)="|\burl\(|"(?:url|item|logo|image|@id|href_matches)":"|property="og:(?:url|image)" content="/,
  '.css': /\burl\(/,
  // An import, or a path such as ./a.js or /assets/a.js.
  '.js': /["'`](?=\.{0,2}\/(?:assets\/)?[\w-]+\.\w+["'`])/,
  '.webmanifest': /"(?:id|url|src|start_url|scope)":"/,
  '.xml': /<loc>/,
  '.vcf': /^URL:/,
};

/** Every address in the text of a file. A `srcset` and a list of scripts count as several addresses. */
export function addressesIn(file: string, text: string): string[] {
  const before = beforeAddress[path.extname(file)]?.source ?? '';
  return [...text.matchAll(new RegExp(`(?:${before})([^"'\`)<>\r\n]+)`, 'gm'))].flatMap(
    ([, list = '']) => list.split(/,?\s+/).filter((part) => !/^\d+[wx]$/.test(part)),
  );
}

/** The file that the host serves for an address in the file `from`; `undefined` for an address of another host. */
export function fileFor(address: string, from: string): string | undefined {
  const { href } = new URL(address, `${origin}/${from}`);
  if (!href.startsWith(new URL(origin).origin)) return undefined;
  const below = href.replace(/[?#].*/, '').slice(origin.length + 1);
  return href.startsWith(`${origin}/`) ? below || 'index.html' : `outside the site: ${href}`;
}
