/** Controls that work without script and that only `npm run test:all` tests. */
import { questionCount as counts } from '../spec/facts/lists.ts';
import { clause, expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

clause('FAQ-FILTER', 'without script, the filter shows one category, or all', async ({ page }) => {
  await page.goto('/faq');
  const shown = page.getByRole('main').getByRole('heading', { level: 3 });
  for (const [category, count] of [
    ['Electrical', counts.Electrical],
    ['All', counts.all],
  ] as const) {
    await page.getByRole('radio', { name: category }).check();
    await expect(shown).toHaveCount(count);
  }
});

clause('HOME-BRANDS-PAUSE', 'the checkbox pauses the names without script', async ({ page }) => {
  await page.goto('/');
  const states = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  const pause = page.getByRole('checkbox', { name: 'Pause animation' });
  expect(await states()).toEqual(['running']);
  await pause.check();
  expect(await states()).toEqual(['paused']);
  await pause.uncheck();
  // The animation also stops while the pointer or the focus is in the strip.
  await pause.blur();
  await page.mouse.move(5, 5);
  await expect.poll(states).toEqual(['running']);
});
