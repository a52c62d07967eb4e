import { jobs } from '../spec/facts/lists.ts';
import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const [name, slug] of Object.values(jobs).flat()) {
  clause('AUTO-ANCHORS', `#${slug} shows ${name}`, async ({ page }) => {
    await page.goto(`/auto-services#${slug}`);
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}
