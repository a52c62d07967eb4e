import type { Request } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, clauses, expect, openReady, test, watchRequests } from './fixtures.ts';

const nextYear = String(new Date().getFullYear() + 1);

/** The page and name of each question, what the visitor types, and words of the answer. `npm test` opens the first. */
const questions = [
  ['/tyres', 'How old are my tyres?', ['2319'], 'week 23 of 2019'],
  ['/tyres/fuel-efficient', 'What would I save?', [], 'Results vary'],
  ['/services/wof-inspection', 'Remind me of my WOF', ['March', nextYear], 'Renew your WOF by'],
] as const;

/** The scripts of the questions, and React. */
const scripts = /\/(?:react|answers|tyreAge|fuelSaving|wofReminder)-[^/]*\.js$/;

const isScript = (request: Request) => scripts.test(request.url());

const opened = isWholeRun ? questions : questions.slice(0, 1);

for (const [address, name, typed, answer] of opened)
  clauses(
    ['ANSWER-AT-REST', 'ANSWER-LOST'],
    `“${name}” loads its script when pressed, and shows a message if that fails`,
    async ({ page, expectConsole }, info) => {
      if (isAsked('ANSWER-LOST', info)) {
        expectConsole(/Failed to load resource/);
        expectConsole(/Failed to fetch/);
      }
      const requested = watchRequests(page, isScript);
      await openReady(page, address);
      const button = page.getByRole('button', { name });
      await button.hover();
      await page.waitForLoadState('networkidle');
      if (isAsked('ANSWER-AT-REST', info)) expect(requested).toEqual([]);
      if (!isAsked('ANSWER-LOST', info)) return;
      await page.route(scripts, (route) => route.abort());
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

for (const [address, name] of opened)
  clause('ANSWER-AT-REST', `“${name}” loads its script at the focus`, async ({ page }) => {
    const requested = watchRequests(page, isScript);
    await openReady(page, address);
    await page.getByRole('button', { name }).focus();
    await expect.poll(() => requested).not.toEqual([]);
  });

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
