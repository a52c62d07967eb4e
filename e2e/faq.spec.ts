import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { takeAway } from './engines/newer.ts';
import { clause, expect, test, ready } from './fixtures.ts';

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

    clause('FAQ-COUNT', 'the served page has all 22', async ({ page }) => {
      await page.goto('/faq');
      await expect(shown(page)).toHaveCount(22);
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
      expect(texts).toBeGreaterThanOrEqual(22);
      for (const answer of await answers.all()) await expect.soft(answer).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Tyres' })).toBeHidden();
    });

    clause('FAQ-FILTER', 'one category, another, and all', async ({ page }) => {
      await page.goto('/faq');
      for (const [plate, count, first] of [
        ['Tyres 9', 9, 'When should I replace my tyres?'],
        ['Mechanical 6', 6, 'How often should I service my car?'],
        ['Electrical 3', 3, 'How long does a car battery last?'],
        ['General 4', 4, 'Do I need an appointment?'],
        ['All 22', 22, 'When should I replace my tyres?'],
      ] as const) {
        await page.getByRole('radio', { name: plate }).check();
        await expect(shown(page)).toHaveCount(count);
        await expect(shown(page).first()).toHaveText(first);
      }
      await page.keyboard.press('ArrowDown');
      await expect(shown(page)).toHaveCount(9);
    });

    clause('FAQ-FILTER-COUNT', 'said in words', async ({ page }) => {
      await page.goto('/faq');
      const status = page.getByRole('status').locator('visible=true');
      await expect(status.getByText('22 questions', { exact: true })).toBeVisible();
      for (const [plate, words] of [
        ['Tyres 9', '9 of 22 questions'],
        ['Mechanical 6', '6 of 22 questions'],
        ['Electrical 3', '3 of 22 questions'],
        ['General 4', '4 of 22 questions'],
      ] as const) {
        await page.getByRole('radio', { name: plate }).check();
        await expect(status.getByText(words, { exact: true })).toBeVisible();
        await expect(status.getByText('22 questions', { exact: true })).toBeHidden();
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
  await page.getByRole('radio', { name: 'Electrical 3' }).check();
  await expect(shown(page)).toHaveCount(3);
  await release();
  await expect(page.getByRole('radio', { name: 'Electrical 3' })).toBeChecked();
  await expect(shown(page)).toHaveCount(3);
});

clause('FAQ-NO-HAS', 'one category, another, and all', async ({ page }) => {
  await takeAway(page, ':has()');
  await page.goto('/faq');
  const status = page.getByRole('status').locator('visible=true');
  for (const [plate, count, words] of [
    ['Electrical 3', 3, '3 of 22 questions'],
    ['General 4', 4, '4 of 22 questions'],
    ['All 22', 22, '22 questions'],
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
    await expect(shown(page)).toHaveCount(22);
    await expect(page.getByText('22 questions', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
