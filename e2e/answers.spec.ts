import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, expect, ready, test } from './fixtures.ts';

const nextYear = String(new Date().getFullYear() + 1);

/** The page and name of each question, what the visitor types, and words of the answer. `npm test` opens the first. */
const questions = [
  ['/tyres', 'How old are my tyres?', ['2319'], 'week 23 of 2019'],
  ['/tyres/fuel-efficient', 'What would I save?', [], 'Results vary'],
  ['/services/wof-inspection', 'Remind me of my WOF', ['March', nextYear], 'Renew your WOF by'],
] as const;

/** The scripts of the questions, and React. */
const scripts = /\/(?:react|answers|tyreAge|fuelSaving|wofReminder)-[^/]*\.js$/;

for (const [address, name, typed, answer] of isWholeRun ? questions : questions.slice(0, 1)) {
  clause('ANSWER-AT-REST', `“${name}” loads no script before the press`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(address);
    await ready(page);
    await page.getByRole('button', { name }).hover();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => scripts.test(url))).toEqual([]);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('group', { name }).locator(':focus')).toBeVisible();
    for (const text of typed) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible();
  });

  clause(
    'ANSWER-LOST',
    `“${name}” reports its lost script, then opens`,
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      expectConsole(/Failed to fetch/);
      await page.goto(address);
      await ready(page);
      await page.route(scripts, (route) => route.abort());
      await page.getByRole('button', { name }).click();
      const message = page.getByText('That didn’t load. Check your connection and try again.');
      await expect(message).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('group', { name }).locator(':focus')).toBeVisible();
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('ANSWER-AT-REST', 'no button shows, and Tyres explains the code', async ({ page }) => {
    for (const [address, name] of questions) {
      await page.goto(address);
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await page.goto('/tyres');
    await expect(page.getByText('The DOT code’s last four digits')).toBeVisible();
  });
});
