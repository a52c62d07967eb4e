import { clause, expect, wake } from './fixtures.ts';

clause('ROUTE-TITLE', 'About is titled About us', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About us | Port Hills Tyre & Auto');
  await wake(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveTitle('Tyres & auto repairs, Christchurch | Port Hills Tyre & Auto');
});
