/** Both forms at 360 and 1280 pixels, and after a reload, Back and in a new tab. */
import type { Page } from '@playwright/test';
import { openBeforeScript } from './beforeScript.ts';
import { clause, expect, ready, test } from './fixtures.ts';
import { forms, openDetails } from './forms.ts';
import { shiftsDuring } from './shifts.ts';

for (const [id, form] of [
  ['CONTACT-SCRIPT-STILL', forms.contact],
  ['QUOTE-SCRIPT-STILL', forms.quote],
] as const) {
  for (const width of [360, 1280])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const isFilledIn of [false, true])
        clause(
          id,
          `nothing moves with fields ${isFilledIn ? 'filled in' : 'empty'}, at ${width} px`,
          async ({ page }) => {
            const release = await openBeforeScript(page, form.address);
            if (isFilledIn) await form.fillIn(page);
            await page.locator('form').evaluate((element) => element.scrollIntoView());
            expect(await shiftsDuring(page, release)).toEqual([]);
          },
        );

      clause(
        'DRAFT-STILL',
        `restoring a draft moves nothing on ${form.address} at ${width} px`,
        async ({ page, context }) => {
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
        },
      );
    });

  clause(
    'DRAFT-SURVIVES',
    `the form of ${form.address} has its text after a reload, after Back and in a new tab`,
    async ({ page, context }) => {
      const expectTyped = async (tab: Page) => {
        await ready(tab);
        await openDetails(tab);
        for (const [label, text] of Object.entries(form.typed))
          await expect(tab.getByRole('textbox', { name: label })).toHaveValue(text);
      };
      await page.goto(form.address);
      await ready(page);
      await form.fillIn(page);
      await page.reload();
      await expectTyped(page);
      await page.goto('/about');
      await page.goBack();
      await expectTyped(page);
      await page.close();
      const next = await context.newPage();
      await next.goto(form.address);
      await expectTyped(next);
    },
  );
}
