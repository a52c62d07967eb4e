import { jobs } from '../spec/facts/lists.ts';
import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

clause('AUTO-ANCHORS', 'each of the 24 jobs', async ({ page }) => {
  for (const [name, slug] of Object.values(jobs).flat()) {
    // From elsewhere: on the page itself another fragment loads nothing.
    await page.goto('about:blank');
    await page.goto(`/auto-services#${slug}`);
    const heading = page.getByRole('heading', { level: 3, name, exact: true });
    await expect(heading, `#${slug}`).toBeInViewport({ ratio: 1 });
  }
});
