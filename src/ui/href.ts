/**
 * The URL of a path of this site, for links and files: the same path, unless the site is published below another path
 * (`VITE_SITE_ORIGIN`, Vite's `base`).
 */
export function href(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}
