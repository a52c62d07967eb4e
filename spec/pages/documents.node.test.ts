import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';

clause('PAGE-OWN-WORDS', 'no sentence is on two pages, except the shared notes', async () => {
  const pagesOf = new Map<string, string[]>();
  // Home sums up other pages and shows three of the reviews.
  for (const { path } of pages.filter((facts) => facts.path !== '/')) {
    const { paragraphs } = await readPage(path);
    expect
      .soft(await renderedHtml(path), path)
      .not.toMatch(/coming soon|under construction|lorem ipsum/i);
    const parts = paragraphs.filter(Boolean).flatMap((text) => text.split(/(?<=[.!?]) /));
    for (const sentence of parts) pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), path]);
  }
  for (const [sentence = ''] of tableOf('PAGE-OWN-WORDS')) pagesOf.delete(sentence);
  expect(pagesOf.size).toBeGreaterThan(150);
  expect([...pagesOf].filter(([, paths]) => new Set(paths).size > 1)).toEqual([]);
});

/** The pictures that a document preloads: those of its first screen. */
function firstPictures(html: string): string[] {
  return [...html.matchAll(/<link[^>]* as="image"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
}

clause('LOOK-BANNERS', 'no page shares its picture with a related page', async () => {
  const shown = new Map<string, string[]>();
  for (const { path } of pages) shown.set(path, firstPictures(await renderedHtml(path)));
  const pictured = [...shown].filter(([, files]) => files.length > 0).map(([path]) => path);
  expect(pictured).toEqual(tableOf('LOOK-BANNERS').flat());
  for (const path of pictured) {
    // One file for a phone and one for a desktop.
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
