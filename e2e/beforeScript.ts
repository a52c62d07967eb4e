import type { Page } from '@playwright/test';
import { ready } from './fixtures.ts';

/** Opens a page and holds its script back until the returned function is called. */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A page whose script is held back never fires `load`, but can be read and used.
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await ready(page);
  };
}
