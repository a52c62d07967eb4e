/** Records the announcements of a page's live regions. */
import type { Page } from '@playwright/test';

/** The announcements of a page, in order, kept on its `window`. */
export interface Heard {
  readonly heard: readonly string[];
}

/** Records announcements from now on; runs in the page. */
export function follow(): void {
  const heard: string[] = [];
  const announced = new Map<Element, string>();
  const note = () => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const words = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      // The same words are announced again if their element is new.
      const part = region.firstElementChild ?? region;
      if (words && words !== announced.get(part)) heard.push(words);
      announced.set(part, words);
    }
  };
  note();
  heard.length = 0;
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  Object.assign(window, { heard });
}

/** Starts to record announcements; the function it returns reads the words so far, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(follow);
  return () => page.evaluate(() => (window as unknown as Heard).heard);
}
