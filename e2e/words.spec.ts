import { clause, expect } from './fixtures.ts';
import { pages } from './pages.ts';
import { readDocument } from './readDocument.ts';

clause('PAGE-OWN-WORDS', 'no sentence stands on two pages', async ({ page }) => {
  const pagesOf = new Map<string, string[]>();
  // Home gathers what other pages say at length, and shows three of the reviews.
  for (const { path } of pages.filter((facts) => facts.path !== '/')) {
    const response = await page.request.get(path);
    const { sentences, html } = await readDocument(page, await response.text());
    expect.soft(html, path).not.toMatch(/coming soon|under construction|lorem ipsum/i);
    for (const sentence of sentences.flatMap((text) => text.split(/(?<=[.!?]) /)))
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), path]);
  }
  // What every price panel says is said once, in the same words.
  pagesOf.delete('NZ dollars, GST included unless marked + GST');
  // The WOF's rule keeps its decided words wherever it comes up (D26).
  pagesOf.delete('Many vehicles need a WOF every year; some are now checked every two years.');
  pagesOf.delete('The date on your label decides.');
  // The note on holidays is one note, wherever branches are (D28).
  pagesOf.delete('On a public holiday, please phone before you come.');
  expect(pagesOf.size).toBeGreaterThan(150);
  expect([...pagesOf].filter(([, paths]) => new Set(paths).size > 1)).toEqual([]);
});
