/** Records the announcements of a page's live regions. */
import type { Page } from '@playwright/test';

/** The announcements of a page, kept on its `window`. */
export interface Heard {
  /** The announced words, in order. */
  readonly heard: string[];
  /** Announcements that were removed and not replaced. */
  readonly gone: string[];
}

/** Records announcements from now on; runs in the page. */
export function follow(): void {
  const notes: Heard = { heard: [], gone: [] };
  const announced = new Map<Element, string>();
  const note = () => {
    const regions = new Set(document.querySelectorAll('[role=status], [role=alert]'));
    const added: string[] = [];
    const removed: string[] = [];
    for (const region of new Set([...announced.keys(), ...regions])) {
      const last = announced.get(region) ?? '';
      const text = regions.has(region) ? (region.textContent ?? '') : '';
      const words = text.replaceAll(/\s+/g, ' ').trim();
      announced.set(region, words);
      if (words !== last) (words ? added : removed).push(words || last);
    }
    notes.heard.push(...added);
    if (added.length === 0) notes.gone.push(...removed);
  };
  note();
  notes.heard.length = 0;
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, notes);
}

/** Starts to record announcements; the function it returns reads the words so far, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(follow);
  return () => page.evaluate(() => (window as unknown as Heard).heard);
}
