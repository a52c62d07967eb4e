import { openBeforeScript } from './open.ts';
import { takeAway } from './newer.ts';
import { questionCount as counts, questions } from '../spec/facts/lists.ts';
import { clause, expect, openReady, test } from './fixtures.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    clause('FAQ-FRAGMENT', 'the address of an answer opens that answer', async ({ page }) => {
      await page.goto('/');
      for (const [id, question, answer] of [
        ['battery', 'How long does a car battery last?', /^A battery usually lasts 3–5 years/],
        ['payment', 'How can I pay?', /^Cash, EFTPOS/],
      ] as const) {
        await expect(page.getByText(answer)).toBeHidden();
        await page.goto(`/faq#${id}`);
        await expect(page.getByText(answer)).toBeInViewport();
        const line = page.locator('summary').filter({ hasText: question });
        await expect(line).toBeInViewport({ ratio: 1 });
      }
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  clause(
    'FAQ-PRINT',
    'print shows every answer and no filter, whatever category is chosen',
    async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByText(/^The legal minimum is/)).toBeHidden();
      const answers = page.locator('details p');
      const texts = await answers.count();
      expect(texts).toBeGreaterThanOrEqual(counts.all);
      for (const category of ['All', ...Object.keys(questions)]) {
        await page.emulateMedia({ media: 'screen' });
        await page.getByRole('radio', { name: category }).check();
        await page.emulateMedia({ media: 'print' });
        await expect(answers.filter({ visible: true })).toHaveCount(texts);
        await expect(page.getByRole('radio')).toHaveCount(0);
      }
    },
  );

  clause('FAQ-NO-HAS-NO-SCRIPT', 'the page shows all questions and no filter', async ({ page }) => {
    await takeAway(page, ':has()');
    await page.goto('/faq');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(counts.all);
    const announced = page.getByRole('status').locator('*').filter({ visible: true });
    await expect(announced).toHaveText([`${counts.all} questions`]);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

clause('FAQ-FILTER', 'a category chosen before the script loads stays chosen', async ({ page }) => {
  const release = await openBeforeScript(page, '/faq');
  const electrical = page.getByRole('radio', { name: 'Electrical' });
  const shown = page.getByRole('main').getByRole('heading', { level: 3 });
  await electrical.check();
  await expect(shown).toHaveCount(counts.Electrical);
  await release();
  await expect(electrical).toBeChecked();
  await expect(shown).toHaveCount(counts.Electrical);
});

clause('FAQ-NO-HAS', 'the filter shows the chosen category, or all questions', async ({ page }) => {
  await takeAway(page, ':has()');
  await openReady(page, '/faq');
  const shown = page.getByRole('main').getByRole('heading', { level: 3 });
  const announced = page.getByRole('status').locator('*').filter({ visible: true });
  for (const [category, listed, words] of [
    ...Object.entries(questions).map(
      ([name, own]) => [name, own, `${own.length} of ${counts.all} questions`] as const,
    ),
    ['All', Object.values(questions).flat(), `${counts.all} questions`] as const,
  ]) {
    await page.getByRole('radio', { name: category }).check();
    await expect(shown).toHaveText(listed.map(([question]) => question));
    await expect(announced).toHaveText([words]);
  }
});
