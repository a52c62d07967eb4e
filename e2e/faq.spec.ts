import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './newer.ts';
import { questionCount as counts } from '../spec/facts/lists.ts';
import { clause, expect, ready, test } from './fixtures.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  clause('FAQ-FRAGMENT', 'an address with its id opens an answer', async ({ page }) => {
    const battery = page.getByText(/^A battery usually lasts 3–5 years/);
    const paying = page.getByText(/^Cash, EFTPOS/);
    await page.goto('/');
    await page.goto('/faq#battery');
    await expect(battery).toBeInViewport();
    await expect(
      page.locator('summary').filter({ hasText: 'How long does a car battery last?' }),
    ).toBeInViewport({ ratio: 1 });
    await expect(paying).toBeHidden();
    await page.goto('/faq#payment');
    await expect(paying).toBeInViewport();
  });

  clause('FAQ-PRINT', 'the print shows every answer and no filter', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText(/^The legal minimum is/)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('details p');
    const texts = await answers.count();
    expect(texts).toBeGreaterThanOrEqual(counts.all);
    await expect(answers.filter({ visible: true })).toHaveCount(texts);
    await expect(page.getByRole('radio', { name: 'Tyres' })).toBeHidden();
  });

  clause('FAQ-NO-HAS-NO-SCRIPT', 'the page shows all questions and no filter', async ({ page }) => {
    await takeAway(page, ':has()');
    await page.goto('/faq');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(counts.all);
    await expect(page.getByRole('status')).toContainText(`${counts.all} questions`);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

clause('FAQ-FILTER', 'a category chosen before the script stays chosen', async ({ page }) => {
  const release = await openBeforeScript(page, '/faq');
  const electrical = page.getByRole('radio', { name: 'Electrical' });
  const shown = page.getByRole('main').getByRole('heading', { level: 3 });
  await electrical.check();
  await expect(shown).toHaveCount(counts.Electrical);
  await release();
  await expect(electrical).toBeChecked();
  await expect(shown).toHaveCount(counts.Electrical);
});

clause('FAQ-NO-HAS', 'the filter shows one category, then another, then all', async ({ page }) => {
  await takeAway(page, ':has()');
  await page.goto('/faq');
  await ready(page);
  for (const [plate, count, words] of [
    ['Electrical', counts.Electrical, `${counts.Electrical} of ${counts.all} questions`],
    ['General', counts.General, `${counts.General} of ${counts.all} questions`],
    ['All', counts.all, `${counts.all} questions`],
  ] as const) {
    await page.getByRole('radio', { name: plate }).check();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(count);
    const announcement = page.getByRole('status').getByText(words, { exact: true });
    await expect(announcement).toBeVisible();
  }
});
