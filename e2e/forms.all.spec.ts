/** Both forms at 360 and 1280 pixels, by touch, after leaving, and in two tabs. */
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

for (const [form, label] of [
  [forms.quote, 'Comment (optional)'],
  [forms.contact, 'Message'],
] as const) {
  clause('DRAFT-TABS', `each tab keeps its text on ${form.address}`, async ({ page, context }) => {
    const open = async (tab: Page) => {
      await tab.goto(form.address);
      await ready(tab);
      if (form === forms.contact) await tab.getByRole('radio', { name: /^Tyres/ }).click();
      return tab.getByRole('textbox', { name: label });
    };
    const other = await context.newPage();
    const tabs = [
      [page, 'Two for the Corolla'],
      [other, 'Four for the Hilux'],
    ] as const;
    for (const [tab] of tabs) await open(tab);
    for (const [tab, text] of tabs) await tab.getByRole('textbox', { name: label }).fill(text);
    for (const [tab, text] of tabs) await expect(await open(tab)).toHaveValue(text);
    await other.getByRole('button', { name: 'Clear what I typed' }).click();
    await expect(await open(page)).toHaveValue('Two for the Corolla');
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  clause('CONTACT-PRESS', 'a tap opens step 2', async ({ page }) => {
    await page.goto('/contact');
    await ready(page);
    await page.getByRole('radio', { name: /^Fleet/ }).tap();
    await expect(page.getByRole('heading', { name: /Your Details/ })).toBeFocused();
  });
});
