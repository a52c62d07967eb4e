/** Records the announcements of a page's live regions. */
import type { Page } from '@playwright/test';

/** The announcements of a page, on its `window`. */
export interface Heard {
  /** The announced words, in order. */
  readonly heard: string[];
  /** Words that were gone again, and nothing was said in their place; with the milliseconds of the page's clock they stood. */
  readonly gone: { readonly words: string; readonly stood: number }[];
}

/** Runs in the page: notes what is said from now on. */
export function follow(): void {
  const notes: Heard = { heard: [], gone: [] };
  const announced = new Map<Element, { readonly words: string; readonly since: number }>();
  const wordsOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const hear = (isNews: boolean) => {
    const regions = new Set(document.querySelectorAll('[role=status], [role=alert]'));
    const before = notes.heard.length;
    const over: Heard['gone'] = [];
    for (const region of new Set([...announced.keys(), ...regions])) {
      const words = regions.has(region) ? wordsOf(region) : '';
      const last = announced.get(region);
      if (words === (last?.words ?? '')) continue;
      if (words === '' && last) {
        over.push({ words: last.words, stood: Date.now() - last.since });
        announced.delete(region);
      } else {
        if (isNews) notes.heard.push(words);
        announced.set(region, { words, since: Date.now() });
      }
    }
    if (notes.heard.length === before) notes.gone.push(...over);
  };
  hear(false);
  new MutationObserver(() => hear(true)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, notes);
}

const notesOf = (page: Page) =>
  page.evaluate(() => {
    const { heard, gone } = window as unknown as Heard;
    return { heard, gone, hasHeading: document.activeElement?.matches('h1, h2, h3') === true };
  });

/** Starts to record announcements; the function it returns reads the words so far, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(follow);
  return async () => (await notesOf(page)).heard;
}

/**
 * Begins to note how long words stand in the live regions of each document from its beginning. What it returns tells which
 * stood less than so many milliseconds of the page's clock, unless other words took their place, or a heading has the focus
 * and is said instead; and throws where nothing was said at all.
 */
export async function listenFromTheStart(
  page: Page,
): Promise<(least: number) => Promise<string[]>> {
  await page.addInitScript(follow);
  return async (least) => {
    const { heard, gone, hasHeading } = await notesOf(page);
    if (heard.length === 0) throw new Error('Nothing was said.');
    return gone
      .filter(({ stood }) => stood < least && !hasHeading)
      .map(({ words, stood }) => `“${words}” stood for ${stood} ms`);
  };
}
