import type { Page } from '@playwright/test';

/** Has a page wait for the headline face before it paints. A visitor's page does not, but a picture of it should. */
export async function waitForHeadlineFace(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isOwn = new URL(request.url()).hostname === '127.0.0.1';
    if (!isOwn || !['document', 'stylesheet'].includes(request.resourceType())) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
