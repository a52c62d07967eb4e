import type { Page } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { takeAway } from './newer.ts';
import { clause, clauses, expect, openReady, ready, test } from './fixtures.ts';
import { forms, send } from './forms.ts';
import { openFilledIn } from './open.ts';

const tile = (page: Page, name: RegExp) => page.getByRole('radio', { name });

clause('SUBMIT-POST', 'the preflight asks for Content-Type only', async ({ page, inbox }) => {
  await openFilledIn(page, forms.contact);
  await send(page, forms.contact);
  const json = 'application/json';
  await expect
    .poll(() => inbox.endpoint.received)
    .toMatchObject([{ contentType: json, accept: json }]);
  expect(inbox.endpoint.preflights).toEqual(['content-type']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clauses(
    ['CONTACT-NO-SCRIPT-STEPS', 'CONTACT-NO-SCRIPT-POST', 'A11Y-CHOICE-SAID', 'SPAM-TRAP-EMPTY'],
    'the contact form shows both steps, and sends eight fields and no spam trap',
    async ({ page, inbox }, info) => {
      const labels = Object.keys(forms.contact.typed);
      const expectBothSteps = async () => {
        if (!isAsked('CONTACT-NO-SCRIPT-STEPS', info)) return;
        await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
        const radios = await page.getByRole('radio').all();
        expect(radios).toHaveLength(6);
        let bottom = 0;
        for (const control of [...radios, ...labels.map((each) => page.getByLabel(each))]) {
          await expect(control).toBeVisible();
          const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(20);
          expect(y + height).toBeGreaterThanOrEqual(bottom);
          bottom = y + height;
        }
      };
      await page.goto('/contact');
      if (isAsked('A11Y-CHOICE-SAID', info))
        await expect(page.getByText('Choose a topic.')).toBeHidden();
      await expectBothSteps();
      await tile(page, /^Emergency/).check();
      await expectBothSteps();
      await page.getByRole('combobox', { name: 'Urgency' }).selectOption('urgent');
      for (const [name, text] of Object.entries(forms.contact.typed))
        await page.getByRole('textbox', { name }).fill(text);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect.poll(() => inbox.endpoint.received).toHaveLength(1);
      const [sent] = inbox.endpoint.received;
      const { _gotcha, ...fields } = sent?.fields ?? {};
      if (isAsked('CONTACT-NO-SCRIPT-POST', info)) {
        expect(sent?.sentBy).toBe('form');
        expect(fields).toEqual({
          formType: 'contact',
          ...forms.contact.arrives,
          message: 'Two 205/55R16, please.\r\nFriday after 3?',
          enquiryType: 'emergency',
          urgency: 'urgent',
          _subject: 'New Contact',
        });
      }
      if (isAsked('SPAM-TRAP-EMPTY', info)) expect(_gotcha).toBeUndefined();
    },
  );
});

clause('CONTACT-NO-HAS', 'only Emergency shows the urgency selector', async ({ page }) => {
  const urgency = page.getByRole('combobox', { name: 'Urgency' });
  await takeAway(page, ':has()');
  await openReady(page, '/contact');
  const emergency = /^Emergency/;
  for (const kind of [emergency, /^General/, /^Tyres/, /^Service/, /^Fleet/, /^Other/, emergency]) {
    await tile(page, kind).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(urgency).toBeVisible({ visible: kind === emergency });
    await page.getByRole('button', { name: 'Back' }).click();
  }
  // The restored draft has already chosen Emergency, so a press on this tile causes no `change` event.
  await page.reload();
  await ready(page);
  await tile(page, emergency).click();
  await expect(urgency).toBeVisible();
});
