import type { Page } from '@playwright/test';
import { clause, expect, wake } from './fixtures.ts';

/** Stops the clock of everything that moves, so that a change of pages can be looked at half way. */
async function holdMovements(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** How long each movement takes that draws one page over another, in milliseconds; none when nothing is drawn so. */
function changing(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
          ? [effect.getComputedTiming().endTime]
          : [],
      ),
  );
}

/** A link of the header. */
function way(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** Leaves Home, whose code has come by then, for Contact, and goes back by a link: nothing has to be fetched. */
async function backHome(page: Page, meanwhile = async () => {}): Promise<void> {
  await page.goto('/');
  await wake(page);
  await way(page, 'Contact').click();
  await expect(page).toHaveTitle(/Contact/);
  await meanwhile();
  await way(page, 'Home').click();
  await expect(page).toHaveURL('/');
}

clause('MOTION-CHANGE', 'drawn, and soon over', async ({ page }) => {
  await backHome(page, () => holdMovements(page));
  await expect.poll(() => changing(page)).not.toEqual([]);
  for (const milliseconds of await changing(page)) expect(milliseconds).toBeLessThanOrEqual(200);
});

clause('MOTION-CHANGE-PRESSED', 'a menu opens while the page comes', async ({ page }) => {
  await backHome(page, () => holdMovements(page));
  await expect.poll(() => changing(page)).not.toEqual([]);
  const box = await page.getByRole('button', { name: 'Tyres', exact: true }).boundingBox();
  if (!box) throw new Error('The menu has no button.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator(':popover-open')).toHaveCount(1);
  expect(await changing(page)).not.toEqual([]);
});

clause('MOTION-CHANGE-WAITS', 'a menu opens while the code is awaited', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/Contact-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await way(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  // A page of which the browser has taken a picture would open it only once it gives the next one up.
  expect(await page.evaluate(() => 'activeViewTransition' in document)).toBe(true);
  expect(await page.evaluate(() => document.activeViewTransition)).toBeNull();
  await page.getByRole('button', { name: 'Tyres', exact: true }).click();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  held.resolve();
  await expect(page).toHaveTitle(/Contact/);
});

clause('MOTION-CHANGE-STILL', 'nothing is drawn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backHome(page, () => holdMovements(page));
  await expect(page).toHaveTitle(/Christchurch/);
  expect(await changing(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeViewTransition)).toBeNull();
});

clause('MOTION-CHANGE-OLDER', 'the next page stands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await backHome(page);
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Quality Tyres/ })).toBeVisible();
});
