import type { Page } from '@playwright/test';

/**
 * Changes the text of the documents, styles and scripts that a page loads from now on. It removes each document's
 * Content-Security-Policy, whose hashes no longer fit.
 */
export async function rewrite(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    // A form without script posts a document to the form service, which only the browser can reach.
    const isOurs = request.frame() === page.mainFrame() && request.method() === 'GET';
    if (!isOurs || !['document', 'stylesheet', 'script'].includes(request.resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const text = await response.text();
    const body = text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    return route.fulfill({ response, headers, body: change(body) });
  });
}
