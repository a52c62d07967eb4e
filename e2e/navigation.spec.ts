import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { anotherBranch } from '../spec/facts/business.ts';
import { documentTitle, title } from '../spec/facts/titles.ts';
import { clause, documentClause, expect, openReady, watchRequests } from './fixtures.ts';
import { takeAway } from './newer.ts';
import { everyAddress } from './pages.ts';

const isAhead = (request: Request) =>
  request.headers()['sec-purpose']?.startsWith('prefetch') === true;

clause('NAVIGATE-DOCUMENT', 'a link loads the FAQ as a new document', async ({ page }) => {
  await openReady(page, '/warranty');
  const loaded = watchRequests(
    page,
    (request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame() && !isAhead(request),
  );
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(documentTitle(title['/faq']));
  expect(loaded).toEqual(['/faq']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

clause('NAVIGATE-FRAGMENT', 'a link to a branch shows that branch', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/warranty');
  await page.getByRole('contentinfo').getByRole('link', { name: anotherBranch }).click();
  await expect(page).toHaveURL(`/locations#${anotherBranch.toLowerCase()}`);
  await expect(page.getByRole('main').getByRole('heading', { name: anotherBranch })).toBeInViewport(
    { ratio: 1 },
  );
});

clause('NAVIGATE-BACK', 'Back and Forward restore the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  const scrolled = () => page.evaluate(() => scrollY);
  const scrollTo = (top: number) => page.evaluate((each) => window.scrollTo(0, each), top);
  const toBranch = `/locations#${anotherBranch.toLowerCase()}`;
  await openReady(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: anotherBranch }).focus();
  await scrollTo(600);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(toBranch);
  // The browser scrolls to the branch by itself, which must not come after the next line.
  await expect.poll(scrolled).toBeGreaterThan(300);
  await scrollTo(300);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect.poll(scrolled).toBe(600);
  await page.goForward();
  await expect(page).toHaveURL(toBranch);
  await expect.poll(scrolled).toBe(300);
});

documentClause(
  'NAVIGATE-KEPT',
  'nothing that prevents the back/forward cache is in a script, a document or a header',
  async ({ request, siteDir }) => {
    const files = globSync('**/*.{html,js}', { cwd: siteDir });
    expect(files.length).toBeGreaterThan(everyAddress.length);
    for (const file of files) {
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      expect
        .soft(text.match(/["'`\s.]on(?:before)?unload\b|["'`](?:before)?unload["'`]/g), file)
        .toBeNull();
    }
    for (const address of everyAddress) {
      const { 'cache-control': caching } = (await request.get(address)).headers();
      expect.soft(caching, address).toBe('no-cache');
    }
  },
);

clause('NAVIGATE-PREFETCH', 'without the rules, the pointer prefetches', async ({ page }) => {
  await takeAway(page, 'speculation rules');
  const ahead = watchRequests(page, isAhead);
  await openReady(page, '/warranty');
  // The script that listens to the pointer is requested later, and would miss an earlier one.
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).hover();
  await expect.poll(() => ahead).toEqual(['/faq']);
});

/** Follows a link and returns the length, in milliseconds, of each animation with which the next page appears. */
async function change(page: Page): Promise<unknown[]> {
  await page.addInitScript(() => {
    const lengths = () =>
      document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
            ? [effect.getComputedTiming().endTime]
            : [],
        );
    // `pagereveal` fires with the first frame, which may come after the address has changed.
    const shown = new Promise((resolve) => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        resolve(viewTransition ? viewTransition.ready.then(lengths) : []);
      });
    });
    Object.assign(window, { change: shown });
  });
  await page.goto('/warranty');
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  return page.evaluate(() => (window as unknown as { change: Promise<unknown[]> }).change);
}

clause('MOTION-CHANGE', 'the next page appears within 200 ms', async ({ page }) => {
  const lengths = await change(page);
  expect(lengths.length).toBeGreaterThan(0);
  for (const milliseconds of lengths) expect(milliseconds).toBeLessThanOrEqual(200);
});

clause('MOTION-CHANGE-STILL', 'with reduced motion it appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await change(page)).toEqual([]);
});
