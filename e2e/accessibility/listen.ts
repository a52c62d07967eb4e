/** What a screen reader says by itself while something happens on a page. */
import type { Page } from '@playwright/test';

/** Begins to note what comes to stand in the page's live regions; what it returns tells the words so far, in their order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const said = new Map<Element, string>();
    const wordsOf = (region: Element) => (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const hear = (isNews: boolean) => {
      const regions = new Set(document.querySelectorAll('[role=status], [role=alert]'));
      for (const region of said.keys()) if (!regions.has(region)) said.delete(region);
      for (const region of regions) {
        const words = wordsOf(region);
        if (words !== '' && words !== said.get(region) && isNews) heard.push(words);
        said.set(region, words);
      }
    };
    hear(false);
    new MutationObserver(() => hear(true)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
