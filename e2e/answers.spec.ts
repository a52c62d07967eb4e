import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, expect, openReady, test, watchRequests } from './fixtures.ts';

const nextYear = String(new Date().getFullYear() + 1);

/** The page and name of each question, what the visitor types, and words of the answer. `npm test` opens the first. */
const questions = [
  ['/tyres', 'How old are my tyres?', ['2319'], 'week 23 of 2019'],
  ['/tyres/fuel-efficient', 'What would I save?', [], 'Results vary'],
  ['/services/wof-inspection', 'Remind me of my WOF', ['March', nextYear], 'Renew your WOF by'],
] as const;

/** The scripts of the questions, and React. */
const scripts = /\/(?:react|answers|tyreAge|fuelSaving|wofReminder)-[^/]*\.js$/;

const opened = isWholeRun ? questions : questions.slice(0, 1);

for (const [address, name, typed, answer] of opened) {
  clause(
    'ANSWER-AT-REST',
    `“${name}” loads its script at the focus, not before`,
    async ({ page }) => {
      const requested = watchRequests(page, (request) => scripts.test(request.url()));
      await openReady(page, address);
      const button = page.getByRole('button', { name });
      await button.hover();
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      await button.focus();
      await expect.poll(() => requested).not.toEqual([]);
    },
  );

  clause(
    'ANSWER-LOST',
    `“${name}” says that its script failed, and then opens`,
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      expectConsole(/Failed to fetch/);
      await openReady(page, address);
      await page.route(scripts, (route) => route.abort());
      const button = page.getByRole('button', { name });
      await button.click();
      const message = page.getByText('That didn’t load. Check your connection and try again.');
      await expect(message).toBeVisible();
      await page.unrouteAll();
      await button.click();
      await expect(page.getByRole('group', { name }).locator(':focus')).toBeVisible();
      for (const text of typed) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible();
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('ANSWER-AT-REST', 'the buttons do not show', async ({ page }) => {
    for (const [address, name] of questions) {
      await page.goto(address);
      await expect(page.getByRole('button', { name }), name).toBeHidden();
      if (address === '/tyres')
        await expect(page.getByText('The DOT code’s last four digits')).toBeVisible();
    }
  });
});
