/** Records the announcements of a page's live regions. */
import type { Page } from '@playwright/test';

/** The announcements of a page, kept on its `window`. */
export interface Heard {
  /** The announced words, in order. */
  readonly heard: string[];
  /** Announcements that were removed and not replaced, with their time on the page in milliseconds of its clock. */
  readonly gone: { readonly words: string; readonly shownFor: number }[];
}

/** Records announcements from now on; runs in the page. */
export function follow(): void {
  const notes: Heard = { heard: [], gone: [] };
  const announced = new Map<Element, { readonly words: string; readonly since: number }>();
  const wordsOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const note = (isNew: boolean) => {
    const regions = new Set(document.querySelectorAll('[role=status], [role=alert]'));
    const before = notes.heard.length;
    const removed: Heard['gone'] = [];
    for (const region of new Set([...announced.keys(), ...regions])) {
      const words = regions.has(region) ? wordsOf(region) : '';
      const last = announced.get(region);
      if (words === (last?.words ?? '')) continue;
      if (words === '' && last) {
        removed.push({ words: last.words, shownFor: Date.now() - last.since });
        announced.delete(region);
      } else {
        if (isNew) notes.heard.push(words);
        announced.set(region, { words, since: Date.now() });
      }
    }
    if (notes.heard.length === before) notes.gone.push(...removed);
  };
  note(false);
  new MutationObserver(() => note(true)).observe(document, {
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
 * Records how long each announcement is on the page, from the start of every document. The function it returns lists
 * the announcements that were removed after less than `least` milliseconds and not replaced. While a heading has the
 * focus, it lists none, because the heading is announced instead.
 *
 * @throws Error from that function if the page announced nothing
 */
export async function listenFromTheStart(
  page: Page,
): Promise<(least: number) => Promise<string[]>> {
  await page.addInitScript(follow);
  return async (least) => {
    const { heard, gone, hasHeading } = await notesOf(page);
    if (heard.length === 0) throw new Error('The page announced nothing.');
    return gone
      .filter(({ shownFor }) => shownFor < least && !hasHeading)
      .map(({ words, shownFor }) => `“${words}” was removed after ${shownFor} ms`);
  };
}
