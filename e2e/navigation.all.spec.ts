/** Links to a part of a page, in the cases that `navigation.spec.ts` leaves out. */
import { clause, expect, ready } from './fixtures.ts';

clause('NAVIGATE-BACK', 'the page is at its place after it was loaded again', async ({ page }) => {
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
});

clause('PLAN-PINS', 'a pin moves to its card, by pointer and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/locations');
  const plan = page.getByRole('group', { name: /^Map of Christchurch with our/ });
  await plan.getByRole('link', { name: 'Ferrymead 6' }).click();
  await expect(page).toHaveURL('/locations#ferrymead');
  await expect(page.getByRole('heading', { level: 3, name: 'Ferrymead' })).toBeInViewport();
  await ready(page);
  await plan.getByRole('link', { name: 'Hornby 4' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/locations#hornby');
  await expect(page.getByRole('heading', { level: 3, name: 'Hornby' })).toBeInViewport();
});
