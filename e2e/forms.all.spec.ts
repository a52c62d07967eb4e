/** Both forms at the other widths, by touch, and without a connection. */
import { openBeforeScript } from './beforeScript.ts';
import { clause, expect, ready, test } from './fixtures.ts';
import { forms, noteDialogs } from './forms.ts';
import { shiftsDuring } from './shifts.ts';

for (const [still, form] of [
  ['CONTACT-SCRIPT-STILL', forms.contact],
  ['QUOTE-SCRIPT-STILL', forms.quote],
] as const) {
  for (const width of [360, 1280])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const isFilledIn of [false, true])
        clause(still, `${isFilledIn ? 'filled in' : 'empty'}, ${width} px`, async ({ page }) => {
          const release = await openBeforeScript(page, form.address);
          if (isFilledIn) await form.fillIn(page);
          const first = page.locator('form');
          await first.evaluate((element) => element.scrollIntoView());
          expect(await shiftsDuring(page, release)).toEqual([]);
        });

      clause('DRAFT-STILL', `${form.address}, ${width} px`, async ({ page, context }) => {
        await page.goto(form.address);
        await ready(page);
        await form.fillIn(page);
        const next = await context.newPage();
        const release = await openBeforeScript(next, form.address);
        await next
          .locator('form')
          .evaluate((element) => element.scrollIntoView({ block: 'center' }));
        const shifts = await shiftsDuring(next, async () => {
          await release();
          await expect(next.getByText('What you typed is still here.')).toBeVisible();
        });
        expect(shifts).toEqual([]);
      });
    });

  clause('OFFLINE-SEND', form.address, async ({ page, context, inbox, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    expectConsole(/Form submission failed/);
    const alerts = noteDialogs(page);
    await page.goto(form.address);
    await ready(page);
    await form.fillIn(page);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await page.getByRole('button', { name: form.button }).click();
    await expect(page.getByRole('alert')).toHaveText(form.apology);
    await expect.poll(() => alerts).toEqual([`alert: ${form.apology}`]);
    expect(inbox.endpoint.received).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
    await page.getByRole('button', { name: form.button }).click();
    await expect(page.getByRole('heading', { name: form.sent })).toBeVisible();
    expect(inbox.endpoint.received).toHaveLength(1);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  clause('CONTACT-PRESS', 'a tap moves on', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('radio', { name: /^Fleet/ }).tap();
    await expect(page.getByRole('heading', { name: /Your Details/ })).toBeFocused();
  });
});
