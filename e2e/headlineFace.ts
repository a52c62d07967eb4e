import type { Page } from '@playwright/test';
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
