import { documentClause, expect } from './fixtures.ts';
import { pages } from './pages.ts';

/** The files that a document has fetched before its body is read: the picture of its first screen. */
function firstPictures(html: string): string[] {
  return [...html.matchAll(/<link[^>]* as="image"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

documentClause('LOOK-BANNERS', 'every page beside those next to it', async ({ request }) => {
  const shown = new Map<string, string[]>();
  for (const { path } of pages)
    shown.set(path, firstPictures(await (await request.get(path)).text()));
  const pictured = [...shown].filter(([, files]) => files.length > 0).map(([path]) => path);
  expect(pictured).toEqual([
    '/',
    '/about',
    '/faq',
    '/locations',
    '/tyres',
    '/auto-services',
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
    '/tyres/fuel-efficient',
    '/payment-options',
    '/warranty',
    '/testimonials',
  ]);
  for (const path of pictured) {
    // One file for a phone and another for a desk.
    expect.soft(new Set(shown.get(path)).size, path).toBe(2);
  }
  const places = pages.map(({ path, trail }) => ({
    path,
    name: trail.join('/') || 'Home',
    above: trail.slice(0, -1).join('/'),
  }));
  for (const { path, above } of places) {
    const neighbours = places.filter(
      (other) => other.path !== path && (other.name === above || other.above === above),
    );
    const theirs = new Set(neighbours.flatMap((other) => shown.get(other.path) ?? []));
    const shared = (shown.get(path) ?? []).filter((file) => theirs.has(file));
    expect.soft(shared, path).toEqual([]);
  }
});
