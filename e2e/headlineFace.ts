import { expect, type Page } from '@playwright/test';
import { aBranch } from '../spec/facts/business.ts';
import { rewrite } from './rewrite.ts';

/** Makes a page wait for the headline font before its first paint, so that a picture never shows the fallback font. */
export async function waitForHeadlineFace(page: Page): Promise<void> {
  await rewrite(page, (text) => text.replaceAll('font-display:optional', 'font-display:block'));
}

/** Blocks the headline font of a page. */
export async function withoutHeadlineFace(page: Page, expectConsole: (line: RegExp) => void) {
  await page.route('**/*.woff2', (route) => route.abort());
  expectConsole(/ERR_FAILED/);
}

/**
 * The position and size of Home's headline at three widths, in the fallback font and in the headline font. Each width
 * has a page of its own: after a change of width, the picture above the headline keeps its old shape until the new file
 * has arrived.
 */
export async function placesOfHeadline(
  page: Page,
  expectConsole: (line: RegExp) => void,
  widths: readonly number[] = [1440, 768, 360],
) {
  const headline = page.getByRole('heading', { level: 1 });
  const words = page.getByRole('contentinfo').getByRole('link', { name: aBranch });
  const placeNow = async (width: number) => ({ width, ...(await headline.boundingBox()) });
  const inFallback: unknown[] = [];
  const inHeadlineFace: unknown[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await withoutHeadlineFace(page, expectConsole);
    await page.goto('/');
    inFallback.push(await placeNow(width));
    const widthInFallback = (await words.boundingBox())?.width;
    await page.unroute('**/*.woff2');
    // If the font misses the first paint, the page keeps the fallback; the next load has the font.
    await expect(async () => {
      await page.reload();
      expect((await words.boundingBox())?.width).not.toBe(widthInFallback);
    }).toPass();
    inHeadlineFace.push(await placeNow(width));
  }
  return { inFallback, inHeadlineFace };
}
