import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

clause(
  'MENU-ONE-PANEL',
  'without script, opening Services closes Tyres',
  // With script, the first panel closes for another reason as well: the focus has left it.
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const links = (name: string) => header.getByRole('list', { name, exact: true });
    await header.getByRole('button', { name: 'Tyres', exact: true }).press('Enter');
    await expect(links('Tyre categories')).toBeVisible();
    await header.getByRole('button', { name: 'Services', exact: true }).press('Enter');
    await expect(links('Tyre services')).toBeVisible();
    await expect(links('Tyre categories')).toBeHidden();
  },
);
