import { clause, expect, ready } from './fixtures.ts';
import { everyAddress, pages } from './pages.ts';

clause('VISITOR-ANONYMOUS', 'no cookie', async ({ page, context, expectConsole }) => {
  expectConsole(/status of 404/);
  for (const path of everyAddress) {
    const response = await page.request.get(path);
    expect.soft(response.headers()['set-cookie'], path).toBeUndefined();
  }
  for (const path of everyAddress) {
    await page.goto(path);
    await ready(page);
    expect(await context.cookies(), path).toEqual([]);
  }
});

clause('VISITOR-NO-SIGN-IN', 'no password, no account, no basket', async ({ page }) => {
  const doors =
    /^(?:sign|log) ?(?:in|up|on)\b|^register|^my account|basket|^cart|check ?out|^pay\b/i;
  for (const { path } of pages) {
    await page.goto(path);
    for (const role of ['link', 'button'] as const)
      await expect.soft(page.getByRole(role, { name: doors }), path).toHaveCount(0);
    await expect.soft(page.getByLabel(/password/i), path).toHaveCount(0);
  }
});

clause(
  'VISITOR-NO-CALLS',
  'documents, scripts, styles, faces and pictures',
  async ({ page, site }) => {
    const calls: string[] = [];
    const parts = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest', 'other'];
    page.on('request', (request) => {
      const url = new URL(request.url());
      // A script is fetched before it is run.
      const isPart =
        parts.includes(request.resourceType()) || /^\/assets\/[\w-]+\.js$/.test(url.pathname);
      if (url.origin !== site.origin || request.method() !== 'GET' || !isPart)
        calls.push(`${request.method()} ${request.resourceType()} ${url.href}`);
    });
    for (const path of ['/', '/faq', '/locations', '/tyre-enquiry']) {
      await page.goto(path);
      await ready(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Papanui' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Our locations' })).toBeVisible();
    }
    expect(calls).toEqual([]);
  },
);
