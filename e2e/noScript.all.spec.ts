/** What a visitor can press without script, in the cases that the tests of `npm test` leave out. */
import { questionCount as counts } from '../spec/facts/lists.ts';
import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

clause('FAQ-FILTER', 'without script, one category is shown, then all', async ({ page }) => {
  await page.goto('/faq');
  const shown = page.getByRole('main').getByRole('heading', { level: 3 });
  for (const [plate, count] of [
    ['Electrical', counts.Electrical],
    ['All', counts.all],
  ] as const) {
    await page.getByRole('radio', { name: plate }).check();
    await expect(shown).toHaveCount(count);
  }
});

clause('HOME-BRANDS-PAUSE', 'the box pauses the names without script', async ({ page }) => {
  await page.goto('/');
  const states = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  const pause = page.getByRole('checkbox', { name: 'Pause animation' });
  expect(await states()).toEqual(['running']);
  await pause.check();
  expect(await states()).toEqual(['paused']);
  await pause.uncheck();
  // The pointer and the focus stop the animation too, so both are moved away.
  await pause.blur();
  await page.mouse.move(5, 5);
  await expect.poll(states).toEqual(['running']);
});
