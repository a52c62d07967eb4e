/** Nothing moves when the script of a form loads, or when the form restores a draft. */
import type { Page } from '@playwright/test';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { clause, expect, test } from './fixtures.ts';
import { forms, type Form } from './forms.ts';
import { openBeforeScript, openFilledIn } from './open.ts';
import { shiftsDuring } from './shifts.ts';

type Begin = (page: Page, form: Form) => Promise<void>;

const fillIn: Begin = (page, form) => form.fillIn(page);
const chooseEmergency: Begin = (page) => page.getByRole('radio', { name: /^Emergency/ }).click();

/** What the visitor has done in each form before the script loads. `npm test` tries only the last of a form. */
const beginnings = [
  [
    'CONTACT-SCRIPT-STILL',
    forms.contact,
    { 'is empty': undefined, 'is filled in': fillIn, 'is about an emergency': chooseEmergency },
  ],
  ['QUOTE-SCRIPT-STILL', forms.quote, { 'is empty': undefined, 'is filled in': fillIn }],
] as const;

for (const width of isWholeRun ? [360, 1280] : [360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [id, form, begin] of beginnings)
      for (const [what, act] of Object.entries<Begin | undefined>(begin).slice(isWholeRun ? 0 : -1))
        clause(id, `at ${width} px, nothing moves in a form that ${what}`, async ({ page }) => {
          const release = await openBeforeScript(page, form.address);
          await act?.(page, form);
          await page.locator('form').evaluate((element) => element.scrollIntoView());
          const drawings = () =>
            page
              .locator('figure')
              .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          const before = await drawings();
          expect(await shiftsDuring(page, release)).toEqual([]);
          expect(await drawings()).toEqual(before);
        });

    for (const form of isWholeRun ? Object.values(forms) : [forms.quote])
      clause(
        'DRAFT-STILL',
        `at ${width} px, restoring a draft moves nothing on ${form.address}`,
        async ({ page, context }) => {
          await openFilledIn(page, form);
          // In a new tab, because after a reload the browser itself could restore the entries.
          const next = await context.newPage();
          const release = await openBeforeScript(next, form.address);
          const heading = next.locator('form').getByRole('heading').first();
          await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          const shifts = await shiftsDuring(next, async () => {
            await release();
            await expect(next.getByText('What you typed is still here.')).toBeVisible();
          });
          expect(shifts).toEqual([]);
          const [[label, text] = ['', '']] = Object.entries(form.typed).slice(1);
          await expect(next.getByLabel(label)).toHaveValue(text);
        },
      );
  });
