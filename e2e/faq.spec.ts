import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './engines/newer.ts';
import { questionCount as counts } from '../spec/facts/lists.ts';
import { clause, expect, test, ready } from './fixtures.ts';

/** The plates of the filter, as they read. */
const plates = {
  Tyres: `Tyres ${counts.Tyres}`,
  Mechanical: `Mechanical ${counts.Mechanical}`,
  Electrical: `Electrical ${counts.Electrical}`,
  General: `General ${counts.General}`,
  all: `All ${counts.all}`,
} as const;

/** The line of a question, which is what can be pressed. */
const line = (page: Page, question: string) =>
  page.locator('summary').filter({ hasText: question });

/** The questions that can be seen. */
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

const wear = /^The legal minimum is/;
const batteries = /^A battery usually lasts 3–5 years/;
const paying = /^Cash, EFTPOS/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    clause('FAQ-COUNT', 'the served page has all of them', async ({ page }) => {
      await page.goto('/faq');
      await expect(shown(page)).toHaveCount(counts.all);
    });

    clause('FAQ-OPEN', 'by pointer and by keyboard', async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByText(wear)).toBeHidden();
      await line(page, 'When should I replace my tyres?').click();
      await expect(page.getByText(wear)).toBeVisible();
      // From the open question on, past its links, to the next one.
      for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
      await expect(page.getByText(/^40,000–80,000km is typical/)).toBeVisible();
      await page.keyboard.press('Space');
      await expect(page.getByText(/^40,000–80,000km is typical/)).toBeHidden();
    });

    clause('FAQ-INDEPENDENT', 'three stay open', async ({ page }) => {
      await page.goto('/faq');
      for (const question of [
        'When should I replace my tyres?',
        'How long does a car battery last?',
        'How can I pay?',
      ]) {
        await line(page, question).click();
      }
      for (const answer of [wear, batteries, paying]) {
        await expect(page.getByText(answer)).toBeVisible();
      }
    });

    clause('FAQ-FRAGMENT', 'an address that names an answer', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/');
        await page.goto('/faq#battery');
        await expect(page.getByText(batteries)).toBeInViewport();
        await expect(line(page, 'How long does a car battery last?')).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(paying)).toBeHidden();
      }
    });

    clause('FAQ-PRINT', 'every answer is open on paper', async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByText(wear)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      const answers = page.locator('details p');
      const texts = await answers.count();
      expect(texts).toBeGreaterThanOrEqual(counts.all);
      for (const answer of await answers.all()) await expect.soft(answer).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Tyres' })).toBeHidden();
    });

    clause('FAQ-FILTER', 'one category, another, and all', async ({ page }) => {
      await page.goto('/faq');
      for (const [plate, count, first] of [
        [plates.Tyres, counts.Tyres, 'When should I replace my tyres?'],
        [plates.Mechanical, counts.Mechanical, 'How often should I service my car?'],
        [plates.Electrical, counts.Electrical, 'How long does a car battery last?'],
        [plates.General, counts.General, 'Do I need an appointment?'],
        [plates.all, counts.all, 'When should I replace my tyres?'],
      ] as const) {
        await page.getByRole('radio', { name: plate }).check();
        await expect(shown(page)).toHaveCount(count);
        await expect(shown(page).first()).toHaveText(first);
      }
      await page.keyboard.press('ArrowDown');
      await expect(shown(page)).toHaveCount(counts.Tyres);
    });

    clause('FAQ-FILTER-COUNT', 'said in words', async ({ page }) => {
      await page.goto('/faq');
      const status = page.getByRole('status').locator('visible=true');
      await expect(status.getByText(`${counts.all} questions`, { exact: true })).toBeVisible();
      for (const [plate, words] of [
        [plates.Tyres, `${counts.Tyres} of ${counts.all} questions`],
        [plates.Mechanical, `${counts.Mechanical} of ${counts.all} questions`],
        [plates.Electrical, `${counts.Electrical} of ${counts.all} questions`],
        [plates.General, `${counts.General} of ${counts.all} questions`],
      ] as const) {
        await page.getByRole('radio', { name: plate }).check();
        await expect(status.getByText(words, { exact: true })).toBeVisible();
        await expect(status.getByText(`${counts.all} questions`, { exact: true })).toBeHidden();
      }
    });
  });
}

clause('FAQ-FRAGMENT', 'a fragment that is followed on the page', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  await page.evaluate(() => {
    location.hash = '#payment';
  });
  await expect(page.getByText(paying)).toBeInViewport();
});

clause('FAQ-FILTER', 'chosen before script, kept when it has come', async ({ page }) => {
  const release = await openBeforeScript(page, '/faq');
  await page.getByRole('radio', { name: plates.Electrical }).check();
  await expect(shown(page)).toHaveCount(counts.Electrical);
  await release();
  await expect(page.getByRole('radio', { name: plates.Electrical })).toBeChecked();
  await expect(shown(page)).toHaveCount(counts.Electrical);
});

clause('FAQ-NO-HAS', 'one category, another, and all', async ({ page }) => {
  await takeAway(page, ':has()');
  await page.goto('/faq');
  const status = page.getByRole('status').locator('visible=true');
  for (const [plate, count, words] of [
    [plates.Electrical, counts.Electrical, `${counts.Electrical} of ${counts.all} questions`],
    [plates.General, counts.General, `${counts.General} of ${counts.all} questions`],
    [plates.all, counts.all, `${counts.all} questions`],
  ] as const) {
    await page.getByRole('radio', { name: plate }).check();
    await expect(shown(page)).toHaveCount(count);
    await expect(status.getByText(words, { exact: true })).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('FAQ-NO-HAS-NO-SCRIPT', 'all questions, and nothing to press', async ({ page }) => {
    await takeAway(page, ':has()');
    await page.goto('/faq');
    await expect(shown(page)).toHaveCount(counts.all);
    await expect(
      page.getByRole('status').getByText(`${counts.all} questions`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
