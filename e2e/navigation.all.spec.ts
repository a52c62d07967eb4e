/** Navigation that only `npm run test:all` tests. */
import { aBranch, branchCount } from '../spec/facts/business.ts';
import { clause, expect, ready } from './fixtures.ts';

clause(
  'NAVIGATE-BACK',
  'Back restores the scroll position after a reload of the next page',
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await page.goto('/warranty');
    await ready(page);
    const link = page.getByRole('main').getByRole('link', { name: 'FAQ' });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL('/faq');
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Warrant/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  },
);

clause(
  'PLAN-PINS',
  'a click on a pin, or Enter, shows the card of its branch',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/locations');
    const plan = page.getByRole('group', { name: /^Map of Christchurch with our/ });
    await plan.getByRole('link', { name: `${aBranch} ${branchCount.number}` }).click();
    await expect(page).toHaveURL(`/locations#${aBranch.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 3, name: aBranch })).toBeInViewport();
    await ready(page);
    await plan.getByRole('link', { name: 'Sockburn 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/locations#sockburn');
    await expect(page.getByRole('heading', { level: 3, name: 'Sockburn' })).toBeInViewport();
  },
);
