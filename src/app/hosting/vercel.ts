import type { HeaderRule } from './headers.ts';

/** The same rules as Vercel reads them, with pages at addresses that have no `.html` and no slash at their end. */
export function vercelJson(rules: readonly HeaderRule[]): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
