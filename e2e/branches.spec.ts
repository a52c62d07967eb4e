import type { Page } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, clauses, expect, isMapFrame, openReady, test, watchRequests } from './fixtures.ts';
import { holdBack } from './open.ts';

// Each test has its own browser context, because some tests let the page read the location.

const button = (page: Page) => page.getByRole('button', { name: 'Find the nearest branch' });
const status = (page: Page) => page.getByRole('main').getByRole('status').last();

test.describe('when the device gives its location', () => {
  test.use({
    geolocation: { latitude: -43.5063, longitude: 172.735 },
    permissions: ['geolocation'],
  });

  clauses(
    ['NEAREST-ON-REQUEST', 'NEAREST-PRIVATE'],
    'focus loads the code, and until the result only scripts and styles load',
    async ({ page }, info) => {
      const requested = watchRequests(page, () => true);
      const code = () => requested.filter((address) => /\/nearest-[^/]*\.js$/.test(address));
      await openReady(page, '/locations');
      await button(page).hover();
      await page.waitForLoadState('networkidle');
      if (isAsked('NEAREST-ON-REQUEST', info)) expect(code()).toEqual([]);
      requested.length = 0;
      await button(page).focus();
      if (isAsked('NEAREST-ON-REQUEST', info)) await expect.poll(code).not.toEqual([]);
      await button(page).click();
      await status(page)
        .filter({ hasText: /is nearest/ })
        .waitFor();
      await page.waitForLoadState('networkidle');
      // The code may be requested twice: from the host, and then from the browser's cache.
      if (isAsked('NEAREST-ON-REQUEST', info)) expect(new Set(code()).size).toBe(1);
      if (!isAsked('NEAREST-PRIVATE', info)) return;
      expect(
        requested.filter((address) => !/^\/assets\/[\w-]+\.(?:js|css)$/.test(address)),
      ).toEqual([]);
    },
  );

  clause('HYDRATE-PRESS-KEPT', 'an early press finds the nearest branch', async ({ page }) => {
    const release = await holdBack(page, '**/assets/nearest-*.js');
    await page.goto('/locations');
    await expect(page.locator('[data-island=nearest][data-listening]')).toBeAttached();
    await button(page).click();
    release();
    await expect(status(page)).toHaveText(/is nearest/);
  });

  for (const [what, lost] of [
    ['every script', '**/assets/*.js'],
    ['its own script', '**/assets/nearest-*.js'],
    ...(isWholeRun ? [['a shared script', '**/assets/shared-*.js'] as const] : []),
  ] as const) {
    clause('NEAREST-LOST', `with ${what} lost, then not`, async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      expectConsole(/Failed to fetch/);
      await openReady(page, '/locations');
      // After an import has failed, most browsers never load that script again (whatwg/html#10327). So the page first
      // fetches each script, and imports it only if that succeeded. `run` has the scripts that it imported at once.
      const run: string[] = [];
      await page.route(lost, (route, request) => {
        if (request.resourceType() === 'script') run.push(request.url());
        return route.abort();
      });
      await button(page).click();
      await expect(status(page)).toHaveText(
        'That didn’t load. Check your connection and try again.',
      );
      expect(run, 'scripts that the page ran without fetching them first').toEqual([]);
      await page.unroute(lost);
      await button(page).click();
      await expect(status(page)).toHaveText(/is nearest/);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('NEAREST-NO-SCRIPT', 'Locations shows no button of the search', async ({ page }) => {
    await page.goto('/locations');
    await expect(button(page)).toBeHidden();
    await expect(page.getByText('Your location stays on your device.')).toBeHidden();
  });
});

clause('MAP-LAZY', 'the map loads when the visitor scrolls to it', async ({ page }) => {
  const frames = watchRequests(page, isMapFrame);
  await page.setViewportSize({ width: 360, height: 640 });
  await openReady(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(frames).toEqual([]);
  await page.getByTitle(/^Map of Christchurch/).scrollIntoViewIfNeeded();
  await expect.poll(() => frames).toHaveLength(1);
});
