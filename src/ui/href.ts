/**
 * The address of a path of this site, as a link or a file is given it: the same path, unless the site lives below one
 * (`VITE_SITE_ORIGIN`, Vite's `base`).
 */
export function href(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}
