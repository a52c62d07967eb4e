import { clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';
import { misspellings } from '../spec/tools/spelling.ts';
import type { Page } from '@playwright/test';

/** Every word a document carries for people: what is seen, what is read aloud, and what a search shows. */
async function wordsOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    for (const element of document.querySelectorAll('script, style')) element.remove();
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'content'].map(
        (name) => element.getAttribute(name) ?? '',
      ),
    );
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return [...texts, ...attributes].join(' ').replace(/\s+/g, ' ');
  }, html);
}

clause('CONTENT-SPELLING', 'every word of every page', async ({ page }) => {
  for (const address of everyAddress) {
    const words = await wordsOf(page, address);
    expect(words.length, address).toBeGreaterThan(1_000);
    expect.soft(misspellings(words), address).toEqual([]);
  }
});

const amounts = {
  'the price list': [20, 25, 40, 65, 79, 80, 89, 129, 199, 349, 350],
  'packages with GST': [228.85, 401.35],
  'guides: alignment, service, fuel saved, price of petrol, finance card': [
    80, 120, 150, 350, 250, 2.5, 500,
  ],
};

clause('CONTENT-PRICES', 'every amount of every page', async ({ page }) => {
  const known = Object.values(amounts).flat();
  let said = 0;
  for (const address of everyAddress) {
    const found = (await wordsOf(page, address)).match(/\$ ?[\d.,]*\d/g) ?? [];
    said += found.length;
    const strange = found.filter((amount) => !known.includes(Number(amount.replace(/[$, ]/g, ''))));
    expect.soft(strange, address).toEqual([]);
  }
  expect(said).toBeGreaterThan(100);
});
