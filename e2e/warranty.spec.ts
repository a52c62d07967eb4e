import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

clause(
  'WARRANTY-CONTENTS',
  'without script, a link brings its part into view',
  async ({ page }) => {
    await page.goto('/warranty');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'How to claim' })
      .click();
    await expect(page).toHaveURL(/\/warranty#how-to-claim$/);
    await expect(page.getByRole('heading', { level: 2, name: 'How to claim' })).toBeInViewport();
  },
);
