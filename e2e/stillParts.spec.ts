import type { Page } from '@playwright/test';
import { clause, expect, wake } from './fixtures.ts';

/** The code of the parts that a document has prerendered. */
const stillCode = /\/(?:HeaderWays|PageEnd)-[^/]*\.js$/;

/** The addresses of the documents and scripts that the page asks for from now on. */
function watch(page: Page): { documents: string[]; scripts: string[] } {
  const seen = { documents: [] as string[], scripts: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The map of the Contact page is a document too, in a frame of its own.
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage) seen.documents.push(pathname);
    if (request.resourceType() === 'script') seen.scripts.push(pathname);
  });
  return seen;
}

const menu = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });

for (const address of ['/contact', '/warranty']) {
  clause('STILL-UNSENT', `${address} wakes without them`, async ({ page }) => {
    const { scripts } = watch(page);
    await page.goto(address);
    await wake(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => stillCode.test(script))).toEqual([]);
  });
}

clause('STILL-FOLLOWED', 'from the footer, then from the menu', async ({ page }) => {
  await page.goto('/contact');
  await wake(page);
  const { documents } = watch(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Papanui' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Papanui' })).toBeVisible();
  await expect(page).toHaveURL(/\/locations#papanui$/);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents).toEqual([]);
});

clause('STILL-MOVED', 'from Warranty to Contact and to Home', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  const contact = menu(page).getByRole('link', { name: 'Contact' });
  await expect(contact).not.toHaveAttribute('aria-current');
  await contact.click();
  await expect(contact).toHaveAttribute('aria-current', 'page');
  const home = menu(page).getByRole('link', { name: 'Home' });
  await home.click();
  await expect(home).toHaveAttribute('aria-current', 'page');
  await expect(contact).not.toHaveAttribute('aria-current');
});

clause(
  'STILL-LOST',
  'the page is reached, and the menu leads on',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await page.goto('/warranty');
    await wake(page);
    await page.route(stillCode, (route) => route.abort());
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Quality Tyres & Auto Repairs in Christchurch',
    );
  },
);
