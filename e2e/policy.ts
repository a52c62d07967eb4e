import type { Page } from '@playwright/test';

/** Records the policy violations of the next pages; the function it returns reads those of the open page. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { forbidden: found });
    document.addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden);
}
