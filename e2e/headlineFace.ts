import type { Page } from '@playwright/test';
import { rewrite } from './rewrite.ts';

/** Has a page wait for the headline face before it paints. A visitor's page does not, but a picture of it should. */
export async function waitForHeadlineFace(page: Page): Promise<void> {
  await rewrite(page, (text) => text.replaceAll('font-display:optional', 'font-display:block'));
}
