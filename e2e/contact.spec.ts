import type { Page } from '@playwright/test';
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { takeAway } from './newer.ts';
import { clause, clauses, expect, openReady, ready, test } from './fixtures.ts';
import { forms, send } from './forms.ts';
import { openFilledIn } from './open.ts';

const tile = (page: Page, name: RegExp) => page.getByRole('radio', { name });

clause(
  'SUBMIT-POST',
  'the preflight request names only the header Content-Type, and the message is posted as typed',
  async ({ page, inbox, site }) => {
    await openFilledIn(page, forms.contact);
    await send(page, forms.contact);
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
    expect(inbox.endpoint.preflights).toEqual([
      { origin: site.origin, method: 'POST', headers: 'content-type' },
    ]);
    expect(inbox.endpoint.received).toEqual([
      expect.objectContaining({
        origin: site.origin,
        contentType: 'application/json',
        accept: 'application/json',
        fields: {
          formType: 'contact',
          ...forms.contact.arrives,
          urgency: 'normal',
          _subject: 'New Contact - tyres',
        },
      }),
    ]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clauses(
    [
      'CONTACT-NO-SCRIPT-STEPS',
      'CONTACT-NO-SCRIPT-POST',
      'CONTACT-NO-SCRIPT-SUBJECT',
      'A11Y-CHOICE-SAID',
      'SPAM-TRAP-EMPTY',
    ],
    'the contact form shows both steps, and sends eight fields and no spam trap',
    async ({ page, inbox }, info) => {
      await page.goto('/contact');
      if (isAsked('A11Y-CHOICE-SAID', info))
        await expect(page.getByText('Choose a topic.')).toBeHidden();
      if (isAsked('CONTACT-NO-SCRIPT-STEPS', info)) {
        await expect(page.getByRole('group', { name: 'Select Enquiry Type' })).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'Step 1 of 2 : Select Enquiry Type' }),
        ).toBeVisible();
        const details = page.getByRole('heading', { name: 'Step 2 of 2 : Your Details' });
        await expect(details).toBeVisible();
        await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
        await expect(page.getByRole('radio')).toHaveCount(6);
        const lastTile = await tile(page, /^Other/).boundingBox();
        expect((await details.boundingBox())?.y).toBeGreaterThan(lastTile?.y ?? Number.NaN);
        for (const name of Object.keys(forms.contact.typed))
          await expect(page.getByRole('textbox', { name })).toBeVisible();
      }
      await tile(page, /^Emergency/).check();
      await page.getByRole('combobox', { name: 'Urgency' }).selectOption('urgent');
      for (const [name, text] of Object.entries(forms.contact.typed))
        await page.getByRole('textbox', { name }).fill(text);
      if (isAsked('CONTACT-NO-SCRIPT-STEPS', info)) {
        await tile(page, /^Other/).scrollIntoViewIfNeeded();
        await expect(tile(page, /^Other/)).toBeInViewport();
      }
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const [sent] = inbox.endpoint.received;
      const { _subject, _gotcha, ...fields } = sent?.fields ?? {};
      if (isAsked('CONTACT-NO-SCRIPT-POST', info)) {
        expect(inbox.endpoint.received).toHaveLength(1);
        expect(sent?.sentBy).toBe('form');
        expect(fields).toEqual({
          formType: 'contact',
          ...forms.contact.arrives,
          message: 'Two 205/55R16, please.\r\nFriday after 3?',
          enquiryType: 'emergency',
          urgency: 'urgent',
        });
      }
      if (isAsked('CONTACT-NO-SCRIPT-SUBJECT', info)) expect(_subject).toBe('New Contact');
      if (isAsked('SPAM-TRAP-EMPTY', info)) expect(_gotcha).toBeUndefined();
    },
  );
});

clause('CONTACT-NO-HAS', 'only Emergency shows the urgency selector', async ({ page }) => {
  const urgency = page.getByRole('combobox', { name: 'Urgency' });
  await takeAway(page, ':has()');
  await openReady(page, '/contact');
  for (const other of [/^General/, /^Tyres/, /^Service/, /^Fleet/, /^Other/]) {
    await tile(page, other).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(urgency).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
  }
  await tile(page, /^Emergency/).click();
  await expect(urgency).toBeVisible();
  // The restored draft has already chosen Emergency, so a press on this tile causes no `change` event.
  await page.reload();
  await ready(page);
  await tile(page, /^Emergency/).click();
  await expect(urgency).toBeVisible();
});
